import Foundation
import PlainviewRuntime
import Testing

/// Words and sentences of texts; the examples are those of Unicode's annex 29.
@Suite struct StringEnumeratingTests {
  private let quick = "The quick (“brown”) fox can’t jump 32.3 feet, right?"

  private func parts(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
    nonisolated(unsafe) var parts: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { part, range, enclosing, _ in
      parts.append("\(part ?? "nil")|\(text[enclosing])")
      if let part { #expect(String(text[range]) == part) }
    }
    return parts
  }

  @Test func `Words are without what lies between them, which belongs to the part around them`() {
    #expect(
      parts(quick, .byWords) == [
        "The|The ", "quick|quick (“", "brown|brown”) ", "fox|fox ", "can’t|can’t ", "jump|jump ", "32.3|32.3 ",
        "feet|feet, ", "right|right?",
      ])
    #expect(parts("  a, 👍🏽 b", .byWords) == ["a|  a, 👍🏽 ", "b|b"])
    #expect(parts("", .byWords).isEmpty && parts(" ?! ", .byWords).isEmpty)
  }

  @Test func `Sentences have the space behind them`() {
    #expect(parts("Mr. went. “Why?” Nobody knows", .bySentences).first == "Mr. went. |Mr. went. ")
    #expect(parts("One. Two!\nThree", .bySentences) == ["One. |One. ", "Two!\n|Two!\n", "Three|Three"])
  }

  @Test func `Options turn the order and leave the texts out, and the closure stops`() {
    #expect(parts("a b c", [.byWords, .reverse]) == ["c|c", "b|b ", "a|a "])
    #expect(parts("a b", [.byWords, .substringNotRequired]) == ["nil|a ", "nil|b"])
    nonisolated(unsafe) var count = 0
    "a b c".enumerateSubstrings(in: "a b c".startIndex..., options: .byWords) { _, _, _, stop in
      count += 1
      stop = count == 2
    }
    #expect(count == 2)
  }

  @Test func `Only the range is looked at, and other parts are Foundation's`() {
    let text = "one two three"
    nonisolated(unsafe) var found: [String] = []
    let range = text.index(text.startIndex, offsetBy: 2)..<text.index(text.startIndex, offsetBy: 6)
    text.enumerateSubstrings(in: range, options: .byWords) { part, _, _, _ in found.append(part ?? "") }
    #expect(found == ["e", "tw"])
    #expect(parts("a\nb", .byLines) == ["a|a\n", "b|b"])
    #expect(parts("e\u{301}x", .byComposedCharacterSequences) == ["e\u{301}|e\u{301}", "x|x"])
  }
}
