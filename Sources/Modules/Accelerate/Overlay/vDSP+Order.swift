extension vDSP {
  /// How a vector is sorted.
  public enum SortOrder: Int32, Sendable {
    /// Upwards.
    case ascending = 1
    /// Downwards.
    case descending = -1
  }

  /// Reverses a vector.
  public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
    write(&vector) { vDSP_vrvrs($0, 1, $1) }
  }

  /// Sorts a vector.
  public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
  where V.Element == Float {
    write(&vector) { vDSP_vsort($0, $1, sortOrder.rawValue) }
  }

  /// Swaps the elements of two vectors.
  public static func swapElements<T: AccelerateMutableBuffer, U: AccelerateMutableBuffer>(
    _ vectorA: inout T, _ vectorB: inout U
  ) where T.Element == Float, U.Element == Float {
    precondition(vectorA.count == vectorB.count, "Vectors have the same number of elements.")
    write(&vectorA) { a, n in write(&vectorB) { b, _ in vDSP_vswap(a, 1, b, 1, n) } }
  }

  /// Adds and subtracts two vectors.
  public static func addSubtract<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateMutableBuffer, V: AccelerateMutableBuffer
  >(_ vectorA: S, _ vectorB: T, addResult: inout U, subtractResult: inout V)
  where S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
    precondition(vectorA.count == addResult.count && vectorA.count == subtractResult.count, "The counts have to fit.")
    write(&addResult) { sum, n in
      write(&subtractResult) { difference, _ in
        read(vectorA, vectorB) { a, b, _ in vDSP_vaddsub(b, 1, a, 1, sum, 1, difference, 1, n) }
      }
    }
  }

  /// Picks the elements of a vector where another is not 0, of which there can be a known number.
  public static func compress<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, gatingVector: U, nonZeroGatingCount: Int?
  ) -> [Float] where T.Element == Float, U.Element == Float {
    let count = nonZeroGatingCount ?? gatingVector.withUnsafeBufferPointer { $0.count { $0 != 0 } }
    return made(count) { compress(vector, gatingVector: gatingVector, result: &$0) }
  }

  /// Picks the elements of a vector where another is not 0.
  public static func compress<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, gatingVector: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(&result) { c, _ in read(vector, gatingVector) { a, b, n in vDSP_vcmprs(a, 1, b, 1, c, 1, n) } }
  }

  /// Picks elements by indices, of which the first is 1.
  public static func gather<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, indices: U
  ) -> [Float] where T.Element == Float, U.Element == UInt {
    made(indices.count) { gather(vector, indices: indices, result: &$0) }
  }

  /// Picks elements by indices, of which the first is 1.
  public static func gather<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, indices: U, result: inout V
  ) where T.Element == Float, U.Element == UInt, V.Element == Float {
    write(indices, &result) { b, c, n in read(vector) { a, _ in vDSP_vgathr(a, b, 1, c, 1, n) } }
  }

  /// Reverses a vector.
  public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
    write(&vector) { vDSP_vrvrsD($0, 1, $1) }
  }

  /// Sorts a vector.
  public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
  where V.Element == Double {
    write(&vector) { vDSP_vsortD($0, $1, sortOrder.rawValue) }
  }

  /// Swaps the elements of two vectors.
  public static func swapElements<T: AccelerateMutableBuffer, U: AccelerateMutableBuffer>(
    _ vectorA: inout T, _ vectorB: inout U
  ) where T.Element == Double, U.Element == Double {
    precondition(vectorA.count == vectorB.count, "Vectors have the same number of elements.")
    write(&vectorA) { a, n in write(&vectorB) { b, _ in vDSP_vswapD(a, 1, b, 1, n) } }
  }

  /// Adds and subtracts two vectors.
  public static func addSubtract<
    S: AccelerateBuffer, T: AccelerateBuffer, U: AccelerateMutableBuffer, V: AccelerateMutableBuffer
  >(_ vectorA: S, _ vectorB: T, addResult: inout U, subtractResult: inout V)
  where S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
    precondition(vectorA.count == addResult.count && vectorA.count == subtractResult.count, "The counts have to fit.")
    write(&addResult) { sum, n in
      write(&subtractResult) { difference, _ in
        read(vectorA, vectorB) { a, b, _ in vDSP_vaddsubD(b, 1, a, 1, sum, 1, difference, 1, n) }
      }
    }
  }

  /// Picks the elements of a vector where another is not 0, of which there can be a known number.
  public static func compress<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, gatingVector: U, nonZeroGatingCount: Int?
  ) -> [Double] where T.Element == Double, U.Element == Double {
    let count = nonZeroGatingCount ?? gatingVector.withUnsafeBufferPointer { $0.count { $0 != 0 } }
    return made(count) { compress(vector, gatingVector: gatingVector, result: &$0) }
  }

  /// Picks the elements of a vector where another is not 0.
  public static func compress<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, gatingVector: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(&result) { c, _ in read(vector, gatingVector) { a, b, n in vDSP_vcmprsD(a, 1, b, 1, c, 1, n) } }
  }

  /// Picks elements by indices, of which the first is 1.
  public static func gather<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vector: T, indices: U
  ) -> [Double] where T.Element == Double, U.Element == UInt {
    made(indices.count) { gather(vector, indices: indices, result: &$0) }
  }

  /// Picks elements by indices, of which the first is 1.
  public static func gather<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: T, indices: U, result: inout V
  ) where T.Element == Double, U.Element == UInt, V.Element == Double {
    write(indices, &result) { b, c, n in read(vector) { a, _ in vDSP_vgathrD(a, b, 1, c, 1, n) } }
  }

}
