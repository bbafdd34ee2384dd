/// Calls a function of one vector with the number of elements.
func call<T>(
  _ function: (UnsafeMutablePointer<T>, UnsafePointer<T>, UnsafePointer<Int32>) -> Void,
  _ result: UnsafeMutablePointer<T>, _ vector: UnsafePointer<T>, _ count: vDSP_Length
) {
  withUnsafePointer(to: Int32(count)) { function(result, vector, $0) }
}

/// Calls a function of two vectors with the number of elements.
func call<T>(
  _ function: (UnsafeMutablePointer<T>, UnsafePointer<T>, UnsafePointer<T>, UnsafePointer<Int32>) -> Void,
  _ result: UnsafeMutablePointer<T>, _ first: UnsafePointer<T>, _ second: UnsafePointer<T>, _ count: vDSP_Length
) {
  withUnsafePointer(to: Int32(count)) { function(result, first, second, $0) }
}

extension vForce {
  /// The smallest whole numbers that are not smaller.
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { ceil(vector, result: &$0) }
  }

  /// The smallest whole numbers that are not smaller.
  public static func ceil<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvceilf, $1, $0, $2) }
  }

  /// The smallest whole numbers that are not smaller.
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { ceil(vector, result: &$0) }
  }

  /// The smallest whole numbers that are not smaller.
  public static func ceil<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvceil, $1, $0, $2) }
  }

  /// The greatest whole numbers that are not greater.
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { floor(vector, result: &$0) }
  }

  /// The greatest whole numbers that are not greater.
  public static func floor<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvfloorf, $1, $0, $2) }
  }

  /// The greatest whole numbers that are not greater.
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { floor(vector, result: &$0) }
  }

  /// The greatest whole numbers that are not greater.
  public static func floor<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvfloor, $1, $0, $2) }
  }

  /// Numbers without their fractions.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { trunc(vector, result: &$0) }
  }

  /// Numbers without their fractions.
  public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvintf, $1, $0, $2) }
  }

  /// Numbers without their fractions.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { trunc(vector, result: &$0) }
  }

  /// Numbers without their fractions.
  public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvint, $1, $0, $2) }
  }

  /// The nearest whole numbers.
  public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { nearestInteger(vector, result: &$0) }
  }

  /// The nearest whole numbers.
  public static func nearestInteger<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvnintf, $1, $0, $2) }
  }

  /// The nearest whole numbers.
  public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { nearestInteger(vector, result: &$0) }
  }

  /// The nearest whole numbers.
  public static func nearestInteger<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvnint, $1, $0, $2) }
  }

  /// The reciprocals of square roots.
  public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { rsqrt(vector, result: &$0) }
  }

  /// The reciprocals of square roots.
  public static func rsqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvrsqrtf, $1, $0, $2) }
  }

  /// The reciprocals of square roots.
  public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { rsqrt(vector, result: &$0) }
  }

  /// The reciprocals of square roots.
  public static func rsqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvrsqrt, $1, $0, $2) }
  }

  /// The square roots of numbers.
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { sqrt(vector, result: &$0) }
  }

  /// The square roots of numbers.
  public static func sqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvsqrtf, $1, $0, $2) }
  }

  /// The square roots of numbers.
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { sqrt(vector, result: &$0) }
  }

  /// The square roots of numbers.
  public static func sqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvsqrt, $1, $0, $2) }
  }

  /// The reciprocals of numbers.
  public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { reciprocal(vector, result: &$0) }
  }

  /// The reciprocals of numbers.
  public static func reciprocal<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvrecf, $1, $0, $2) }
  }

  /// The reciprocals of numbers.
  public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { reciprocal(vector, result: &$0) }
  }

  /// The reciprocals of numbers.
  public static func reciprocal<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvrec, $1, $0, $2) }
  }

  /// e to the power of numbers.
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { exp(vector, result: &$0) }
  }

  /// e to the power of numbers.
  public static func exp<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvexpf, $1, $0, $2) }
  }

  /// e to the power of numbers.
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { exp(vector, result: &$0) }
  }

  /// e to the power of numbers.
  public static func exp<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvexp, $1, $0, $2) }
  }

  /// e to the power of numbers, minus 1.
  public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { expm1(vector, result: &$0) }
  }

  /// e to the power of numbers, minus 1.
  public static func expm1<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvexpm1f, $1, $0, $2) }
  }

  /// e to the power of numbers, minus 1.
  public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { expm1(vector, result: &$0) }
  }

  /// e to the power of numbers, minus 1.
  public static func expm1<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvexpm1, $1, $0, $2) }
  }

  /// 2 to the power of numbers.
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { exp2(vector, result: &$0) }
  }

  /// 2 to the power of numbers.
  public static func exp2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvexp2f, $1, $0, $2) }
  }

  /// 2 to the power of numbers.
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { exp2(vector, result: &$0) }
  }

  /// 2 to the power of numbers.
  public static func exp2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvexp2, $1, $0, $2) }
  }

  /// The natural logarithms of numbers.
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { log(vector, result: &$0) }
  }

  /// The natural logarithms of numbers.
  public static func log<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvlogf, $1, $0, $2) }
  }

  /// The natural logarithms of numbers.
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { log(vector, result: &$0) }
  }

  /// The natural logarithms of numbers.
  public static func log<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvlog, $1, $0, $2) }
  }

  /// The natural logarithms of numbers plus 1.
  public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { log1p(vector, result: &$0) }
  }

  /// The natural logarithms of numbers plus 1.
  public static func log1p<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvlog1pf, $1, $0, $2) }
  }

  /// The natural logarithms of numbers plus 1.
  public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { log1p(vector, result: &$0) }
  }

  /// The natural logarithms of numbers plus 1.
  public static func log1p<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvlog1p, $1, $0, $2) }
  }

  /// The logarithms of numbers to the base 2.
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { log2(vector, result: &$0) }
  }

  /// The logarithms of numbers to the base 2.
  public static func log2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvlog2f, $1, $0, $2) }
  }

  /// The logarithms of numbers to the base 2.
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { log2(vector, result: &$0) }
  }

  /// The logarithms of numbers to the base 2.
  public static func log2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvlog2, $1, $0, $2) }
  }

  /// The logarithms of numbers to the base 10.
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { log10(vector, result: &$0) }
  }

  /// The logarithms of numbers to the base 10.
  public static func log10<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvlog10f, $1, $0, $2) }
  }

  /// The logarithms of numbers to the base 10.
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { log10(vector, result: &$0) }
  }

  /// The logarithms of numbers to the base 10.
  public static func log10<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvlog10, $1, $0, $2) }
  }

  /// The exponents of numbers as their floating-point form has them.
  public static func logb<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { logb(vector, result: &$0) }
  }

  /// The exponents of numbers as their floating-point form has them.
  public static func logb<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvlogbf, $1, $0, $2) }
  }

  /// The exponents of numbers as their floating-point form has them.
  public static func logb<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { logb(vector, result: &$0) }
  }

  /// The exponents of numbers as their floating-point form has them.
  public static func logb<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvlogb, $1, $0, $2) }
  }

}
