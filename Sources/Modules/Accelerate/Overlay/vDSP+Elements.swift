extension vDSP {
  /// The absolute values of a vector.
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { absolute(vector, result: &$0) }
  }

  /// The absolute values of a vector.
  public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { vDSP_vabs($0, 1, $1, 1, $2) }
  }

  /// The absolute values of a vector.
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { absolute(vector, result: &$0) }
  }

  /// The absolute values of a vector.
  public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { vDSP_vabsD($0, 1, $1, 1, $2) }
  }

  /// The negative absolute values of a vector.
  public static func negativeAbsolute<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { negativeAbsolute(vector, result: &$0) }
  }

  /// The negative absolute values of a vector.
  public static func negativeAbsolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { vDSP_vnabs($0, 1, $1, 1, $2) }
  }

  /// The negative absolute values of a vector.
  public static func negativeAbsolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { negativeAbsolute(vector, result: &$0) }
  }

  /// The negative absolute values of a vector.
  public static func negativeAbsolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { vDSP_vnabsD($0, 1, $1, 1, $2) }
  }

  /// The negated values of a vector.
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { negative(vector, result: &$0) }
  }

  /// The negated values of a vector.
  public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { vDSP_vneg($0, 1, $1, 1, $2) }
  }

  /// The negated values of a vector.
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { negative(vector, result: &$0) }
  }

  /// The negated values of a vector.
  public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { vDSP_vnegD($0, 1, $1, 1, $2) }
  }

  /// The squares of a vector.
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { square(vector, result: &$0) }
  }

  /// The squares of a vector.
  public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { vDSP_vsq($0, 1, $1, 1, $2) }
  }

  /// The squares of a vector.
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { square(vector, result: &$0) }
  }

  /// The squares of a vector.
  public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { vDSP_vsqD($0, 1, $1, 1, $2) }
  }

  /// The squares of a vector with the signs of its elements.
  public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { signedSquare(vector, result: &$0) }
  }

  /// The squares of a vector with the signs of its elements.
  public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { vDSP_vssq($0, 1, $1, 1, $2) }
  }

  /// The squares of a vector with the signs of its elements.
  public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { signedSquare(vector, result: &$0) }
  }

  /// The squares of a vector with the signs of its elements.
  public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { vDSP_vssqD($0, 1, $1, 1, $2) }
  }

  /// The fractions of a vector's elements, with their signs.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { trunc(vector, result: &$0) }
  }

  /// The fractions of a vector's elements, with their signs.
  public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { vDSP_vfrac($0, 1, $1, 1, $2) }
  }

  /// The fractions of a vector's elements, with their signs.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { trunc(vector, result: &$0) }
  }

  /// The fractions of a vector's elements, with their signs.
  public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { vDSP_vfracD($0, 1, $1, 1, $2) }
  }

  /// The lengths of vectors in the plane.
  public static func hypot<T: AccelerateBuffer, U: AccelerateBuffer>(_ x: T, _ y: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(x.count) { hypot(x, y, result: &$0) }
  }

  /// The lengths of vectors in the plane.
  public static func hypot<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ x: T, _ y: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(x, y, &result) { vDSP_vdist($0, 1, $1, 1, $2, 1, $3) }
  }

  /// The lengths of vectors in the plane.
  public static func hypot<T: AccelerateBuffer, U: AccelerateBuffer>(_ x: T, _ y: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    made(x.count) { hypot(x, y, result: &$0) }
  }

  /// The lengths of vectors in the plane.
  public static func hypot<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ x: T, _ y: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(x, y, &result) { vDSP_vdistD($0, 1, $1, 1, $2, 1, $3) }
  }

  /// The smaller of each two elements.
  public static func minimum<U: AccelerateBuffer>(_ vectorA: U, _ vectorB: U) -> [Float] where U.Element == Float {
    made(vectorA.count) { minimum(vectorA, vectorB, result: &$0) }
  }

  /// The smaller of each two elements.
  public static func minimum<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: U, _ vectorB: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    write(vectorA, vectorB, &result) { vDSP_vmin($0, 1, $1, 1, $2, 1, $3) }
  }

  /// The smaller of each two elements.
  public static func minimum<U: AccelerateBuffer>(_ vectorA: U, _ vectorB: U) -> [Double] where U.Element == Double {
    made(vectorA.count) { minimum(vectorA, vectorB, result: &$0) }
  }

  /// The smaller of each two elements.
  public static func minimum<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: U, _ vectorB: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    write(vectorA, vectorB, &result) { vDSP_vminD($0, 1, $1, 1, $2, 1, $3) }
  }

  /// The greater of each two elements.
  public static func maximum<U: AccelerateBuffer>(_ vectorA: U, _ vectorB: U) -> [Float] where U.Element == Float {
    made(vectorA.count) { maximum(vectorA, vectorB, result: &$0) }
  }

  /// The greater of each two elements.
  public static func maximum<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: U, _ vectorB: U, result: inout V
  ) where U.Element == Float, V.Element == Float {
    write(vectorA, vectorB, &result) { vDSP_vmax($0, 1, $1, 1, $2, 1, $3) }
  }

  /// The greater of each two elements.
  public static func maximum<U: AccelerateBuffer>(_ vectorA: U, _ vectorB: U) -> [Double] where U.Element == Double {
    made(vectorA.count) { maximum(vectorA, vectorB, result: &$0) }
  }

  /// The greater of each two elements.
  public static func maximum<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: U, _ vectorB: U, result: inout V
  ) where U.Element == Double, V.Element == Double {
    write(vectorA, vectorB, &result) { vDSP_vmaxD($0, 1, $1, 1, $2, 1, $3) }
  }

}
