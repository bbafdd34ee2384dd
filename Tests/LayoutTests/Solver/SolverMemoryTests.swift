@_spi(Plainview) import PlainviewLayout
import Testing

/// What a solver holds, and what changes take.
@Suite struct SolverMemoryTests {
  typealias Term = LayoutSolver.Term
  typealias Variable = LayoutSolver.Variable

  var solver = LayoutSolver()

  @discardableResult
  mutating func add(
    _ terms: [(Double, Variable)], _ relation: LayoutSolver.Relation, _ bound: Double, at priority: Double = 1_000
  ) -> LayoutSolver.ConstraintID {
    solver.add(terms.map { Term($0.1, $0.0) }, constant: -bound, relation: relation, priority: priority)
  }

  /// Views in a row of the given width: all equally wide, each with a preferred width, and with gaps in between.
  /// Returns the constraint of the width, and the views' positions and widths.
  mutating func addRow(
    of count: Int
  ) -> (width: LayoutSolver.ConstraintID, views: [(left: Variable, width: Variable)]) {
    let total = solver.addVariable(minimum: 0)
    let width = add([(1, total)], .equal, 100)
    var views: [(left: Variable, width: Variable)] = []
    for index in 0..<count {
      let view = (left: solver.addVariable(minimum: nil), width: solver.addVariable(minimum: 0))
      if let last = views.last {
        add([(1, view.left), (-1, last.left), (-1, last.width)], .equal, 8)
        add([(1, view.width), (-1, views[0].width)], .equal, 0)
      } else {
        add([(1, view.left)], .equal, 0)
      }
      add([(1, view.width)], .lessThanOrEqual, 20, at: 250)
      add([(1, view.width)], .greaterThanOrEqual, Double(10 + index % 5), at: 750)
      views.append(view)
    }
    let last = views[count - 1]
    add([(1, last.left), (1, last.width), (-1, total)], .equal, 0)
    return (width, views)
  }

  @Test("Changing constants takes no memory", arguments: [1, 5, 3_000])
  mutating func constants(count: Int) {
    let row = addRow(of: count)
    let space = Double(8 * (count - 1))
    var widths: [Double] = []
    let first = row.views[0].width
    for bound in [100.0, 200, 100] {
      solver.setConstant(-(space + bound * Double(count)), of: row.width)
      _ = solver.solve()
    }
    let held = solver.memoryInUse
    let blocks = MemoryCount()
    MemoryCount.$current.withValue(blocks) {
      for bound in [30.0, 70, 30] {
        solver.setConstant(-(space + bound * Double(count)), of: row.width)
        let changed = solver.solve().changed.count
        widths.append(changed > 0 ? solver.value(of: first) : -1)
      }
    }
    #expect(widths == [30, 70, 30])
    #expect(blocks.blocks == 0)
    #expect(solver.memoryInUse == held)
  }

  @Test("Replacing a constraint again and again takes no more memory than the first time")
  mutating func replacing() {
    let row = addRow(of: 5)
    var preference = add([(1, row.views[2].width)], .equal, 5, at: 300)
    for _ in 0..<3 {
      solver.remove(preference)
      preference = add([(1, row.views[2].width)], .equal, 6, at: 300)
      _ = solver.solve()
    }
    let blocks = MemoryCount()
    MemoryCount.$current.withValue(blocks) {
      for bound in 0..<50 {
        solver.remove(preference)
        preference = add([(1, row.views[2].width)], .equal, Double(bound), at: 300)
        _ = solver.solve()
      }
    }
    #expect(blocks.blocks == 0)
  }

  @Test("What a large screen took is given back when it is gone")
  mutating func givenBack() {
    let width = solver.addVariable(minimum: 0)
    add([(1, width)], .equal, 320)
    _ = solver.solve()
    var variables: [Variable] = []
    var constraints: [LayoutSolver.ConstraintID] = []
    for index in 0..<20_000 {
      let variable = solver.addVariable(minimum: 0)
      let own = add([(1, variable), (-0.5, width)], .lessThanOrEqual, Double(index % 7))
      let preference = add([(1, variable)], .equal, Double(index), at: 250)
      variables.append(variable)
      constraints += [own, preference]
    }
    _ = solver.solve()
    #expect(variables.indices.allSatisfy { solver.value(of: variables[$0]) == min(Double($0), Double(160 + $0 % 7)) })
    let held = solver.memoryInUse
    for constraint in constraints { solver.remove(constraint) }
    for variable in variables { solver.remove(variable) }
    _ = solver.solve()
    let last = solver.addVariable(minimum: nil)
    add([(1, last), (-1, width)], .equal, 1)
    _ = solver.solve()
    #expect(solver.memoryInUse < held / 10)
    #expect(solver.value(of: last) == 321)
    #expect(solver.brokenInvariants().isEmpty)
    let next = solver.addVariable(minimum: 3)
    add([(1, next)], .lessThanOrEqual, 0, at: 999)
    _ = solver.solve()
    #expect(solver.value(of: next) == 3)
  }

