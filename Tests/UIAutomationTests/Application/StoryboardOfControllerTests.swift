import Foundation
import PlainviewRuntime
import Testing
import UIKit
import _Testing_UIKit

/// A controller of a storyboard that is made by its name in the app's own module.
class TemplateViewController: UIViewController {}

/// What controllers know of their storyboards, and how documents name the app's own classes.
@MainActor @Suite struct StoryboardOfControllerTests {
  private let files: ManifestFiles

  init() throws { files = try ManifestFiles() }

  private func storyboard(_ attributes: String) throws {
    _ = try files.file(
      "Main.storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
        initialViewController="A">
        <scenes>
          <scene sceneID="S1"><objects>
            <viewController id="A" sceneMemberID="viewController" \(attributes)><view key="view" id="VA"/></viewController>
          </objects></scene>
          <scene sceneID="S2"><objects>
            <viewController id="B" storyboardIdentifier="Detail" title="Detail" sceneMemberID="viewController">
              <view key="view" id="VB"/></viewController>
          </objects></scene>
        </scenes>
      </document>
      """)
  }

  private func launched(_ attributes: String = "") throws -> XCUIApplication {
    try storyboard(attributes)
    let plist = try files.plist("<key>UIMainStoryboardFile</key><string>Main</string>")
    let app = XCUIApplication(delegate: ClassicDelegate.self, infoPlist: plist)
    try app.launch()
    return app
  }

  @Test func `W61 A controller makes others of the storyboard that it came from`() throws {
    let app = try launched()
    try app.run {
      let root = try #require(app.window?.rootViewController)
      let storyboard: UIStoryboard = try #require(root.storyboard)
      let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
      #expect(detail.title == "Detail")
      #expect(detail.storyboard === storyboard)
    }
  }

  @Test func `W61 A controller that code made has no storyboard, and a subclass may say that it has one`() throws {
    final class Own: UIViewController {
      var asked = 0
      override var storyboard: UIStoryboard? {
        asked += 1
        return super.storyboard
      }
    }
    let own = Own()
    #expect((own as UIViewController).storyboard == nil)
    #expect(own.asked == 1)
    #expect(UIViewController().storyboard == nil)
  }

  @Test(arguments: [
    "customClass=\"TemplateViewController\" customModuleProvider=\"target\"",
    "customClass=\"TemplateViewController\" customModule=\"RenamedSince\" customModuleProvider=\"target\"",
    "customClass=\"TemplateViewController\"",
  ])
  func `W73 A class of no module, or of one that is gone, is the app's own`(attributes: String) throws {
    let app = try launched(attributes)
    #expect(app.window?.rootViewController is TemplateViewController)
    #expect(app.console == [])
  }

  @Test func `W73 A class that the app does not have stays unknown`() throws {
    let app = try launched("customClass=\"NoSuchViewController\" customModuleProvider=\"target\"")
    #expect(app.console == ["Unknown class NoSuchViewController in Interface Builder file."])
  }
}
