@_spi(Plainview) import PlainviewLayout
import Testing

/// Whole screens whose frames follow from arithmetic, built and edited.
@Suite struct SolverScreenTests {
  typealias Term = LayoutSolver.Term
  typealias Variable = LayoutSolver.Variable

  var solver = LayoutSolver()

  mutating func size() -> Variable { solver.addVariable(minimum: 0) }
  mutating func position() -> Variable { solver.addVariable(minimum: nil) }

  @discardableResult
  mutating func add(
    _ terms: [(Double, Variable)], _ relation: LayoutSolver.Relation, _ bound: Double, at priority: Double = 1_000
  ) -> LayoutSolver.ConstraintID {
    solver.add(terms.map { Term($0.1, $0.0) }, constant: -bound, relation: relation, priority: priority)
  }

  /// A column of views of the given heights with a gap of 8, and the height of their container.
  mutating func addColumn(heights: [Double]) -> (tops: [Variable], heights: [Variable], container: Variable) {
    let container = size()
    var tops: [Variable] = []
    var extents: [Variable] = []
    for (index, height) in heights.enumerated() {
      let top = position()
      let extent = size()
      if index == 0 {
        add([(1, top)], .equal, 8)
      } else {
        add([(1, top), (-1, tops[index - 1]), (-1, extents[index - 1])], .equal, 8)
      }
      add([(1, extent)], .lessThanOrEqual, height, at: 251)
      add([(1, extent)], .greaterThanOrEqual, height, at: 750)
      tops.append(top)
      extents.append(extent)
    }
    add([(1, container), (-1, tops[tops.count - 1]), (-1, extents[extents.count - 1])], .equal, 8)
    return (tops, extents, container)
  }

  @Test("A column of 20,000 views is solved, and its container is as high as its content")
  mutating func longColumn() {
    let column = addColumn(heights: Array(repeating: 12, count: 20_000))
    _ = solver.solve()
    #expect(solver.value(of: column.container) == 400_008)
    #expect(solver.value(of: column.tops[19_999]) == 399_988)
  }

  @Test("A changed height moves what lies below and nothing above")
  mutating func changedHeight() {
    let column = addColumn(heights: [10, 20, 30, 40])
    let changedRow = add([(1, column.heights[2])], .equal, 30, at: 900)
    _ = solver.solve()
    solver.setConstant(-35, of: changedRow)
    let outcome = solver.solve()
    #expect(Set(outcome.changed) == [column.heights[2], column.tops[3], column.container])
    #expect(column.tops.map { solver.value(of: $0) } == [8, 26, 54, 97])
    #expect(solver.value(of: column.container) == 145)
  }

  @Test("A column that must fit gives way where the priority is lowest")
  mutating func columnThatMustFit() {
    let column = addColumn(heights: [10, 20, 30])
    add([(1, column.heights[0])], .greaterThanOrEqual, 10, at: 760)
    add([(1, column.heights[2])], .greaterThanOrEqual, 30, at: 755)
    let fit = add([(1, column.container)], .lessThanOrEqual, 72)
    _ = solver.solve()
    #expect(column.heights.map { solver.value(of: $0) } == [10, 0, 30])
    solver.setConstant(-65, of: fit)
    _ = solver.solve()
    #expect(column.heights.map { solver.value(of: $0) } == [10, 0, 23])
    solver.remove(fit)
    _ = solver.solve()
    #expect(column.heights.map { solver.value(of: $0) } == [10, 20, 30])
  }

