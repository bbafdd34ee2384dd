import PlainviewSnapshot
import Testing
import UIKit

/// Control characters in an app's texts reach no output as they are (H10).
@MainActor @Suite struct ControlCharacterTests {
  /// C0, DEL, C1, the separators of lines and paragraphs, and the characters of the bidirectional algorithm (UAX #9).
  nonisolated static let controls = [
    0...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
  ].flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } }

  private static let strategies: [Snapshotting<UIView>] = [
    .ascii, .unicode, .styles, .svg, .hierarchy, .layout, .accessibility, .wiring, .json,
    .facets(.ascii, .hierarchy, .accessibility),
  ]

  /// A view with a text in every property that can have one.
  private func board(_ text: String) -> UIView {
    let board = StrategyBoard(columns: 40, rows: 8)
    board.label(text, width: 30) { $0.accessibilityHint = text }
    board.label("x", 0, 1, width: 30) { $0.accessibilityIdentifier = text }
    board.button(text, 0, 2, width: 30) { button in
      button.accessibilityValue = text
      button.addAction(UIAction { _ in }, for: .touchUpInside)
    }
    board.add(UITextField(), 0, 3, 30) { field in
      field.placeholder = text
      field.addTarget(board.root, action: "go", for: .editingChanged)
    }
    let layer = CATextLayer()
    layer.string = text
    board.root.layer.addSublayer(layer)
    let guide = UILayoutGuide()
    guide.identifier = text
    board.root.addLayoutGuide(guide)
    let constraint = guide.leadingAnchor.constraint(equalTo: board.root.leadingAnchor)
    constraint.identifier = text
    constraint.isActive = true
    return board.root
  }

  @Test(arguments: controls)
  func `H10: No strategy lets a control character of a text through`(control: Unicode.Scalar) {
    let view = board("a\(control)b")
    for strategy in Self.strategies {
      let raw = strategy.text(of: view).unicodeScalars.filter { Self.controls.contains($0) && $0 != "\n" }
      #expect(raw.isEmpty, "\(strategy.name) has U+\(String(raw.first?.value ?? 0, radix: 16))")
    }
  }

  @Test func `H10: No text begins a line of its own, which a CI system would obey`() {
    let view = board("a\n::error::x\r::error::y\u{2028}::error::z\u{85}::error::u")
    for strategy in Self.strategies {
      let lines = strategy.text(of: view).unicodeScalars
        .split { ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains($0) }.map { String(Substring($0)) }
      let commands = lines.filter { $0.drop { $0 == " " }.hasPrefix("::") }
      // A picture shows the lines of a label below each other, inside its frame.
      if !["ascii", "unicode", "styles", "facets"].contains(strategy.name) {
        #expect(commands.isEmpty, "\(strategy.name)")
      }
    }
  }

  @Test func `H10: What is escaped can be read back from the texts`() {
    let view = board("a\u{1B}[31m\u{202E}b")
    #expect(Snapshotting<UIView>.hierarchy.text(of: view).contains("text = 'a\\u{1B}[31m\\u{202E}b'"))
    #expect(Snapshotting<UIView>.accessibility.text(of: view).contains("\"a\\u{1B}[31m\\u{202E}b\""))
    #expect(Snapshotting<UIView>.layout.text(of: view).contains("UILabel 'a\\u{1B}[31m\\u{202E}b'"))
    #expect(Snapshotting<UIView>.json.text(of: view).contains("\"a\\u001b[31m\\u202eb\""))
  }

  @Test(arguments: controls)
  func `H10: Differences of texts show control characters, on terminals too`(control: Unicode.Scalar) {
    // U+200E is what pictures of right-to-left texts keep their columns with.
    guard control != "\n", control != "\t", control != "\u{200E}" else { return }
    let (old, new) = ("a\(control)b\nsame\n", "a\(control)c\nsame\n")
    for presentation in [
      DifferenceText.Presentation.plain, .terminal(columns: 80, isColored: false),
      .terminal(columns: 8, isColored: false),
    ] {
      let text = DifferenceText(from: "old", to: "new", old: old, new: new, presentation: presentation).text
      #expect(!text.unicodeScalars.contains(control), "\(presentation)")
      #expect(text.contains("-a\\"))
    }
  }
}
