public import Foundation
import PlainviewRuntime

/// A phone number.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The number as it was typed.
  public let stringValue: String

  /// Creates a phone number of a text, which is kept as it is.
  public init(stringValue string: String) { stringValue = string }

  /// The digits alone.
  private static func digits(_ number: String) -> String { String(number.filter { $0.isASCII && $0.isNumber }) }

  /// How many last digits two numbers need to have in common, where one of them has a country's code.
  private static let leastCommonDigits = 7

  /// Whether two texts are the same number, whatever is between the digits; one may have the code of a country.
  static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (digits(one), digits(other))
    if one == other { return !one.isEmpty }
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    let local = short.hasPrefix("0") ? String(short.drop { $0 == "0" }) : short
    return local.count >= leastCommonDigits && long.hasSuffix(local)
  }

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads an object that was archived.
  public required init?(coder: NSCoder) {
    stringValue = coder.objectIfPresent(of: NSString.self, forKey: "stringValue") as String? ?? ""
  }
  /// Archives the values.
  open func encode(with coder: NSCoder) {
    coder.encode(stringValue as NSString, forKey: "stringValue")
  }

  /// Equal are objects with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNPhoneNumber else { return false }
    return stringValue == other.stringValue
  }
  open override var hash: Int { stringValue.hashValue }
}
