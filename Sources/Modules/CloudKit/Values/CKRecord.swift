public import Foundation
import PlainviewRuntime
import PlainviewTargetAction

/// A record with its fields, as the app has it until it saves it, or as the server had it.
open class CKRecord: NSObject, NSSecureCoding, NSCopying, CKRecordKeyValueSetting, @unchecked Sendable {
  /// Identifies a record.
  public typealias ID = CKRecordID
  /// Points to another record.
  public typealias Reference = CKReference
  /// The name of a kind of records.
  public typealias RecordType = String
  /// The name of a field.
  public typealias FieldKey = String
  /// What happens to a record when the one that a reference points to is deleted.
  public typealias ReferenceAction = CKReference.Action
  /// The kinds that the system has.
  public enum SystemType {
    /// The users of a container.
    public static let userRecord = "Users"
    /// Shares.
    public static let share = "cloudkit.share"
  }

  /// The kind of the record.
  public let recordType: RecordType
  /// Identifies the record.
  public let recordID: CKRecord.ID
  /// Changes with each saving; nil for a record that was never saved.
  open internal(set) var recordChangeTag: String?
  /// The user who has created it; nil for a record that was never saved.
  open internal(set) var creatorUserRecordID: CKRecord.ID?
  /// When it was first saved; nil for a record that was never saved.
  open internal(set) var creationDate: Date?
  /// The user who has saved it last; nil for a record that was never saved.
  open internal(set) var lastModifiedUserRecordID: CKRecord.ID?
  /// When it was last saved; nil for a record that was never saved.
  open internal(set) var modificationDate: Date?
  /// The record above it in a hierarchy that is shared.
  @NSCopying open var parent: CKRecord.Reference?
  /// The share that it belongs to; set when its share is saved.
  open internal(set) var share: CKRecord.Reference?

  var fields: [FieldKey: any CKRecordValueProtocol] = [:]
  var changed: Set<FieldKey> = []
  /// The fields as the server had them when the record was fetched or saved.
  var original: [FieldKey: any CKRecordValueProtocol] = [:]

  /// Creates a record with a new name in the zone that each database has, or with an identifier.
  public init(recordType: RecordType, recordID: CKRecord.ID = CKRecord.ID()) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }
  /// Creates a record with a new name in a zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: CKRecord.ID(zoneID: zoneID))
  }

  /// Sets the record above it in a hierarchy that is shared.
  open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
  /// Sets the record above it in a hierarchy that is shared.
  open func setParent(_ parentRecordID: CKRecord.ID?) {
    parent = parentRecordID.map { CKRecord.Reference(recordID: $0, action: .none) }
  }

  // MARK: Fields

  /// Returns the value of a field; nil where there is none.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields[key] }
  /// Sets a field, or removes it for nil.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    fields[key] = object.map(RecordValue.stored)
    changed.insert(key)
  }
  /// Returns the names of the fields, sorted.
  open func allKeys() -> [FieldKey] { fields.keys.sorted() }
  /// Returns the words of all texts, for searches.
  open func allTokens() -> [String] {
    allKeys().compactMap { fields[$0] as? String }.flatMap {
      $0.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }
  /// Returns the names of the fields that were set since the record was saved, sorted.
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  /// The fields that only the user's devices can read; here they are beside the others.
  open var encryptedValues: any CKRecordKeyValueSetting { self }

  /// Sets several fields; `NSNull` removes one.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setKeyedValue(value is NSNull ? nil : value, key) }
  }
  /// Returns the values of several fields, `NSNull` where there is none.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = keyedValue($1) ?? NSNull() }
  }

  // MARK: Archives and copies

  /// Archives are secure.
  public class var supportsSecureCoding: Bool { true }
  /// Reads the record of an archive.
  public required init?(coder: NSCoder) {
    guard let type = coder.objectIfPresent(of: NSString.self, forKey: "RecordType"),
      let recordID = coder.objectIfPresent(of: CKRecordID.self, forKey: "RecordID")
    else { return nil }
    recordType = type.substring(from: 0)
    self.recordID = recordID
    super.init()
    decode(coder)
  }
  /// Writes the record into an archive.
  open func encode(with coder: NSCoder) {
    encodeSystemFields(with: coder)
    encodeFields(with: coder)
  }
  /// Writes what the system knows of the record, without its fields.
  open func encodeSystemFields(with coder: NSCoder) { encodeSystem(with: coder) }
  /// Returns a record with the same fields.
  open func copy(with zone: NSZone? = nil) -> Any { copied(into: sameKind()) }
  open override var description: String { "<\(type(of: self)): \(recordID); recordType=\(recordType)>" }

  /// A record of the same class without fields.
  func sameKind() -> CKRecord { CKRecord(recordType: recordType, recordID: recordID) }

  func copied(into copy: CKRecord) -> CKRecord {
    copy.takeSystemFields(of: self)
    copy.fields = fields
    copy.changed = changed
    copy.original = original
    return copy
  }
  func takeSystemFields(of other: CKRecord) {
    recordChangeTag = other.recordChangeTag
    creatorUserRecordID = other.creatorUserRecordID
    creationDate = other.creationDate
    lastModifiedUserRecordID = other.lastModifiedUserRecordID
    modificationDate = other.modificationDate
    parent = other.parent
    share = other.share
  }
}

extension CKRecord: KeyedObject {
  /// Fields, and what the system knows, under the names that queries have for it.
  package func keyedValue(_ key: String) -> Any? {
    switch key {
    case "recordID", "___recordID": recordID
    case "recordName": recordID.recordName
    case "creationDate", "___createTime": creationDate
    case "modificationDate", "___modTime": modificationDate
    case "creatorUserRecordID", "___createdBy": creatorUserRecordID
    case "lastModifiedUserRecordID", "___modifiedBy": lastModifiedUserRecordID
    case "parent", "___parent": parent
    case "share", "___share": share
    default: fields[key]
    }
  }
  package func setKeyedValue(_ value: Any?, _ key: String) {
    setObject(value as? any CKRecordValueProtocol, forKey: key)
  }
  package var comparedIdentity: AnyObject { self }
}
