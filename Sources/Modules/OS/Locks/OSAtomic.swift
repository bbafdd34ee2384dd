import Foundation

// The atomic operations of `libkern/OSAtomic.h`: each gives back the new value. They share one lock, so that they exclude
// one another, but not plain reads and writes.

private let atomicOperations = NSLock()

private func atomically<Value, Result>(
  _ value: UnsafeMutablePointer<Value>, _ change: (inout Value) -> Result
) -> Result {
  atomicOperations.withLock { change(&value.pointee) }
}

private func adding<Value: FixedWidthInteger>(_ amount: Value, to value: UnsafeMutablePointer<Value>) -> Value {
  atomically(value) {
    $0 &+= amount
    return $0
  }
}

private func exchanging<Value: Equatable>(
  _ old: Value, for new: Value, in value: UnsafeMutablePointer<Value>
) -> Bool {
  atomically(value) {
    guard $0 == old else { return false }
    $0 = new
    return true
  }
}

/// Adds 1 to a number of 32 bits in one step and returns the new value.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  adding(1, to: value)
}
/// Subtracts 1 from a number of 32 bits in one step and returns the new value.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  adding(-1, to: value)
}
/// Adds to a number of 32 bits in one step and returns the new value.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  adding(amount, to: value)
}
/// Sets the value to the new one if it is the old one, and answers whether it was.
public func OSAtomicCompareAndSwap32(
  _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { exchanging(oldValue, for: newValue, in: value) }
/// Adds 1 to a number of 32 bits in one step, with a memory barrier, and returns the new value.
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  adding(1, to: value)
}
/// Subtracts 1 from a number of 32 bits in one step, with a memory barrier, and returns the new value.
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  adding(-1, to: value)
}
/// Adds to a number of 32 bits in one step, with a memory barrier, and returns the new value.
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  adding(amount, to: value)
}
/// Sets the value to the new one if it is the old one, and answers whether it was.
public func OSAtomicCompareAndSwap32Barrier(
  _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { exchanging(oldValue, for: newValue, in: value) }
/// Adds 1 to a number of 64 bits in one step and returns the new value.
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  adding(1, to: value)
}
/// Subtracts 1 from a number of 64 bits in one step and returns the new value.
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  adding(-1, to: value)
}
/// Adds to a number of 64 bits in one step and returns the new value.
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  adding(amount, to: value)
}
/// Sets the value to the new one if it is the old one, and answers whether it was.
public func OSAtomicCompareAndSwap64(
  _ oldValue: Int64, _ newValue: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { exchanging(oldValue, for: newValue, in: value) }
/// Adds 1 to a number of 64 bits in one step, with a memory barrier, and returns the new value.
@discardableResult public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  adding(1, to: value)
}
/// Subtracts 1 from a number of 64 bits in one step, with a memory barrier, and returns the new value.
@discardableResult public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  adding(-1, to: value)
}
/// Adds to a number of 64 bits in one step, with a memory barrier, and returns the new value.
@discardableResult public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  adding(amount, to: value)
}
/// Sets the value to the new one if it is the old one, and answers whether it was.
public func OSAtomicCompareAndSwap64Barrier(
  _ oldValue: Int64, _ newValue: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { exchanging(oldValue, for: newValue, in: value) }
