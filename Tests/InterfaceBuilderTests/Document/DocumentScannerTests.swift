import Foundation
import FoundationXML
import PlainviewInterfaceBuilder
import Testing

@Suite struct DocumentScannerTests {
  @Test func `an element knows the line and column of its angle bracket`() throws {
    let view = try Fixture.xib("\n  <view\n    id='a'>\n<!-- é --> <label/></view>").views[0]
    #expect(view.position == SourcePosition(line: 2, column: 3))
    #expect(view.node.children[0].position == SourcePosition(line: 4, column: 12))
  }

  @Test func `attributes keep their order`() throws {
    let node = try Fixture.node("<view zebra='1' apple=\"2\" id='x' mango='3'/>")
    #expect(node.attributes.map(\.name) == ["zebra", "apple", "id", "mango"])
    #expect(node.attributes.map(\.value) == ["1", "2", "x", "3"])
  }

  @Test func `the predefined entities and character references are replaced`() throws {
    let node = try Fixture.node("<view t=\"&amp;&lt;&gt;&quot;&apos;&#10;&#x1F600;é'\"/>")
    #expect(node["t"] == "&<>\"'\n😀é'")
  }

  @Test func `literal blanks in an attribute become spaces`() throws {
    #expect(try Fixture.node("<view t='a\n\tb\r\nc'/>")["t"] == "a  b c")
  }

  @Test func `text joins across comments and CDATA, with its line ends made one character`() throws {
    let view = try Fixture.view("<view><string key=\"t\">a&amp;\r\nb<!-- no --><![CDATA[<c>&d;]]>\re</string></view>")
    #expect(view.string("t") == "a&\nb<c>&d;\ne")
  }

  @Test func `blank text counts in a string and not between elements`() throws {
    let view = try Fixture.view("<view> <string key='t'>  </string> </view>")
    #expect(view.string("t") == "  ")
    #expect(view.node.text == "")
  }

  @Test func `a byte order mark, a declaration and instructions are accepted`() throws {
    let text =
      "\u{FEFF}<?xml version=\"1.0\" encoding='utf-8'?>\n<?pi ?><!-- c -->"
      + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>\n<!-- end -->\n"
    #expect(try InterfaceDocument(text: text, path: "a.xib").kind == .xib)
  }

  @Test(arguments: Fixture.names)
  func `the tree is the one that Foundation's parser reports`(name: String) throws {
    let reference = ReferenceTree()
    let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: Fixture.path(name))))
    parser.delegate = reference
    #expect(parser.parse())
    #expect(reference.lines == ReferenceTree.lines(of: try Fixture.document(name).node))
  }

  @Test func `the deepest allowed nesting is read`() throws {
    let depth = 510
    let document = try Fixture.xib(
      String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth))
    #expect(document.views.count == 1)
    #expect(document.resolved(for: DocumentTraits(widthClass: .compact, heightClass: .regular)) === document)
  }

  @Test func `an attribute of a megabyte is read`() throws {
    let long = String(repeating: "long ", count: 200_000)
    #expect(try Fixture.node("<label text=\"\(long)\"/>")["text"]?.utf8.count == 1_000_000)
  }

  @Test(arguments: [2, 16, 17, 18, 400, 512])
  func `H7 an attribute that stands twice is found, however many there are`(count: Int) throws {
    let many = (0..<count).map { "a\($0)='\($0)'" }.joined(separator: " ")
    #expect(try Fixture.node("<view \(many)/>").attributes.map(\.value) == (0..<count).map(String.init))
    for repeated in [0, count / 2, count - 1] {
      let error = try #require(throws: DocumentError.self) { try Fixture.xib("<view \(many) a\(repeated)='x'/>") }
      #expect(error.problem == .malformed(.duplicateAttribute("a\(repeated)")))
    }
  }
}

/// A document as a list of lines, from a parser that shares no code with the one under test.
private final class ReferenceTree: NSObject, XMLParserDelegate {
  private(set) var lines: [String] = []
  private var depth = 0
  private var text = [""]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    lines.append(Self.line(depth, name, attributes.map { ($0.key, $0.value) }))
    depth += 1
    text.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text[text.count - 1] += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    depth -= 1
    let own = text.removeLast()
    if !own.allSatisfy(\.isWhitespace) { lines.append("\(depth) text \(own)") }
  }

  static func lines(of node: DocumentNode, depth: Int = 0) -> [String] {
    var lines = [line(depth, node.name, node.attributes.map { ($0.name, $0.value) })]
    for child in node.children { lines += Self.lines(of: child, depth: depth + 1) }
    if !node.text.allSatisfy(\.isWhitespace) { lines.append("\(depth) text \(node.text)") }
    return lines
  }

  private static func line(_ depth: Int, _ name: String, _ attributes: [(String, String)]) -> String {
    let sorted = attributes.map { "\($0.0)=\($0.1)" }.sorted()
    return "\(depth) \(name) \(sorted.joined(separator: " "))"
  }
}
