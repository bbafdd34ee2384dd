/// Numbers that integers can be converted to: `Float` and `Double`.
public protocol vDSP_FloatingPointConvertable: BinaryFloatingPoint {}
extension Float: vDSP_FloatingPointConvertable {}
extension Double: vDSP_FloatingPointConvertable {}

/// Integers that numbers can be converted to, of 8, 16 and 32 bits.
public protocol vDSP_IntegerConvertable: FixedWidthInteger {}
extension UInt8: vDSP_IntegerConvertable {}
extension UInt16: vDSP_IntegerConvertable {}
extension UInt32: vDSP_IntegerConvertable {}
extension Int8: vDSP_IntegerConvertable {}
extension Int16: vDSP_IntegerConvertable {}
extension Int32: vDSP_IntegerConvertable {}

extension vDSP {
  /// Converts integers to numbers.
  public static func integerToFloatingPoint<T: AccelerateBuffer, U: vDSP_FloatingPointConvertable>(
    _ vector: T, floatingPointType: U.Type
  ) -> [U] where T.Element == UInt8 {
    made(vector.count) { write(vector, &$0) { combine($0, 1, $1, 1, $2) { U($0) } } }
  }

  /// Converts integers to numbers.
  public static func integerToFloatingPoint<T: AccelerateBuffer, U: vDSP_FloatingPointConvertable>(
    _ vector: T, floatingPointType: U.Type
  ) -> [U] where T.Element == UInt16 {
    made(vector.count) { write(vector, &$0) { combine($0, 1, $1, 1, $2) { U($0) } } }
  }

  /// Converts integers to numbers.
  public static func integerToFloatingPoint<T: AccelerateBuffer, U: vDSP_FloatingPointConvertable>(
    _ vector: T, floatingPointType: U.Type
  ) -> [U] where T.Element == UInt32 {
    made(vector.count) { write(vector, &$0) { combine($0, 1, $1, 1, $2) { U($0) } } }
  }

  /// Converts integers to numbers.
  public static func integerToFloatingPoint<T: AccelerateBuffer, U: vDSP_FloatingPointConvertable>(
    _ vector: T, floatingPointType: U.Type
  ) -> [U] where T.Element == Int8 { made(vector.count) { write(vector, &$0) { combine($0, 1, $1, 1, $2) { U($0) } } } }

  /// Converts integers to numbers.
  public static func integerToFloatingPoint<T: AccelerateBuffer, U: vDSP_FloatingPointConvertable>(
    _ vector: T, floatingPointType: U.Type
  ) -> [U] where T.Element == Int16 {
    made(vector.count) { write(vector, &$0) { combine($0, 1, $1, 1, $2) { U($0) } } }
  }

  /// Converts integers to numbers.
  public static func integerToFloatingPoint<T: AccelerateBuffer, U: vDSP_FloatingPointConvertable>(
    _ vector: T, floatingPointType: U.Type
  ) -> [U] where T.Element == Int32 {
    made(vector.count) { write(vector, &$0) { combine($0, 1, $1, 1, $2) { U($0) } } }
  }

  /// Converts numbers to integers.
  public static func floatingPointToInteger<T: AccelerateBuffer, U: vDSP_IntegerConvertable>(
    _ vector: T, integerType: U.Type, rounding: RoundingMode
  ) -> [U] where T.Element == Float {
    let rule: FloatingPointRoundingRule = rounding == .towardZero ? .towardZero : .toNearestOrEven
    return made(vector.count) { write(vector, &$0) { combine($0, 1, $1, 1, $2) { U(limiting: Double($0), rule) } } }
  }

  /// Converts numbers to integers.
  public static func floatingPointToInteger<T: AccelerateBuffer, U: vDSP_IntegerConvertable>(
    _ vector: T, integerType: U.Type, rounding: RoundingMode
  ) -> [U] where T.Element == Double {
    let rule: FloatingPointRoundingRule = rounding == .towardZero ? .towardZero : .toNearestOrEven
    return made(vector.count) { write(vector, &$0) { combine($0, 1, $1, 1, $2) { U(limiting: Double($0), rule) } } }
  }

}
