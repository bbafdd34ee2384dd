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

  public static var decimal: OSLogIntegerFormatting { make(.decimal) }
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    make(.decimal, plus: explicitPositiveSign)
  }
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting { make(.decimal, plus: explicitPositiveSign, minDigits: minDigits()) }

  public static var hex: OSLogIntegerFormatting { make(.hex(isUppercase: false)) }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    make(.hex(isUppercase: uppercase), plus: explicitPositiveSign, prefix: includePrefix)
  }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    make(.hex(isUppercase: uppercase), plus: explicitPositiveSign, prefix: includePrefix, minDigits: minDigits())
  }

  public static var octal: OSLogIntegerFormatting { make(.octal) }
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { make(.octal, plus: explicitPositiveSign, prefix: includePrefix) }
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

  public static var fixed: OSLogFloatFormatting { make("f", plus: false, upper: false) }
  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    make("f", plus: explicitPositiveSign, upper: uppercase)
  }
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("f", plus: explicitPositiveSign, upper: uppercase, precision: precision()) }

  public static var hex: OSLogFloatFormatting { make("a", plus: false, upper: false) }
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    make("a", plus: explicitPositiveSign, upper: uppercase)
  }

  public static var exponential: OSLogFloatFormatting { make("e", plus: false, upper: false) }
  public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    make("e", plus: explicitPositiveSign, upper: uppercase)
  }
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("e", plus: explicitPositiveSign, upper: uppercase, precision: precision()) }

  public static var hybrid: OSLogFloatFormatting { make("g", plus: false, upper: false) }
  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    make("g", plus: explicitPositiveSign, upper: uppercase)
  }
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { make("g", plus: explicitPositiveSign, upper: uppercase, precision: precision()) }

  func text(_ value: Double) -> String {
    String(format: "%\(hasPlus ? "+" : "")\(precision.map { ".\($0)" } ?? "")\(conversion)", value)
  }
}

/// How a truth value is written in a line of the log.
public enum OSLogBoolFormat: Sendable {
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
