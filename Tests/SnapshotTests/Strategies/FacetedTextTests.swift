import PlainviewSnapshot
import PlainviewStage
import Testing
import UIKit

/// Several texts in one file, which come apart again as they were.
@Suite struct FacetedTextTests {
  private func file(_ sections: (String, String)...) -> FacetedText {
    FacetedText(sections.map { FacetedText.Section(title: $0.0, text: $0.1) })
  }

  @Test func `A section has a title, and a blank line stands between sections`() {
    #expect(
      file(("ascii", "a\nb"), ("wiring", ""), ("json", "{}")).text == """
        == ascii ==
        a
        b

        == wiring ==


        == json ==
        {}
        """)
  }

  @Test func `Lines that look like titles are told apart by backslashes`() {
    #expect(file(("x", "== y ==\n\\== y ==\n== no\n\\n")).text == "== x ==\n\\== y ==\n\\\\== y ==\n== no\n\\n")
  }

  @Test(arguments: [
    "", "\n", "\n\n", "text", "text\n", "\ntext", "== a ==", "\\== a ==", "\\\\== a ==\n", "== ==", "==  ==",
    "== a ==\r",
    "a\r\nb\r", "== 가 ==\n\n", "\u{301}== a ==", "== a ==\u{301}", "== a \\==",
  ])
  func `A text comes back as it was, alone and among others`(_ text: String) {
    for sections in [[text], [text, text], ["first", text, "== last =="]] {
      let whole = FacetedText(sections.map { FacetedText.Section(title: "part", text: $0) })
      #expect(FacetedText(parsing: whole.text) == whole)
      #expect(whole.sections.map(\.text) == sections)
    }
  }

  @Test func `Any text comes back as it was`() {
    var numbers = FixedSeed(17)
    let pieces = ["== ", " ==", "\\", "\n", "a", " ", "\r", "== part ==", "한", "\u{301}"]
    for _ in 0..<500 {
      let texts = (0..<3).map { _ in
        (0..<Int.random(in: 0..<8, using: &numbers)).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      }
      let whole = FacetedText(texts.map { FacetedText.Section(title: "part", text: $0) })
      #expect(FacetedText(parsing: whole.text)?.sections.map { Array($0.text.utf8) } == texts.map { Array($0.utf8) })
    }
  }

  @Test func `Equal titles are numbered, and titles are one line`() {
    #expect(
      file(("ascii", ""), ("ascii", ""), ("ascii", ""), ("two\nlines", ""), ("", "")).sections.map(\.title)
        == ["ascii", "ascii 2", "ascii 3", "two lines", "text"])
  }

  @Test func `A text that begins with no title has no sections`() {
    #expect(FacetedText(parsing: "") == nil)
    #expect(FacetedText(parsing: "picture\n== a ==\n") == nil)
  }

  @Test func `Each section is compared by itself`() {
    let old = file(("ascii", "a"), ("wiring", "w"), ("json", "{}"))
    let new = file(("ascii", "a"), ("wiring", "v"), ("layout", "l"))
    #expect(new.titles(differingFrom: old) == ["wiring", "layout", "json"])
    #expect(old.titles(differingFrom: old).isEmpty)
  }
}
