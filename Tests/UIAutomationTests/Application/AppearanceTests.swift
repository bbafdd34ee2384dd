import Foundation
import PlainviewUIAutomation
import PlainviewUIKitCore
import Testing
import UIKit

/// Traits that the driver changes, and their effects in the app.
@MainActor @Suite struct AppearanceTests {
  private final class Noting: UIViewController {
    var heard: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.append("\(previous?.userInterfaceStyle ?? .unspecified) to \(traitCollection.userInterfaceStyle)")
    }
  }

  private let controller: Noting
  private let app: XCUIApplication

  init() throws {
    let controller = Noting()
    self.controller = controller
    app = XCUIApplication(rootViewController: controller)
    try app.launch()
  }

  @Test func `Dark mode is told, and colours that depend on it become others in the picture`() throws {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
    label.text = "Hello"
    label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    try app.run {
      controller.view.backgroundColor = .systemBackground
      controller.view.addSubview(label)
    }
    let light = app.text(as: .svg)
    app.hardware.appearance = .dark
    #expect(controller.heard == ["light to dark"])
    let dark = app.text(as: .svg)
    #expect(light.contains("#FF0000") && !light.contains("#00FF00"))
    #expect(dark.contains("#00FF00") && !dark.contains("#FF0000"))
    app.hardware.appearance = .dark
    #expect(controller.heard.count == 1)
    try app.launch()
    #expect(app.window?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `A view with a style of its own is drawn by that`() throws {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
    label.text = "Hello"
    label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    try app.run {
      box.addSubview(label)
      controller.view.addSubview(box)
    }
    #expect(app.text(as: .svg).contains("#FF0000"))
    try app.run { box.overrideUserInterfaceStyle = .dark }
    #expect(app.text(as: .svg).contains("#00FF00"))
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.heard == [])
  }

  @Test func `Texts that follow the user's text size are laid out anew`() throws {
    let following = UILabel()
    let fixed = UILabel()
    let scaled = UILabel()
    for (label, adjusts) in [(following, true), (fixed, false), (scaled, true)] {
      label.text = "Hello"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = adjusts
    }
    scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 20)
    let app = XCUIApplication(rootViewController: UIViewController(), textMetrics: .system)
    try app.launch()
    try app.run { for label in [following, fixed, scaled] { app.window?.rootViewController?.view.addSubview(label) } }
    let listener = try Listener(app)
    let width = following.intrinsicContentSize.width
    app.hardware.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(following.font.pointSize == 53)
    #expect(fixed.font.pointSize == 17)
    #expect(scaled.font.pointSize == 20)
    #expect(following.intrinsicContentSize.width > width * 2)
    #expect(listener.take() == ["UIContentSizeCategoryDidChangeNotification"])
    #expect(try app.run { UIApplication.shared.preferredContentSizeCategory } == .accessibilityExtraExtraExtraLarge)
    app.hardware.preferredContentSizeCategory = .large
    #expect(following.font.pointSize == 17)
    #expect(scaled.font.pointSize == 10)
  }

  @Test func `Arguments of the launch are settings, as on a device`() throws {
    app.launchArguments = ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryXL", "-fast"]
    app.launchEnvironment = ["SERVER": "none"]
    try app.launch()
    try app.run {
      #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == .extraLarge)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
      #expect(ProcessInfo.processInfo.arguments.last == "-fast")
      #expect(ProcessInfo.processInfo.environment["SERVER"] == "none")
    }
    app.launchArguments = ["-UIPreferredContentSizeCategoryName", "huge", "-AppleInterfaceStyle"]
    try app.launch()
    #expect(app.window?.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func `What the user turned on to be helped is data, and its changes are posted`() throws {
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    try app.run { #expect(!UIAccessibility.isReduceMotionEnabled) }
    app.hardware.accessibility.isReduceMotionEnabled = true
    app.hardware.accessibility.isBoldTextEnabled = true
    try app.run {
      #expect(UIAccessibility.isReduceMotionEnabled)
      #expect(!UIAccessibility.isVoiceOverRunning)
      #expect(UITraitCollection.current.legibilityWeight == .bold)
      UIAccessibility.post(notification: .announcement, argument: "Saved")
    }
    #expect(posted == 1)
    #expect(app.announcements == ["Saved"])
  }

  @Test func `A language from the right is a setting`() throws {
    app.hardware.isRightToLeft = true
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
