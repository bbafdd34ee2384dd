@_spi(Plainview) import PlainviewLayout
import Testing

/// The demonstration of the Cassowary family, as Nocte-/rhea verifies it: a quadrilateral with its four midpoints, none
/// of which is turned inside out, within 300 × 300.
@Suite("The quadrilateral of rhea's and Cassowary's demonstrations") struct QuadrilateralTests {
  private typealias Point = (x: LayoutSolver.Variable, y: LayoutSolver.Variable)
  private var desk = SolverDesk()
  private var corners: [Point] = []
  private var midpoints: [Point] = []
  /// Where the corners stay; later ones stay more firmly, as their weights double.
  private var stays: [(x: LayoutSolver.ConstraintID, y: LayoutSolver.ConstraintID)] = []

  init() {
    let positions: [(Double, Double)] = [(50, 50), (50, 250), (250, 250), (250, 50)]
    for (index, position) in positions.enumerated() {
      let corner = (x: desk.variable(), y: desk.variable())
      let strength = SolverDesk.weak + Double(index)
      corners.append(corner)
      stays.append((desk.edit(corner.x, position.0, strength), desk.edit(corner.y, position.1, strength)))
    }
    for index in 0..<4 {
      let (corner, next) = (corners[index], corners[(index + 1) % 4])
      let midpoint = (x: desk.variable(), y: desk.variable())
      desk.add([(2, midpoint.x), (-1, corner.x), (-1, next.x)], .equal, 0)
      desk.add([(2, midpoint.y), (-1, corner.y), (-1, next.y)], .equal, 0)
      midpoints.append(midpoint)
    }
    for (left, right) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
      desk.add([(1, corners[left].x), (-1, corners[right].x)], .lessThanOrEqual, -1)
    }
    for (upper, lower) in [(0, 1), (0, 2), (3, 1), (3, 2)] {
      desk.add([(1, corners[upper].y), (-1, corners[lower].y)], .lessThanOrEqual, -1)
    }
    for corner in corners {
      for coordinate in [corner.x, corner.y] {
        desk.add([(1, coordinate)], .greaterThanOrEqual, 0)
        desk.add([(1, coordinate)], .lessThanOrEqual, 300)
      }
    }
  }

  private mutating func positions(_ points: [Point]) -> [[Double]] { points.map { desk.values($0.x, $0.y) } }

  @Test("At rest the midpoints are in the middle") mutating func rest() {
    #expect(positions(corners) == [[50, 50], [50, 250], [250, 250], [250, 50]])
    #expect(positions(midpoints) == [[50, 150], [150, 250], [250, 150], [150, 50]])
  }

  @Test("A corner that is moved takes its two midpoints along; a midpoint that is moved, the looser corner")
  mutating func moves() {
    let edit = desk.edit(corners[0].x, 100, SolverDesk.strong)
    #expect(positions(corners) == [[100, 50], [50, 250], [250, 250], [250, 50]])
    #expect(positions(midpoints) == [[75, 150], [150, 250], [250, 150], [175, 50]])
    desk.remove(edit)
    desk.suggest(100, for: stays[0].x)
    _ = desk.edit(midpoints[0].x, 50, SolverDesk.strong)
    _ = desk.edit(midpoints[0].y, 150, SolverDesk.strong)
    #expect(positions(corners) == [[50, 50], [50, 250], [250, 250], [250, 50]])
    #expect(positions(midpoints) == [[50, 150], [150, 250], [250, 150], [150, 50]])
  }

  @Test("Nothing is pulled over the limits, nor inside out") mutating func limits() {
    _ = desk.edit(corners[0].x, 400, SolverDesk.strong)
    #expect(positions(corners) == [[299, 50], [50, 250], [300, 250], [300, 50]])
    _ = desk.edit(corners[2].y, 400, SolverDesk.strong)
    #expect(positions(corners) == [[299, 50], [50, 250], [300, 300], [300, 50]])
  }
}
