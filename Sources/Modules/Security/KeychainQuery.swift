import Foundation
import PlainviewRuntime

/// What a dictionary of keychain keys asks for.
struct KeychainQuery {
  var itemClass: String?
  var attributes: [String: KeychainValue] = [:]
  var data: Data?
  var reference: Data?
  /// How many items are requested; nil where the query does not say it.
  var limit: Int?
  private(set) var returnsData = false
  private(set) var returnsAttributes = false
  private(set) var returnsReference = false
  private var ignoresCase = false
  /// Whether items that other devices have, too, are meant besides the others.
  private var isSynchronizableAny = false

  /// nil for a value of a wrong kind.
  init?(_ dictionary: CFDictionary) {
    for (key, value) in dictionary {
      guard let key = key as? String else { return nil }
      guard read(key, value) else { return nil }
    }
  }

  private mutating func read(_ key: String, _ value: Any) -> Bool {
    switch key as CFString {
    case kSecClass:
      guard let name = value as? String, Self.classes.contains(name) else { return false }
      itemClass = name
    case kSecValueData:
      guard let bytes = value as? Data else { return false }
      data = bytes
    case kSecValuePersistentRef:
      guard let bytes = value as? Data else { return false }
      reference = bytes
    case kSecMatchLimit:
      if let number = value as? NSNumber {
        limit = number.intValue
      } else {
        guard let name = value as? String else { return false }
        limit = name == kSecMatchLimitAll as String ? .max : 1
      }
    case kSecReturnData: returnsData = Self.isTrue(value)
    case kSecReturnAttributes: returnsAttributes = Self.isTrue(value)
    case kSecReturnPersistentRef: returnsReference = Self.isTrue(value)
    case kSecMatchCaseInsensitive: ignoresCase = Self.isTrue(value)
    case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny as String:
      isSynchronizableAny = true
    case kSecReturnRef, kSecValueRef: break
    default:
      if key.hasPrefix("m_") || key.hasPrefix("u_") || Self.withoutMeaning.contains(key) { break }
      guard let value = KeychainValue(value) else { return false }
      attributes[key] = value
    }
    return true
  }

  private static let classes: Set<String> = ["genp", "inet", "cert", "keys", "idnt"]
  private static let withoutMeaning: Set<String> = [
    kSecUseDataProtectionKeychain as String, kSecUseUserIndependentKeychain as String,
  ]

  private static func isTrue(_ value: Any) -> Bool { (value as? NSNumber)?.boolValue ?? false }

  /// Whether an item is meant. Items that other devices have, too, are meant only where the query says so.
  func matches(_ item: KeychainItem) -> Bool {
    if let reference, reference != item.reference { return false }
    if let itemClass, itemClass != item.itemClass { return false }
    let sync = kSecAttrSynchronizable as String
    if reference == nil, !isSynchronizableAny, item.attributes[sync] != attributes[sync] ?? .number(0) { return false }
    return attributes.allSatisfy { key, value in
      guard let other = item.attributes[key] else { return false }
      if ignoresCase, case .text(let one) = value, case .text(let two) = other {
        return one.lowercased() == two.lowercased()
      }
      return value == other
    }
  }

  /// What is returned of an item; nil where nothing is requested.
  func result(of item: KeychainItem) -> NSObject? {
    if returnsAttributes || (returnsData && returnsReference) {
      let result = NSMutableDictionary()
      if returnsAttributes {
        for (key, value) in item.attributes { result.setObject(value.object, forKey: key as NSString) }
        result.setObject(item.itemClass as NSString, forKey: kSecClass)
      }
      if returnsData { result.setObject((item.data ?? Data()) as NSData, forKey: kSecValueData) }
      if returnsReference { result.setObject(item.reference as NSData, forKey: kSecValuePersistentRef) }
      return result
    }
    if returnsData { return (item.data ?? Data()) as NSData }
    return returnsReference ? item.reference as NSData : nil
  }
}
