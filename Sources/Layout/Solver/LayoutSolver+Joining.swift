/// Appending constraints to their components by descending priority.
extension LayoutSolver {
  /// A priority, and the first and the last of the joining constraints that have it, in their order.
  struct Level: Sendable {
    var priority: Float
    var first: Int32
    var last: Int32
  }

  /// Appends the remaining constraints to their components by descending priority; those about known variables become
  /// checks, or idle.
  mutating func placeConstraints() {
    let (constraints, looseConstraints) = (self.constraints, placement.looseConstraints)
    placement.joining.reserve(looseConstraints.count)
    placement.following.reserve(looseConstraints.count)
    prepareLevels(of: looseConstraints.count)
    var index = 0
    while index < looseConstraints.count {
      let constraint = looseConstraints[index]
      index += 1
      let record = constraints + Int(constraint)
      if record.pointee.role != .loose { continue }
      if record.pointee.link >= 0 {
        record.pointee.link = records.component(of: record.pointee.link)
        record.pointee.role = .joins
        join(constraint, shape: Int(record.pointee.shape))
      } else if record.pointee.isRequired {
        record.pointee.role = .checks
        record.pointee.link = schedule.append(constraint)
      } else {
        record.pointee.role = .idle
      }
    }
    if placement.joining.isEmpty { return }
    if placement.levels.count <= Self.mostLevels { appendByLevels() } else { appendByComparison() }
  }

  // MARK: Levels

  /// The number of priorities up to which constraints are sorted by listing them for each.
  private static let mostLevels = 64

  /// Makes a table of the levels of shapes, unless there are many more of them than constraints.
  private mutating func prepareLevels(of count: Int) {
    if shapes.count < Swift.max(2 * count, 64) { placement.shapeLevels.append(-1, times: shapes.count) }
  }

  /// Lists a joining constraint among those of its priority.
  @inline(__always) private mutating func join(_ constraint: Int32, shape: Int) {
    let index = Int32(truncatingIfNeeded: placement.joining.count)
    placement.joining.append(constraint)
    placement.following.append(-1)
    var level: Int32 = placement.shapeLevels.isEmpty ? -1 : placement.shapeLevels[shape]
    if level < 0 { level = self.level(ofShape: shape) }
    let record = placement.levels.records + Int(level)
    if record.pointee.last >= 0 {
      placement.following[Int(record.pointee.last)] = index
    } else {
      record.pointee.first = index
    }
    record.pointee.last = index
  }

  /// The level of a shape; behind too many levels one that serves for all others.
  @inline(never) private mutating func level(ofShape shape: Int) -> Int32 {
    let priority = shapes.records[shape].level
    var level = 0
    while level < placement.levels.count, level < Self.mostLevels, placement.levels[level].priority != priority {
      level += 1
    }
    if level == placement.levels.count {
      placement.levels.append(Level(priority: priority, first: -1, last: -1))
    }
    if !placement.shapeLevels.isEmpty { placement.shapeLevels[shape] = Int32(level) }
    return Int32(level)
  }

  private mutating func appendByLevels() {
    let (joining, following) = (placement.joining.records, placement.following.records)
    while let level = takeHighestLevel() {
      var index = level.first
      while index >= 0 {
        let constraint = joining[Int(index)]
        appendConstraint(constraint, to: constraints[Int(constraint)].link)
        index = following[Int(index)]
      }
    }
  }

  private mutating func takeHighestLevel() -> Level? {
    if placement.levels.isEmpty { return nil }
    var highest = 0
    var index = 1
    while index < placement.levels.count {
      if placement.levels[index].priority > placement.levels[highest].priority { highest = index }
      index += 1
    }
    let level = placement.levels[highest]
    placement.levels.remove(at: highest)
    return level
  }

  private mutating func appendByComparison() {
    let joining = Array(placement.joining)
    let constraints = self.constraints
    let order = joining.indices.sorted { left, right in
      let leftLevel = constraints.level(of: joining[left])
      let rightLevel = constraints.level(of: joining[right])
      return leftLevel != rightLevel ? leftLevel > rightLevel : left < right
    }
    for index in order { appendConstraint(joining[index], to: constraints[Int(joining[index])].link) }
  }
}
