@_spi(Plainview) import PlainviewLayout
import Testing

@Suite struct LayoutSolverTests {
  typealias Term = LayoutSolver.Term
  typealias Variable = LayoutSolver.Variable

  var solver = LayoutSolver()

  mutating func size() -> Variable { solver.addVariable(minimum: 0) }
  mutating func position() -> Variable { solver.addVariable(minimum: nil) }

  @discardableResult
  mutating func add(
    _ terms: [(Double, Variable)], _ relation: LayoutSolver.Relation, _ bound: Double, at priority: Double = 1_000,
    rank: Int = 0
  ) -> LayoutSolver.ConstraintID {
    solver.add(
      terms.map { Term($0.1, $0.0) }, constant: -bound, relation: relation, priority: priority, rank: rank)
  }

  func values(_ variables: Variable...) -> [Double] { variables.map { solver.value(of: $0) } }

  // MARK: Priorities

  @Test("One constraint at 751 outweighs two at 750")
  mutating func levelsAreOrdered() {
    let first = size()
    let second = size()
    let third = size()
    add([(1, first), (1, second), (1, third)], .equal, 100)
    add([(1, first)], .greaterThanOrEqual, 90, at: 751)
    add([(1, second)], .greaterThanOrEqual, 90, at: 750)
    add([(1, third)], .greaterThanOrEqual, 10, at: 750)
    _ = solver.solve()
    #expect(solver.value(of: first) == 90)
    #expect(solver.value(of: second) + solver.value(of: third) == 10)
  }

  @Test("No view becomes narrower than zero, whatever wants it", arguments: [1.0, 500, 999.5])
  mutating func sizesAreNotNegative(priority: Double) {
    let width = size()
    add([(1, width)], .equal, -56, at: priority)
    _ = solver.solve()
    #expect(values(width) == [0])
  }

  @Test("Hugging at 251 keeps its size next to hugging at 250")
  mutating func hugging() {
    let label = size()
    let field = size()
    add([(1, label), (1, field)], .equal, 300)
    add([(1, field)], .lessThanOrEqual, 60, at: 250)
    add([(1, label)], .lessThanOrEqual, 80, at: 251)
    add([(1, label)], .greaterThanOrEqual, 80, at: 750)
    add([(1, field)], .greaterThanOrEqual, 60, at: 750)
    _ = solver.solve()
    #expect(values(label, field) == [80, 220])
  }

  @Test("Of equal wishes that share a sum, the earlier variable is granted its own", arguments: [100.0, 900])
  mutating func equalWishes(total: Double) {
    let first = size()
    let second = size()
    add([(1, first), (1, second)], .equal, total)
    for width in [second, first] { add([(1, width)], .equal, 200, at: 750) }
    _ = solver.solve()
    #expect(values(first, second) == [total < 200 ? total : 200, total < 200 ? 0 : total - 200])
  }

  @Test("A level is settled by the smallest sum of violations, not by the order of adding")
  mutating func medianOfEqualWishes() {
    let width = size()
    for bound in [30.0, 10, 20] { add([(1, width)], .equal, bound, at: 500) }
    _ = solver.solve()
    #expect(values(width) == [20])
  }

  @Test("What nothing decides is zero; sizes come before positions")
  mutating func restingValues() {
    let left = position()
    let width = size()
    let lonely = position()
    add([(1, left), (1, width)], .equal, 100)
    _ = solver.solve()
    #expect(values(left, width, lonely) == [100, 0, 0])
  }

  @Test("A changed priority moves the room to the other view")
  mutating func changedPriority() {
    let first = size()
    let second = size()
    add([(1, first), (1, second)], .equal, 100)
    let weakRow = add([(1, first)], .equal, 10, at: 300)
    add([(1, second)], .equal, 10, at: 299)
    _ = solver.solve()
    #expect(values(first, second) == [10, 90])
    solver.setPriority(298, of: weakRow)
    let outcome = solver.solve()
    #expect(values(first, second) == [90, 10])
    #expect(Set(outcome.changed) == [first, second])
  }

  // MARK: Required constraints

  @Test("Redundant required equalities survive a resize")
  mutating func redundantEqualities() {
    let left = position()
    let width = size()
    let right = position()
    let leading = add([(1, left)], .equal, 8)
    add([(1, left), (1, width), (-1, right)], .equal, 0)
    let trailing = add([(1, right)], .equal, 312)
    let fixed = add([(1, width)], .equal, 304)
    #expect(solver.solve().conflicts.isEmpty)
    solver.setConstant(-320, of: trailing)
    solver.setConstant(-16, of: leading)
    let outcome = solver.solve()
    #expect(outcome.conflicts.isEmpty)
    #expect(values(left, width, right) == [16, 304, 320])
    #expect(!solver.isBroken(fixed))
  }

