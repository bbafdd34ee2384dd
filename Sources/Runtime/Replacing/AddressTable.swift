import Synchronization

/// Values for objects of the system, by their addresses; safe to use from any thread.
final class AddressTable<Value: Sendable>: Sendable {
  private let values = Mutex<[UInt: Value]>([:])
  private let isEmpty = Atomic<Bool>(true)

  subscript(object: UnsafeRawPointer) -> Value? {
    get {
      let key = UInt(bitPattern: object)
      return values.withLock { $0[key] }
    }
    set {
      let key = UInt(bitPattern: object)
      if newValue != nil { isEmpty.store(false, ordering: .relaxed) }
      values.withLock { $0[key] = newValue }
    }
  }

  /// Whether an object has a value; needs no lock while the table is empty.
  func has(_ object: UnsafeRawPointer) -> Bool { !isEmpty.load(ordering: .relaxed) && self[object] != nil }

  /// Removes and returns the entries that satisfy a condition.
  func removeAll(where isRemoved: (Value) -> Bool) -> [(object: UnsafeRawPointer, value: Value)] {
    values.withLock { values in
      let removed = values.filter { isRemoved($0.value) }
      for key in removed.keys { values[key] = nil }
      return removed.compactMap { key, value in UnsafeRawPointer(bitPattern: key).map { ($0, value) } }
    }
  }

  /// Removes and returns the value of an object; nil without one.
  func remove(_ object: UnsafeRawPointer) -> Value? {
    let key = UInt(bitPattern: object)
    return values.withLock { $0.removeValue(forKey: key) }
  }
}
