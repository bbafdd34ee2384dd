public import Foundation
public import PlainviewGraphics
import PlainviewSnapshot
import PlainviewUIAutomation
public import PlainviewXCTest

/// What the screen or an element shows, as text and as SVG: nothing has pixels here.
open class XCUIScreenshot: NSObject, @unchecked Sendable {
  /// The picture in box-drawing characters.
  public let text: String
  /// The picture as an SVG document.
  public let svg: String

  init(text: String, svg: String) {
    self.text = text
    self.svg = svg
  }

  /// An empty image: only its size would tell something, and texts have none in points.
  open var image: UIImage { UIImage() }

  /// The bytes of the SVG document; a device gives those of a PNG file.
  open var pngRepresentation: Data { Data(svg.utf8) }
}

/// What can be photographed.
@preconcurrency @MainActor public protocol XCUIScreenshotProviding: NSObjectProtocol {
  /// Takes a picture of what the receiver shows now.
  func screenshot() -> XCUIScreenshot
}

/// A screen of the device.
@preconcurrency @MainActor open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The screen of the device.
  public static let main = XCUIScreen()
  /// The screens of the device: the main one only.
  public static var screens: [XCUIScreen] { [main] }

  nonisolated override init() { super.init() }

  /// What the app under test shows; empty when none runs.
  open func screenshot() -> XCUIScreenshot {
    guard let app = AppUnderTest.launched else { return XCUIScreenshot(text: "", svg: "") }
    return XCUIScreenshot(text: app.text(as: .unicode), svg: app.text(as: .svg))
  }
}

extension XCTAttachment {
  /// A screenshot as two files, one with text and one with SVG.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(
      name: nil, files: [("txt", Data((screenshot.text + "\n").utf8)), ("svg", Data(screenshot.svg.utf8))],
      uniformTypeIdentifier: "public.svg-image")
  }

  /// Creates an attachment from a screenshot; the quality has no effect.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }
}
