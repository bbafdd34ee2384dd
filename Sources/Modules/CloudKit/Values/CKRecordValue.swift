public import Foundation
public import PlainviewCoreLocation

/// What a field can hold: texts, numbers, dates, data, locations, assets, references, and lists of these.
public protocol CKRecordValueProtocol {}
/// The value of a field.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// Something with fields.
public protocol CKRecordKeyValueSetting: AnyObject {
  /// Returns the value of a field; nil where there is none.
  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)?
  /// Sets a field, or removes it for nil.
  func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey)
  /// Returns the names of the fields.
  func allKeys() -> [CKRecord.FieldKey]
  /// Returns the names of the fields that were set since the last saving.
  func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
  /// The value of a field; nil where there is none.
  public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
  /// The value of a field, if it is of the type; nil where there is none.
  public subscript<Value: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> Value? {
    get { object(forKey: key) as? Value }
    set { setObject(newValue, forKey: key) }
  }
}

/// Values as records keep them: numbers as `NSNumber`, so that a field can be read as a number of another type.
enum RecordValue {
  static func stored(_ value: any CKRecordValueProtocol) -> any CKRecordValueProtocol {
    switch value {
    case let flag as Bool where type(of: value) == Bool.self: return NSNumber(value: flag)
    case let number as any BinaryInteger: return NSNumber(value: Int64(truncatingIfNeeded: number))
    case let number as any BinaryFloatingPoint: return NSNumber(value: Double(number))
    case let text as NSString where type(of: value) is AnyClass: return text.substring(from: 0)
    case let date as NSDate where type(of: value) is AnyClass:
      return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let data as NSData where type(of: value) is AnyClass: return Data(referencing: data)
    case let asset as CKAsset: return asset
    default: return value
    }
  }

  /// Whether it refers to a record.
  static func references(in value: any CKRecordValueProtocol) -> [CKReference] {
    (value as? CKReference).map { [$0] } ?? value as? [CKReference] ?? []
  }
}
