import PlainviewSnapshot
import Testing
import UIKit

/// Pictures with colours and weights, and the plane of letters for them. The colours are those of Apple's palette.
@MainActor @Suite struct ColoredPictureTests {
  private let board = StrategyBoard(columns: 10, rows: 1)

  // MARK: Escape sequences

  @Test func `Colour and weight stand in front of the text, plain after it`() {
    board.label("Hi") { label in
      label.textColor = .systemRed
      label.font = .boldSystemFont(ofSize: 17)
    }
    board.label("Lo", 3)
    #expect(board.text(.ansi) == "\u{1B}[1;38;2;255;59;48mHi\u{1B}[0m Lo")
  }

  @Test func `Plain labels have no sequence`() {
    board.label("Hi")
    #expect(board.text(.ansi) == "Hi")
  }

  @Test func `A disabled button is dim, in its tint`() {
    board.button("Go", 0, 0, width: 8) { $0.isEnabled = false }
    #expect(board.text(.ansi) == " \u{1B}[2;38;2;0;122;255m[-Go-]\u{1B}[0m")
  }

  @Test func `W97 Where a view has a background, every cell has its own, so that white is white on a dark terminal`() {
    board.add(UIView(), 0, 0, 3) { $0.backgroundColor = .systemYellow }
    board.label("ab")
    #expect(
      board.text(.ansi) == "\u{1B}[38;2;0;0;0;48;2;255;204;0mab\u{1B}[0m\u{1B}[48;2;255;204;0m \u{1B}[0m"
        + "\u{1B}[48;2;255;255;255m       \u{1B}[0m")
  }

  @Test func `A view that is half seen is half as dark, and so are those in it`() {
    // 127 of 255 is halfway between black and white.
    let box = board.add(UIView(), 0, 0, 4) { $0.alpha = 0.5 }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    label.text = "Hi"
    box.addSubview(label)
    #expect(board.text(.ansi) == "\u{1B}[38;2;127;127;127mHi\u{1B}[0m")
  }

  @Test func `Italic and underlined text of an attributed string`() {
    board.label("Hi") { label in
      label.attributedText = NSAttributedString(
        string: "Hi", attributes: [.font: UIFont.italicSystemFont(ofSize: 17), .underlineStyle: 1])
    }
    #expect(board.text(.ansi) == "\u{1B}[3;4mHi\u{1B}[0m")
  }

  @Test func `Without the sequences the text is the unicode picture`() throws {
    let app = XCUIApplication(rootViewController: LoginController())
    try app.launch()
    try app.textFields["Email"].tap()
    try app.textFields["Email"].typeText("kim@example.org")
    let colored = Snapshotting<XCUIApplication>.ansi.text(of: app)
    #expect(colored.contains("\u{1B}["))
    #expect(
      colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Snapshotting<XCUIApplication>.unicode.text(of: app))
  }

  // MARK: The second plane

  @Test func `Letters stand under the cells that look different, and the legend says how`() {
    board.label("Hi") { label in
      label.textColor = .systemRed
      label.font = .boldSystemFont(ofSize: 17)
    }
    board.label("Lo", 3)
    board.button("Go", 6, 0, width: 4) { $0.isEnabled = false }
    #expect(
      board.text(.styles) == """
        Hi Lo -Go-

        aa    bbbb

        a  systemRed #FF3B30, bold
        b  systemBlue #007AFF, disabled
        """)
  }

  @Test func `A screen of plain labels says so`() {
    board.label("Lo")
    #expect(board.text(.styles) == "Lo\n\nevery cell looks as plain labels do")
  }

  @Test func `The background that most cells have is named once`() {
    let board = StrategyBoard(columns: 10, rows: 3)
    board.root.backgroundColor = .systemGroupedBackground
    board.label("Hi", 1, 1)
    board.label("Lo", 4, 1) { $0.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) }
    board.add(UIView(), 7, 1, 2) { $0.backgroundColor = .black }
    #expect(
      board.text(.styles) == """
        +--------+
        |Hi Lo   |
        +--------+


            aa bb

        a  #FF0000 50%
        b  on #000000
        on #F2F2F7 where nothing else is said
        """)
  }

  @Test func `More styles than letters share a question mark`() {
    let board = StrategyBoard(columns: 60, rows: 1)
    for column in 0..<54 {
      board.label("x", column) { $0.textColor = UIColor(red: CGFloat(column + 1) / 255, green: 0, blue: 0, alpha: 1) }
    }
    let lines = board.text(.styles).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ??")
    #expect(lines[4] == "a  #010000" && lines[55] == "Z  #340000" && lines[56] == "?  #350000")
  }
}
