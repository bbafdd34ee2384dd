import PlainviewUIAutomation
import Synchronization
import Testing
import UIKit

/// What a monkey's step costs does not grow with the steps before it.
@MainActor @Suite struct MonkeyCostTests {
  /// A form whose texts nothing limits; a class of its own keeps the longest that they became.
  private final class FormController: UIViewController {
    static var longest = 0
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    private let notes = UITextView(frame: CGRect(x: 20, y: 160, width: 300, height: 300))

    override func viewDidLoad() {
      super.viewDidLoad()
      for view in [field, notes] { self.view.addSubview(view) }
      field.addAction(UIAction { [weak self] _ in self?.note() }, for: .editingChanged)
    }

    private func note() {
      Self.longest = max(Self.longest, field.text?.utf16.count ?? 0, notes.text.utf16.count)
    }
  }

  @Test func `H8: Texts that a monkey types into stay short enough, however many steps it takes`() throws {
    FormController.longest = 0
    try XCUIApplication(rootViewController: FormController()).monkey(seed: 1, steps: 3000)
    // The longest text that is typed at once is 26 characters.
    #expect(FormController.longest > 300 && FormController.longest <= 1000 + 26)
  }

  #if DEBUG
  @Test func `H8: The text that a step measures is bounded`() throws {
    func bytes(steps: Int) throws -> Int {
      let before = TextMetrics.measuredBytes.load(ordering: .relaxed)
      try XCUIApplication(rootViewController: FormController()).monkey(seed: 1, steps: steps)
      return TextMetrics.measuredBytes.load(ordering: .relaxed) - before
    }
    let (few, many) = (try bytes(steps: 1000), try bytes(steps: 4000))
    print("H8 bytes measured:", few, many)
    // A step measures a text of at most 1,026 UTF-16 units, which are at most 3 bytes each, a few times.
    #expect(many < 4000 * 3 * 1026 * 20)
    #expect(few < 1000 * 3 * 1026 * 20)
  }
  #endif
}
