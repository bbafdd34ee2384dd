import Foundation

// Replacements of the methods by which Foundation's sessions resume the task that awaits a transfer.
//
// A session calls them on its work queue. A task that is cancelled meanwhile holds the lock of its status while its handler
// waits for that queue, and resuming waits for that lock: a deadlock. So the task is resumed on another queue,
// in the order in which the transfers ended.

/// The requirements are the code that replaces the methods: a function of a witness table gets its value where a
/// continuation's methods get theirs. The protocol is not private, since the optimizer drops what is not visibly called.
package protocol ResumedContinuation {
  /// Resumes the task with a value that is taken from memory; the type is the continuation's metadata.
  func resume(returning value: UnsafeMutableRawPointer, _ type: UnsafeRawPointer)
  /// Resumes the task with an error that is taken from memory.
  func resume(throwing error: UnsafeMutableRawPointer, _ type: UnsafeRawPointer)
}

/// A continuation, laid out as `CheckedContinuation` is: one object.
package struct HeldContinuation: ResumedContinuation, @unchecked Sendable {
  private let canary: AnyObject

  package init(_ canary: AnyObject) { self.canary = canary }

  package func resume(returning value: UnsafeMutableRawPointer, _ type: UnsafeRawPointer) {
    func take<Value>(_: Value.Type) {
      nonisolated(unsafe) let value = value.assumingMemoryBound(to: Value.self).move()
      NetworkContinuations.queue.async { continuation(Value.self).resume(returning: value) }
    }
    _openExistential(NetworkContinuations.value(of: type), do: take)
  }

  package func resume(throwing error: UnsafeMutableRawPointer, _ type: UnsafeRawPointer) {
    func take<Value>(_: Value.Type) {
      let error = error.assumingMemoryBound(to: (any Error).self).move()
      NetworkContinuations.queue.async { continuation(Value.self).resume(throwing: error) }
    }
    _openExistential(NetworkContinuations.value(of: type), do: take)
  }

  private func continuation<Value>(_: Value.Type) -> CheckedContinuation<Value, any Error> {
    unsafeBitCast(self, to: CheckedContinuation<Value, any Error>.self)
  }
}

enum NetworkContinuations {
  static let queue = DispatchQueue(label: "network continuations")

  /// The type of the values of a continuation's type: the first argument behind its kind and descriptor.
  static func value(of type: UnsafeRawPointer) -> Any.Type {
    type.load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: Any.Type.self)
  }

  /// The methods by their symbols, and their replacements; nothing where continuations are laid out otherwise.
  static var replacements: [String: Address] {
    typealias Continuation = CheckedContinuation<Int, any Error>
    guard MemoryLayout<Continuation>.size == MemoryLayout<HeldContinuation>.size,
      value(of: unsafeBitCast(Continuation.self as Any.Type, to: UnsafeRawPointer.self)) == Int.self
    else { return [:] }
    let held: any ResumedContinuation = HeldContinuation(queue)
    // A value in its buffer, its type, its witness table: the conformance, then the methods.
    let table = unsafeBitCast(held as any ResumedContinuation, to: (UInt, UInt, UInt, UInt, Address).self).4
    return [
      "$sScC6resume9returningyxn_tF": table.load(fromByteOffset: 8, as: Address.self),
      "$sScC6resume8throwingyq_n_tF": table.load(fromByteOffset: 16, as: Address.self),
    ]
  }
}
