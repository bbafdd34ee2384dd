import Foundation
import PlainviewSnapshot
import Testing
import UIKit

/// Texts with several runs in pictures: each run has its colour, weight and lines; letters are placed as in plain text.
@MainActor @Suite struct AttributedPictureTests {
  private func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (part, attributes) in parts { text.append(NSAttributedString(string: part, attributes: attributes)) }
    return text
  }

  private var bold: UIFont { .boldSystemFont(ofSize: 17) }

  private func board(
    _ attributed: NSAttributedString, columns: Int, rows: Int = 1, _ change: (UILabel) -> Void = { _ in }
  ) -> StrategyBoard {
    let board = StrategyBoard(columns: columns, rows: rows)
    board.add(UILabel(), 0, 0, columns, rows) { label in
      label.numberOfLines = rows == 1 ? 1 : 0
      change(label)
      label.attributedText = attributed
    }
    return board
  }

  // MARK: Labels

  @Test func `Each run has its own escape sequence`() {
    let board = board(
      text(
        ("a", [.font: bold]), ("b", [.foregroundColor: UIColor.systemRed]), ("c", [.underlineStyle: 1]),
        ("d", [.strikethroughStyle: 1]), ("e", [.font: UIFont.italicSystemFont(ofSize: 17)]), ("f", [:])), columns: 8)
    #expect(
      board.text(.ansi) == "\u{1B}[1ma\u{1B}[0m\u{1B}[38;2;255;59;48mb\u{1B}[0m\u{1B}[4mc\u{1B}[0m\u{1B}[9md\u{1B}[0m"
        + "\u{1B}[3me\u{1B}[0mf")
    #expect(board.text(.ascii) == "abcdef")
  }

  @Test func `A background lies behind its run, blanks too`() {
    let board = board(text(("a", [:]), ("b c", [.backgroundColor: UIColor.systemYellow]), ("d", [:])), columns: 8)
    let behind = "\u{1B}[38;2;0;0;0;48;2;255;204;0m"
    let plain = "\u{1B}[38;2;0;0;0;48;2;255;255;255m"
    #expect(
      board.text(.ansi) == "\(plain)a\u{1B}[0m\(behind)b\u{1B}[0m\u{1B}[48;2;255;204;0m \u{1B}[0m\(behind)c\u{1B}[0m"
        + "\(plain)d\u{1B}[0m\u{1B}[48;2;255;255;255m   \u{1B}[0m")
  }

  @Test func `The plane of letters says what runs look like`() {
    let board = board(
      text(("Hi ", [.font: bold]), ("there", [.foregroundColor: UIColor.systemRed, .strikethroughStyle: 1])),
      columns: 10)
    #expect(
      board.text(.styles) == """
        Hi there

        aa bbbbb

        a  bold
        b  systemRed #FF3B30, struck through
        """)
  }

  @Test func `Images say underlines and strikes of runs`() {
    let svg = board(
      text(("a", [.underlineStyle: 1, .strikethroughStyle: 1]), ("b", [.strikethroughStyle: 1])), columns: 4
    ).text(.svg)
    #expect(svg.contains(" text-decoration=\"underline line-through\">a<"))
    #expect(svg.contains(" text-decoration=\"line-through\">b<"))
  }

  @Test func `Runs keep their looks over the breaks of lines`() {
    let board = board(
      text(("one ", [:]), ("two three", [.font: bold]), (" four", [:])), columns: 9, rows: 3)
    #expect(
      board.text(.styles) == """
        one two
        three
        four

            aaa
        aaaaa

        a  bold
        """)
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "abcde..."), (.byTruncatingHead, "...hijkl"),
    (.byTruncatingMiddle, "ab...jkl"), (.byClipping, "abcdefgh"),
  ])
  func `What is left of a text that is cut keeps its looks`(_ mode: NSLineBreakMode, _ seen: String) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    let attributed = text(
      ("ab", [:]), ("cdef", [.font: bold]), ("gh", [:]), ("ijkl", [.foregroundColor: UIColor.systemRed]))
    attributed.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 12))
    let board = board(attributed, columns: 8)
    #expect(board.text(.ascii) == seen)
    let plain = UILabel(frame: CGRect(x: 0, y: 0, width: 64, height: 16))
    plain.text = "abcdefghijkl"
    plain.lineBreakMode = mode
    #expect(Snapshotting<UIView>.ascii.text(of: plain) == seen)
    let ansi = board.text(.ansi)
    // Colored pictures have a shorter mark for what is left out, and so more letters.
    #expect(bolds(in: ansi).filter { $0 != "…" } == board.text(.unicode).filter { "cdef".contains($0) })
  }

  /// The letters that a terminal shows in bold.
  private func bolds(in ansi: String) -> String {
    ansi.matches(of: /\u{1B}\[1m([^\u{1B}]*)\u{1B}/).map { String($0.1) }.joined()
  }

  @Test func `The last line that is allowed is as full as it can be, in any paragraph`() {
    let plain = StrategyBoard(columns: 9, rows: 2)
    plain.label("One\nTwo three four", width: 9) {
      $0.frame.size.height = 32
      $0.numberOfLines = 2
    }
    #expect(plain.text(.ascii) == "One\nTwo th...")
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let styled = board(text(("One\nTwo ", [.paragraphStyle: style]), ("three four", [:])), columns: 9, rows: 2) {
      $0.numberOfLines = 2
    }
    #expect(styled.text(.ascii) == "One\nTwo th...")
  }

  @Test func `Paragraph styles align and indent lines, and keep them apart`() {
    let right = NSMutableParagraphStyle()
    right.alignment = .right
    right.paragraphSpacing = 16
    let list = NSMutableParagraphStyle()
    list.firstLineHeadIndent = 8
    list.headIndent = 24
    let board = board(
      text(("right\n", [.paragraphStyle: right]), ("- one two three", [.paragraphStyle: list])), columns: 12, rows: 4)
    #expect(board.text(.ascii) == "       right\n\n - one two\n   three")
  }

  @Test func `Pictures in a text are their names, as long as they are wide`() {
    let picture = NSTextAttachment(image: UIImage(named: "star") ?? UIImage())
    picture.bounds = CGRect(x: 0, y: 0, width: 24, height: 16)
    let attributed = text(("a", [:]))
    attributed.append(NSAttributedString(attachment: picture))
    attributed.append(NSAttributedString(string: "b"))
    let board = board(attributed, columns: 8)
    let seen = board.text(.ascii)
    #expect(seen.count == 5 && seen.hasPrefix("a%") && seen.hasSuffix("b"))
  }

  @Test func `Hebrew in two runs is one text from right to left`() {
    let one = board(text(("שלום עולם 42", [:])), columns: 14)
    let two = board(text(("שלום", [.font: bold]), (" עולם", [:]), (" 42", [:])), columns: 14)
    #expect(two.text(.ascii) == one.text(.ascii))
  }

  @Test func `A character that two runs share looks as its first unit`() {
    let attributed = text(("e", [.font: bold]), ("\u{301}x", [:]))
    #expect(board(attributed, columns: 4).text(.ansi) == "\u{1B}[1me\u{301}\u{1B}[0mx")
  }

  @Test func `Links in labels are blue and underlined`() {
    let board = board(text(("a", [:]), ("b", [.link: "https://example.org"])), columns: 4)
    #expect(board.text(.styles).contains("underlined"))
  }

  @Test func `A highlighted colour takes the place of all colours`() {
    let board = board(text(("a", [.foregroundColor: UIColor.systemRed]), ("b", [:])), columns: 4) {
      $0.highlightedTextColor = .systemBlue
      $0.isHighlighted = true
    }
    #expect(board.text(.ansi) == "\u{1B}[38;2;0;122;255mab\u{1B}[0m")
  }

  // MARK: Others

  @Test func `Titles of buttons with attributes look so between the brackets`() {
    let board = StrategyBoard(columns: 12, rows: 1)
    board.button("", 0, 0, width: 12) {
      $0.setAttributedTitle(
        text(("Go", [.font: bold, .foregroundColor: UIColor.label]), (" on", [.foregroundColor: UIColor.systemRed])),
        for: .normal)
    }
    let blue = "\u{1B}[38;2;0;122;255m"
    #expect(
      board.text(.ansi) == " \(blue)[\u{1B}[0m \u{1B}[1mGo\u{1B}[0m \u{1B}[38;2;255;59;48mon\u{1B}[0m \(blue)]\u{1B}[0m"
    )
    #expect(board.text(.ascii) == " [ Go on ]")
  }

  @Test func `Titles of configurations look as their runs say`() {
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 0, y: 0, width: 96, height: 16)
    var title = AttributedString("Go")
    title.underlineStyle = .single
    var rest = AttributedString(" on")
    rest.font = bold
    button.configuration?.attributedTitle = title + rest
    let ansi = Snapshotting<UIView>.ansi.text(of: button)
    #expect(ansi.contains("\u{1B}[4;38;2;0;122;255mGo\u{1B}[0m"))
    #expect(ansi.contains("\u{1B}[1;38;2;0;122;255mon\u{1B}[0m"))
  }

  @Test func `Fields show runs of text and placeholder`() {
    let board = StrategyBoard(columns: 12, rows: 2)
    let field = board.add(UITextField(), 0, 0, 12)
    field.attributedText = text(("ab", [.font: bold]), ("c", [.foregroundColor: UIColor.systemRed]))
    let hinted = board.add(UITextField(), 0, 1, 12)
    hinted.attributedPlaceholder = text(("Na", [:]), ("me", [.foregroundColor: UIColor.systemRed]))
    #expect(
      board.text(.styles).hasPrefix(
        """
        [abc_______]
        [<Name>____]
        """))
    let ansi = board.text(.ansi)
    #expect(ansi.contains("\u{1B}[38;2;255;59;48mc\u{1B}[0m"))
    #expect(ansi.contains("\u{1B}[38;2;255;59;48mme>\u{1B}[0m"))
  }

  @Test func `The caret is seen on an empty line and in runs`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 160, height: 64))
    try app.run {
      app.window?.rootViewController?.view.addSubview(view)
      view.textContainerInset = .zero
      view.attributedText = text(("a", [.font: bold]), ("b\n", [:]))
      view.becomeFirstResponder()
    }
    #expect(Snapshotting<UIView>.ascii.text(of: view).contains("\n|ab                |\n||                 |"))
    try app.run { view.selectedRange = NSRange(location: 1, length: 1) }
    #expect(Snapshotting<UIView>.ascii.text(of: view).contains("a{b}"))
  }

  @Test func `Text views show runs, links in their tint`() {
    let board = StrategyBoard(columns: 20, rows: 3)
    board.add(UITextView(), 0, 0, 20, 3) {
      $0.textContainerInset = .zero
      $0.attributedText = text(("see ", [.font: bold]), ("here", [.link: "https://example.org"]))
    }
    let ansi = board.text(.ansi)
    #expect(ansi.contains("\u{1B}[1msee"))
    #expect(ansi.contains("\u{1B}[38;2;0;122;255mhere\u{1B}[0m"))
  }
}
