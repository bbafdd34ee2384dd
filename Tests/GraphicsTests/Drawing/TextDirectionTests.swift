import PlainviewGraphics
import Testing

/// Expected values are the Bidi_Class R and AL of the Unicode data, by the first and last letters of their blocks.
@Suite struct TextDirectionTests {
  @Test(arguments: [
    "\u{5D0}", "\u{5EA}", "\u{627}", "\u{64A}", "\u{710}", "\u{780}", "\u{7CA}", "\u{8A0}", "\u{FB1D}", "\u{FDF0}",
    "\u{FE70}", "\u{10A00}", "\u{1E900}",
  ])
  func `Letters of Hebrew, Arabic and their relatives run from right to left`(_ text: String) {
    #expect(TextDirection.isRightToLeft(text))
  }

  @Test(arguments: ["", " ", "a", "é", "한", "あ", "ก", "न", "😀", "7", "\u{661}", "\u{6F1}", "│", "…", "\u{FF21}"])
  func `Other letters, digits, lines and emoji do not`(_ text: String) {
    #expect(!TextDirection.isRightToLeft(text))
  }

  @Test func `A letter with its marks runs as the letter does`() {
    #expect(TextDirection.isRightToLeft("\u{5E9}\u{5C1}\u{5B8}"))
  }
}
