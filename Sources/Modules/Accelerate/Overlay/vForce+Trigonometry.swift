extension vForce {
  /// The sines of angles in radians.
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { sin(vector, result: &$0) }
  }

  /// The sines of angles in radians.
  public static func sin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvsinf, $1, $0, $2) }
  }

  /// The sines of angles in radians.
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { sin(vector, result: &$0) }
  }

  /// The sines of angles in radians.
  public static func sin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvsin, $1, $0, $2) }
  }

  /// The sines of angles in half turns.
  public static func sinPi<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { sinPi(vector, result: &$0) }
  }

  /// The sines of angles in half turns.
  public static func sinPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvsinpif, $1, $0, $2) }
  }

  /// The sines of angles in half turns.
  public static func sinPi<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { sinPi(vector, result: &$0) }
  }

  /// The sines of angles in half turns.
  public static func sinPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvsinpi, $1, $0, $2) }
  }

  /// The cosines of angles in radians.
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { cos(vector, result: &$0) }
  }

  /// The cosines of angles in radians.
  public static func cos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvcosf, $1, $0, $2) }
  }

  /// The cosines of angles in radians.
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { cos(vector, result: &$0) }
  }

  /// The cosines of angles in radians.
  public static func cos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvcos, $1, $0, $2) }
  }

  /// The cosines of angles in half turns.
  public static func cosPi<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { cosPi(vector, result: &$0) }
  }

  /// The cosines of angles in half turns.
  public static func cosPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvcospif, $1, $0, $2) }
  }

  /// The cosines of angles in half turns.
  public static func cosPi<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { cosPi(vector, result: &$0) }
  }

  /// The cosines of angles in half turns.
  public static func cosPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvcospi, $1, $0, $2) }
  }

  /// The tangents of angles in radians.
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { tan(vector, result: &$0) }
  }

  /// The tangents of angles in radians.
  public static func tan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvtanf, $1, $0, $2) }
  }

  /// The tangents of angles in radians.
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { tan(vector, result: &$0) }
  }

  /// The tangents of angles in radians.
  public static func tan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvtan, $1, $0, $2) }
  }

  /// The tangents of angles in half turns.
  public static func tanPi<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { tanPi(vector, result: &$0) }
  }

  /// The tangents of angles in half turns.
  public static func tanPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvtanpif, $1, $0, $2) }
  }

  /// The tangents of angles in half turns.
  public static func tanPi<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { tanPi(vector, result: &$0) }
  }

  /// The tangents of angles in half turns.
  public static func tanPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvtanpi, $1, $0, $2) }
  }

  /// The arcsines of numbers.
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { asin(vector, result: &$0) }
  }

  /// The arcsines of numbers.
  public static func asin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvasinf, $1, $0, $2) }
  }

  /// The arcsines of numbers.
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { asin(vector, result: &$0) }
  }

  /// The arcsines of numbers.
  public static func asin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvasin, $1, $0, $2) }
  }

  /// The arccosines of numbers.
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { acos(vector, result: &$0) }
  }

  /// The arccosines of numbers.
  public static func acos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvacosf, $1, $0, $2) }
  }

  /// The arccosines of numbers.
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { acos(vector, result: &$0) }
  }

  /// The arccosines of numbers.
  public static func acos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvacos, $1, $0, $2) }
  }

  /// The arctangents of numbers.
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { atan(vector, result: &$0) }
  }

  /// The arctangents of numbers.
  public static func atan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvatanf, $1, $0, $2) }
  }

  /// The arctangents of numbers.
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { atan(vector, result: &$0) }
  }

  /// The arctangents of numbers.
  public static func atan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvatan, $1, $0, $2) }
  }

  /// The hyperbolic sines of numbers.
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { sinh(vector, result: &$0) }
  }

  /// The hyperbolic sines of numbers.
  public static func sinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvsinhf, $1, $0, $2) }
  }

  /// The hyperbolic sines of numbers.
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { sinh(vector, result: &$0) }
  }

  /// The hyperbolic sines of numbers.
  public static func sinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvsinh, $1, $0, $2) }
  }

  /// The hyperbolic cosines of numbers.
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { cosh(vector, result: &$0) }
  }

  /// The hyperbolic cosines of numbers.
  public static func cosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvcoshf, $1, $0, $2) }
  }

  /// The hyperbolic cosines of numbers.
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { cosh(vector, result: &$0) }
  }

  /// The hyperbolic cosines of numbers.
  public static func cosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvcosh, $1, $0, $2) }
  }

  /// The hyperbolic tangents of numbers.
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { tanh(vector, result: &$0) }
  }

  /// The hyperbolic tangents of numbers.
  public static func tanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvtanhf, $1, $0, $2) }
  }

  /// The hyperbolic tangents of numbers.
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { tanh(vector, result: &$0) }
  }

  /// The hyperbolic tangents of numbers.
  public static func tanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvtanh, $1, $0, $2) }
  }

  /// The inverse hyperbolic sines of numbers.
  public static func asinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { asinh(vector, result: &$0) }
  }

  /// The inverse hyperbolic sines of numbers.
  public static func asinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvasinhf, $1, $0, $2) }
  }

  /// The inverse hyperbolic sines of numbers.
  public static func asinh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { asinh(vector, result: &$0) }
  }

  /// The inverse hyperbolic sines of numbers.
  public static func asinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvasinh, $1, $0, $2) }
  }

  /// The inverse hyperbolic cosines of numbers.
  public static func acosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { acosh(vector, result: &$0) }
  }

  /// The inverse hyperbolic cosines of numbers.
  public static func acosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvacoshf, $1, $0, $2) }
  }

  /// The inverse hyperbolic cosines of numbers.
  public static func acosh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { acosh(vector, result: &$0) }
  }

  /// The inverse hyperbolic cosines of numbers.
  public static func acosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvacosh, $1, $0, $2) }
  }

  /// The inverse hyperbolic tangents of numbers.
  public static func atanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    made(vector.count) { atanh(vector, result: &$0) }
  }

  /// The inverse hyperbolic tangents of numbers.
  public static func atanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float {
    write(vector, &result) { call(vvatanhf, $1, $0, $2) }
  }

  /// The inverse hyperbolic tangents of numbers.
  public static func atanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    made(vector.count) { atanh(vector, result: &$0) }
  }

  /// The inverse hyperbolic tangents of numbers.
  public static func atanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double {
    write(vector, &result) { call(vvatanh, $1, $0, $2) }
  }

}
