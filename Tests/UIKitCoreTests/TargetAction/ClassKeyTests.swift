import Testing
import UIKit
import _Testing_UIKit

/// Keys of classes, as code asks for the application that app extensions must not name.
@MainActor @Suite struct ClassKeyTests {
  @Test(arguments: ["sharedApplication", "shared"])
  func `A class answers for its methods by key and key path`(key: String) throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run {
      #expect(UIApplication.value(forKey: key) as? UIApplication === UIApplication.shared)
      #expect(UIApplication.value(forKeyPath: key) as? UIApplication === UIApplication.shared)
      #expect(UIApplication.responds(to: Selector(key)))
      #expect(UIApplication.perform(Selector(key))?.takeUnretainedValue() === UIApplication.shared)
    }
  }

  @Test func `A key without a method fails with Foundation's text`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let error = #expect(throws: UncaughtException.self) { try app.run { _ = UIApplication.value(forKey: "missing") } }
    #expect(error?.name == "NSUnknownKeyException")
    #expect(error?.reason.hasSuffix("this class is not key value coding-compliant for the key missing.") == true)
  }
}