  @Test("A container smaller than nothing is a conflict, not a negative size")
  mutating func negativeContainer() {
    let column = addColumn(heights: [0])
    let shift = add([(1, column.tops[0])], .equal, 8)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: column.container) == 16)
    solver.setConstant(100, of: shift)
    #expect(solver.solve().conflicts.count == 1)
    #expect(solver.value(of: column.container) >= 0)
  }

  @Test("A grid that is pinned on all sides survives resizing by fractions")
  mutating func redundantGrid() {
    let width = size()
    let pin = add([(1, width)], .equal, 301.7)
    var firstCell: Variable?
    var last: [Variable] = []
    for _ in 0..<5 {
      var before: (left: Variable, width: Variable)?
      for _ in 0..<5 {
        let left = position()
        let cell = size()
        add([(1, left)] + (before.map { [(-1, $0.left), (-1, $0.width)] } ?? []), .equal, 8.1)
        if let firstCell { add([(1, cell), (-1, firstCell)], .equal, 0) }
        firstCell = firstCell ?? cell
        before = (left, cell)
      }
      if let before {
        add([(1, before.left), (1, before.width), (-1, width)], .equal, -8.1)
        last.append(before.left)
      }
    }
    #expect(solver.solve().conflicts.isEmpty)
    for total in [333.3, 100.1, 301.7] {
      solver.setConstant(-total, of: pin)
      #expect(solver.solve().conflicts.isEmpty)
      let expected = (total - 6 * 8.1) / 5
      for left in last { #expect((solver.value(of: left) - (total - 8.1 - expected)).magnitude < 1e-9) }
    }
  }

  @Test("A copy of a solver goes its own way")
  mutating func copies() {
    let column = addColumn(heights: [10, 20])
    _ = solver.solve()
    var copy = solver
    let added = copy.add([Term(column.heights[0], 1)], constant: -50, relation: .equal, priority: 1_000)
    _ = copy.solve()
    #expect(copy.value(of: column.container) == 94)
    #expect(solver.value(of: column.container) == 54)
    copy.remove(added)
    _ = copy.solve()
    #expect(copy.value(of: column.container) == 54)
  }

  @Test("A copy made between changes and their solution goes its own way")
  mutating func copiesBeforeSolution() {
    let column = addColumn(heights: [10, 20])
    var copy = solver
    let extra = solver.addVariable(minimum: 0)
    _ = solver.add([Term(extra, 1)], constant: -7, relation: .equal, priority: 1_000)
    for height in [50.0, 60] {
      let added = copy.add(
        [Term(column.heights[0], 1)], constant: -height, relation: .equal, priority: 1_000)
      _ = copy.solve()
      #expect(copy.value(of: column.container) == height + 44)
      copy.remove(added)
    }
    _ = solver.solve()
    _ = copy.solve()
    #expect(solver.value(of: column.container) == 54)
    #expect(solver.value(of: extra) == 7)
    #expect(copy.value(of: column.container) == 54)
    #expect(copy.value(of: extra) == 0)
    #expect(solver.brokenInvariants().isEmpty && copy.brokenInvariants().isEmpty)
  }

  @Test("Handles that are out of date do nothing")
  mutating func staleHandles() {
    let width = size()
    let row = add([(1, width)], .equal, 10)
    solver.remove(width)
    _ = solver.solve()
    #expect(solver.value(of: width) == 10)
    solver.remove(row)
    solver.remove(row)
    solver.setConstant(5, of: row)
    solver.setPriority(5, of: row)
    solver.remove(width)
    solver.remove(width)
    #expect(solver.solve().changed.isEmpty)
    #expect(solver.value(of: width) == 0)
    #expect(!solver.isBroken(row) && !solver.isAmbiguous(width))
    let next = size()
    add([(1, next)], .equal, 20)
    #expect(solver.solve().changed == [next])
  }

  @Test("An edge derived from an ambiguous size is ambiguous, one beside it is not")
  mutating func ambiguityOfEdges() {
    let left = position()
    let width = size()
    let right = position()
    add([(1, left)], .equal, 8)
    add([(1, right), (-1, left), (-1, width)], .equal, 0)
    _ = solver.solve()
    #expect(solver.value(of: right) == 8)
    #expect(solver.isAmbiguous(right) && solver.isAmbiguous(width) && !solver.isAmbiguous(left))
  }

  @Test("Equal rows come out equal whatever the order of adding")
  mutating func orderOfAdding() {
    var widths: [[Double]] = []
    for step in [1, 3, 7] {
      var solver = LayoutSolver()
      let total = solver.addVariable(minimum: 0)
      let views = (0..<10).map { _ in solver.addVariable(minimum: 0) }
      var constraints: [([Term], Double, LayoutSolver.Relation, Double)] = [([Term(total, 1)], -200, .equal, 1_000)]
      constraints.append((views.map { Term($0, 1) } + [Term(total, -1)], 0, .equal, 1_000))
      for view in views.dropLast() { constraints.append(([Term(view, 1)], -40, .equal, 250)) }
      for index in constraints.indices {
        let (terms, constant, relation, priority) = constraints[index * step % constraints.count]
        _ = solver.add(terms, constant: constant, relation: relation, priority: priority)
      }
      _ = solver.solve()
      widths.append(views.map { solver.value(of: $0) })
    }
    #expect(widths == Array(repeating: [40, 40, 40, 40, 40, 0, 0, 0, 0, 0], count: 3))
  }
}
