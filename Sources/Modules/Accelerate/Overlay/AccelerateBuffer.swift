/// Elements in memory that functions of vectors read.
public protocol AccelerateBuffer<Element> {
  /// What the memory has.
  associatedtype Element
  /// The number of elements.
  var count: Int { get }
  /// Calls a closure with the elements' memory.
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

extension AccelerateBuffer where Self: Collection {
  /// Calls a closure with the elements' memory; the collection has to have its elements in one.
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try withContiguousStorageIfAvailable(body)!
  }
}

/// Elements in memory that functions of vectors write.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
  /// Calls a closure with the elements' memory.
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R
}

extension AccelerateMutableBuffer where Self: MutableCollection {
  /// Calls a closure with the elements' memory; the collection has to have its elements in one.
  public mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    try withContiguousMutableStorageIfAvailable(body)!
  }
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {}
extension Slice: AccelerateBuffer where Base: AccelerateBuffer {}
extension Slice: AccelerateMutableBuffer where Base: AccelerateMutableBuffer, Base: MutableCollection {}

/// Functions of vectors.
public enum vDSP {}

/// Mathematical functions of each element of vectors.
public enum vForce {}
