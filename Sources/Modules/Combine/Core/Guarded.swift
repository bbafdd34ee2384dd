import Foundation

/// A value that one thread at a time accesses.
final class Guarded<Value> {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Runs a function with the value, which it may change; nothing foreign is called in it.
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }

  /// Sets the value and hands out the one before.
  func exchange(_ new: Value) -> Value {
    change { value in
      let old = value
      value = new
      return old
    }
  }
}

/// Work that is handed to another thread and used only there: the closures that schedulers take are not declared `Sendable`.
struct Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A value that the functions of one step share.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
