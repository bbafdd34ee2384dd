public import Foundation

/// A line of the log, written as a text with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// The line as it is written: private values are masked.
  let text: String

  /// Creates a line from a text with values in it.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
  /// Creates a line from a text.
  public init(stringLiteral value: String) { text = value }
}

/// Collects the parts of a line of the log.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  /// Creates an empty line; the number of values has no effect.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds a part of the text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isScalar: Bool
  ) { text += align.aligned(privacy.shown(value, isScalar: isScalar)) }

  // MARK: Texts and objects, private by default

  /// Adds a text; private by default.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(argumentString(), align, privacy, isScalar: false) }

  /// Adds an object by its description; private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(value().description, align, privacy, isScalar: false) }

  /// Adds the name of a type; private by default.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(_typeName(value(), qualified: false), align, privacy, isScalar: false) }

  /// Adds an object by its description; private by default.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) { append(argumentObject().description, .none, privacy, isScalar: false) }

  /// Adds an object by its description, `(null)` for nil; private by default.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) { append(argumentObject()?.description ?? "(null)", .none, privacy, isScalar: false) }

  /// Adds an error; private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) { append(Self.errorText(of: error()), .none, privacy, isScalar: false) }

  /// Adds an error, `(null)` for nil; private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) { append(error().map(Self.errorText) ?? "(null)", .none, privacy, isScalar: false) }

  private static func errorText(of error: any Error) -> String { "\(error)" }

  // MARK: Numbers, public by default

  /// Adds a whole number, as decimal digits unless a format is given; public by default.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), align, privacy, isScalar: true) }

  /// Adds a number of 32 bits as what the format says it stands for; public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), .none, privacy, isScalar: true) }

  /// Adds a number with a fraction; public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), align, privacy, isScalar: true) }

  /// Adds a number with a fraction; public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(format.text(Double(number())), align, privacy, isScalar: true) }

  /// Adds a number with a fraction; public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(format.text(Double(number())), align, privacy, isScalar: true) }

  /// Adds a truth value, as `true` or `false` unless a format is given; public by default.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) { append(format.text(boolean()), .none, privacy, isScalar: true) }

  // MARK: Pointers, public by default

  /// Adds an address in memory as hexadecimal digits; public by default.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
  ) { append("0x" + String(UInt(bitPattern: pointer()), radix: 16), .none, privacy, isScalar: true) }

  /// Adds an address in memory as hexadecimal digits; public by default.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeMutableRawPointer, privacy: OSLogPrivacy = .auto
  ) { append("0x" + String(UInt(bitPattern: pointer()), radix: 16), .none, privacy, isScalar: true) }
}
