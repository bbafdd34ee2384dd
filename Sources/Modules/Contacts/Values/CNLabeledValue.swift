public import Foundation
import PlainviewRuntime

/// A value of a contact with its label, such as a phone number at home.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, NSCopying, NSSecureCoding,
  @unchecked Sendable
{
  /// What tells the value from others; it stays when the label or the value is set.
  public let identifier: String
  /// The label; nil without one.
  public let label: String?
  /// The value.
  public let value: ValueType

  private init(_ identifier: String, _ label: String?, _ value: ValueType) {
    self.identifier = identifier
    self.label = label
    // Numbers, addresses and texts do not change, unless they are of a class that can be changed.
    self.value = value.copy(with: nil) as? ValueType ?? value
  }

  /// Creates a value with a label, such as `CNLabelHome` or any text.
  public convenience init(label: String?, value: ValueType) { self.init(UUID().uuidString, label, value) }
  /// Returns the same value with another label.
  open func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> { changed(label, value) }
  /// Returns the same label with another value.
  open func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> { changed(label, value) }
  /// Returns another label and another value under the same identifier.
  open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue<ValueType> { changed(label, value) }

  private func changed(_ label: String?, _ value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue(identifier, label, value)
  }

  /// Returns a label as the user reads it, such as "home" for `CNLabelHome`.
  open class func localizedString(forLabel label: String) -> String { Labels.localized(label) }

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// True.
  public class var supportsSecureCoding: Bool { true }
  /// Reads a value that was archived.
  public required init?(coder: NSCoder) {
    guard let value = coder.decodeObject(forKey: "value") as? ValueType else { return nil }
    identifier = coder.objectIfPresent(of: NSString.self, forKey: "identifier") as String? ?? UUID().uuidString
    label = coder.objectIfPresent(of: NSString.self, forKey: "label") as String?
    self.value = value
  }
  /// Archives identifier, label and value.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    if let label { coder.encode(label as NSString, forKey: "label") }
    coder.encode(value, forKey: "value")
  }

  /// Equal are values with the same identifier, label and value.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue<ValueType> else { return false }
    guard identifier == other.identifier, label == other.label else { return false }
    return (value as? NSObject)?.isEqual(other.value) ?? false
  }
  open override var hash: Int { identifier.hashValue }
}
