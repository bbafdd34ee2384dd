public import Foundation
public import PlainviewUIKitCore

/// Who may see and change a record and those below it.
open class CKShare: CKRecord, @unchecked Sendable {
  /// What a participant may do: unknown, nothing, read, change.
  public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
  /// What a participant is.
  public enum ParticipantRole: Int, Sendable {
    /// Unknown, or the owner.
    case unknown, owner
    /// Invited by the owner, or somebody who has the link.
    case privateUser = 3
    /// Somebody who has the link.
    case publicUser = 4
  }
  /// Whether a participant has accepted: unknown, not yet, yes, removed.
  public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
  /// What an app is told of a share that its user has accepted, or may accept.
  public typealias Metadata = CKShareMetadata
  /// A user who takes part.
  public typealias Participant = CKShareParticipant
  /// The fields that the system has in a share.
  public enum SystemFieldKey {
    /// The title.
    public static let title = "cloudkit.title"
    /// The data of a picture.
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    /// The kind of what is shared, as a uniform type.
    public static let shareType = "cloudkit.type"
  }

  /// What everybody who has the link may do.
  open var publicPermission = ParticipantPermission.none
  /// The link; nil for a share that was never saved.
  open var url: URL? {
    recordChangeTag == nil ? nil : URL(string: "https://www.icloud.com/share/\(recordID.recordName)")
  }
  /// The owner.
  public let owner: Participant
  /// The owner and all others.
  open var participants: [Participant] { [owner] + others }
  /// The user of the device; the owner of a share that the app has made.
  open var currentUserParticipant: Participant? { viewer ?? owner }
  /// The user of the device in a share of another user.
  var viewer: Participant?
  var others: [Participant] = []
  let rootRecordID: CKRecord.ID?

  private init(_ recordID: CKRecord.ID, root: CKRecord.ID?) {
    rootRecordID = root
    owner = CKShareParticipant(.owner, CKUserIdentity(CKUserIdentity.LookupInfo(), hasAccount: true))
    owner.permission = .readWrite
    owner.acceptanceStatus = .accepted
    super.init(recordType: CKRecord.SystemType.share, recordID: recordID)
  }
  /// Creates a share of a record, in its zone.
  public convenience init(rootRecord: CKRecord) {
    self.init(rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
  }
  /// Creates a share of a record with an identifier.
  public convenience init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    self.init(shareID, root: rootRecord.recordID)
    rootRecord.share = CKRecord.Reference(recordID: shareID, action: .none)
  }
  /// Creates a share of a whole zone.
  public convenience init(recordZoneID: CKRecordZone.ID) {
    self.init(CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID), root: nil)
  }
  /// Returns nil; a share cannot be read from an archive here.
  public required init?(coder: NSCoder) { nil }

  /// Adds a participant; one who takes part already is not added again.
  open func addParticipant(_ participant: Participant) {
    guard !participants.contains(where: { $0 === participant }) else { return }
    others.append(participant)
  }
  /// Removes a participant; the owner stays.
  open func removeParticipant(_ participant: Participant) { others.removeAll { $0 === participant } }

  override func sameKind() -> CKRecord {
    let copy = CKShare(recordID, root: rootRecordID)
    copy.publicPermission = publicPermission
    copy.others = others
    copy.viewer = viewer
    return copy
  }
}
