import PlainviewSnapshot
import Testing
import UIKit

/// Failures of real screens, from beginning to end: what the user reads.
@MainActor @Suite struct FailureScenarioTests {
  /// The whole text for a change of a screen.
  private func failure(of controller: LoginController, after change: (LoginController) -> Void) throws -> String {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let strategy = Snapshotting<UIViewController>.ascii
    let old = strategy.text(of: controller) + "\n"
    let companion = Companion.text(of: try #require(strategy.makeFacts(controller)), golden: old)
    change(controller)
    window.layoutIfNeeded()
    let new = strategy.text(of: controller) + "\n"
    let facts = try #require(strategy.makeFacts(controller))
    return DifferenceText(
      from: "logIn.txt (golden)", to: "logIn.txt (now)", old: old, new: new,
      basis: .facts(old: try Companion.facts(in: companion, golden: old), new: facts)
    ).text
  }

  /// The form is 361 points wide, 45 cells: the 88 characters of the old message take two lines, the new one takes one.
  @Test func `A shorter message in a login form`() throws {
    let text = try failure(of: LoginController()) { $0.message.text = "Wrong." }
    let summary = text.prefix(text.firstRange(of: "\n---")?.lowerBound.utf16Offset(in: text) ?? 0)
    #expect(summary.contains("`message` says \"Wrong.\" (was \"Your password never leaves this device"))
    #expect(summary.contains("\nWhy:\n  the content of `message` is 16 high (was 32): its text changed\n"))
    #expect(!summary.contains("`button`"))
  }

  @Test func `A picture that got smaller moves the whole form`() throws {
    let text = try failure(of: LoginController()) { controller in
      for constraint in controller.avatar.constraints where constraint.firstAttribute == .width {
        constraint.constant = 64
      }
      controller.button.isEnabled = false
    }
    #expect(text.contains("  `avatar` moved right by 16 and is 64 x 64 (was 96 x 96)\n"))
    #expect(text.contains("  `UIStackView` moved up by 32\n"))
    #expect(text.contains("  `button` is disabled now\n"))
    #expect(
      text.contains(
        "Why:\n  `avatar.width == 96` became `== 64`\n    `UIStackView` moved up by 32: its top is `avatar`.bottom + 16"
      ))
  }
}
