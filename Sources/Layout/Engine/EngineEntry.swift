/// The variables and system rows of an item that takes part in layout.
final class EngineEntry {
  let x, y, width, height: LayoutSolver.Variable
  var systemRows: [LayoutSolver.ConstraintID] = []
  /// The wish that the content rows stand for.
  var contentSize = LayoutContentSize.none

  init(
    x: LayoutSolver.Variable, y: LayoutSolver.Variable, width: LayoutSolver.Variable, height: LayoutSolver.Variable
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var variables: [LayoutSolver.Variable] { [x, y, width, height] }
}
