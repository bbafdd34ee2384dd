/// The memory of a solver, for tests and benchmarks.
extension LayoutSolver {
  /// The bytes that the solver holds, in use or not, without what conflicts and questions about ambiguity keep.
  @_spi(Plainview) public var memoryInUse: Int {
    recordBytes + shapes.bytes + vacancies.bytes + listBytes + workspace.bytes
  }

  private var recordBytes: Int {
    memory.variables.bytes + memory.slots.bytes + memory.components.bytes + oddConstants.bytes
  }

  private var listBytes: Int {
    schedule.bytes + placement.bytes + draft.bytes + valuesBefore.bytes
      + changed.capacity * MemoryLayout<Variable>.stride
  }
}

extension Vacancies {
  fileprivate var bytes: Int {
    serials.bytes + variables.bytes + components.bytes + rows.bytes + linkedRows.bytes
  }
}

extension Placement {
  fileprivate var bytes: Int {
    let indices = [
      looseVariables, looseConstraints, released, stubborn, forgotten, queue, candidates, refused, derived, order,
      remaining, links, joining, following, shapeLevels,
    ]
    return indices.reduce(orphans.bytes + path.bytes + levels.bytes) { $0 + $1.bytes }
  }
}

extension ComponentWorkspace {
  fileprivate var bytes: Int {
    members.bytes + oddScales.bytes + columns.bytes + roots.bytes + lastEntry.bytes + values.bytes + deciders.bytes
      + intervals.bytes
  }
}
