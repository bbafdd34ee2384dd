import Testing
import UIKit

/// Screens for machines: read back by Foundation, keys in the order of the schema.
@MainActor @Suite struct ScreenJSONTests {
  private let board = StrategyBoard(columns: 20, rows: 5)

  private func object() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(board.text(.json).utf8)) as? [String: Any])
  }

  private func root() throws -> [String: Any] {
    let scenes = try #require(try object()["scenes"] as? [[String: Any]])
    return try #require(scenes.first?["root"] as? [String: Any])
  }

  @Test func `The text is one object with every key in its place`() {
    let board = StrategyBoard(columns: 20, rows: 5)
    board.label("Hi", 1, 1) { $0.accessibilityIdentifier = "greeting" }
    #expect(
      Snapshotting<UIView>.json.text(of: board.root).split(separator: "\n").dropFirst(3).joined(separator: "\n")
        == """
          "scenes": [
            {
              "id": null,
              "controller": null,
              "root": {
                "id": null,
                "class": "UIView",
                "frame": [0, 0, 160, 80],
                "alignmentRect": [0, 0, 160, 80],
                "text": null,
                "children": [
                  {
                    "id": "greeting",
                    "class": "UILabel",
                    "frame": [8, 16, 16, 16],
                    "alignmentRect": [8, 16, 16, 16],
                    "text": "Hi",
                    "children": []
                  }
                ]
              }
            }
          ],
          "diagnostics": []
        }
        """)
  }

  @Test(arguments: [
    "\"quoted\" \\ / back", "line\nfeed\r\ttab", "\u{1}\u{1F}\u{7F}", "한글 👩‍👩‍👧 é", "\u{2028}\u{2029}", "null", "",
  ])
  func `Any text is read back as it was`(_ text: String) throws {
    board.label(text, width: 5)
    let children = try #require(try root()["children"] as? [[String: Any]])
    #expect(children.first?["text"] as? String == text)
  }

  @Test func `Frames are on whole pixels and read back as the same numbers`() throws {
    let view = UIView(frame: CGRect(x: 0.3, y: -10.24, width: 1e7, height: 33.33))
    board.root.addSubview(view)
    let children = try #require(try root()["children"] as? [[String: Any]])
    // At three pixels a point edges are rounded to thirds: 0.3 to 1/3, -10.24 to -31/3, 23.09 to 23.
    let frame = try #require(children.first?["frame"] as? [Double])
    for (side, expected) in zip(frame, [1.0 / 3, -31.0 / 3, 1e7, 100.0 / 3]) { #expect(abs(side - expected) < 1e-8) }
  }

  @Test func `A deep tree is indented as deep as it is`() {
    var inner: UIView = board.root
    for _ in 0..<100 {
      let view = UIView()
      inner.addSubview(view)
      inner = view
    }
    let lines = board.text(.json).split(separator: "\n")
    #expect(lines.filter { $0.hasSuffix("\"children\": [") }.count == 100)
    // The root's children are indented by 8 blanks, those of each view in another one 4 blanks further.
    let last = String(repeating: " ", count: 8 + 4 * 100) + "\"children\": []"
    #expect(lines.filter { $0 == last }.count == 1)
  }

  @Test func `Constraints that could not hold are diagnostics without addresses`() throws {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    board.root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 50),
    ])
    let diagnostics = try #require(try object()["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?["severity"] as? String == "warning")
    let message = try #require(diagnostics.first?["message"] as? String)
    #expect(message.contains("width == 50") && !message.contains("0x6"))
  }

  @Test func `The device and the controller are those of the app`() throws {
    let app = XCUIApplication(rootViewController: LoginController())
    try app.launch()
    let text = Snapshotting<XCUIApplication>.json.text(of: app)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let scenes = try #require(object["scenes"] as? [[String: Any]])
    #expect((scenes.first?["controller"] as? String)?.hasSuffix("LoginController") ?? false)
    #expect(object["device"] as? String == "390x844")
  }
}
