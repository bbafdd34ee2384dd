import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// Fills its fields from what was saved and then logs in, as seed 3 does.
private final class AutoLoginController: UIViewController {
  let fields = [UITextField(), UITextField()]
  private(set) var logins = 0

  override func viewDidLoad() {
    let button = UIButton(primaryAction: UIAction { [unowned self] _ in logins += 1 })
    guard let id = UserDefaults.standard.string(forKey: "id") else { return }
    guard let password = UserDefaults.standard.string(forKey: "pwd") else { return }
    fields[0].text = id
    fields[1].text = password
    button.sendActions(for: .touchUpInside)
  }
}

/// User defaults of an app under test (seed 3).
@MainActor @Suite struct SavedLoginTests {
  private func launched(_ prepare: (XCUIApplication) -> Void) throws -> AutoLoginController {
    var controller = AutoLoginController()
    let app = XCUIApplication(rootViewController: AutoLoginController())
    prepare(app)
    try app.launch()
    controller = try #require(app.window?.rootViewController as? AutoLoginController)
    return controller
  }

  @Test func `3.1 Saved ids fill the fields and log in once`() throws {
    let controller = try launched {
      $0.userDefaults["id"] = "kim"
      $0.userDefaults["pwd"] = "secret"
    }
    #expect(controller.fields.map(\.text) == ["kim", "secret"])
    #expect(controller.logins == 1)
  }

  @Test func `3.2 Without an id, or with an id alone, nothing happens`() throws {
    #expect(try launched { _ in }.logins == 0)
    let controller = try launched { $0.userDefaults["id"] = "kim" }
    #expect(controller.logins == 0)
    #expect(controller.fields.map(\.text) == ["", ""])
  }

  @Test func `Launch arguments are user defaults too`() throws {
    let controller = try launched { $0.launchArguments = ["-id", "lee", "-pwd", "x"] }
    #expect(controller.fields.map(\.text) == ["lee", "x"])
  }

  @Test func `What the app saves outlives its launch, and no other app sees it`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run {
      UserDefaults.standard.set(3, forKey: "launches")
      UserDefaults(suiteName: "group.sample")?.set("shared", forKey: "text")
    }
    #expect(app.userDefaults["launches"] as? Int == 3)
    #expect(app.userDefaults(suiteName: "group.sample")["text"] as? String == "shared")
    try app.launch()
    #expect(try app.run { UserDefaults.standard.integer(forKey: "launches") } == 3)
    let other = XCUIApplication(rootViewController: UIViewController())
    try other.launch()
    #expect(try other.run { UserDefaults.standard.object(forKey: "launches") } == nil)
    app.userDefaults.removeAll()
    #expect(app.userDefaults.dictionary.isEmpty)
  }

  @Test(arguments: 0..<4) func `Tests without a driver have defaults of their own`(number: Int) async throws {
    #expect(UserDefaults.standard.object(forKey: "host \(number)") == nil)
    UserDefaults.standard.set(number, forKey: "host \(number)")
    await Task.yield()
    #expect(UserDefaults.standard.object(forKey: "host \(number)") as? Int == number)
  }
}
