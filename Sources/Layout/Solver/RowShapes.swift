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
  /// What the heads of its rows have of it.
  var head: UInt32 = 0
  var relation: LayoutSolver.Relation
  var hasUsableTerms: Bool

  /// The priority, with everything that is required on one level.
  @_transparent var level: Float { priority < LayoutSolver.required ? priority : LayoutSolver.required }
  @_transparent var isRequired: Bool { priority >= LayoutSolver.required }
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

  /// The number of shapes, vacant ones included.
  var count: Int { list.count }

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
    _ terms: UnsafePointer<LayoutSolver.Term>, _ count: Int, _ relation: LayoutSolver.Relation, priority: Float,
    hasUsableTerms: Bool
  ) -> Int32 {
    let hash = Self.hash(terms, count, relation, priority)
    let found = find(terms, count, relation, priority, hash, hasUsableTerms: hasUsableTerms)
    if found >= 0 {
      list.records[Int(found)].useCount += 1
      return found
    }
    return add(
      RowShape(
        priority: priority, firstFactor: 0, termCount: Int32(count), useCount: 1, next: -1, hash: hash,
        relation: relation, hasUsableTerms: hasUsableTerms), terms)
  }

  /// As `take` if another row of usable terms has the shape; otherwise -1.
  @inline(__always) mutating func takeKnown(
    _ terms: UnsafePointer<LayoutSolver.Term>, _ count: Int, _ relation: LayoutSolver.Relation, priority: Float,
    _ hash: UInt32
  ) -> Int32 {
    let found = find(terms, count, relation, priority, hash, hasUsableTerms: true)
    if found >= 0 { list.records[Int(found)].useCount &+= 1 }
    return found
  }

  /// The shape in use that is the same; -1 if there is none.
  @inline(__always) private func find(
    _ terms: UnsafePointer<LayoutSolver.Term>, _ count: Int, _ relation: LayoutSolver.Relation, _ priority: Float,
    _ hash: UInt32, hasUsableTerms: Bool
  ) -> Int32 {
    if buckets.isEmpty { return -1 }
    let (records, factors) = (list.records, factorList.records)
    var found = buckets[Int(hash) & (buckets.count - 1)]
    while found >= 0 {
      let shape = records + Int(found)
      if shape.pointee.hash == hash, shape.pointee.priority.bitPattern == priority.bitPattern,
        shape.pointee.relation == relation, shape.pointee.hasUsableTerms == hasUsableTerms,
        Int(shape.pointee.termCount) == count
      {
        let own = factors + Int(shape.pointee.firstFactor)
        var index = 0
        while index < count, own[index].bitPattern == terms[index].coefficient.bitPattern { index += 1 }
        if index == count { return found }
      }
      found = shape.pointee.next
    }
    return -1
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

  /// The hash of a shape without terms.
  @_transparent static func hash(_ relation: LayoutSolver.Relation, _ priority: Float) -> UInt32 {
    priority.bitPattern ^ UInt32(truncatingIfNeeded: relation.rawValue)
  }

  /// Adds the coefficient of the next term to a hash.
  @_transparent static func add(_ coefficient: Double, to hash: inout UInt32) {
    let bits = coefficient.bitPattern
    hash = (hash ^ UInt32(truncatingIfNeeded: bits ^ bits >> 32)) &* 0x9E37_79B1
    hash ^= hash >> 15
  }

  private static func hash(
    _ terms: UnsafePointer<LayoutSolver.Term>, _ count: Int, _ relation: LayoutSolver.Relation, _ priority: Float
  ) -> UInt32 {
    var hash = hash(relation, priority)
    var index = 0
    while index < count {
      add(terms[index].coefficient, to: &hash)
      index += 1
    }
    return hash
  }

  private mutating func add(_ record: RowShape, _ terms: UnsafePointer<LayoutSolver.Term>) -> Int32 {
    var record = record
    let count = Int(record.termCount)
    if buckets.isEmpty { buckets.append(-1, times: 128) }
    let shape: Int32
    if count < vacancies.count, vacancies[count] >= 0 {
      shape = vacancies[count]
      record.firstFactor = list[Int(shape)].firstFactor
      vacancies[count] = list[Int(shape)].next
    } else {
      shape = Int32(list.count)
      precondition(list.count < ConstraintRecord.mostShapes, "There are too many different constraints.")
      record.firstFactor = Int32(factorList.count)
      factorList.append(0, times: count)
      list.append(record)
    }
    for index in 0..<count { factorList[Int(record.firstFactor) + index] = terms[index].coefficient }
    record.head = ConstraintRecord.head(ofShape: shape, record)
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
