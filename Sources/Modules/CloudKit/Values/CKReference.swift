public import Foundation
import PlainviewRuntime

/// Points to another record: `CKRecord.Reference`.
open class CKReference: NSObject, NSSecureCoding, NSCopying, CKRecordValueProtocol, @unchecked Sendable {
  /// What happens to a record when the one that a reference points to is deleted: nothing, or it is deleted, too.
  public enum Action: UInt, Sendable { case none, deleteSelf }

  /// Identifies the other record.
  public let recordID: CKRecord.ID
  /// What happens when the other record is deleted.
  public let action: Action

  /// Creates a reference to a record by its identifier.
  public init(recordID: CKRecord.ID, action: Action) {
    self.recordID = recordID
    self.action = action
    super.init()
  }
  /// Creates a reference to a record.
  public convenience init(record: CKRecord, action: Action) { self.init(recordID: record.recordID, action: action) }

  /// Archives are secure.
  public static var supportsSecureCoding: Bool { true }
  /// Reads the reference of an archive.
  public required init?(coder: NSCoder) {
    guard let recordID = coder.objectIfPresent(of: CKRecordID.self, forKey: "RecordID") else { return nil }
    self.recordID = recordID
    action = Action(rawValue: UInt(clamping: coder.decodeInteger(forKey: "Action"))) ?? .none
    super.init()
  }
  /// Writes the reference into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(recordID, forKey: "RecordID")
    coder.encode(Int(action.rawValue), forKey: "Action")
  }
  /// Returns the reference itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CKReference)?.recordID == recordID }
  open override var hash: Int { recordID.hash }
}

/// A file that belongs to a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  /// Where the file is: where the app has it, or where a fetched copy is.
  open internal(set) var fileURL: URL?
  /// Creates an asset of a file, which is read when its record is saved.
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}

/// A condition and an order of records of a type.
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
  /// The kind of the records.
  public let recordType: CKRecord.RecordType
  /// What has to hold of the fields of a record.
  public let predicate: NSPredicate
  /// The order of the records; that of their saving where there is none.
  open var sortDescriptors: [NSSortDescriptor]?

  /// Creates a query of the records of a type for which a predicate holds.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
    super.init()
  }
  /// Returns a query with the same condition and order.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKQuery(recordType: recordType, predicate: predicate)
    copy.sortDescriptors = sortDescriptors
    return copy
  }
}