  @Test("An unsatisfiable constraint is left out and the rest stays as it was")
  mutating func unsatisfiableAdd() {
    let width = size()
    let other = size()
    let first = add([(1, width)], .equal, 200, rank: 1)
    add([(1, other), (-1, width)], .equal, 0, rank: 2)
    _ = solver.solve()
    let second = add([(1, width)], .equal, 84, rank: 3)
    let outcome = solver.solve()
    #expect(outcome.conflicts.map(\.members) == [[first, second]])
    #expect(outcome.conflicts.map(\.broken) == [second])
    #expect(outcome.changed.isEmpty)
    #expect(solver.isBroken(second) && !solver.isBroken(first))
    #expect(values(width, other) == [200, 200])
  }

  @Test("A broken constraint comes back when a member of its conflict goes")
  mutating func brokenComesBack() {
    let width = size()
    let first = add([(1, width)], .equal, 200, rank: 1)
    let second = add([(1, width)], .equal, 84, rank: 2)
    _ = solver.solve()
    #expect(values(width) == [200])
    solver.remove(first)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(!solver.isBroken(second))
    #expect(values(width) == [84])
  }

  @Test("A broken constraint comes back when a changed constant makes room")
  mutating func brokenComesBackAfterChange() {
    let width = size()
    let outer = add([(1, width)], .lessThanOrEqual, 50, rank: 1)
    let inner = add([(1, width)], .greaterThanOrEqual, 60, rank: 2)
    #expect(solver.solve().conflicts.count == 1)
    solver.setConstant(-55, of: outer)
    #expect(solver.solve().conflicts.map(\.broken) == [inner])
    solver.setConstant(-70, of: outer)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(!solver.isBroken(inner))
    #expect(values(width) == [60])
  }

  @Test("A conflict names only the constraints that take part, without the implicit minimum")
  mutating func minimalConflict() {
    let left = position()
    let width = size()
    let right = position()
    let parent = size()
    add([(1, parent)], .greaterThanOrEqual, 0, rank: 0)
    let a = add([(1, left)], .equal, 10, rank: 1)
    let b = add([(1, left), (1, width), (-1, right)], .equal, 0, rank: 2)
    let c = add([(1, right), (-1, parent)], .equal, -11, rank: 3)
    let d = add([(1, parent)], .equal, 1, rank: 4)
    let outcome = solver.solve()
    #expect(outcome.conflicts.map(\.members) == [[a, b, c, d]])
    #expect(outcome.conflicts.map(\.broken) == [d])
  }

  @Test("A negative rank is broken only when no other member can be")
  mutating func ranks() {
    let width = size()
    let system = add([(1, width)], .equal, 44, rank: -1)
    let user = add([(1, width)], .equal, 50, rank: 7)
    #expect(solver.solve().conflicts.map(\.broken) == [user])
    solver.remove(user)
    let other = add([(1, width)], .equal, 45, rank: -2)
    #expect(solver.solve().conflicts.map(\.broken) == [system])
    #expect(!solver.isBroken(other))
  }

  @Test("A required constraint without variables that cannot hold is a conflict of its own")
  mutating func emptyConstraint() {
    let never = add([], .equal, 1)
    add([], .lessThanOrEqual, 1)
    let outcome = solver.solve()
    #expect(outcome.conflicts.map(\.members) == [[never]])
  }

  // MARK: Bad input

  @Test("Numbers that are not finite switch a constraint off", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  mutating func notFinite(number: Double) {
    let width = size()
    let constraint = add([(1, width)], .equal, 10)
    add([(number, width)], .equal, 10)
    add([(1, width)], .equal, 10, at: .nan)
    _ = solver.solve()
    #expect(values(width) == [10])
    solver.setConstant(number, of: constraint)
    _ = solver.solve()
    #expect(values(width) == [0])
    solver.setConstant(-20, of: constraint)
    _ = solver.solve()
    #expect(values(width) == [20])
  }

  @Test("Terms of the same variable are summed, and may vanish")
  mutating func repeatedTerms() {
    let width = size()
    add([(2, width), (-1, width)], .equal, 30)
    add([(2, width), (-2, width)], .equal, 0)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(values(width) == [30])
  }

  // MARK: Ambiguity

  @Test("A variable is ambiguous when another optimum gives it a different value")
  mutating func ambiguity() {
    let first = size()
    let second = size()
    let fixed = size()
    add([(1, first), (1, second)], .equal, 100)
    add([(1, fixed)], .equal, 10)
    _ = solver.solve()
    #expect(solver.isAmbiguous(first) && solver.isAmbiguous(second) && !solver.isAmbiguous(fixed))
    add([(1, second)], .lessThanOrEqual, 20, at: 250)
    add([(1, second)], .greaterThanOrEqual, 20, at: 750)
    _ = solver.solve()
    #expect(!solver.isAmbiguous(first) && !solver.isAmbiguous(second))
  }

  @Test("A second solve without a change reports nothing")
  mutating func nothingToDo() {
    let width = size()
    add([(1, width)], .equal, 30)
    #expect(solver.solve().changed == [width])
    #expect(solver.solve().changed.isEmpty)
  }
}
