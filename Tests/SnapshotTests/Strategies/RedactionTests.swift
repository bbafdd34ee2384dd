import PlainviewSnapshot
import Testing
import UIKit

/// Redacted texts are visible in no strategy, and pictures keep their cells.
@MainActor @Suite struct RedactionTests {
  private let board = StrategyBoard(columns: 14, rows: 2)

  private func clock(_ text: String) {
    board.root.subviews.forEach { $0.removeFromSuperview() }
    board.label(text, 0, 0, width: 10) { $0.accessibilityIdentifier = "clock" }
    board.label("Kim", 0, 1)
  }

  // MARK: By identifier, in pictures

  @Test(arguments: ["12:34", "1:02", "12:34:56"])
  func `A named view is filled as wide as it is, whatever its text`(_ time: String) {
    clock(time)
    #expect(board.text(.ascii.redacting(identifiers: ["clock"])) == "##########\nKim")
    #expect(board.text(.unicode.redacting(identifiers: ["clock"])) == "▒▒▒▒▒▒▒▒▒▒\nKim")
  }

  @Test func `A view without text stays empty, and others are not touched`() {
    clock("")
    #expect(board.text(.ascii.redacting(identifiers: ["clock"])) == "\nKim")
    clock("12:34")
    #expect(board.text(.ascii.redacting(identifiers: ["date"])) == "12:34\nKim")
  }

  @Test func `Controls keep their brackets, so that one sees what they are`() {
    board.button("12:34", 0, 0, width: 9) { $0.accessibilityIdentifier = "clock" }
    board.add(UITextField(), 0, 1, 10) { field in
      field.text = "secret"
      field.accessibilityIdentifier = "pin"
    }
    #expect(board.text(.ascii.redacting(identifiers: ["clock", "pin"])) == "[#######]\n[########]")
  }

  @Test func `What is in a named view is not seen either`() {
    let card = board.add(UIView(), 2, 0, 8, 2) { $0.accessibilityIdentifier = "card" }
    let name = UILabel(frame: CGRect(x: 8, y: 16, width: 24, height: 16))
    name.text = "Kim"
    card.addSubview(name)
    #expect(board.text(.ascii.redacting(identifiers: ["card"])) == "\n   ###")
    #expect(Snapshotting<UIView>.ascii.redacting(identifiers: ["card"]).text(of: name) == "###")
  }

  // MARK: By identifier, in texts

  @Test func `No text of a named view is in any strategy`() throws {
    clock("12:34")
    board.button("12:34", 0, 1, width: 9) { $0.accessibilityIdentifier = "button" }
    let all: [Snapshotting<UIView>] = [
      .ascii, .unicode, .ansi, .styles, .svg, .hierarchy, .layout, .wiring, .accessibility, .json,
    ]
    for strategy in all {
      let open = board.text(strategy)
      let closed = board.text(strategy.redacting(identifiers: ["clock", "button"]))
      #expect(!closed.contains("12:34"), "\(strategy.name)")
      if !["layout", "wiring"].contains(strategy.name) { #expect(open.contains("12:34"), "\(strategy.name)") }
    }
    #expect(board.text(.hierarchy.redacting(identifiers: ["clock"])).contains("text = '(redacted)'"))
    #expect(
      board.text(.accessibility.redacting(identifiers: ["clock"])).hasPrefix(
        "\"(redacted)\", staticText, id clock\n"))
    #expect(board.text(.json.redacting(identifiers: ["clock"])).contains("\"text\": \"(redacted)\""))
  }

  @Test func `In transcripts the name stays and the texts go`() throws {
    let controller = UIViewController()
    let app = XCUIApplication(rootViewController: controller)
    app.recordsTranscript = true
    try app.launch()
    try app.run {
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      field.accessibilityIdentifier = "pin"
      controller.view.addSubview(field)
    }
    try app.textFields["pin"].tap()
    try app.textFields["pin"].typeText("7")
    let open = Snapshotting<XCUIApplication>.events.text(of: app)
    #expect(open.contains("UITextField 'pin': \"7\""))
    let closed = Snapshotting<XCUIApplication>.events.redacting(identifiers: ["pin"]).text(of: app)
    #expect(closed.contains("UITextField 'pin': \"(redacted)\""))
    #expect(open.split(separator: "\n").count == closed.split(separator: "\n").count)
  }