  @Test("Constraints of one variable leave in any order", arguments: [false, true])
  mutating func manyUses(oldestFirst: Bool) {
    let count = 20_000
    let hub = solver.addVariable(minimum: 0)
    let other = solver.addVariable(minimum: 0)
    add([(1, other), (-1, hub)], .equal, 0)
    let bounds = (0..<count).map { add([(1, hub)], .greaterThanOrEqual, Double($0)) }
    _ = solver.solve()
    #expect(solver.value(of: other) == Double(count - 1))
    for bound in oldestFirst ? bounds.dropLast(3) : bounds[3...].reversed() { solver.remove(bound) }
    _ = solver.solve()
    #expect(solver.value(of: other) == (oldestFirst ? Double(count - 1) : 2))
    #expect(solver.brokenInvariants().isEmpty)
    for bound in oldestFirst ? bounds.suffix(3) : bounds.prefix(3) { solver.remove(bound) }
    solver.remove(hub)
    add([(1, hub)], .greaterThanOrEqual, 4)
    _ = solver.solve()
    #expect(solver.value(of: other) == 4)
    #expect(solver.brokenInvariants().isEmpty)
  }

  @Test("A variable whose constraints have all left can leave, too")
  mutating func variableAfterManyUses() {
    let hub = solver.addVariable(minimum: nil)
    let uses = (0..<40).map { add([(1, hub)], .greaterThanOrEqual, Double($0)) }
    _ = solver.solve()
    for use in uses { solver.remove(use) }
    solver.remove(hub)
    let again = solver.addVariable(minimum: 0)
    #expect(again == hub)
    add([(1, again)], .equal, 12)
    _ = solver.solve()
    #expect(solver.value(of: again) == 12)
    #expect(solver.brokenInvariants().isEmpty)
  }

  @Test("Rows of many terms, of many priorities and of odd factors are told apart")
  mutating func shapes() {
    let variables = (0..<100).map { _ in solver.addVariable(minimum: nil) }
    let sum = solver.addVariable(minimum: nil)
    for (index, variable) in variables.enumerated() {
      add([(1, variable)], .equal, Double(index), at: 500 + Double(index))
    }
    let total = add(variables.map { (-1, $0) } + [(1, sum)], .equal, 0)
    let scaled = solver.addVariable(minimum: nil)
    add([(1, scaled), (-0.1, sum)], .equal, 0.3)
    _ = solver.solve()
    #expect(solver.value(of: sum) == 4_950)
    #expect(abs(solver.value(of: scaled) - 495.3) < 1e-9)
    #expect(solver.brokenInvariants().isEmpty)
    solver.remove(total)
    add([(1, sum), (-2, variables[99])], .equal, 0)
    _ = solver.solve()
    #expect(solver.value(of: sum) == 198)
    #expect(solver.brokenInvariants().isEmpty)
  }

  @Test("100,000 priorities are told apart, and their shapes serve again")
  mutating func priorities() {
    let variable = solver.addVariable(minimum: nil)
    let preference = add([(1, variable)], .equal, 5, at: 1)
    let other = add([(1, variable)], .equal, 7, at: 500)
    for step in 1...100_000 { solver.setPriority(Double(step) / 200, of: preference) }
    _ = solver.solve()
    #expect(solver.value(of: variable) > 0)
    #expect(solver.memoryInUse < 100_000)
    solver.setPriority(501, of: preference)
    _ = solver.solve()
    #expect(solver.value(of: variable) == 5)
    solver.remove(other)
    _ = solver.solve()
    #expect(solver.brokenInvariants().isEmpty)
  }
}
