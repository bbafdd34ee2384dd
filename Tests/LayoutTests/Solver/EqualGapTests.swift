@_spi(Plainview) import PlainviewLayout
import Testing

/// Rows of views whose gaps are equal and have a least length: the gaps share the space that the views leave.
@Suite struct EqualGapTests {
  typealias Term = LayoutSolver.Term
  typealias Variable = LayoutSolver.Variable

  /// Views in a row between 0 and a length, with guides between them as a stack view has.
  struct Row {
    var solver = LayoutSolver()
    var positions: [Variable] = []
    var sizes: [Variable] = []
    var distances: [LayoutSolver.ConstraintID] = []
    let length: LayoutSolver.ConstraintID

    init(_ contents: [Double], least: Double, length total: Double, compression: Double) {
      let container = solver.addVariable(minimum: 0)
      length = solver.add([Term(container, 1)], constant: -total, relation: .equal, priority: 1_000, rank: -1)
      for content in contents {
        let (position, size) = (solver.addVariable(minimum: nil), solver.addVariable(minimum: 0))
        solver.addRow([Term(size, 1)], .lessThanOrEqual, content, at: 251)
        solver.addRow([Term(size, 1)], .greaterThanOrEqual, content, at: compression)
        positions.append(position)
        sizes.append(size)
      }
      solver.addRow([Term(positions[0], 1)], .equal, 0)
      let last = contents.count - 1
      solver.addRow([Term(positions[last], 1), Term(sizes[last], 1), Term(container, -1)], .equal, 0)
      var firstGap: Variable?
      for index in 0..<last {
        let (start, gap) = (solver.addVariable(minimum: nil), solver.addVariable(minimum: 0))
        let (previous, size, next) = (positions[index], sizes[index], positions[index + 1])
        distances.append(
          solver.addRow([Term(next, 1), Term(previous, -1), Term(size, -1)], .greaterThanOrEqual, least, rank: index))
        solver.addRow([Term(start, 1), Term(previous, -1), Term(size, -1)], .equal, 0)
        solver.addRow([Term(next, 1), Term(start, -1), Term(gap, -1)], .equal, 0)
        if let firstGap { solver.addRow([Term(gap, 1), Term(firstGap, -1)], .equal, 0) }
        firstGap = firstGap ?? gap
      }
    }

    var values: (positions: [Double], sizes: [Double]) {
      (positions.map { solver.value(of: $0) }, sizes.map { solver.value(of: $0) })
    }
  }

  @Test("The room that is left is shared out equally")
  func roomForAll() {
    var row = Row([10, 20, 30, 40], least: 4, length: 130, compression: 750)
    _ = row.solver.solve()
    #expect(row.values.sizes == [10, 20, 30, 40])
    #expect(row.values.positions == [0, 20, 50, 90])
  }

  @Test("After a resize, too")
  func resize() {
    var row = Row([10, 20, 30], least: 4, length: 100, compression: 750)
    _ = row.solver.solve()
    row.solver.setConstant(-80, of: row.length)
    _ = row.solver.solve()
    #expect(row.values.positions == [0, 20, 50])
  }

  @Test("Gaps keep their least length, and the views that come first their size")
  func tooShort() {
    var row = Row([10, 20, 30], least: 10, length: 60, compression: 750)
    _ = row.solver.solve()
    #expect(row.values.sizes == [10, 20, 10])
    #expect(row.values.positions == [0, 20, 50])
  }

  @Test("Where nothing gives way, a conflict names one least length, and the gaps are what is left")
  func conflict() {
    var row = Row([10, 20, 30], least: 10, length: 70, compression: 1_000)
    let outcome = row.solver.solve()
    #expect(outcome.conflicts.contains { row.distances.contains($0.broken) })
    #expect(row.values.sizes == [10, 20, 30])
    #expect(row.values.positions == [0, 15, 40])
  }
}

extension LayoutSolver {
  @discardableResult
  fileprivate mutating func addRow(
    _ terms: [Term], _ relation: Relation, _ bound: Double, at priority: Double = 1_000, rank: Int = -1
  ) -> ConstraintID {
    add(terms, constant: -bound, relation: relation, priority: priority, rank: rank)
  }
}