  @Test func `The facts that failures tell do not hold the text either`() throws {
    clock("12:34")
    board.add(UITextField(), 0, 1, 10) { field in
      field.placeholder = "12:34"
      field.accessibilityIdentifier = "time"
    }
    let strategy = Snapshotting<UIView>.ascii
    #expect(try #require(strategy.makeFacts(board.root)).text.contains("12:34"))
    let named = try #require(strategy.redacting(identifiers: ["clock", "time"]).makeFacts(board.root))
    #expect(!named.text.contains("12:34") && named.text.contains("(redacted)"))
    let matched = try #require(strategy.redacting(/\d+:\d+/, with: "…").makeFacts(board.root))
    #expect(!matched.text.contains("12:34"))
  }

  // MARK: By pattern

  @Test func `A replacement in a picture takes the cells of what it replaces`() {
    board.label("Now 12:34 ok", width: 14)
    #expect(board.text(.ascii.redacting(/\d+:\d+/, with: "…")) == "Now …………… ok\n")
    #expect(board.text(.ascii.redacting(/\d+:\d+/, with: "time")) == "Now time  ok\n")
    #expect(board.text(.ascii.redacting(/\d+:\d+/, with: "duration")) == "Now durat ok\n")
    #expect(board.text(.ascii.redacting(/\d+:\d+/, with: "")) == "Now       ok\n")
  }

  @Test func `Wide characters count as the two cells that they take`() {
    let board = StrategyBoard(columns: 16, rows: 2)
    board.label("가격 1,000원 끝", width: 16)
    #expect(board.text(.unicode.redacting(/[\d,]+원/)) == "가격 \(String(repeating: "…", count: 7)) 끝\n")
    #expect(board.text(.unicode.redacting(/[\d,]+원/, with: "가")) == "가격 가가가  끝\n")
    #expect(board.text(.unicode.redacting(/가격/, with: "ab")) == "ab   1,000원 끝\n")
  }

  @Test func `Anchors mean the ends of lines, and each pattern sees what the one before it left`() {
    let lines = "id 17\nid 18\n"
    let strategy = Snapshotting<String>.lines.redacting(/^id (\d+)$/, with: "id N")
    #expect(strategy.text(of: lines) == "id N\nid N\n")
    #expect(strategy.redacting(/N/, with: "M").text(of: lines) == "id M\nid M\n")
  }

  @Test func `In JSON only the values that are texts are changed`() throws {
    clock("12:34")
    let text = board.text(.json.redacting(/\d/, with: "0"))
    #expect(text.contains("\"text\": \"00:00\""))
    #expect(text.contains("\"frame\": [0, 0, 80, 16]"))
  }

  @Test func `In images only the texts are changed`() {
    clock("12:34")
    let text = board.text(.svg.redacting(/\d/, with: "0"))
    #expect(text.contains(">00:00</text>"))
    #expect(text.contains("textLength=\"40\""))
  }

  // MARK: Composition

  @Test func `Redactions add up, and stay with a strategy that is pulled back or one of several facets`() {
    clock("12:34")
    let strategy = Snapshotting<UIView>.ascii.redacting(identifiers: ["clock"]).redacting(/Kim/, with: "x")
    #expect(board.text(strategy) == "##########\nxxx")
    #expect(strategy.pullback { (board: StrategyBoard) in board.root }.text(of: board) == "##########\nxxx")
    let facets = Snapshotting<UIView>.facets(strategy, .ascii)
    #expect(board.text(facets) == "== ascii ==\n##########\nxxx\n\n== ascii 2 ==\n12:34\nKim")
    #expect(
      board.text(.facets(.ascii, .accessibility).redacting(identifiers: ["clock"])) == """
        == ascii ==
        ##########
        Kim

        == accessibility ==
        "(redacted)", staticText, id clock
        "Kim", staticText
        """)
  }

  @Test func `A strategy of somebody's own hides what is hidden, and its patterns see all of its text once`() {
    clock("aa")
    let own = Snapshotting<UIView>(name: "own") { "aa \(Snapshotting<UIView>.ascii.text(of: $0))" }
    #expect(board.text(own.redacting(identifiers: ["clock"])) == "aa ##########\nKim")
    #expect(board.text(own.redacting(/a/, with: "aa")) == "aaaa aaaa\nKim")
  }
}
