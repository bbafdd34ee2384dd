@_spi(Plainview) import PlainviewLayout
import Testing

/// What the ports of Cassowary verify alike, in own words: slightlyoff/cassowary.js (End-To-End-test.js), Nocte-/rhea
/// (unit_tests.cpp), tribalworldwidelondon/CassowarySwift (CassowaryTests.swift).
@Suite("Scenarios of cassowary.js, rhea and CassowarySwift") struct CassowaryScenarioTests {
  private var desk = SolverDesk()

  @Test("Equations follow from each other") mutating func equations() {
    let (x, y) = (desk.variable(), desk.variable())
    desk.add([(1, x)], .equal, 20)
    desk.add([(1, x), (-1, y)], .equal, 8)
    #expect(desk.values(x, y) == [20, 12])
  }

  @Test("A variable that would stay gives way to a required bound")
  mutating func bounds() {
    let (x, width) = (desk.variable(), desk.variable())
    _ = desk.edit(x, 10, 1)
    _ = desk.edit(width, 10, SolverDesk.weak)
    desk.add([(1, x), (1, width)], .greaterThanOrEqual, 100)
    #expect(desk.values(x, width) == [90, 10])
  }

  @Test("A right edge at or behind another one, of which everything but one left edge stays")
  mutating func rightEdges() {
    for relation in [LayoutSolver.Relation.equal, .greaterThanOrEqual] {
      var desk = SolverDesk()
      let (x1, width1, x2, width2) = (desk.variable(), desk.variable(), desk.variable(), desk.variable())
      for (variable, value) in [(width1, 10.0), (width2, 10), (x2, 100)] {
        _ = desk.edit(variable, value, SolverDesk.weak)
      }
      _ = desk.edit(x1, 10, 1)
      desk.add([(1, x1), (1, width1), (-1, x2), (-1, width2)], relation, 0)
      #expect(desk.values(x1, x2, width1, width2) == [100, 100, 10, 10])
    }
  }

  @Test("Removal: the next tighter bound takes over, and at last the wish") mutating func removal() {
    let x = desk.variable()
    desk.add([(1, x)], .equal, 100, SolverDesk.weak)
    #expect(desk.values(x) == [100])
    let ten = desk.add([(1, x)], .lessThanOrEqual, 10)
    let twenty = desk.add([(1, x)], .lessThanOrEqual, 20)
    #expect(desk.values(x) == [10])
    desk.remove(ten)
    #expect(desk.values(x) == [20])
    desk.remove(twenty)
    #expect(desk.values(x) == [100])
    let again = desk.add([(1, x)], .lessThanOrEqual, 10)
    let twin = desk.add([(1, x)], .lessThanOrEqual, 10)
    #expect(desk.values(x) == [10])
    desk.remove(again)
    #expect(desk.values(x) == [10])
    desk.remove(twin)
    #expect(desk.values(x) == [100])
  }

  @Test("Removal with a second variable that is bound to the first for a while") mutating func boundRemoval() {
    let (x, y) = (desk.variable(), desk.variable())
    desk.add([(1, x)], .equal, 100, SolverDesk.weak)
    desk.add([(1, y)], .equal, 120, SolverDesk.strong)
    let ten = desk.add([(1, x)], .lessThanOrEqual, 10)
    let twenty = desk.add([(1, x)], .lessThanOrEqual, 20)
    #expect(desk.values(x, y) == [10, 120])
    desk.remove(ten)
    #expect(desk.values(x, y) == [20, 120])
    let double = desk.add([(2, x), (-1, y)], .equal, 0)
    #expect(desk.values(x, y) == [20, 40])
    desk.remove(twenty)
    #expect(desk.values(x, y) == [60, 120])
    desk.remove(double)
    #expect(desk.values(x, y) == [100, 120])
  }

  @Test("Two weak wishes three apart: one of them is granted") mutating func wishes() {
    let (x, y) = (desk.variable(), desk.variable())
    desk.add([(1, x), (-1, y)], .lessThanOrEqual, 0)
    desk.add([(1, y), (-1, x)], .equal, 3)
    desk.add([(1, x)], .equal, 10, SolverDesk.weak)
    desk.add([(1, y)], .equal, 10, SolverDesk.weak)
    let values = desk.values(x, y)
    #expect(values == [10, 13] || values == [7, 10])
  }

  @Test("Contradictions, direct, by bounds, along a chain and through an equation") mutating func contradictions() {
    let (v, w, x, y, z) = (desk.variable(), desk.variable(), desk.variable(), desk.variable(), desk.variable())
    desk.add([(1, v)], .equal, 10)
    #expect(desk.broken() == [])
    let direct = desk.add([(1, v)], .equal, 5)
    #expect(desk.broken() == [direct])
    desk.add([(1, w)], .greaterThanOrEqual, 10)
    for (later, earlier) in [(x, w), (y, x), (z, y)] { desk.add([(1, later), (-1, earlier)], .greaterThanOrEqual, 0) }
    desk.add([(1, z)], .greaterThanOrEqual, 8)
    #expect(desk.broken() == [])
    let chained = desk.add([(1, z)], .lessThanOrEqual, 4)
    #expect(desk.broken() == [chained])
    let (a, b) = (desk.variable(), desk.variable())
    desk.add([(1, a)], .equal, 10)
    desk.add([(1, a), (-1, b)], .equal, 0)
    let other = desk.add([(1, b)], .equal, 5)
    #expect(desk.broken() == [other])
    #expect(desk.values(v, a, b) == [10, 10, 10])
  }

