import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import Testing

/// Conflicts of real apps; the data are in Fixtures/layout/conflicts.json.
@MainActor @Suite struct ConflictTests {
  struct Log: Decodable, Sendable, CustomTestStringConvertible {
    struct Item: Decodable, Sendable {
      let `class`: String
      let `in`: String?
      let title, guide: String?
      let frame: [Double]?
    }
    enum Verdict: String, Decodable {
      case minimal, satisfiable
      case largerThanNeeded = "larger than needed"
    }
    let id, note: String
    let items: [String: Item]
    let constraints, lines: [String]
    let verdict: Verdict
    var testDescription: String { "\(id): \(note)" }
  }
  private struct Logs: Decodable { let logs: [Log] }

  nonisolated static let logs = LayoutFixture.decode("conflicts.json", as: Logs.self).logs

  /// The items of a log in a tree, and the constraints, which are active.
  @MainActor private struct Stage {
    let root = StubItem("Root", frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let constraints: [NSLayoutConstraint]

    init(_ log: Log) {
      var items: [String: StubItem] = [:]
      func item(_ name: String, _ root: StubItem) -> StubItem {
        if let known = items[name] { return known }
        guard let fact = log.items[name] else { fatalError("no item \(name)") }
        let made = StubItem(
          fact.class, title: fact.guide ?? fact.title, frame: fact.frame.map { CGRect($0) }, isGuide: fact.guide != nil)
        items[name] = made
        (fact.in.map { item($0, root) } ?? root).add(made)
        return made
      }
      for name in log.items.keys.sorted() { _ = item(name, root) }
      constraints = ConstraintText(root: root, items).activate(log.constraints)
    }

    /// The conflicts that solving finds.
    func conflicts() -> [ConflictReport] {
      let engine = LayoutEngine.forTree(of: root.layoutNode)
      engine.update()
      return engine.conflicts
    }
  }

  @Test("L13: constraints are described as in the logs of real apps", arguments: ConflictTests.logs)
  func descriptions(log: Log) {
    let stage = Stage(log)
    let own = log.lines.filter { !$0.hasPrefix("<NSAutoresizing") }
    #expect(stage.constraints.map { masked($0.description) }.sorted() == own.sorted())
  }

  @Test("L12: the list of a conflict is UIKit's, where UIKit's has no member too many", arguments: ConflictTests.logs)
  func members(log: Log) throws {
    let process = SimulatedProcess()
    try process.run {
      let stage = Stage(log)
      let conflicts = stage.conflicts()
      if log.verdict == .satisfiable {
        #expect(conflicts.isEmpty)
        return
      }
      let report = try #require(conflicts.first)
      let members = report.members.map { masked($0) }
      switch log.verdict {
      case .minimal: #expect(members.sorted() == log.lines.sorted())
      case .largerThanNeeded, .satisfiable: #expect(Set(members).isStrictSubset(of: Set(log.lines)))
      }
      #expect(groups(members) == groups(log.lines.filter { members.contains($0) }))
    }
    #expect(process.console.count == (log.verdict == .satisfiable ? 0 : 1))
  }

