import Foundation

/// A value that user defaults can keep: a text, a number, a date, data, a URL, or a list or dictionary of such.
package struct PropertyValue: @unchecked Sendable {
  /// Swift's own types throughout.
  package let value: Any

  /// Nil for what is no property list.
  package init?(_ value: Any) {
    guard let own = Self.own(value, depth: 0) else { return nil }
    self.value = own
  }

  /// A value of the program's arguments: a property list where it looks like one, else a text.
  init(argument text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    let looksLikeList = trimmed.first.map { "{[(<\"".contains($0) } ?? false
    let list = looksLikeList ? try? PropertyListData.value(of: Data(trimmed.utf8)) : nil
    value = list.flatMap { Self.own($0, depth: 0) } ?? text
  }

  /// All values of a dictionary; nil if one of them cannot be kept.
  package static func all(_ values: [String: Any]) -> [String: PropertyValue]? {
    var all: [String: PropertyValue] = [:]
    for (key, value) in values {
      guard let own = PropertyValue(value) else { return nil }
      all[key] = own
    }
    return all
  }

  /// The maximum depth of nested lists.
  private static let depthLimit = 500

  private static func own(_ value: Any, depth: Int) -> Any? {
    guard depth < depthLimit else { return nil }
    if value is String || value is Data || value is Date || value is URL { return value }
    if let number = ownNumber(value) { return number }
    if let list = value as? [Any] {
      let own = list.compactMap { Self.own($0, depth: depth + 1) }
      return own.count == list.count ? own : nil
    }
    if let dictionary = value as? [AnyHashable: Any] { return ownDictionary(dictionary, depth: depth) }
    return ownFoundationObject(value, depth: depth)
  }

  private static func ownNumber(_ value: Any) -> Any? {
    switch value {
    case is Bool, is Int, is Double, is Float, is Int8, is Int16, is Int32, is Int64, is UInt, is UInt8, is UInt16,
      is UInt32, is UInt64:
      return value
    case let value as CGFloat: return Double(value)
    case let number as NSNumber: return ownNumber(of: number)
    default: return nil
    }
  }

  private static func ownNumber(of number: NSNumber) -> Any {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): number.boolValue
    case UInt8(ascii: "f"), UInt8(ascii: "d"): number.doubleValue
    case UInt8(ascii: "Q"): number.uint64Value > UInt64(Int.max) ? number.uint64Value : number.intValue
    default: number.intValue
    }
  }

  private static func ownDictionary(_ dictionary: [AnyHashable: Any], depth: Int) -> Any? {
    var own: [String: Any] = [:]
    for (key, value) in dictionary {
      guard let key = key.base as? String, let value = Self.own(value, depth: depth + 1) else { return nil }
      own[key] = value
    }
    return own
  }

  /// Foundation's classes as Swift's types.
  private static func ownFoundationObject(_ value: Any, depth: Int) -> Any? {
    switch value {
    case let text as NSString: text.substring(from: 0)
    case let data as NSData: Data(referencing: data)
    case let date as NSDate: Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let url as NSURL: url.absoluteURL
    case let list as NSArray: own(list.map { $0 }, depth: depth)
    case let dictionary as NSDictionary:
      ownDictionary(
        Dictionary(dictionary.map { (($0.key as? AnyHashable) ?? AnyHashable(0), $0.value) }) { $1 }, depth: depth)
    default: nil
    }
  }
}

// MARK: - Numbers as user defaults read them

extension PropertyValue {
  /// A number or the number that a text begins with; zero for anything else.
  package static func double(_ value: Any?) -> Double {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let text as String: (text as NSString).doubleValue
    default: 0
    }
  }

  /// As `double`, cut to a whole number that fits.
  package static func integer(_ value: Any?) -> Int {
    switch value {
    case let value as Bool: return value ? 1 : 0
    case let value as any BinaryInteger: return Int(clamping: value)
    case let text as String: return (text as NSString).integerValue
    default:
      let number = double(value)
      return Int(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : number < 0 ? .min : 0)
    }
  }

  /// Whether a number is not zero, or a text says yes.
  package static func bool(_ value: Any?) -> Bool {
    if let text = value as? String { return (text as NSString).boolValue }
    return double(value) != 0
  }
}
