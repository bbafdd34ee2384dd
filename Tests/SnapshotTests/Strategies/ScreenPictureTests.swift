import Foundation
import Testing
import UIKit

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The image of a screen (W98).
@MainActor @Suite struct ScreenPictureTests {
  private let stage = PictureStage(columns: 20, rows: 10)

  private var svg: String { Snapshotting<UIView>.svg.text(of: stage.root) }

  /// The elements of a name, or all of them, with their attributes and their text.
  private func elements(_ name: String) throws -> [Element] { try elements(name, of: svg) }

  private func elements(_ name: String, of svg: String) throws -> [Element] {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(svg)")
    return reader.found.filter { name.isEmpty || $0.name == name }
  }

  private struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var found: [Element] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { found.append(Element(name: name, attributes: attributes)) }
    func parser(_ parser: XMLParser, foundCharacters text: String) {
      // The line feed behind an element is no part of it.
      if !found.isEmpty { found[found.count - 1].text += text.trimmingCharacters(in: .newlines) }
    }
  }

  @Test func `W98 distances are those of the screen, and no row is left out`() throws {
    stage.add(UIView(), CGRect(x: 3, y: 100.5, width: 31, height: 7), color: .red)
    let box = try #require(try elements("rect").last).attributes
    #expect(["x", "y", "width", "height", "fill"].map { box[$0] } == ["3", "100.5", "31", "7", "#FF0000"])
    let picture = try #require(try elements("svg").first).attributes
    #expect(picture["width"] == "160" && picture["height"] == "160" && picture["viewBox"] == "0 0 160 160")
  }

  @Test func `A shadow has the colour of the layer's, and is black without one`() throws {
    let card = UIView()
    stage.add(card, CGRect(x: 10, y: 10, width: 40, height: 20), color: .white)
    card.layer.shadowOpacity = 0.5
    func shadow() throws -> [String?] {
      let boxes = try elements("rect").map(\.attributes)
      return boxes.filter { $0["x"] == "10" && $0["y"] == "7" }.flatMap { [$0["fill"], $0["fill-opacity"]] }
    }
    // At most 40 % of the shade, since it is not blurred.
    #expect(try shadow() == ["#000000", "0.2"])
    card.layer.shadowColor = UIColor.blue.withAlphaComponent(0.5).cgColor
    #expect(try shadow() == ["#0000FF", "0.1"])
  }

  @Test func `W98 controls have no brackets`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    stage.add(button, CGRect(x: 0, y: 0, width: 80, height: 32))
    let field = UITextField()
    (field.text, field.borderStyle) = ("kim", .roundedRect)
    stage.add(field, CGRect(x: 0, y: 40, width: 120, height: 34))
    stage.add(UISwitch(), CGRect(x: 0, y: 80, width: 51, height: 31))
    let segments = UISegmentedControl(items: ["A", "B"])
    stage.add(segments, CGRect(x: 0, y: 120, width: 120, height: 31))
    #expect(try elements("text").map(\.text) == ["Go", "kim", "A", "B"])
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
  }

  @Test func `W98 marks of rows are drawn, and months have no brackets`() throws {
    let rows = Rows()
    let app = XCUIApplication(rootViewController: rows)
    try app.launch()
    try app.run { rows.setEditing(true, animated: false) }
    let image = Snapshotting<XCUIApplication>.svg.text(of: app)
    #expect(try elements("text", of: image).map(\.text).sorted() == ["Row", "−"], "\(image)")
    let calendar = UIDatePicker()
    calendar.preferredDatePickerStyle = .inline
    stage.add(calendar, CGRect(x: 0, y: 0, width: 320, height: 300))
    let texts = try elements("text").map(\.text)
    #expect(texts.count > 5)
    #expect(!texts.contains { $0.contains("[") || $0.contains("]") })
  }

  @Test func `W98 a text has the place, the size and the weight of its label`() throws {
    let label = stage.addLabel("Hi", CGRect(x: 16, y: 32, width: 80, height: 40))
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .right
    let text = try #require(try elements("text").first)
    #expect(text.attributes["font-size"] == "20" && text.attributes["font-weight"] == "600")
    // Two cells of 8 points end at 96; the line of 16 points is in the middle of 40, its baseline at three quarters.
    #expect(text.attributes["x"] == "80" && text.attributes["textLength"] == "16")
    #expect(text.attributes["y"] == "56" && text.attributes["fill"] == "#FFFFFF")
  }

  @Test func `W98 corners, borders and what is cut off`() throws {
    let card = stage.add(UIView(), CGRect(x: 8, y: 8, width: 40, height: 40), color: .white)
    card.layer.cornerRadius = 6
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor.red.cgColor
    card.clipsToBounds = true
    stage.add(UIView(), CGRect(x: 30, y: 0, width: 40, height: 10), to: card, color: .blue)
    let rectangles = try elements("rect").map(\.attributes)
    #expect(rectangles.contains { $0["rx"] == "6" && $0["fill"] == "#FFFFFF" && $0["width"] == "40" })
    #expect(
      rectangles.contains {
        $0["stroke"] == "#FF0000" && $0["stroke-width"] == "2" && $0["x"] == "9" && $0["width"] == "38"
          && $0["rx"] == "5"
      })
    let clip = try #require(try elements("clipPath").first?.attributes["id"])
    #expect(try elements("g").contains { $0.attributes["clip-path"] == "url(#\(clip))" })
  }

  @Test func `W98 a view that is turned is drawn so, one that is half seen is half seen`() throws {
    let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.alpha = 0.5
    let groups = try elements("g").map(\.attributes)
    #expect(groups.contains { $0["transform"] == "matrix(2 0 0 2 -10 -10)" })
    #expect(groups.contains { $0["opacity"] == "0.5" })
  }

  @Test func `W98 a text is text, whatever is in it`() throws {
    stage.addLabel("<a href=\"x\">&\u{1B}[0m", CGRect(x: 0, y: 0, width: 160, height: 16))
    let text = try #require(try elements("text").first).text
    #expect(text.hasPrefix("<a href=\"x\">&") && !text.unicodeScalars.contains("\u{1B}"))
  }

  @Test func `W98 what is redacted is a bar, whatever it says`() throws {
    let label = stage.addLabel("secret", CGRect(x: 0, y: 0, width: 80, height: 16))
    label.accessibilityIdentifier = "token"
    let text = Snapshotting<UIView>.svg.redacting(identifiers: ["token"]).text(of: stage.root)
    #expect(!text.contains("secret") && text.contains("rx=\"2\""))
  }

  @Test func `W98 an image names no font of its own, runs nothing and loads nothing`() throws {
    stage.addLabel("Hi", CGRect(x: 0, y: 0, width: 80, height: 16))
    let all = try elements("")
    #expect(all[0].name == "svg" && all[0].attributes["xmlns"] == "http://www.w3.org/2000/svg")
    #expect(Set(all.map(\.name)).isSubset(of: ["svg", "rect", "text"]))
    #expect(!all.contains { element in element.attributes.keys.contains { $0.hasPrefix("on") || $0.contains("href") } })
  }

  @Test func `W98 the texts of an image are those of the unicode picture`() throws {
    let app = XCUIApplication(rootViewController: LoginController())
    try app.launch()
    let picture = app.text(as: .unicode(elidesRows: false))
    let texts = try elements("text", of: Snapshotting<XCUIApplication>.svg.text(of: app))
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace && !"─│┌┐└┘├┤┬┴┼╭╮╰╯[]<>_".contains($0) } }
    #expect(texts.map { letters($0.text) }.joined() == letters(picture))
    #expect(texts.count > 5)
  }
}
