import PlainviewUIAutomation
import Synchronization
import Testing
import UIKit

/// What a monkey's step costs does not grow with the steps before it.
@MainActor @Suite struct MonkeyCostTests {
  /// A field whose text nothing limits; the class keeps its greatest length.
  private final class FormController: UIViewController {
    static var longest = 0
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      field.addAction(UIAction { [weak self] _ in self?.note() }, for: .editingChanged)
    }

    private func note() {
      Self.longest = max(Self.longest, field.text?.utf16.count ?? 0)
    }
  }

  @Test func `H8: Texts that a monkey types into stay short enough, however many steps it takes`() throws {
    FormController.longest = 0
    try XCUIApplication(rootViewController: FormController()).monkey(seed: 1, steps: 1500)
    // The longest text that is typed at once is 26 characters.
    #expect(FormController.longest > 300 && FormController.longest <= 400 + 26)
  }

  #if DEBUG
  @Test func `H8: The text that a step measures is bounded`() throws {
    func bytes(steps: Int) throws -> Int {
      let before = TextMetrics.measuredBytes.load(ordering: .relaxed)
      try XCUIApplication(rootViewController: FormController()).monkey(seed: 1, steps: steps)
      return TextMetrics.measuredBytes.load(ordering: .relaxed) - before
    }
    let (few, many) = (try bytes(steps: 300), try bytes(steps: 900))
    // A step measures a text of at most 426 UTF-16 units, which are at most 3 bytes each, a few times.
    #expect(many < 900 * 3 * 426 * 20)
    #expect(few < 300 * 3 * 426 * 20)
  }
  #endif
}
