extension vDSP {
  /// How numbers are rounded to integers.
  public enum RoundingMode: Sendable {
    /// Without their fractions.
    case towardZero
    /// To the nearest integer.
    case towardNearestInteger
  }

  /// Converts numbers to integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Float, V.Element == UInt8 {
    write(source, &destination) {
      rounding == .towardZero
        ? vDSP_vfixu8($0, 1, $1, 1, $2) : vDSP_vfixru8($0, 1, $1, 1, $2)
    }
  }

  /// Converts numbers to integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Double, V.Element == UInt8 {
    write(source, &destination) {
      rounding == .towardZero
        ? vDSP_vfixu8D($0, 1, $1, 1, $2) : vDSP_vfixru8D($0, 1, $1, 1, $2)
    }
  }

  /// Converts numbers to integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Float, V.Element == UInt16 {
    write(source, &destination) {
      rounding == .towardZero
        ? vDSP_vfixu16($0, 1, $1, 1, $2) : vDSP_vfixru16($0, 1, $1, 1, $2)
    }
  }

  /// Converts numbers to integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Double, V.Element == UInt16 {
    write(source, &destination) {
      rounding == .towardZero
        ? vDSP_vfixu16D($0, 1, $1, 1, $2) : vDSP_vfixru16D($0, 1, $1, 1, $2)
    }
  }

  /// Converts numbers to integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Float, V.Element == UInt32 {
    write(source, &destination) {
      rounding == .towardZero
        ? vDSP_vfixu32($0, 1, $1, 1, $2) : vDSP_vfixru32($0, 1, $1, 1, $2)
    }
  }

  /// Converts numbers to integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Double, V.Element == UInt32 {
    write(source, &destination) {
      rounding == .towardZero
        ? vDSP_vfixu32D($0, 1, $1, 1, $2) : vDSP_vfixru32D($0, 1, $1, 1, $2)
    }
  }

  /// Converts numbers to integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Float, V.Element == Int8 {
    write(source, &destination) {
      rounding == .towardZero
        ? vDSP_vfix8($0, 1, $1, 1, $2) : vDSP_vfixr8($0, 1, $1, 1, $2)
    }
  }

  /// Converts numbers to integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Double, V.Element == Int8 {
    write(source, &destination) {
      rounding == .towardZero
        ? vDSP_vfix8D($0, 1, $1, 1, $2) : vDSP_vfixr8D($0, 1, $1, 1, $2)
    }
  }

  /// Converts numbers to integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Float, V.Element == Int16 {
    write(source, &destination) {
      rounding == .towardZero
        ? vDSP_vfix16($0, 1, $1, 1, $2) : vDSP_vfixr16($0, 1, $1, 1, $2)
    }
  }

  /// Converts numbers to integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Double, V.Element == Int16 {
    write(source, &destination) {
      rounding == .towardZero
        ? vDSP_vfix16D($0, 1, $1, 1, $2) : vDSP_vfixr16D($0, 1, $1, 1, $2)
    }
  }

  /// Converts numbers to integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Float, V.Element == Int32 {
    write(source, &destination) {
      rounding == .towardZero
        ? vDSP_vfix32($0, 1, $1, 1, $2) : vDSP_vfixr32($0, 1, $1, 1, $2)
    }
  }

  /// Converts numbers to integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Double, V.Element == Int32 {
    write(source, &destination) {
      rounding == .towardZero
        ? vDSP_vfix32D($0, 1, $1, 1, $2) : vDSP_vfixr32D($0, 1, $1, 1, $2)
    }
  }

}
