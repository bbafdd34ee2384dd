import Foundation
import Testing
import UIKit

/// Texts of Markdown, by CommonMark's examples and by what public code prints of Apple's attributes.
@Suite struct MarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  /// The parts of a text: `b` for strong, `i` for emphasized, `c` for code, `s` for struck through, `.` for the end of a line of
  /// the source, `n` for a line break, `h` for a tag; addresses in parentheses.
  private func parts(_ markdown: String, _ syntax: Options.InterpretedSyntax = .inlineOnly) throws -> String {
    let text = try AttributedString(markdown: markdown, options: Options(interpretedSyntax: syntax))
    let names: [(InlinePresentationIntent, String)] = [
      (.stronglyEmphasized, "b"), (.emphasized, "i"), (.code, "c"), (.strikethrough, "s"), (.softBreak, "."),
      (.lineBreak, "n"), (.inlineHTML, "h"),
    ]
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      var mark = names.filter { intent.contains($0.0) }.map(\.1).joined()
      if let link = run.link { mark += "(\(link.absoluteString))" }
      if let image = run.imageURL { mark += "!(\(image.absoluteString))" }
      let part = String(text[run.range].characters)
      return mark.isEmpty ? part : "{\(mark) \(part)}"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("**strong**", "{b strong}"), ("*em*", "{i em}"), ("_em_", "{i em}"),
    ("__strong__", "{b strong}"), ("***both***", "{bi both}"), ("a *b **c** d* e", "a {i b }{bi c}{i  d} e"),
    ("**a *b***", "{b a }{bi b}"), ("* a *", "* a *"), ("a * b", "a * b"), ("snake_case_name", "snake_case_name"),
    ("foo*bar*baz", "foo{i bar}baz"), ("foo_bar_baz", "foo_bar_baz"), ("**open", "**open"), ("*a**", "{i a}*"),
    ("foo***bar***baz", "foo{bi bar}baz"), ("*foo**bar*", "{i foo**bar}"), ("~~gone~~", "{s gone}"),
    ("~gone~", "{s gone}"), ("~~~no~~~", "~~~no~~~"), ("`x * y`", "{c x * y}"), ("`` a`b ``", "{c a`b}"),
    ("`open", "`open"), ("``a`", "``a`"), (#"\*no\* \a"#, #"*no* \a"#), ("a &amp; b &copy; &nope;", "a & b © &nope;"),
  ])
  func `Emphasis and code, as CommonMark has them`(_ markdown: String, _ expected: String) throws {
    #expect(try parts(markdown) == expected)
  }

  @Test(arguments: [
    ("[a](http://b.c)", "{(http://b.c) a}"), ("x [**a**](/u \"t\") y", "x {b(/u) a} y"),
    ("[a](<b c>)", "{(b%20c) a}"), ("[a]", "[a]"), ("[a] (b)", "[a] (b)"), ("[a](b", "[a](b"),
    ("[a](b(c)d)", "{(b(c)d) a}"), ("[a [b](c) d](e)", "[a {(c) b} d](e)"), ("![alt](p.png)", "{!(p.png) alt}"),
    ("[![alt](p.png)](u)", "{(u)!(p.png) alt}"), ("<http://a.b/c>", "{(http://a.b/c) http://a.b/c}"),
    ("<me@a.b>", "{(mailto:me@a.b) me@a.b}"), ("a <b>c</b> 1 < 2 > 0", "a {h <b>}c{h </b>} 1 < 2 > 0"),
    ("**[a](b)**", "{b(b) a}"), ("[*a](b)*", "{(b) *a}*"),
  ])
  func `Links, pictures and tags`(_ markdown: String, _ expected: String) throws {
    #expect(try parts(markdown) == expected)
  }

  @Test func `Breaks and white space`() throws {
    #expect(try parts("a\nb") == "a{.  }b")
    #expect(try parts("a  \nb") == "a{n \n}b")
    #expect(try parts("a\\\nb") == "a{n \n}b")
    #expect(try parts("a   b") == "a b")
    #expect(try parts("a   b\n\n c", .inlineOnlyPreservingWhitespace) == "a   b\n\n c")
    #expect(try parts("# a", .inlineOnlyPreservingWhitespace) == "# a")
    #expect(try parts("- **a**", .inlineOnlyPreservingWhitespace) == "- {b a}")
  }

  /// Each part with its blocks.
  private func blocks(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs.map {
      "\(String(text[$0.range].characters)) \($0.presentationIntent?.debugDescription ?? "")"
    }
  }

  @Test func `Blocks have numbers, and are in each other`() throws {
    #expect(try blocks("# Title\n**hello**\n") == ["Title [header 1 (id 1)]", "hello [paragraph (id 2)]"])
    #expect(try blocks("one\n\ntwo") == ["one [paragraph (id 1)]", "two [paragraph (id 2)]"])
    #expect(try blocks("Title\n===\nSub\n---\n") == ["Title [header 1 (id 1)]", "Sub [header 2 (id 2)]"])
    #expect(
      try blocks("- List item 1\n  - Nested item\n- Two") == [
        "List item 1 [paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]",
        "Nested item [paragraph (id 6), listItem 1 (id 5), unorderedList (id 4), listItem 1 (id 2), "
          + "unorderedList (id 1)]",
        "Two [paragraph (id 8), listItem 2 (id 7), unorderedList (id 1)]",
      ])
    #expect(
      try blocks("3. a\n4. b") == [
        "a [paragraph (id 3), listItem 3 (id 2), orderedList (id 1)]",
        "b [paragraph (id 5), listItem 4 (id 4), orderedList (id 1)]",
      ])
    #expect(
      try blocks("> a\nb\n\nc") == [
        "a [paragraph (id 2), blockQuote (id 1)]", "  [paragraph (id 2), blockQuote (id 1)]",
        "b [paragraph (id 2), blockQuote (id 1)]", "c [paragraph (id 3)]",
      ])
    #expect(
      try blocks("```swift\nlet a = *b*\n```\nx") == [
        "let a = *b*\n [codeBlock 'swift' (id 1)]", "x [paragraph (id 2)]",
      ])
    #expect(try blocks("    code\n\nx") == ["code\n [codeBlock '' (id 1)]", "x [paragraph (id 2)]"])
    #expect(
      try blocks("a\n\n---\n\nb") == ["a [paragraph (id 1)]", "⸻ [thematicBreak (id 2)]", "b [paragraph (id 3)]"])
    let text = try AttributedString(markdown: "- > a")
    #expect(text.presentationIntent?.indentationLevel == 2)
  }

  @Test func `Addresses are relative to a base, and attributes of the app's own are left out`() throws {
    let base = URL(string: "https://example.com/docs/")
    let text = try AttributedString(markdown: "[a](b)", baseURL: base)
    #expect(text.link?.absoluteString == "https://example.com/docs/b")
    let extended = Options(allowsExtendedAttributes: true)
    #expect(
      String(try AttributedString(markdown: "^[two](inflect: true) men", options: extended).characters) == "two men")
    #expect(String(try AttributedString(markdown: "^[two](x)").characters) == "^two")
  }

  @Test func `Text of Markdown has Foundation's names in texts of views`() throws {
    let inline = Options(interpretedSyntax: .inlineOnly)
    let text = try NSAttributedString(markdown: "a **b** [c](http://d.e)", options: inline)
    #expect(text.string == "a b c")
    #expect(text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? Int == 2)
    #expect(text.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "http://d.e"))
    #expect(text.attributes(at: 0, effectiveRange: nil).isEmpty)
    let same = try AttributedString(markdown: "a **b** [c](http://d.e)", options: inline)
    #expect(AttributedString(text) == same)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("markdown-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("*a*".utf8).write(to: file)
    #expect(try NSAttributedString(contentsOf: file).string == "a")
  }

  @Test func `Bytes that are no text are an error, unless a part will do`() throws {
    let bytes = Data([0x61, 0xFF, 0x62])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: bytes) }
    let options = Options(failurePolicy: .returnPartiallyParsedIfPossible)
    #expect(String(try AttributedString(markdown: bytes, options: options).characters) == "a\u{FFFD}b")
  }

  @Test func `Signs in each other, and tags that one bracket ends, are read however many there are`() throws {
    let signs = String(repeating: "*a ", count: 3000) + String(repeating: "a* ", count: 3000)
    let text = try AttributedString(markdown: signs)
    #expect(String(text.characters) == String(repeating: "a ", count: 6000).dropLast())
    #expect(text.inlinePresentationIntent == .emphasized)
    let tags = String(repeating: "<a", count: 3000) + ">"
    #expect(String(try AttributedString(markdown: tags).characters) == tags)
  }

  @Test(arguments: ["*", "[", "[a](", "`", "``a", "<", "> ", "- ", "*a _b ", "![", "&"])
  func `Many signs are text`(_ sign: String) throws {
    _ = try AttributedString(markdown: String(repeating: sign, count: 3000))
  }
}
