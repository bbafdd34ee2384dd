import Synchronization

/// Stands for Swift's `unsafeBitCast` in sources with functions of C or blocks: on a device a block is an object, of which a
/// pointer can be had, here a function is two words wide.
///
/// A function becomes a pointer, or an object, that becomes the same function again; any other value is cast as Swift does.
/// The pointer is good until 16 more were made, or until Core Graphics was given it (`CGPath.apply(info:function:)`).
public func __bitCast<Value, Result>(_ value: Value, to type: Result.Type) -> Result {
  let pointer = MemoryLayout<UnsafeRawPointer>.size
  switch (MemoryLayout<Value>.size, MemoryLayout<Result>.size) {
  case (2 * pointer, pointer): return unsafeBitCast(FunctionPointers.object(for: value), to: type)
  case (pointer, 2 * pointer):
    let address = unsafeBitCast(value, to: UnsafeRawPointer.self)
    guard let function = FunctionPointers.function(at: address) as? Result else {
      fatalError("unsafeBitCast: there is no \(type) at \(address)")
    }
    return function
  default: return unsafeBitCast(value, to: type)
  }
}

/// The functions of which pointers were made last.
package enum FunctionPointers {
  private final class Function: Sendable {
    nonisolated(unsafe) let value: Any
    init(_ value: Any) { self.value = value }
  }

  private static let kept = Mutex<[Function]>([])
  private static let mostKept = 16

  fileprivate static func object(for function: Any) -> AnyObject {
    let object = Function(function)
    // The oldest one ends outside the lock, since what it holds may cast, too.
    let oldest = kept.withLock { kept in
      kept.append(object)
      return kept.count > mostKept ? kept.removeFirst() : nil
    }
    withExtendedLifetime(oldest) {}
    return object
  }

  fileprivate static func function(at address: UnsafeRawPointer) -> Any? {
    kept.withLock { kept in kept.last { Unmanaged.passUnretained($0).toOpaque() == address } }?.value
  }

  /// Forgets the function that a pointer stands for, if it stands for one.
  package static func forget(_ pointer: UnsafeRawPointer?) {
    guard let pointer else { return }
    let forgotten = kept.withLock { kept in
      kept.lastIndex { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) == pointer }.map {
        kept.remove(at: $0)
      }
    }
    withExtendedLifetime(forgotten) {}
  }
}
