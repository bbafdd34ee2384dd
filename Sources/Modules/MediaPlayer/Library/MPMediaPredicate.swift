public import Foundation
import PlainviewRuntime

/// A condition for media.
open class MPMediaPredicate: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Creates a condition that all media meet.
  public override init() { super.init() }
  /// Creates a condition from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Archives the condition.
  open func encode(with coder: NSCoder) {}
  /// Whether conditions can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  func accepts(_ item: MPMediaItem) -> Bool { true }
}

/// A condition for a property of media.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  private let key: String
  private let wanted: Any?
  private let comparison: MPMediaPredicateComparison
  /// The key of the property.
  open var property: String { key }
  /// The value; nil accepts media without one.
  open var value: Any? { wanted }
  /// How the property is compared.
  open var comparisonType: MPMediaPredicateComparison { comparison }

  /// Creates a condition.
  public init(
    value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    (wanted, key, comparison) = (value, property, comparisonType)
    super.init()
  }
  /// Creates a condition from an archive.
  public required init?(coder: NSCoder) {
    guard let name = coder.objectIfPresent(of: NSString.self, forKey: "property") else { return nil }
    key = String(describing: name)
    let text = coder.objectIfPresent(of: NSString.self, forKey: "text").map { String(describing: $0) }
    wanted = text ?? coder.objectIfPresent(of: NSNumber.self, forKey: "number")
    comparison = MPMediaPredicateComparison(rawValue: coder.decodeInteger(forKey: "comparisonType")) ?? .equalTo
    super.init(coder: coder)
  }
  /// Archives the condition, with a value that is a text or a number.
  open override func encode(with coder: NSCoder) {
    coder.encode(NSString(string: property), forKey: "property")
    coder.encode(comparisonType.rawValue, forKey: "comparisonType")
    switch value {
    case let text as String: coder.encode(NSString(string: text), forKey: "text")
    case let value?: if let number = Self.number(value) { coder.encode(NSNumber(value: number), forKey: "number") }
    case nil: break
    }
  }

  override func accepts(_ item: MPMediaItem) -> Bool {
    guard let found = item.value(forProperty: property) else { return value == nil }
    guard let value else { return false }
    if property == MPMediaItemPropertyMediaType, let kinds = Self.number(value) {
      return !item.mediaType.isDisjoint(with: MPMediaType(rawValue: kinds))
    }
    if let text = found as? String, let wanted = value as? String {
      return comparisonType == .equalTo ? text == wanted : text.localizedCaseInsensitiveContains(wanted)
    }
    if let number = Self.number(found), let wanted = Self.number(value) { return number == wanted }
    return (found as? AnyHashable) == (value as? AnyHashable)
  }

  private static func number(_ value: Any) -> UInt? {
    switch value {
    case let number as MPMediaType: number.rawValue
    case let number as UInt: number
    case let number as UInt64: UInt(number)
    case let number as Int: UInt(exactly: number)
    case let number as Bool: number ? 1 : 0
    case let number as NSNumber: number.uintValue
    default: nil
    }
  }
}
