import Foundation
import PlainviewRuntime

extension CKRecord {
  func encodeSystem(with coder: NSCoder) {
    coder.encode(NSString(string: recordType), forKey: "RecordType")
    coder.encode(recordID, forKey: "RecordID")
    if let recordChangeTag { coder.encode(NSString(string: recordChangeTag), forKey: "ETag") }
    if let creatorUserRecordID { coder.encode(creatorUserRecordID, forKey: "CreatorUserRecordID") }
    if let lastModifiedUserRecordID { coder.encode(lastModifiedUserRecordID, forKey: "LastModifiedUserRecordID") }
    if let creationDate { coder.encode(Self.object(creationDate), forKey: "RecordCtime") }
    if let modificationDate { coder.encode(Self.object(modificationDate), forKey: "RecordMtime") }
    if let parent { coder.encode(parent, forKey: "ParentReference") }
    if let share { coder.encode(share, forKey: "ShareReference") }
  }

  /// Texts, numbers, dates, data, references and lists of texts; other fields are left out.
  func encodeFields(with coder: NSCoder) {
    for key in allKeys() {
      switch fields[key] {
      case let text as String: coder.encode(NSString(string: text), forKey: "." + key)
      case let number as NSNumber: coder.encode(number, forKey: "." + key)
      case let date as Date: coder.encode(Self.object(date), forKey: "." + key)
      case let data as Data: coder.encode(NSData(data: data), forKey: "." + key)
      case let reference as CKReference: coder.encode(reference, forKey: "." + key)
      case let list as [String]: coder.encode(NSArray(array: list.map { NSString(string: $0) }), forKey: "." + key)
      default: continue
      }
    }
    let names = allKeys().map { NSString(string: $0) }
    coder.encode(NSArray(array: names), forKey: "FieldNames")
    coder.encode(NSArray(array: changedKeys().map { NSString(string: $0) }), forKey: "ChangedKeys")
  }

  func decode(_ coder: NSCoder) {
    recordChangeTag = coder.objectIfPresent(of: NSString.self, forKey: "ETag")?.substring(from: 0)
    creatorUserRecordID = coder.objectIfPresent(of: CKRecordID.self, forKey: "CreatorUserRecordID")
    lastModifiedUserRecordID = coder.objectIfPresent(of: CKRecordID.self, forKey: "LastModifiedUserRecordID")
    creationDate = Self.date(coder.objectIfPresent(of: NSDate.self, forKey: "RecordCtime"))
    modificationDate = Self.date(coder.objectIfPresent(of: NSDate.self, forKey: "RecordMtime"))
    parent = coder.objectIfPresent(of: CKReference.self, forKey: "ParentReference")
    share = coder.objectIfPresent(of: CKReference.self, forKey: "ShareReference")
    let classes: [AnyClass] = [
      NSString.self, NSNumber.self, NSDate.self, NSData.self, CKReference.self, NSArray.self,
    ]
    for key in Self.texts(coder.objectIfPresent(of: [NSArray.self, NSString.self], forKey: "FieldNames")) {
      switch coder.objectIfPresent(of: classes, forKey: "." + key) {
      case let reference as CKReference: fields[key] = reference
      case let list as NSArray: fields[key] = Self.texts(list)
      case let value as any CKRecordValueProtocol: fields[key] = RecordValue.stored(value)
      default: continue
      }
    }
    changed = Set(Self.texts(coder.objectIfPresent(of: [NSArray.self, NSString.self], forKey: "ChangedKeys")))
  }

  private static func object(_ date: Date) -> NSDate {
    NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
  }
  private static func date(_ object: NSDate?) -> Date? {
    object.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
  }
  private static func texts(_ list: Any?) -> [String] {
    (list as? [Any] ?? []).compactMap { $0 as? String ?? ($0 as? NSString)?.substring(from: 0) }
  }
}
