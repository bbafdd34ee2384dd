import Testing
import UIKit

/// Pictures as images: read back with an XML parser, cell by cell.
@MainActor @Suite struct SVGTextTests {
  private struct Element: Equatable {
    var name: String
    var attributes: [String: String]
    var text = ""

    subscript(_ attribute: String) -> String? { attributes[attribute] }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
      if elements.last?.name == "text" { elements[elements.count - 1].text += characters }
    }
  }

  private let board = StrategyBoard(columns: 20, rows: 2)

  private func elements(_ text: String) throws -> [Element] {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    try #require(parser.parse())
    return reader.elements
  }

  private func texts(_ elements: [Element]) -> [Element] {
    elements.filter { $0.name == "text" }.map { element in
      var element = element
      // The line feed behind the element is no part of it.
      element.text = element.text.trimmingCharacters(in: .newlines)
      return element
    }
  }

  @Test func `Runs of text have the places and lengths of their cells, wide characters too`() throws {
    board.label("A<b>&한글 x", 0, 0, width: 20)
    board.label("two words", 3, 1, width: 12)
    let runs = texts(try elements(board.text(.svg)))
    // A cell is 8 x 16, the picture begins at (8, 8), text stands 12 below the upper edge of its cell.
    #expect(runs.map(\.text) == ["A<b>&", "한글", "x", "two words"])
    #expect(runs.map { $0["x"] } == ["8", "48", "88", "32"])
    #expect(runs.map { $0["y"] } == ["20", "20", "20", "36"])
    #expect(runs.map { $0["textLength"] } == ["40", "32", "8", "72"])
    #expect(runs.allSatisfy { $0["lengthAdjust"] == "spacingAndGlyphs" })
  }

  @Test func `The image is as large as the picture and names no font of its own`() throws {
    board.root.layer.borderWidth = 1
    let all = try elements(board.text(.svg))
    #expect(all[0].name == "svg" && all[0]["xmlns"] == "http://www.w3.org/2000/svg")
    #expect(all[0]["width"] == "176" && all[0]["height"] == "48" && all[0]["viewBox"] == "0 0 176 48")
    #expect(Set(all.map(\.name)).isSubset(of: ["svg", "rect", "path", "text"]))
    #expect(!all.contains { element in element.attributes.keys.contains { $0.hasPrefix("on") || $0.contains("href") } })
  }

  @Test func `Lines are drawn from the middle of a cell to the middle of the next`() throws {
    board.add(UIView(), 0, 0, 3, 2) { $0.layer.borderWidth = 1 }
    let path = try #require(try elements(board.text(.svg)).first { $0.name == "path" })
    // Three cells from x = 8, two rows from y = 8: middles at 12 and 28, at 16 and 32.
    #expect(path["d"] == "M12 16H28M12 32H28M12 16V32M28 16V32")
  }

  @Test func `Round corners are curves`() throws {
    board.add(UIView(), 0, 0, 3, 2) { view in
      view.layer.borderWidth = 1
      view.layer.cornerRadius = 4
    }
    let path = try #require(try elements(board.text(.svg)).first { $0.name == "path" })
    #expect(
      path["d"] == "M16 16H24M16 32H24" + "M12 24Q12 16 16 16M28 24Q28 16 24 16"
        + "M12 24Q12 32 16 32M28 24Q28 32 24 32")
  }

  @Test func `Colours, weights and states are attributes, backgrounds are rectangles`() throws {
    board.add(UIView(), 0, 0, 4) { $0.backgroundColor = .systemYellow }
    board.label("ab", 1, 0) { label in
      label.font = .boldSystemFont(ofSize: 17)
      label.isEnabled = false
    }
    let all = try elements(board.text(.svg))
    let fields = all.filter { $0.name == "rect" }
    #expect(fields[0]["fill"] == "#FFFFFF")
    #expect(
      fields.dropFirst().map(\.attributes) == [
        ["x": "8", "y": "8", "width": "32", "height": "16", "fill": "#FFCC00"]
      ])
    let run = try #require(texts(all).first)
    #expect(run["fill"] == "#000000" && run["font-weight"] == "bold" && run["fill-opacity"] == "0.5")
  }

  @Test func `The runs of a whole screen are the unicode picture without its lines`() throws {
    let app = XCUIApplication(rootViewController: LoginController())
    try app.launch()
    let picture = Snapshotting<XCUIApplication>.unicode.text(of: app)
    let runs = texts(try elements(Snapshotting<XCUIApplication>.svg.text(of: app)))
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace && !"─│┌┐└┘├┤┬┴┼╭╮╰╯".contains($0) } }
    #expect(runs.map { letters($0.text) }.joined() == letters(picture))
    #expect(runs.count > 5)
  }
}
