import Foundation
import FoundationXML
import PlainviewTargetAction
import Testing

/// Parsing ends at the first error.
@Suite struct CheckedXMLParserTests {
  private final class Reader: NSObject, XMLParserDelegate {
    var calls: [String] = []
    var child: Reader?
    weak var parent: Reader?

    func parserDidStartDocument(_ parser: XMLParser) { calls.append("start") }
    func parserDidEndDocument(_ parser: XMLParser) { calls.append("end") }
    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
      attributes attributeDict: [String: String]
    ) {
      calls.append("<\(elementName)>")
      guard elementName == "child", child == nil, parent == nil else { return }
      child = Reader()
      child?.parent = self
      parser.delegate = child
    }
    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
      calls.append("</\(elementName)>")
      if elementName == "child", let parent { parser.delegate = parent }
    }
    func parser(_ parser: XMLParser, foundCharacters string: String) { calls.append(string) }
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
      calls.append("error \((parseError as NSError).code)")
    }
  }

  private func parse(_ text: String) -> (isRead: Bool, code: Int?, calls: [String], reader: Reader) {
    let parser = CheckedXMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    let isRead = parser.parse()
    #expect(parser.delegate === reader)
    return (isRead, parser.parserError.map { ($0 as NSError).code }, reader.calls, reader)
  }

  @Test func `A document without errors is read to its end`() {
    let result = parse("<a>b<c/></a>")
    #expect(result.isRead && result.code == nil)
    #expect(result.calls == ["start", "<a>", "b", "<c>", "</c>", "</a>", "end"])
  }

  @Test(arguments: [
    ("<a>b<c>", ["start", "<a>", "b", "<c>", "error 5"], 5),
    ("<a>b<B>c</a>d</a>", ["start", "<a>", "b", "<B>", "c", "error 76"], 76),
    ("", ["error 4"], 4), ("<a></a><b/>", ["start", "<a>", "</a>", "error 5"], 5),
  ])
  func `At the first error parsing is over, and nothing is told behind it`(
    text: String, calls: [String], code: Int
  ) {
    let result = parse(text)
    #expect(!result.isRead && result.code == code)
    #expect(result.calls == calls)
  }

  @Test func `A delegate that hands over to another one is followed`() {
    let result = parse("<a><child>b</child>c</a>")
    #expect(result.isRead)
    #expect(result.calls == ["start", "<a>", "<child>", "c", "</a>", "end"])
    #expect(result.reader.child?.calls == ["b", "</child>"])
  }

  @Test func `Without a delegate errors are found as well`() {
    let parser = CheckedXMLParser(data: Data("<a>".utf8))
    #expect(!parser.parse())
    #expect(parser.parserError != nil && parser.delegate == nil)
  }

  @Test func `The inverse of a set of Foundation's can be changed`() {
    var set = CharacterSet.decimalDigits.inverted.__changeable
    set.remove(charactersIn: "+")
    set.insert("5")
    #expect(set.contains("a") && set.contains("5") && !set.contains("+") && !set.contains("4"))
  }
}