  /// What decides about the order: the kind of a line and its identifier.
  private func groups(_ lines: [String]) -> [String] {
    lines.map { line in
      if line.hasPrefix("<NSAutoresizing") { return "autoresizing" }
      return line.firstMatch(of: #/'([A-Za-z_-]+)' /#).map { String($0.1) } ?? ""
    }
  }

  @Test(
    "Our rule, not UIKit's: the most recently activated member is broken, and none of the system's",
    arguments: [
      ("L01", "UIView:0x….height == 84"), ("L04", "0.2*"), ("L05", "V:[UIView:0x…]-(70)-[UIButton:0x…]"),
      ("L11", "'UISV-canvas-connection'"), ("L12", "'UISV-alignment'"),
      ("L14", "'UISV-canvas-connection'"), ("L15", "'UISV-spacing'"),
    ])
  func broken(id: String, part: String) throws {
    let log = try #require(Self.logs.first { $0.id == id })
    try SimulatedProcess().run {
      let report = try #require(Stage(log).conflicts().first)
      #expect(masked(report.broken).contains(part))
      #expect(report.members.contains(report.broken))
    }
  }

  @Test("L12, W44: the log is UIKit's byte for byte, in the console without being asked for") func text() throws {
    let log = try #require(Self.logs.first { $0.id == "L01" })
    let process = SimulatedProcess()
    try process.run { #expect(Stage(log).conflicts().count == 1) }
    #expect(process.console.map { masked($0) } == [LayoutFixture.text("conflict-log.txt")])
  }

  @Test("L12: a list with autoresizing constraints explains where they come from") func autoresizingNote() throws {
    let log = try #require(Self.logs.first { $0.id == "L04" })
    let process = SimulatedProcess()
    try process.run { #expect(Stage(log).conflicts().count == 1) }
    let lines = try #require(process.console.first).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[5]
        == "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ")
    #expect(lines[6] == "(")
    #expect(lines[7].hasPrefix(#"    "<NSAutoresizingMaskLayoutConstraint:0x"#))
    #expect(lines[7].hasSuffix(#">","#))
    #expect(lines[12].hasSuffix(#">""#))
    #expect(lines[13] == ")")
  }

  @Test("L12: texts are escaped in the list and plain in the line about the broken constraint") func escapes() throws {
    let root = StubItem("Root", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = StubItem("UILabel", title: "이\n\"q\" \\ é")
    root.add(label)
    let process = SimulatedProcess()
    try process.run {
      ConstraintText(root: root, ["l": label]).activate(["l.width == 1", "l.width == 2"])
      LayoutEngine.forTree(of: root.layoutNode).update()
    }
    let text = masked(try #require(process.console.first))
    #expect(
      text.contains(#"    "<NSLayoutConstraint:0x… UILabel:0x…'\Uc774\n\"q\" \\ \U00e9'.width == 1   (active)>","#))
    #expect(
      text.contains(
        "breaking constraint \n<NSLayoutConstraint:0x… UILabel:0x…'이\n\"q\" \\ é'.width == 2   (active)>\n\nMake"))
  }

  @Test("A conflict is logged once, is listed while it lasts, and its broken constraint comes back") func resolving()
    throws
  {
    let root = StubItem("Root", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = StubItem("UIView")
    root.add(view)
    let process = SimulatedProcess()
    try process.run {
      let constraints = ConstraintText(root: root, ["v": view]).activate(["v.width == 10", "v.width == 20"])
      let engine = LayoutEngine.forTree(of: root.layoutNode)
      engine.update()
      #expect(engine.conflicts.map(\.members.count) == [2])
      #expect(engine.rectangle(of: view.layoutNode)?.width == 10)
      ConstraintText(root: root, ["v": view]).activate(["v.height == 5"])
      engine.update()
      #expect(engine.conflicts.count == 1)
      constraints[0].isActive = false
      engine.update()
      #expect(engine.conflicts.isEmpty)
      #expect(engine.rectangle(of: view.layoutNode)?.width == 20)
    }
    #expect(process.console.count == 1)
  }

  @Test("Independent conflicts are reported one by one") func several() throws {
    let root = StubItem("Root", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = StubItem("UIView")
    root.add(view)
    let process = SimulatedProcess()
    try process.run {
      ConstraintText(root: root, ["v": view]).activate([
        "v.width == 10", "v.height == 10", "v.width == 20", "v.height == 20", "v.top == .top + 3",
      ])
      let engine = LayoutEngine.forTree(of: root.layoutNode)
      engine.update()
      #expect(engine.conflicts.count == 2)
      let frame = try #require(engine.rectangle(of: view.layoutNode))
      #expect(frame == CGRect(x: 0, y: 3, width: 10, height: 10))
    }
    #expect(process.console.count == 2)
  }
}
