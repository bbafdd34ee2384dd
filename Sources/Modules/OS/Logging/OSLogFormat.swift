import Foundation

/// How a whole number is written in a line of the log.
public struct OSLogIntegerFormatting: Equatable, Sendable {
  private enum Base: Equatable { case decimal, hex(isUppercase: Bool), octal }
  private let base: Base
  private let hasPlus: Bool
  private let hasPrefix: Bool
  private let minDigits: Int

  private static func make(
    _ base: Base, plus: Bool = false, prefix: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(base: base, hasPlus: plus, hasPrefix: prefix, minDigits: minDigits)
  }

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { make(.decimal) }
  /// Decimal digits, with a plus sign if asked for.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    make(.decimal, plus: explicitPositiveSign)
  }
  /// Decimal digits, at least as many as given, with a plus sign if asked for.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting { make(.decimal, plus: explicitPositiveSign, minDigits: minDigits()) }

  /// Hexadecimal digits in lower case.
  public static var hex: OSLogIntegerFormatting { make(.hex(isUppercase: false)) }
  /// Hexadecimal digits, with a plus sign, the prefix `0x` and upper case if asked for.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    make(.hex(isUppercase: uppercase), plus: explicitPositiveSign, prefix: includePrefix)
  }
  /// Hexadecimal digits, at least as many as given, with a plus sign, the prefix `0x` and upper case if asked for.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    make(.hex(isUppercase: uppercase), plus: explicitPositiveSign, prefix: includePrefix, minDigits: minDigits())
  }

  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { make(.octal) }
  /// Octal digits, with a plus sign and a prefix if asked for; the case has no effect.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { make(.octal, plus: explicitPositiveSign, prefix: includePrefix) }
  /// Octal digits, at least as many as given, with a plus sign and a prefix if asked for.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    make(.octal, plus: explicitPositiveSign, prefix: includePrefix, minDigits: minDigits())
  }

  /// The number; other bases than ten take its bits without a sign, as C's formats do.
  func text<Value: FixedWidthInteger>(_ value: Value) -> String {
    let bits = Value.Magnitude(truncatingIfNeeded: value)
    var (digits, sign, prefix) = ("", hasPlus ? "+" : "", "")
    switch base {
    case .decimal:
      digits = String(value.magnitude)
      if value < 0 { sign = "-" }
    case .hex(let isUppercase):
      digits = String(bits, radix: 16, uppercase: isUppercase)
      if hasPrefix { prefix = isUppercase ? "0X" : "0x" }
    case .octal:
      digits = String(bits, radix: 8)
      if hasPrefix { prefix = "0" }
    }
    return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
  }
}

/// How a number with a fraction is written in a line of the log.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let hasPlus: Bool
  private let precision: Int?

  private static func make(
    _ conversion: String, plus: Bool, upper: Bool, precision: Int? = nil
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: upper ? conversion.uppercased() : conversion, hasPlus: plus, precision: precision)
  }

  /// Without an exponent: `1234.500000`.
  public static var fixed: OSLogFloatFormatting { make("f", plus: false, upper: false) }
  /// Without an exponent, with a plus sign and upper case if asked for.
  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    make("f", plus: explicitPositiveSign, upper: uppercase)
  }
  /// Without an exponent, with so many digits of the fraction.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("f", plus: explicitPositiveSign, upper: uppercase, precision: precision()) }

  /// Hexadecimal, with an exponent of 2.
  public static var hex: OSLogFloatFormatting { make("a", plus: false, upper: false) }
  /// Hexadecimal, with a plus sign and upper case if asked for.
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    make("a", plus: explicitPositiveSign, upper: uppercase)
  }

  /// With an exponent: `1.234500e+03`.
  public static var exponential: OSLogFloatFormatting { make("e", plus: false, upper: false) }
  /// With an exponent, with a plus sign and upper case if asked for.
  public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    make("e", plus: explicitPositiveSign, upper: uppercase)
  }
  /// With an exponent and so many digits of the fraction.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("e", plus: explicitPositiveSign, upper: uppercase, precision: precision()) }

  /// With or without an exponent, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { make("g", plus: false, upper: false) }
  /// With or without an exponent, with a plus sign and upper case if asked for.
  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    make("g", plus: explicitPositiveSign, upper: uppercase)
  }
  /// With or without an exponent, with so many significant digits.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("g", plus: explicitPositiveSign, upper: uppercase, precision: precision()) }

  func text(_ value: Double) -> String {
    String(format: "%\(hasPlus ? "+" : "")\(precision.map { ".\($0)" } ?? "")\(conversion)", value)
  }
}

/// How a truth value is written in a line of the log.
public enum OSLogBoolFormat: Sendable {
  /// As `true` and `false`, or as `YES` and `NO`.
  case truth, answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "YES" : "NO"
    }
  }
}

/// How a 32-bit number is written in a line of the log: as a number, or as what the system means by it.
public enum OSLogInt32ExtendedFormat: Sendable {
  /// An address, a time, an error, the mode of a file, a signal, or a truth value in two forms.
  case ipv4Address, secondsSince1970, darwinErrno, darwinMode, darwinSignal, truth, answer

  func text(_ value: Int32) -> String {
    switch self {
    case .ipv4Address:
      withUnsafeBytes(of: value) { $0.map { String($0) }.joined(separator: ".") }
    case .secondsSince1970: Date(timeIntervalSince1970: TimeInterval(value)).description
    case .darwinErrno: "[\(value): \(String(cString: strerror(value)))]"
    case .darwinMode: "0" + String(value, radix: 8)
    case .darwinSignal: "[sig \(value): \(String(cString: strsignal(value)))]"
    case .truth: value == 0 ? "false" : "true"
    case .answer: value == 0 ? "NO" : "YES"
    }
  }
}
