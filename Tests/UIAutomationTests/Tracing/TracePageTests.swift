import Foundation
import PlainviewUIAutomation
import Testing

/// The page of a trace is one file that loads nothing, in which the app's texts are data; Scripts/check-trace-page tries
/// it in a browser.
@Suite struct TracePageTests {
  private static let texts = [
    "</script><script>alert(1)</script>", "<!-- <script>", "line\u{2028}line\u{2029}", "\u{1B}[31m",
    "user\u{202E}gnp.exe", "]]>", "\\", "\"", "👩‍👩‍👧",
  ]

  private func json() throws -> String {
    String(decoding: try JSONEncoder().encode(["strings": Self.texts]), as: UTF8.self)
  }

  /// The text between the first such texts.
  private func part(of page: String, from start: String, to end: String) throws -> Substring {
    let begin = try #require(page.firstRange(of: start)).upperBound
    let stop = try #require(page[begin...].firstRange(of: end)).lowerBound
    return page[begin..<stop]
  }

  @Test func textsOfTheDataAreReadBackAsTheyWere() throws {
    let page = TracePage(json: try json(), title: "t").text
    let data = try part(of: page, from: "id=\"trace\">", to: "</script>")
    #expect(try JSONDecoder().decode([String: [String]].self, from: Data(data.utf8)) == ["strings": Self.texts])
    #expect(!data.contains("<"))
  }

  @Test func noTextOfTheDataIsMarkup() throws {
    let page = TracePage(json: try json(), title: "t").text
    #expect(page.ranges(of: "<script").count == 2)
    #expect(page.ranges(of: "</script").count == 2)
    #expect(!page.contains("<!--"))
    #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(page.unicodeScalars.allSatisfy { !("\u{2028}"..."\u{202E}").contains($0) })
  }

  @Test func theTitleIsAText() throws {
    let page = TracePage(json: "{}", title: "</title><script>\u{1B}").text
    #expect(try part(of: page, from: "<title>", to: "</title>") == "&lt;/title&gt;&lt;script&gt;\\u{1B}")
  }

  @Test func withoutDataItIsSmallAndLoadsNothing() {
    let page = TracePage(json: "{}", title: "").text
    #expect(page.utf8.count <= 45 * 1024)
    #expect(page.contains("content=\"default-src 'none'; script-src 'sha256-"))
    #expect(page.ranges(of: "://").count == 1, "the namespace of SVG, which names something and loads nothing")
    for word in ["eval(", "innerHTML", "fetch(", "XMLHttpRequest", "@import", "url("] { #expect(!page.contains(word)) }
  }
}