  @Test("Four values, edited two by two") mutating func edits() {
    let (x, y, w, h) = (desk.variable(), desk.variable(), desk.variable(), desk.variable())
    let stays = [x, y, w, h].map { desk.edit($0, 0, SolverDesk.weak) }
    let editX = desk.edit(x, 10, SolverDesk.strong)
    let editY = desk.edit(y, 20, SolverDesk.strong)
    #expect(desk.values(x, y, w, h) == [10, 20, 0, 0])
    let editW = desk.edit(w, 30, SolverDesk.strong)
    let editH = desk.edit(h, 40, SolverDesk.strong)
    #expect(desk.values(x, y, w, h) == [10, 20, 30, 40])
    desk.suggest(30, for: stays[2])
    desk.suggest(40, for: stays[3])
    desk.remove(editW)
    desk.remove(editH)
    desk.suggest(50, for: editX)
    desk.suggest(60, for: editY)
    #expect(desk.values(x, y, w, h) == [50, 60, 30, 40])
  }

  @Test(
    "A window's size flows through strong and medium equations", arguments: [(100.0, 499.0), (320, 480), (499, 100)])
  mutating func window(width: Double, height: Double) {
    let names = (0..<6).map { _ in desk.variable() }
    let (top, left, bottom, right, innerWidth, innerHeight) = (
      names[0], names[1], names[2], names[3], names[4], names[5]
    )
    let (contentWidth, contentHeight) = (desk.variable(), desk.variable())
    desk.add([(1, contentWidth), (-1, innerWidth)], .equal, 0, SolverDesk.strong)
    desk.add([(1, contentHeight), (-1, innerHeight)], .equal, 0, SolverDesk.strong)
    desk.add([(1, top)], .equal, 0, SolverDesk.weak)
    desk.add([(1, left)], .equal, 0, SolverDesk.weak)
    desk.add([(1, bottom), (-1, top), (-1, contentHeight)], .equal, 0, SolverDesk.medium)
    desk.add([(1, right), (-1, left), (-1, contentWidth)], .equal, 0, SolverDesk.medium)
    let editWidth = desk.edit(innerWidth, 250, SolverDesk.strong)
    let editHeight = desk.edit(innerHeight, 250, SolverDesk.strong)
    #expect(desk.values(top, left, bottom, right) == [0, 0, 250, 250])
    desk.suggest(width, for: editWidth)
    desk.suggest(height, for: editHeight)
    #expect(desk.values(top, left, bottom, right) == [0, 0, height, width])
  }

  @Test("Weak equations chain, and a medium bound that holds anyway changes nothing") mutating func weights() {
    let (x, y, z) = (desk.variable(), desk.variable(), desk.variable())
    desk.add([(1, z), (-1, x)], .equal, 0, SolverDesk.weak)
    desk.add([(1, x)], .equal, 20, SolverDesk.weak)
    desk.add([(1, y)], .equal, 200, SolverDesk.strong)
    #expect(desk.values(x, y, z) == [20, 200, 20])
    desk.add([(1, z), (-1, y)], .lessThanOrEqual, -150, SolverDesk.medium)
    #expect(desk.values(x, y, z) == [20, 200, 20])
  }

  @Test("The paper's example: an edited midpoint pushes its ends to the limit") mutating func paper() {
    let (left, middle, right) = (desk.variable(), desk.variable(), desk.variable())
    desk.add([(2, middle), (-1, left), (-1, right)], .equal, 0)
    desk.add([(1, right), (-1, left)], .equal, 10)
    desk.add([(1, right)], .lessThanOrEqual, 100)
    desk.add([(1, left)], .greaterThanOrEqual, 0)
    let edit = desk.edit(middle, 2, SolverDesk.strong)
    #expect(desk.values(left, middle, right) == [0, 5, 10])
    desk.suggest(1_000, for: edit)
    #expect(desk.values(left, middle, right) == [90, 95, 100])
  }

  @Test("A changed strength changes the outcome") mutating func strengths() {
    let x = desk.variable()
    let one = desk.add([(1, x)], .equal, 1, SolverDesk.weak)
    desk.add([(1, x)], .equal, 2, SolverDesk.medium)
    #expect(desk.values(x) == [2])
    desk.setStrength(SolverDesk.strong, of: one)
    #expect(desk.values(x) == [1])
  }

  @Test("A required value overrides an edit as long as it is there") mutating func override() {
    let x = desk.variable()
    let edit = desk.edit(x, 2, SolverDesk.strong)
    #expect(desk.values(x) == [2])
    let fixed = desk.add([(1, x)], .equal, 42)
    desk.suggest(3, for: edit)
    #expect(desk.values(x) == [42])
    desk.remove(fixed)
    #expect(desk.values(x) == [3])
  }

  @Test("Edits of two strengths: the weaker one shows when the stronger one goes") mutating func concurrentEdits() {
    let x = desk.variable()
    let strong = desk.edit(x, 42, SolverDesk.strong)
    _ = desk.edit(x, 21, SolverDesk.medium)
    #expect(desk.values(x) == [42])
    desk.setStrength(SolverDesk.weak, of: strong)
    #expect(desk.values(x) == [21])
    desk.remove(strong)
    #expect(desk.values(x) == [21])
  }
}
