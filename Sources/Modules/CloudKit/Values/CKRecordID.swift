public import Foundation
import PlainviewRuntime

/// The name of the user's own zones.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// The older name of `CKCurrentUserDefaultName`.
public let CKOwnerDefaultName = "__defaultOwner__"
/// The name of the zone that each database has.
public let CKRecordZoneDefaultName = "_defaultZone"

/// Identifies a record by its name and its zone: `CKRecord.ID`.
open class CKRecordID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The name, which is unique in its zone.
  public let recordName: String
  /// The zone.
  public let zoneID: CKRecordZone.ID

  /// Creates an identifier in a zone; by default in the zone that each database has, with a new name.
  public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
    self.recordName = recordName
    self.zoneID = zoneID
    super.init()
  }

  /// Archives are secure.
  public static var supportsSecureCoding: Bool { true }
  /// Reads the identifier of an archive.
  public required init?(coder: NSCoder) {
    guard let name = coder.objectIfPresent(of: NSString.self, forKey: "RecordName"),
      let zone = coder.objectIfPresent(of: CKRecordZoneID.self, forKey: "ZoneID")
    else { return nil }
    recordName = name.substring(from: 0)
    zoneID = zone
    super.init()
  }
  /// Writes the identifier into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: recordName), forKey: "RecordName")
    coder.encode(zoneID, forKey: "ZoneID")
  }
  /// Returns the identifier itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKRecordID else { return false }
    return recordName == other.recordName && zoneID == other.zoneID
  }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(recordName)
    hasher.combine(zoneID)
    return hasher.finalize()
  }
  open override var description: String { "recordID=\(recordName):(\(zoneID))" }
}

/// Identifies a zone by its name and its owner: `CKRecordZone.ID`.
open class CKRecordZoneID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The name of the zone that each database has.
  public static let defaultZoneName = CKRecordZoneDefaultName
  /// The zone that each database has.
  public static let `default` = CKRecordZoneID()

  /// The name, which is unique in its database.
  public let zoneName: String
  /// The name of the owner, `CKCurrentUserDefaultName` for the user's own zones.
  public let ownerName: String

  /// Creates an identifier; by default that of the zone that each database has.
  public init(zoneName: String = CKRecordZoneDefaultName, ownerName: String = CKCurrentUserDefaultName) {
    self.zoneName = zoneName
    self.ownerName = ownerName
    super.init()
  }

  /// Archives are secure.
  public static var supportsSecureCoding: Bool { true }
  /// Reads the identifier of an archive.
  public required init?(coder: NSCoder) {
    guard let name = coder.objectIfPresent(of: NSString.self, forKey: "ZoneName"),
      let owner = coder.objectIfPresent(of: NSString.self, forKey: "OwnerName")
    else { return nil }
    zoneName = name.substring(from: 0)
    ownerName = owner.substring(from: 0)
    super.init()
  }
  /// Writes the identifier into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: zoneName), forKey: "ZoneName")
    coder.encode(NSString(string: ownerName), forKey: "OwnerName")
  }
  /// Returns the identifier itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKRecordZoneID else { return false }
    return zoneName == other.zoneName && ownerName == other.ownerName
  }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(zoneName)
    hasher.combine(ownerName)
    return hasher.finalize()
  }
  open override var description: String { "\(zoneName):\(ownerName)" }
}

/// A part of a database whose records are saved together and shared together.
open class CKRecordZone: NSObject, NSCopying, @unchecked Sendable {
  /// Identifies a zone.
  public typealias ID = CKRecordZoneID
  /// What a zone can do.
  public struct Capabilities: OptionSet, Sendable {
    /// The abilities as bits.
    public let rawValue: UInt
    /// Creates abilities from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It lists what has changed since a token.
    public static let fetchChanges = Capabilities(rawValue: 1)
    /// Its records are saved all or none.
    public static let atomic = Capabilities(rawValue: 2)
    /// Its records can be shared.
    public static let sharing = Capabilities(rawValue: 4)
    /// It can be shared as a whole.
    public static let zoneWideSharing = Capabilities(rawValue: 8)
  }

  /// Identifies the zone.
  public let zoneID: CKRecordZone.ID
  /// What the zone can do; a zone of the app's own can do all.
  open var capabilities: Capabilities {
    zoneID.zoneName == CKRecordZoneDefaultName ? [] : [.fetchChanges, .atomic, .sharing, .zoneWideSharing]
  }
  /// The share of the whole zone. Always nil.
  open var share: CKRecord.Reference? { nil }

  /// Creates a zone with a name, owned by the user.
  public convenience init(zoneName: String) { self.init(zoneID: CKRecordZoneID(zoneName: zoneName)) }
  /// Creates a zone with an identifier.
  public init(zoneID: CKRecordZone.ID) {
    self.zoneID = zoneID
    super.init()
  }
  /// Returns the zone that each database has.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
  /// Returns the zone itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
