/// A list that is read and written without checks in release builds, in memory that copies share until ``detach()``.
///
/// The code that keeps a copy calls ``detach()`` on it before one of the two changes.
struct RecordList<Record: BitwiseCopyable>: RandomAccessCollection, @unchecked Sendable {
  private(set) var count = 0
  private(set) var capacity = 0
  /// Dangles as long as there is no memory.
  private var items: UnsafeMutablePointer<Record>
  private var memory: RecordMemory<Record>?

  init() {
    items = UnsafeMutablePointer(bitPattern: MemoryLayout<Record>.alignment).unsafelyUnwrapped
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Record {
    get {
      assert(index >= 0 && index < count, "There is no record at this index.")
      return items[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count, "There is no record at this index.")
      items[index] = newValue
    }
  }

  @inline(__always) mutating func append(_ record: Record) {
    if count == capacity { grow(by: 1) }
    items[count] = record
    count += 1
  }

  mutating func append(_ record: Record, times: Int) {
    assert(times >= 0, "A record cannot be appended fewer than 0 times.")
    if times == 0 { return }
    if count + times > capacity { grow(by: times) }
    items.advanced(by: count).update(repeating: record, count: times)
    count += times
  }

  mutating func popLast() -> Record? {
    if count == 0 { return nil }
    count -= 1
    return items[count]
  }

  mutating func remove(at index: Int) {
    assert(index >= 0 && index < count, "There is no record at this index.")
    count -= 1
    let gap = items.advanced(by: index)
    gap.update(from: gap + 1, count: count - index)
  }

  /// Forgets what lies behind the first ones.
  mutating func truncate(to count: Int) {
    assert(count >= 0 && count <= self.count, "A list gets no longer by truncation.")
    self.count = count
  }

  /// Forgets all and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Forgets all, and gives the memory back if it is much.
  mutating func giveBack() {
    if capacity > LayoutSolver.keptCapacity { self = RecordList() } else { count = 0 }
  }

  /// The bytes that the list takes, however many records there are.
  var bytes: Int { capacity * MemoryLayout<Record>.stride }

  /// Moves the first ones to memory of their size.
  mutating func shorten(to count: Int) {
    truncate(to: Swift.min(count, self.count))
    var kept = RecordList()
    for record in self { kept.append(record) }
    self = kept
  }

  /// Takes no more memory than the records need.
  mutating func fit() {
    guard let memory else { return }
    items = memory.fit(count).base
    capacity = memory.capacity
  }

  /// Reserves memory for so many records in all.
  mutating func reserve(_ count: Int) {
    if count > capacity { grow(by: count - self.count) }
  }

  /// Where the records are until one is appended.
  var records: UnsafeMutablePointer<Record> { items }

  /// Gives this copy memory of its own.
  mutating func detach() {
    guard let copy = memory?.copy(count: count) else { return }
    memory = copy
    items = copy.records.base
  }

  @inline(never) private mutating func grow(by added: Int) {
    let memory = memory ?? RecordMemory(capacity: Swift.max(count + added, 16))
    items = memory.reserve(count + added).base
    capacity = memory.capacity
    self.memory = memory
  }
}

typealias IndexList = RecordList<Int32>
