import Synchronization

/// What is known of objects of the system, by their addresses; safe to use from any thread.
final class AddressTable<Value: Sendable>: Sendable {
  private let values = Mutex<[UInt: Value]>([:])

  subscript(object: UnsafeRawPointer) -> Value? {
    get {
      let key = UInt(bitPattern: object)
      return values.withLock { $0[key] }
    }
    set {
      let key = UInt(bitPattern: object)
      values.withLock { $0[key] = newValue }
    }
  }

  /// Takes what is known of an object; nil if nothing is.
  func remove(_ object: UnsafeRawPointer) -> Value? {
    let key = UInt(bitPattern: object)
    return values.withLock { $0.removeValue(forKey: key) }
  }
}
