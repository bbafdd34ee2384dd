public import Foundation
import PlainviewRuntime
public import PlainviewUniformTypeIdentifiers

/// What is known of an item: values by their names, which queries ask for.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private(set) var values: [String: Any] = [:]
  private var custom: [CSCustomAttributeKey: any NSSecureCoding] = [:]

  /// Creates a set for an item of a kind.
  public init(contentType: UTType) {
    super.init()
    values["contentType"] = contentType.identifier
  }
  /// Creates a set for an item of a kind, by the kind's identifier.
  public init(itemContentType: String) {
    super.init()
    values["contentType"] = itemContentType
  }
  /// Creates a set from an archive, which has the texts, lists of texts, numbers, dates and data.
  public required init?(coder: NSCoder) {
    super.init()
    guard let data = coder.objectIfPresent(of: NSData.self, forKey: "values"),
      let list = try? PropertyListSerialization.propertyList(
        from: Data(referencing: data), options: [], format: nil) as? [String: Any]
    else { return nil }
    values = list.mapValues { value in
      switch value {
      case let flag as Bool: NSNumber(value: flag)
      case let number as Int: NSNumber(value: number)
      case let number as Double: NSNumber(value: number)
      default: value
      }
    }
  }

  /// Archives the texts, lists of texts, numbers, dates and data.
  open func encode(with coder: NSCoder) {
    let kept = values.filter {
      $0.value is String || $0.value is [String] || $0.value is NSNumber || $0.value is Date || $0.value is Data
    }
    let data = try? PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0)
    if let data { coder.encode(NSData(data: data), forKey: "values") }
  }
  /// Whether sets can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchableItemAttributeSet(itemContentType: "")
    copy.values = values
    copy.custom = custom
    return copy
  }

  /// Takes all values of another set, which then has none.
  open func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {
    values.merge(sourceAttributeSet.values) { $1 }
    custom.merge(sourceAttributeSet.custom) { $1 }
    sourceAttributeSet.values = [:]
    sourceAttributeSet.custom = [:]
  }

  /// Sets a value of the app's own, or takes it away for nil; queries find it by the key's name.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    custom[key] = value
    if key.isSearchable || value == nil { values[key.keyName] = value }
  }
  /// Returns a value of the app's own; nil for none.
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { custom[key] }

  func value<Value>(_ name: String) -> Value? { values[name] as? Value }
  func set(_ value: Any?, _ name: String) { values[name] = value }

  /// Takes the values of another set that has some, for an update.
  func update(from other: CSSearchableItemAttributeSet) {
    values.merge(other.values) { $1 }
    custom.merge(other.custom) { $1 }
  }
}

/// The key of a value of the app's own.
open class CSCustomAttributeKey: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name of the value.
  public let keyName: String
  /// Whether queries find the value.
  public let isSearchable: Bool
  /// Whether searches look at the value even when they do not name it.
  public let isSearchableByDefault: Bool
  /// Whether there are few different values. Kept, without effect.
  public let isUnique: Bool
  /// Whether there are several values. Kept, without effect.
  public let isMultiValued: Bool

  /// Creates the key of a value that is searched for; nil for a name with other characters than letters, digits and `_`.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: true, searchableByDefault: true, unique: false, multiValued: false)
  }
  /// Creates a key; nil for a name with other characters than letters, digits and `_`.
  public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
    guard !keyName.isEmpty, keyName.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
      return nil
    }
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
    super.init()
  }
  /// Creates a key from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let name = coder.objectIfPresent(of: NSString.self, forKey: "keyName") else { return nil }
    self.init(keyName: String(describing: name))
  }
  /// Archives the name.
  open func encode(with coder: NSCoder) { coder.encode(NSString(string: keyName), forKey: "keyName") }
  /// Whether keys can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the key itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CSCustomAttributeKey)?.keyName == keyName }
  open override var hash: Int { keyName.hashValue }
}
