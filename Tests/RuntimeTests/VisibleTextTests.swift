import PlainviewRuntime
import Testing

/// Text that the program prints.
@Suite struct VisibleTextTests {
  /// C0, DEL, C1, the separators of lines and paragraphs, and the characters of the bidirectional algorithm (UAX #9).
  static let escaped: [Unicode.Scalar] = [
    0...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
  ]
  .flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } }

  @Test func `H10: Every control character is visible, and the text can be read back`() {
    for scalar in Self.escaped {
      for text in ["a\(Character(scalar))b", "\\\(Character(scalar))", "\(Character(scalar))\\", "\(scalar)\(scalar)n"]
      {
        let quoted = VisibleText.quoted(text)
        #expect(!quoted.unicodeScalars.contains { VisibleText.isEscaped($0) })
        #expect(VisibleText.original(quoted) == text)
      }
    }
    #expect(VisibleText.quoted("\u{1B}[31m\u{7}\u{85}\u{202E}\u{2028}") == "\\u{1B}[31m\\u{7}\\u{85}\\u{202E}\\u{2028}")
    #expect(VisibleText.quoted("a\nb\r\tc\0") == "a\\nb\\r\\tc\\0")
  }

  @Test(arguments: [
    "", "Sign in", "한글", "👨‍👩‍👧", "مرحبا", "C:\\Programs", "a\\b\\", "100 %", "«»", "…", "é", "\\", "\\\\", "\\u", "\\x",
  ])
  func `H10: Ordinary text stays as it is, and is read back`(text: String) {
    if !text.contains("\\\\") { #expect(VisibleText.quoted(text) == text) }
    #expect(VisibleText.line(text) == text && VisibleText.lines(text) == text && VisibleText.json(text) == text)
    #expect(VisibleText.original(VisibleText.quoted(text)) == text)
  }

  @Test(arguments: ["\\n", "\\u{1B}", "\\\\n", "\\\\\\", "\\0", "a\\tb", "\\u{zz}", "\\u{110000}", "\\u{", "C:\\new"])
  func `H10: Text that looks like an escape is read back as it was`(text: String) {
    #expect(VisibleText.original(VisibleText.quoted(text)) == text)
  }

  @Test func `H10: Lines keep their feeds and tabs, and escaping twice is escaping once`() {
    let text = "a\n\tb\u{1B}\r\n\u{200E}c\u{202E}"
    #expect(VisibleText.lines(text) == "a\n\tb\\u{1B}\\r\n\u{200E}c\\u{202E}")
    #expect(VisibleText.line(text) == "a\\n\\tb\\u{1B}\\r\\n\u{200E}c\\u{202E}")
    #expect(VisibleText.lines(VisibleText.lines(text)) == VisibleText.lines(text))
    #expect(VisibleText.line(VisibleText.quoted(text)) == VisibleText.quoted(text))
  }

  @Test func `H10: A line that a CI system would obey is no command any more`() {
    #expect(
      VisibleText.lines("a\n::error::b\n\t ##[error]c\n# d\n:e") == "a\n\\u{3A}:error::b\n\t \\u{23}#[error]c\n# d\n:e")
    #expect(VisibleText.lines("a ::b\n") == "a ::b\n")
    // The runner of GitHub drops white space of every kind before `::`, and finds `##[` anywhere in a line.
    #expect(VisibleText.lines("\u{A0}\u{2003}::error::b") == "\u{A0}\u{2003}\\u{3A}:error::b")
    #expect(VisibleText.lines("a ##[add-mask]b ###[c") == "a \\u{23}#[add-mask]b #\\u{23}#[c")
    #expect(VisibleText.lines("a ##vso[task.complete]\n## b [c]") == "a \\u{23}#vso[task.complete]\n## b [c]")
  }

  @Test func `H10: JSON has its own escapes`() {
    #expect(VisibleText.json("{\n\"a\": \"\u{85}\u{202E}\u{7F}\"\n}") == "{\n\"a\": \"\\u0085\\u202e\\u007f\"\n}")
  }

  @Test func `H10: One line of a limited length`() {
    #expect("\(OneLine("a\nb\u{1B}c"))" == "a\\nb\\u{1B}c")
    #expect("\(OneLine("abcdef", limit: 3))" == "abc…")
    #expect("\(OneLine("abc", limit: 3))" == "abc")
  }
}
