@_spi(Plainview) import PlainviewLayout
import Testing

/// Constants and scales that single precision does not hold.
@Suite struct OddNumberTests {
  typealias Term = LayoutSolver.Term

  var solver = LayoutSolver()

  @Test(
    "Constants keep their double precision",
    arguments: [1.0 / 3, -41.333333333333336, 16_777_217, 0.1, 1e-40, 1e300 / 1e275, -0.0, 3.5])
  mutating func precise(constant: Double) {
    let position = solver.addVariable(minimum: nil)
    let next = solver.addVariable(minimum: nil)
    let row = solver.add([Term(position, 1)], constant: -constant, relation: .equal, priority: 1_000)
    _ = solver.add([Term(next, 1), Term(position, -1)], constant: -constant, relation: .equal, priority: 1_000)
    _ = solver.solve()
    #expect(solver.value(of: position) == constant)
    #expect(solver.value(of: next) == constant + constant)
    solver.setConstant(-8, of: row)
    _ = solver.solve()
    #expect(solver.value(of: next) == 8 + constant)
    solver.setConstant(-constant, of: row)
    _ = solver.solve()
    #expect(solver.value(of: position) == constant)
  }

  @Test(
    "Numbers that are not finite switch a row off, and a usable one lets it take part again",
    arguments: [
      Double.infinity, -.infinity, .nan, 1e31,
    ])
  mutating func unusable(constant: Double) {
    let position = solver.addVariable(minimum: nil)
    let row = solver.add([Term(position, 1)], constant: constant, relation: .equal, priority: 1_000)
    _ = solver.solve()
    #expect(solver.value(of: position) == 0)
    solver.setConstant(-0.7, of: row)
    _ = solver.solve()
    #expect(solver.value(of: position) == 0.7)
    solver.setConstant(constant, of: row)
    _ = solver.solve()
    #expect(solver.value(of: position) == 0)
    #expect(solver.brokenInvariants().isEmpty)
  }

  @Test("Other constants again and again take no more memory than the first one")
  mutating func replaced() {
    let position = solver.addVariable(minimum: nil)
    let row = solver.add([Term(position, 1)], constant: -0.1, relation: .equal, priority: 1_000)
    for step in 0..<3 {
      solver.setConstant(Double(step) / 3, of: row)
      _ = solver.solve()
    }
    let held = solver.memoryInUse
    for step in 0..<10_000 {
      solver.setConstant(-Double(step) / 7, of: row)
      _ = solver.solve()
      #expect(solver.value(of: position) == Double(step) / 7)
    }
    #expect(solver.memoryInUse == held)
  }

  @Test("A copy keeps its odd constants")
  mutating func copied() {
    let position = solver.addVariable(minimum: nil)
    let row = solver.add([Term(position, 1)], constant: -0.1, relation: .equal, priority: 1_000)
    _ = solver.solve()
    var copy = solver
    copy.setConstant(-0.2, of: row)
    _ = copy.solve()
    solver.setConstant(-0.3, of: row)
    _ = solver.solve()
    #expect(copy.value(of: position) == 0.2)
    #expect(solver.value(of: position) == 0.3)
  }

  @Test("Views whose sizes are a third or a tenth of each other's are solved together")
  mutating func scales() {
    let total = solver.addVariable(minimum: 0)
    var sizes = [solver.addVariable(minimum: 0)]
    for index in 1..<6 {
      let size = solver.addVariable(minimum: 0)
      let ratio = index % 2 == 0 ? 1.0 / 3 : 0.1
      _ = solver.add([Term(size, 1), Term(sizes[index - 1], -ratio)], constant: 0, relation: .equal, priority: 1_000)
      sizes.append(size)
    }
    _ = solver.add(
      sizes.map { Term($0, 1) } + [Term(total, -1)], constant: 0, relation: .lessThanOrEqual, priority: 1_000)
    let width = solver.add([Term(total, 1)], constant: -1_000, relation: .equal, priority: 1_000)
    _ = solver.add([Term(sizes[0], 1)], constant: -10_000, relation: .equal, priority: 500)
    for room in [1_000.0, 300, 700.1] {
      solver.setConstant(-room, of: width)
      _ = solver.solve()
      let share = 1 + 0.1 + 0.1 / 3 + 0.01 / 3 + 0.01 / 9 + 0.001 / 9
      #expect(abs(solver.value(of: sizes[0]) - room / share) < 1e-9)
      #expect(abs(sizes.reduce(0) { $0 + solver.value(of: $1) } - room) < 1e-9)
    }
    #expect(solver.brokenInvariants().isEmpty)
  }
}
