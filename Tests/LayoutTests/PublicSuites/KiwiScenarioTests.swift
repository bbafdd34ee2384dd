@_spi(Plainview) import PlainviewLayout
import Testing

/// What nucleic/kiwi's test_solver.py and SimplexTest.cpp verify, in own words.
@Suite("Scenarios of kiwi's solver tests") struct KiwiScenarioTests {
  private var desk = SolverDesk()

  @Test("An edit of medium strength wins over a weak equality") mutating func mediumEdit() {
    let x = desk.variable()
    let edit = desk.edit(x, 0, SolverDesk.medium)
    desk.add([(1, x)], .equal, 1, SolverDesk.weak)
    desk.suggest(2, for: edit)
    #expect(desk.values(x) == [2])
  }

  @Test("An edit of a variable in several rows keeps to the required bound") mutating func severalRows() {
    let (x, y) = (desk.variable(), desk.variable())
    let edit = desk.edit(y, 0, SolverDesk.weak)
    desk.add([(1, x), (1, y)], .equal, 0)
    desk.add([(1, y)], .lessThanOrEqual, -1)
    desk.add([(1, y)], .greaterThanOrEqual, 0, SolverDesk.weak)
    desk.suggest(0, for: edit)
    #expect(desk.values(x, y) == [1, -1])
  }

  @Test("A bound that contradicts another is left out, and holds once the other is gone") mutating func managing() {
    let x = desk.variable()
    let low = desk.add([(1, x)], .greaterThanOrEqual, 1)
    #expect(desk.broken() == [])
    let high = desk.add([(1, x)], .lessThanOrEqual, 0)
    #expect(desk.broken() == [high])
    #expect(desk.values(x)[0] >= 1)
    desk.remove(low)
    #expect(desk.values(x)[0] <= 0)
    #expect(!desk.solver.isBroken(high))
  }

  @Test("A system with room to spare takes the suggested value") mutating func underConstrained() {
    let x = desk.variable()
    let edit = desk.edit(x, 0, SolverDesk.weak)
    desk.add([(2, x)], .greaterThanOrEqual, -1)
    desk.suggest(10, for: edit)
    #expect(desk.values(x) == [10])
  }

  @Test("Required equalities go before a weak bound") mutating func weakBound() {
    let (x, y) = (desk.variable(), desk.variable())
    desk.add([(1, x), (1, y)], .equal, 0)
    desk.add([(1, x)], .equal, 10)
    desk.add([(1, y)], .greaterThanOrEqual, 0, SolverDesk.weak)
    #expect(desk.values(x, y) == [10, -10])
  }

  @Test("A strong equality goes before a medium bound") mutating func strongEquality() {
    let (x, y) = (desk.variable(), desk.variable())
    desk.add([(1, x), (1, y)], .equal, 0)
    desk.add([(1, x)], .greaterThanOrEqual, 10, SolverDesk.medium)
    desk.add([(1, y)], .equal, 2, SolverDesk.strong)
    #expect(desk.values(x, y) == [-2, 2])
  }

  @Test("A midpoint that is pulled beyond what is possible ends at the limit") mutating func infeasibleEdit() {
    let (middle, left, right) = (desk.variable(), desk.variable(), desk.variable())
    let editMiddle = desk.edit(middle, 0, SolverDesk.strong)
    let editLeft = desk.edit(left, 0, SolverDesk.weak)
    let editRight = desk.edit(right, 0, SolverDesk.weak)
    desk.add([(2, middle), (-1, left), (-1, right)], .equal, 0)
    desk.add([(1, left), (-1, right)], .lessThanOrEqual, -20)
    desk.add([(1, left)], .greaterThanOrEqual, -10)
    desk.add([(1, right)], .lessThanOrEqual, 100)
    desk.suggest(40, for: editMiddle)
    desk.suggest(50, for: editRight)
    desk.suggest(30, for: editLeft)
    #expect(desk.values(left, middle, right) == [30, 40, 50])
    desk.suggest(60, for: editMiddle)
    #expect(desk.values(middle) == [60])
    desk.suggest(90, for: editMiddle)
    #expect(desk.values(left, middle, right) == [80, 90, 100])
  }

  @Test("A weak bound against a required one is violated, not the required one") mutating func violation() {
    let x = desk.variable()
    desk.add([(1, x)], .greaterThanOrEqual, 10)
    let weak = desk.add([(1, x)], .lessThanOrEqual, -5, SolverDesk.weak)
    #expect(desk.values(x) == [10])
    #expect(!desk.solver.isBroken(weak))
  }

  @Test("A linear program: -2a + 7b + 4c is at most 39") mutating func maximization() {
    let (a, b, c, z) = (desk.variable(), desk.variable(), desk.variable(), desk.variable())
    for variable in [a, b, c] { desk.add([(1, variable)], .greaterThanOrEqual, 0) }
    desk.add([(2, a), (-5, b)], .lessThanOrEqual, 11)
    desk.add([(-1, a), (3, b), (1, c)], .equal, 7)
    desk.add([(1, a), (-8, b), (4, c)], .greaterThanOrEqual, 33)
    desk.add([(1, z), (2, a), (-7, b), (-4, c)], .equal, 0)
    let edit = desk.edit(z, 0, SolverDesk.weak)
    desk.suggest(1e6, for: edit)
    let found = desk.values(a, b, c, z)
    // Several corners reach the maximum: 13, 3, 11 is the one that kiwi finds.
    #expect(abs(found[3] - 39) < 1e-6)
    #expect(abs(-2 * found[0] + 7 * found[1] + 4 * found[2] - 39) < 1e-6)
    #expect(found[0...2].allSatisfy { $0 > -1e-9 })
  }
}
