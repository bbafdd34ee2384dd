/// An array of a number of elements that a closure writes.
func made<T>(_ count: Int, _ write: (inout UnsafeMutableBufferPointer<T>) -> Void) -> [T] {
  Array(unsafeUninitializedCapacity: max(0, count)) { memory, written in
    write(&memory)
    written = max(0, count)
  }
}

/// Calls a closure with the memory of a vector and the number of its elements; not without elements.
func read<U: AccelerateBuffer>(_ vector: U, _ body: (UnsafePointer<U.Element>, vDSP_Length) -> Void) {
  vector.withUnsafeBufferPointer { if let start = $0.baseAddress, !$0.isEmpty { body(start, vDSP_Length($0.count)) } }
}

/// The same for two vectors with the same number of elements.
func read<T: AccelerateBuffer, U: AccelerateBuffer>(
  _ first: T, _ second: U, _ body: (UnsafePointer<T.Element>, UnsafePointer<U.Element>, vDSP_Length) -> Void
) {
  precondition(first.count == second.count, "Vectors have the same number of elements.")
  read(first) { a, n in read(second) { b, _ in body(a, b, n) } }
}

/// Calls a closure with the memory of a vector that it writes.
func write<V: AccelerateMutableBuffer>(
  _ result: inout V, _ body: (UnsafeMutablePointer<V.Element>, vDSP_Length) -> Void
) {
  result.withUnsafeMutableBufferPointer {
    if let start = $0.baseAddress, !$0.isEmpty { body(start, vDSP_Length($0.count)) }
  }
}

/// Calls a closure with the memory of a vector that it reads, and one that it writes.
func write<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
  _ vector: U, _ result: inout V,
  _ body: (UnsafePointer<U.Element>, UnsafeMutablePointer<V.Element>, vDSP_Length) -> Void
) {
  precondition(vector.count == result.count, "Vectors have the same number of elements.")
  write(&result) { c, n in read(vector) { a, _ in body(a, c, n) } }
}

/// The same for two vectors that are read.
func write<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
  _ first: T, _ second: U, _ result: inout V,
  _ body: (UnsafePointer<T.Element>, UnsafePointer<U.Element>, UnsafeMutablePointer<V.Element>, vDSP_Length) -> Void
) {
  precondition(first.count == result.count, "Vectors have the same number of elements.")
  write(&result) { c, _ in read(first, second) { a, b, n in body(a, b, c, n) } }
}
