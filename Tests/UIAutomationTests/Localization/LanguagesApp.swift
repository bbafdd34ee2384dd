import Foundation
import PlainviewUIAutomation
import UIKit

/// The app in `Fixtures/Languages`.
@MainActor enum LanguagesApp {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  static var folder: URL {
    URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Fixtures/Languages").standardizedFileURL
  }

  /// The app, launched with these arguments.
  static func launched(_ arguments: String...) throws -> XCUIApplication {
    let app = XCUIApplication(delegate: Delegate.self, infoPlist: folder.appendingPathComponent("Info.plist"))
    app.launchArguments = arguments
    try app.launch()
    return app
  }
}
