/// What the rows of many constraints have in common: coefficients, relation and priority.
struct RowShape: Sendable {
  /// In single precision, as priorities are in UIKit.
  var priority: Float
  var firstFactor: Int32
  var termCount: Int32
  /// The number of rows that have it.
  var useCount: Int32
  /// The next shape in the same bucket, or the next vacant one with as many terms.
  var next: Int32
  var hash: UInt32
  var relation: LayoutSolver.Relation
  var hasUsableTerms: Bool

  /// The priority, with everything that is required on one level.
  @_transparent var level: Float { priority < LayoutSolver.required ? priority : LayoutSolver.required }
  @_transparent var isRequired: Bool { priority >= LayoutSolver.required }
}

/// A term of a new constraint, before its row is written.
struct TermDraft: Sendable {
  var variable: Int32
  var coefficient: Double
}

/// The shapes in use, each once: a screen has few, however many constraints it has.
struct RowShapes: Sendable {
  private var list = RecordList<RowShape>()
  private var factorList = RecordList<Double>()
  /// For the last bits of each hash the first shape.
  private var buckets = IndexList()
  /// For each number of terms the first vacant shape.
  private var vacancies = IndexList()

  var bytes: Int { list.bytes + factorList.bytes + buckets.bytes + vacancies.bytes }

  var records: UnsafeMutablePointer<RowShape> { list.records }
  var factors: UnsafeMutablePointer<Double> { factorList.records }

  subscript(shape: Int32) -> RowShape { list[Int(shape)] }

  /// Gives this copy memory of its own.
  mutating func detach() {
    list.detach()
    factorList.detach()
    buckets.detach()
    vacancies.detach()
  }

  /// The shape of a row, which is counted once more.
  mutating func take(
    _ terms: UnsafeBufferPointer<TermDraft>, _ relation: LayoutSolver.Relation, priority: Float, hasUsableTerms: Bool
  ) -> Int32 {
    let hash = Self.hash(terms, relation, priority)
    if buckets.isEmpty { buckets.append(-1, times: 64) }
    var found = buckets[Int(hash) & (buckets.count - 1)]
    while found >= 0 {
      let shape = list[Int(found)]
      if shape.hash == hash, shape.priority.bitPattern == priority.bitPattern, shape.relation == relation,
        shape.hasUsableTerms == hasUsableTerms, hasFactors(shape, terms)
      {
        list.records[Int(found)].useCount += 1
        return found
      }
      found = shape.next
    }
    return add(
      RowShape(
        priority: priority, firstFactor: 0, termCount: Int32(terms.count), useCount: 1, next: -1, hash: hash,
        relation: relation, hasUsableTerms: hasUsableTerms), terms)
  }

  /// Counts a shape once less.
  mutating func release(_ shape: Int32) {
    let record = list.records + Int(shape)
    record.pointee.useCount -= 1
    if record.pointee.useCount > 0 { return }
    removeFromBucket(shape)
    let count = Int(record.pointee.termCount)
    while vacancies.count <= count { vacancies.append(-1) }
    record.pointee.next = vacancies[count]
    vacancies[count] = shape
  }

  private static func hash(
    _ terms: UnsafeBufferPointer<TermDraft>, _ relation: LayoutSolver.Relation, _ priority: Float
  ) -> UInt32 {
    var hash = UInt64(priority.bitPattern) << 8 | UInt64(UInt8(bitPattern: relation.rawValue))
    var index = 0
    while index < terms.count {
      hash = (hash ^ terms[index].coefficient.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      index += 1
    }
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  private func hasFactors(_ shape: RowShape, _ terms: UnsafeBufferPointer<TermDraft>) -> Bool {
    if Int(shape.termCount) != terms.count { return false }
    let own = factorList.records + Int(shape.firstFactor)
    var index = 0
    while index < terms.count {
      if own[index].bitPattern != terms[index].coefficient.bitPattern { return false }
      index += 1
    }
    return true
  }

  private mutating func add(_ record: RowShape, _ terms: UnsafeBufferPointer<TermDraft>) -> Int32 {
    var record = record
    let shape: Int32
    if terms.count < vacancies.count, vacancies[terms.count] >= 0 {
      shape = vacancies[terms.count]
      record.firstFactor = list[Int(shape)].firstFactor
      vacancies[terms.count] = list[Int(shape)].next
    } else {
      shape = Int32(list.count)
      precondition(list.count < ConstraintRecord.mostShapes, "There are too many different constraints.")
      record.firstFactor = Int32(factorList.count)
      factorList.append(0, times: terms.count)
      list.append(record)
    }
    for index in 0..<terms.count { factorList[Int(record.firstFactor) + index] = terms[index].coefficient }
    list[Int(shape)] = record
    if list.count > buckets.count { growBuckets() }
    addToBucket(shape)
    return shape
  }

  // MARK: Buckets

  private func addToBucket(_ shape: Int32) {
    let bucket = Int(list[Int(shape)].hash) & (buckets.count - 1)
    list.records[Int(shape)].next = buckets[bucket]
    buckets[bucket] = shape
  }

  private func removeFromBucket(_ shape: Int32) {
    let bucket = Int(list[Int(shape)].hash) & (buckets.count - 1)
    var previous = buckets[bucket]
    if previous == shape {
      buckets[bucket] = list[Int(shape)].next
      return
    }
    while list[Int(previous)].next != shape { previous = list[Int(previous)].next }
    list.records[Int(previous)].next = list[Int(shape)].next
  }

  /// Doubles the buckets; the newest shape is added later.
  private mutating func growBuckets() {
    let old = buckets.count
    buckets.removeAll()
    buckets.append(-1, times: 2 * old)
    for shape in 0..<list.count - 1 where list[shape].useCount > 0 { addToBucket(Int32(shape)) }
  }
}
