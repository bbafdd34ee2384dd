/// The memory of the records, which copies of a solver share until one of them changes.
final class SolverMemory: Sendable {
  let variables: RecordMemory<VariableRecord>
  /// The rows of constraints, in slots of four bytes.
  let slots: RecordMemory<UInt32>
  let components: RecordMemory<ComponentRecord>

  init() {
    variables = RecordMemory(capacity: 32)
    slots = RecordMemory(capacity: 320)
    components = RecordMemory(capacity: 4)
  }

  /// A copy of the records of a solver.
  init(copying solver: LayoutSolver) {
    variables = solver.memory.variables.copy(count: solver.variableCount)
    slots = solver.memory.slots.copy(count: solver.slotCount)
    components = solver.memory.components.copy(count: solver.componentCount)
  }
}

/// Indices and rows that can be given out again, and the order of creation.
struct Vacancies: Sendable {
  /// The number of variables that were ever created.
  var serial: Int32 = 0
  /// For each variable its number in the order of creation, as soon as that is not the order of indices.
  var serials = IndexList()
  var variables = IndexList()
  var components = IndexList()
  /// The number of vacant variables that were left when memory was given back the last time.
  var leftCount = 0
  /// For each number of terms the first free row of that length; the rows are linked through `home`.
  var rows = IndexList()
  /// Rows of removed constraints that are still among the uses of variables with many, and how many of their terms are.
  var linkedRows = IndexList()
  var linkedTermCount = 0

  mutating func detach() {
    serials.detach()
    variables.detach()
    components.detach()
    rows.detach()
    linkedRows.detach()
  }
}

extension LayoutSolver {
  /// Makes sure that no copy of the solver sees what is written from now on.
  @inline(__always) mutating func own() {
    if !isKnownUniquelyReferenced(&memory) { detach() }
  }

  @inline(never) private mutating func detach() {
    memory = SolverMemory(copying: self)
    records.variables = memory.variables.records
    records.terms = TermPointer(memory.slots.records)
    records.components = memory.components.records
    shapes.detach()
    oddConstants.detach()
    findRows()
    vacancies.detach()
    placement.detach()
    schedule.detach()
    valuesBefore.detach()
    draft = RecordList()
    workspace = ComponentWorkspace()
  }

  /// Updates the pointer to rows after the memory of slots, shapes or constants moved.
  mutating func findRows() { records.constraints = ConstraintPointer(terms, shapes, oddConstants) }

  /// The index of a new variable, whose record is still to be written.
  @inline(__always) mutating func vacantVariable() -> Int32 {
    vacancies.serial &+= 1
    if vacancies.variables.isEmpty, vacancies.serials.isEmpty { return appendedVariable() }
    return vacantVariableOfAny()
  }

  @inline(never) private mutating func vacantVariableOfAny() -> Int32 {
    guard let index = vacancies.variables.popLast() else {
      if !vacancies.serials.isEmpty { vacancies.serials.append(vacancies.serial) }
      return appendedVariable()
    }
    noteSerials()
    vacancies.serials[Int(index)] = vacancies.serial
    return index
  }

  /// Writes down the order of creation, which is about to differ from that of indices.
  mutating func noteSerials() {
    while vacancies.serials.count < variableCount { vacancies.serials.append(Int32(vacancies.serials.count + 1)) }
  }

  @inline(__always) private mutating func appendedVariable() -> Int32 {
    variableCount &+= 1
    precondition(variableCount <= 1 << Int(TermRecord.variableBits), "There are too many variables.")
    if variableCount > memory.variables.capacity { records.variables = memory.variables.reserve(variableCount) }
    return Int32(truncatingIfNeeded: variableCount &- 1)
  }

  /// The index of a new component, whose record is still to be written.
  mutating func appendedComponent() -> Int32 {
    componentCount += 1
    if componentCount > memory.components.capacity { records.components = memory.components.reserve(componentCount) }
    return Int32(componentCount - 1)
  }

  /// A row for so many terms, which is still to be written.
  @inline(__always) mutating func takeRow(termCount: Int) -> Int32 {
    if termCount < vacancies.rows.count, vacancies.rows[termCount] >= 0 {
      let row = vacancies.rows[termCount]
      vacancies.rows[termCount] = constraints[Int(row)].link
      return row
    }
    let row = slotCount
    rowCount &+= 1
    slotCount &+= ConstraintRecord.slots &+ Swift.max(termCount, 1) &* TermRecord.slots
    if slotCount > memory.slots.capacity { reserveSlots() }
    return Int32(truncatingIfNeeded: row)
  }

