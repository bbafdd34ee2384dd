extension vForce {
  /// Powers of bases.
  public static func pow<T: AccelerateBuffer, U: AccelerateBuffer>(bases: T, exponents: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(bases.count) { pow(bases: bases, exponents: exponents, result: &$0) }
  }

  /// Powers of bases.
  public static func pow<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    bases: T, exponents: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(exponents, bases, &result) { call(vvpowf, $2, $0, $1, $3) }
  }

  /// Powers of bases.
  public static func pow<T: AccelerateBuffer, U: AccelerateBuffer>(bases: T, exponents: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    made(bases.count) { pow(bases: bases, exponents: exponents, result: &$0) }
  }

  /// Powers of bases.
  public static func pow<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    bases: T, exponents: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(exponents, bases, &result) { call(vvpow, $2, $0, $1, $3) }
  }

  /// The angles of points, in radians.
  public static func atan2<T: AccelerateBuffer, U: AccelerateBuffer>(x: T, y: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(x.count) { atan2(x: x, y: y, result: &$0) }
  }

  /// The angles of points, in radians.
  public static func atan2<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    x: T, y: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(y, x, &result) { call(vvatan2f, $2, $0, $1, $3) }
  }

  /// The angles of points, in radians.
  public static func atan2<T: AccelerateBuffer, U: AccelerateBuffer>(x: T, y: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    made(x.count) { atan2(x: x, y: y, result: &$0) }
  }

  /// The angles of points, in radians.
  public static func atan2<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    x: T, y: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(y, x, &result) { call(vvatan2, $2, $0, $1, $3) }
  }

  /// Magnitudes with other signs.
  public static func copysign<T: AccelerateBuffer, U: AccelerateBuffer>(magnitudes: T, signs: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(magnitudes.count) { copysign(magnitudes: magnitudes, signs: signs, result: &$0) }
  }

  /// Magnitudes with other signs.
  public static func copysign<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    magnitudes: T, signs: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(magnitudes, signs, &result) { call(vvcopysignf, $2, $0, $1, $3) }
  }

  /// Magnitudes with other signs.
  public static func copysign<T: AccelerateBuffer, U: AccelerateBuffer>(magnitudes: T, signs: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    made(magnitudes.count) { copysign(magnitudes: magnitudes, signs: signs, result: &$0) }
  }

  /// Magnitudes with other signs.
  public static func copysign<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    magnitudes: T, signs: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(magnitudes, signs, &result) { call(vvcopysign, $2, $0, $1, $3) }
  }

  /// The rests of divisions toward 0.
  public static func truncatingRemainder<T: AccelerateBuffer, U: AccelerateBuffer>(dividends: T, divisors: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(dividends.count) { truncatingRemainder(dividends: dividends, divisors: divisors, result: &$0) }
  }

  /// The rests of divisions toward 0.
  public static func truncatingRemainder<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    dividends: T, divisors: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(dividends, divisors, &result) { call(vvfmodf, $2, $0, $1, $3) }
  }

  /// The rests of divisions toward 0.
  public static func truncatingRemainder<T: AccelerateBuffer, U: AccelerateBuffer>(dividends: T, divisors: U)
    -> [Double] where T.Element == Double, U.Element == Double
  {
    made(dividends.count) { truncatingRemainder(dividends: dividends, divisors: divisors, result: &$0) }
  }

  /// The rests of divisions toward 0.
  public static func truncatingRemainder<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    dividends: T, divisors: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(dividends, divisors, &result) { call(vvfmod, $2, $0, $1, $3) }
  }

  /// The rests of divisions to the nearest.
  public static func remainder<T: AccelerateBuffer, U: AccelerateBuffer>(dividends: T, divisors: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    made(dividends.count) { remainder(dividends: dividends, divisors: divisors, result: &$0) }
  }

  /// The rests of divisions to the nearest.
  public static func remainder<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    dividends: T, divisors: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float {
    write(dividends, divisors, &result) { call(vvremainderf, $2, $0, $1, $3) }
  }

  /// The rests of divisions to the nearest.
  public static func remainder<T: AccelerateBuffer, U: AccelerateBuffer>(dividends: T, divisors: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    made(dividends.count) { remainder(dividends: dividends, divisors: divisors, result: &$0) }
  }

  /// The rests of divisions to the nearest.
  public static func remainder<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    dividends: T, divisors: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    write(dividends, divisors, &result) { call(vvremainder, $2, $0, $1, $3) }
  }

  /// The sines and the cosines of angles in radians.
  public static func sincos<U: AccelerateBuffer, V: AccelerateMutableBuffer, W: AccelerateMutableBuffer>(
    _ vector: U, sinResult: inout V, cosResult: inout W
  ) where U.Element == Float, V.Element == Float, W.Element == Float {
    precondition(vector.count == sinResult.count && vector.count == cosResult.count, "The counts have to fit.")
    write(&sinResult) { sines, n in
      write(&cosResult) { cosines, _ in
        read(vector) { angles, _ in
          withUnsafePointer(to: Int32(n)) { vvsincosf(sines, cosines, angles, $0) }
        }
      }
    }
  }

  /// The sines and the cosines of angles in radians.
  public static func sincos<U: AccelerateBuffer, V: AccelerateMutableBuffer, W: AccelerateMutableBuffer>(
    _ vector: U, sinResult: inout V, cosResult: inout W
  ) where U.Element == Double, V.Element == Double, W.Element == Double {
    precondition(vector.count == sinResult.count && vector.count == cosResult.count, "The counts have to fit.")
    write(&sinResult) { sines, n in
      write(&cosResult) { cosines, _ in
        read(vector) { angles, _ in
          withUnsafePointer(to: Int32(n)) { vvsincos(sines, cosines, angles, $0) }
        }
      }
    }
  }

}
