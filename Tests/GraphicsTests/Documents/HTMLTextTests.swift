import Foundation
import PlainviewStage
import Testing
import UIKit

/// Texts of HTML documents, as WebKit's converter on a device makes them.
@MainActor @Suite struct HTMLTextTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  private func value<Value>(_ key: NSAttributedString.Key, of html: String, at index: Int = 0) throws -> Value? {
    try read(html).attribute(key, at: index, effectiveRange: nil) as? Value
  }

  private func font(_ html: String, at index: Int = 0) throws -> UIFont {
    try #require(try value(.font, of: html, at: index))
  }

  @Test(arguments: [
    ("Hello", "Hello"), ("<p>Hello</p>", "Hello\n"), ("<p>One</p><p>Two</p>", "One\nTwo\n"),
    ("a<br>b<br/>c", "a\u{2028}b\u{2028}c"), ("  a \n\t b  ", "a b"), ("<b>a</b> <i>b</i>", "a b"),
    ("a <b> b</b>", "a b"), ("text<div>box</div>more", "text\nbox\nmore"), ("<p>One<p>Two", "One\nTwo"),
    ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"), ("<ol><li>a<li>b</ol>", "\t1.\ta\n\t2.\tb\n"),
    ("<ol start=4><li>a</ol>", "\t4.\ta\n"), ("<ul><li>a<ul><li>b</ul></ul>", "\t•\ta\n\t◦\tb\n"),
    ("a &amp; b &lt;c&gt; &nbsp;&eacute;&#8364;&#x20AC;&unknown;", "a & b <c> \u{A0}é€€&unknown;"),
    ("<!-- <p>not</p> -->a<!DOCTYPE html>b", "ab"), ("a<script>if (1 < 2) {}</script>b", "ab"),
    ("<style>p { color: red }</style><p>a</p>", "a\n"), ("<pre>a\n  b</pre>", "a\n  b\n"),
    ("<html><head><title>T</title></head><body><p>a</p></body></html>", "a\n"), ("1 < 2", "1 < 2"), ("a<", "a<"),
    ("<p style=\"display: none\">a</p>b", "b"), ("<p></p><p>a</p>", "a\n"), ("a<hr>b", "a\nb"), ("", ""),
    ("<table><tr><td>a</td><td>b</td></tr></table>", "a\nb\n"), ("<a href='x' title=\"a > b\">c</a>", "c"),
    ("<p\nclass=x\n>a</p >", "a\n"), ("a</b></p>b", "ab"), ("<b", ""), ("a&b;&", "a&b;&"),
  ]) func `Its characters`(html: String, text: String) throws { #expect(try read(html).string == text) }

  @Test func `Text is Times New Roman in 12 points, black, and a link blue and underlined`() throws {
    let html = "<p>plain <a href=\"https://example.com/a?b=1&amp;c=2\">link</a></p>"
    #expect(try font(html).familyName == "Times New Roman" && font(html).pointSize == 12)
    #expect(try value(.foregroundColor, of: html) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(try value(.link, of: html) as URL? == nil)
    #expect(try value(.link, of: html, at: 6) == URL(string: "https://example.com/a?b=1&c=2"))
    #expect(try value(.underlineStyle, of: html, at: 6) == NSUnderlineStyle.single.rawValue)
    #expect(try value(.strokeWidth, of: html) == 0 && value(.kern, of: html) == 0)
    let paragraph: NSParagraphStyle = try #require(try value(.paragraphStyle, of: html))
    #expect(paragraph.paragraphSpacing == 12 && paragraph.alignment == .natural)
  }

  private typealias Face = (html: String, traits: UIFontDescriptor.SymbolicTraits, size: CGFloat)

  private static let faces: [Face] = [
    ("<b>a</b>", .traitBold, 12), ("<em>a</em>", .traitItalic, 12),
    ("<strong><i>a</i></strong>", [.traitBold, .traitItalic], 12), ("<h1>a</h1>", .traitBold, 24),
    ("<h2>a</h2>", .traitBold, 18), ("<small>a</small>", [], 10),
    ("<span style='font-size: 20px; font-weight: 700'>a</span>", .traitBold, 20),
    ("<span style=\"font-size:150%\">a</span>", [], 18), ("<span style='font-size:2em'>a</span>", [], 24),
    ("<span style='font-size: 12pt'>a</span>", [], 16), ("<font size=5>a</font>", [], 18),
    ("<b style='font-weight: normal'>a</b>", [], 12),
  ]

  @Test func `Its fonts`() throws {
    for (html, traits, size) in Self.faces {
      let font = try font(html)
      #expect(font.pointSize == size, "\(html)")
      #expect(font.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic]) == traits, "\(html)")
    }
  }

  @Test func `Style sheets choose elements by name, class and identifier, the strongest last`() throws {
    let sheet = """
      <style type="text/css">/* none */ body { font-family: '-apple-system', Arial; font-size: 17px; color: #333 }
      #x { color: rgb(0, 0, 255) } p.note { color: red } p { color: green; text-align: center }
      @media print { p { color: white } } div p { color: white }</style>
      """
    let body = sheet + "<body><p>a</p><p class='big note'>b</p><p class=note id=x>c</p><div>d</div></body>"
    #expect(try font(body).familyName == UIFont.systemFont(ofSize: 17).familyName && font(body).pointSize == 17)
    let colors: [UIColor?] = try [0, 2, 4, 6].map { try value(.foregroundColor, of: body, at: $0) }
    #expect(
      colors == [
        UIColor(red: 0, green: 128 / 255.0, blue: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        UIColor(red: 0, green: 0, blue: 1, alpha: 1), UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1),
      ])
    let paragraph: NSParagraphStyle? = try value(.paragraphStyle, of: body)
    #expect(paragraph?.alignment == .center)
  }

  @Test func `A picture is an attachment of its size`() throws {
    let attachment: NSTextAttachment? = try value(.attachment, of: "a <img src='b.png' width=20 height=10>", at: 2)
    #expect(attachment?.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `A mutable text is read as well, and says what document it was`() throws {
    var said: NSDictionary?
    let html = Data("<!DOCTYPE html><title> A &amp; B </title><p>a".utf8)
    let text = try withUnsafeMutablePointer(to: &said) {
      try NSMutableAttributedString(data: html, documentAttributes: AutoreleasingUnsafeMutablePointer($0))
    }
    text.append(NSAttributedString(string: "!"))
    #expect(text.string == "a!")
    #expect(said?["DocumentType"] as? String == "NSHTML" && said?["NSTitleDocumentAttribute"] as? String == "A & B")
  }

  @Test func `Plain text is itself, and other formats are refused`() throws {
    let plain = try NSAttributedString(data: Data("<b>a</b>".utf8), documentAttributes: nil)
    #expect(plain.string == "<b>a</b>")
    #expect(try plain.data(from: NSRange(location: 3, length: 1)) == Data("a".utf8))
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data("{\\rtf1 a}".utf8), documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) { try NSAttributedString(data: Data([0xC3]), documentAttributes: nil) }
    #expect(throws: CocoaError.self) {
      try plain.data(from: NSRange(location: 0, length: 1), documentAttributes: [.documentType: "NSRTF"])
    }
  }

  @Test func `Damaged documents are read, too`() throws {
    let seed = """
      <!DOCTYPE html><html><head><style>p.a, #b { color: rgb(1, 2%, 3) !important; font: 12px x } /* c */</style>
      <title>T</title></head><body style="font-size: 2em"><p class=a id='b'>One &amp; <b>two</b><br/>&#x41;</p>
      <ol start="3"><li>a<li>b<ul><li>c</ul></ol><pre> x\n y</pre><a href="#">l</a><img src=i width=3 height=4></body>
      """
    let pieces = [
      "<", ">", "</", "/>", "<p", "</p>", "<!--", "-->", "&", "&#", ";", "\"", "'", "=", "{", "}", "@", "%", "\r\n",
    ]
    var random = FixedSeed(15)
    for _ in 0..<500 {
      let text = damaged(seed, changes: 6, with: pieces, &random)
      #expect(try read(text).length <= 2 * text.utf16.count)
    }
  }

  @Test func `Deep and long documents are read in time that grows with them`() throws {
    let deep = String(repeating: "<div>", count: 20_000) + "a" + String(repeating: "</div>", count: 20_000)
    #expect(try read(deep).string == "a\n")
    let long = String(repeating: "<p>a <b>b</b> &amp;</p><", count: 2_000)
    #expect(try read(long).length > 8_000)
  }
}