  @inline(never) private mutating func reserveSlots() {
    precondition(slotCount <= Int(Int32.max), "There are too many constraints.")
    records.terms = TermPointer(memory.slots.reserve(slotCount))
    findRows()
  }

  /// Keeps a row that no variable mentions any more for another constraint.
  mutating func freeRow(_ row: Int32) {
    let count = constraints.terms(of: row).count
    shapes.release(constraints[Int(row)].shape)
    oddConstants.release(constraints[Int(row)].constant)
    while vacancies.rows.count <= count { vacancies.rows.append(-1) }
    constraints[Int(row)].link = vacancies.rows[count]
    vacancies.rows[count] = row
  }
}

// MARK: Giving memory back

extension LayoutSolver {
  /// Gives back the memory that placing a large system took and changes of constants do not need, and that of removed records.
  mutating func giveBackMemory() {
    hasPlaced = false
    valuesBefore.giveBack()
    if changed.capacity > Self.keptCapacity { changed = [] }
    if hasPlacedMuch { fitMemory() }
    let vacant = vacancies.variables.count
    vacancies.leftCount = Swift.min(vacancies.leftCount, vacant)
    if vacant > Self.keptCapacity + vacancies.leftCount, vacant > variableCount / 2 { dropVacantEnds() }
  }

  /// Takes no more memory than a large system needs as it stands.
  private mutating func fitMemory() {
    hasPlacedMuch = false
    workspace = ComponentWorkspace()
    placement.giveBack()
    schedule.fitMemory()
    fitRecords()
  }

  /// Forgets what is vacant behind the last record in use, after most of a large system was removed.
  private mutating func dropVacantEnds() {
    lastOptima = nil
    noteSerials()
    while variableCount > 0, variables[variableCount - 1].role == .vacant { variableCount -= 1 }
    while componentCount > 0, components[componentCount - 1].position < 0 { componentCount -= 1 }
    vacancies.serials.shorten(to: variableCount)
    vacancies.variables.keep(below: variableCount)
    vacancies.components.keep(below: componentCount)
    vacancies.leftCount = vacancies.variables.count
    dropVacantRows()
    oddConstants.giveBackMemory()
    schedule.giveBackMemory()
    fitRecords()
  }

  private mutating func fitRecords() {
    records.variables = memory.variables.fit(variableCount)
    records.components = memory.components.fit(componentCount)
    records.terms = TermPointer(memory.slots.fit(slotCount))
    findRows()
  }

  private mutating func dropVacantRows() {
    unlinkRemovedTerms()
    vacancies.linkedRows.giveBack()
    let end = rowsInUse.last.map { slotAfterRow($0) } ?? 0
    for termCount in 0..<vacancies.rows.count {
      var kept: Int32 = -1
      var last: Int32 = -1
      var row = vacancies.rows[termCount]
      while row >= 0 {
        let next = constraints[Int(row)].link
        if row < end {
          if last >= 0 { constraints[Int(last)].link = row } else { kept = row }
          constraints[Int(row)].link = -1
          last = row
        }
        row = next
      }
      vacancies.rows[termCount] = kept
    }
    slotCount = end
  }

  private func slotAfterRow(_ row: Int32) -> Int {
    Int(row) + ConstraintRecord.slots + Swift.max(constraints.terms(of: row).count, 1) * TermRecord.slots
  }

  /// The rows that are not vacant, in their order. A vacant row is as long as it was.
  var rowsInUse: [Int32] {
    var rows: [Int32] = []
    var row = 0
    while row < slotCount {
      if constraints[row].role != .vacant { rows.append(Int32(row)) }
      row = slotAfterRow(Int32(row))
    }
    return rows
  }
}

extension IndexList {
  /// Drops what is not below a limit, and gives the memory back of what is dropped. The least comes last, so that it
  /// serves first and the end becomes vacant in time.
  mutating func keep(below limit: Int) {
    let kept = filter { $0 < limit }.sorted(by: >)
    truncate(to: 0)
    for index in kept { append(index) }
    shorten(to: kept.count)
  }
}
