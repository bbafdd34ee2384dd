@_spi(Plainview) import PlainviewLayout
import Testing

/// Rows that need a closer look, added after plain ones with the same relation, priority and coefficients.
@Suite struct AddedRowTests {
  typealias Variable = LayoutSolver.Variable

  var solver = LayoutSolver()
  let variables: [Variable]

  init() {
    variables = [solver.addVariable(minimum: nil), solver.addVariable(minimum: nil), solver.addVariable(minimum: nil)]
    for coefficients in [[1.0], [1, 1], [1, -1], [1, 1, -1], [2]] {
      let plain = coefficients.map { (coefficient: $0, variable: solver.addVariable(minimum: nil)) }
      add(plain, 0)
    }
  }

  @discardableResult
  mutating func add(_ terms: [(coefficient: Double, variable: Variable)], _ bound: Double, at priority: Double = 1_000)
    -> LayoutSolver.ConstraintID
  {
    solver.add(
      terms.map { LayoutSolver.Term($0.variable, $0.coefficient) }, constant: -bound, relation: .equal,
      priority: priority)
  }

  mutating func values() -> [Double] {
    _ = solver.solve()
    #expect(solver.brokenInvariants().isEmpty)
    return variables.map { solver.value(of: $0) }
  }

  @Test("Terms of one variable are summed, and leave when they cancel out")
  mutating func repeated() {
    add([(1, variables[0]), (1, variables[0])], 10)
    add([(1, variables[1]), (-1, variables[1])], 0)
    add([(1, variables[2]), (1, variables[0]), (-1, variables[2])], 5)
    #expect(values() == [5, 0, 0])
  }

  @Test("Vanishing coefficients and removed variables do not count")
  mutating func withoutEffect() {
    let gone = solver.addVariable(minimum: nil)
    solver.remove(gone)
    add([(1, variables[0]), (1e-13, variables[1])], 4)
    add([(1, variables[2]), (1, gone)], 7)
    #expect(values() == [4, 0, 7])
  }

  @Test("Numbers that are no numbers and priorities that are not positive switch a row off")
  mutating func unusable() {
    add([(.nan, variables[0])], 4)
    add([(.infinity, variables[1])], 4)
    add([(1, variables[2])], .infinity)
    add([(1, variables[2])], 1e31)
    add([(1, variables[1])], 3, at: 0)
    add([(1, variables[1])], 3, at: .nan)
    #expect(values() == [0, 0, 0])
  }

  @Test("A row that determines a variable of a component makes it known with everything that follows from it")
  mutating func determining() {
    add([(1, variables[0]), (-1, variables[1])], 8)
    add([(1, variables[1])], 30, at: 500)
    #expect(values() == [38, 30, 0])
    add([(1, variables[1])], 20)
    add([(1, variables[2]), (-1, variables[0])], 2)
    #expect(values() == [28, 20, 30])
  }
}
