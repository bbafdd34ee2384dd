@_spi(Plainview) import PlainviewLayout

/// The four variables of a view, relative to its superview.
struct ViewVariables {
  var left: Int
  var top: Int
  var width: Int
  var height: Int

  func origin(_ isHorizontal: Bool) -> Int { isHorizontal ? left : top }
  func extent(_ isHorizontal: Bool) -> Int { isHorizontal ? width : height }
}

/// Collects the variables and constraints of a workload.
struct WorkloadBuilder {
  typealias Terms = [(coefficient: Double, variable: Int)]

  var workload: Workload
  /// The view beside which the added view is.
  var anchor: ViewVariables
  let root: ViewVariables

  init(name: String, size: Int) {
    workload = Workload(name: name, size: size)
    root = ViewVariables(left: 0, top: 1, width: 2, height: 3)
    anchor = root
    _ = addView()
    equate([(1, root.left)], 0)
    equate([(1, root.top)], 0)
  }

  mutating func addVariable(isSize: Bool) -> Int {
    workload.isSize.append(isSize)
    return workload.isSize.count - 1
  }

  mutating func addView() -> ViewVariables {
    workload.viewCount += 1
    let first = addVariable(isSize: false)
    workload.firstVariables.append(first)
    _ = addVariable(isSize: false)
    _ = addVariable(isSize: true)
    _ = addVariable(isSize: true)
    return ViewVariables(left: first, top: first + 1, width: first + 2, height: first + 3)
  }

  mutating func addViews(_ count: Int) -> [ViewVariables] { (0..<count).map { _ in addView() } }

  /// Adds `terms  relation  value`.
  @discardableResult
  mutating func relate(
    _ terms: Terms, _ relation: LayoutSolver.Relation, _ value: Double, at priority: Double = 1_000
  ) -> Int {
    workload.constraints.append(
      Workload.Constraint(terms: terms, constant: -value, relation: relation, priority: priority))
    return workload.constraints.count - 1
  }

  @discardableResult
  mutating func equate(_ terms: Terms, _ value: Double) -> Int { relate(terms, .equal, value) }

  /// Hugging and compression resistance.
  mutating func addIntrinsic(_ extent: Int, _ value: Double, hugging: Double, compression: Double) {
    relate([(1, extent)], .lessThanOrEqual, value, at: hugging)
    relate([(1, extent)], .greaterThanOrEqual, value, at: compression)
  }

  mutating func pin(_ variable: Int, _ value: Double) { workload.pins.append((variable, value)) }

  mutating func pinResizable(_ variable: Int, _ value: Double, _ resized: Double) {
    pin(variable, value)
    workload.resizedVariable = variable
    workload.resizedValues = (value, resized)
  }

  /// The constraint will be edited: its value changes in turn to `second` and back.
  mutating func edit(_ constraint: Int, to second: Double) {
    workload.editedConstraint = constraint
    workload.editedConstants = (workload.constraints[constraint].constant, -second)
  }

  /// Adds the badge beside the anchor as the one more view, and returns the workload.
  mutating func finish() -> Workload {
    let constraintCount = workload.constraints.count
    let variableCount = workload.isSize.count
    let badge = addView()
    equate([(1, badge.left), (-1, anchor.left), (-1, anchor.width)], 4)
    equate([(1, badge.top), (0.5, badge.height), (-1, anchor.top), (-0.5, anchor.height)], 0)
    addIntrinsic(badge.width, 12, hugging: 251, compression: 750)
    addIntrinsic(badge.height, 12, hugging: 251, compression: 750)
    workload.extraConstraints = Array(workload.constraints[constraintCount...])
    workload.constraints.removeSubrange(constraintCount...)
    workload.extraIsSize = Array(workload.isSize[variableCount...])
    workload.isSize.removeSubrange(variableCount...)
    workload.viewCount -= 1
    workload.firstVariables.removeLast()
    workload.flatConstraints = FlatConstraints(workload.constraints)
    return workload
  }
}
