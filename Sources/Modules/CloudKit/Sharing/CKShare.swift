public import Foundation

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
  /// A person who takes part.
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
  open var currentUserParticipant: Participant? { owner }
  private var others: [Participant] = []
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

  /// Adds a participant.
  open func addParticipant(_ participant: Participant) { others.append(participant) }
  /// Removes a participant; the owner stays.
  open func removeParticipant(_ participant: Participant) { others.removeAll { $0 === participant } }

  override func sameKind() -> CKRecord {
    let copy = CKShare(recordID, root: rootRecordID)
    copy.publicPermission = publicPermission
    copy.others = others
    return copy
  }
}

/// A person who takes part in a share: `CKShare.Participant`.
open class CKShareParticipant: NSObject, @unchecked Sendable {
  /// Who it is.
  public let userIdentity: CKUserIdentity
  /// What the person is.
  open var role: CKShare.ParticipantRole
  /// What the person may do.
  open var permission = CKShare.ParticipantPermission.readOnly
  /// Whether the person has accepted.
  open internal(set) var acceptanceStatus = CKShare.ParticipantAcceptanceStatus.pending

  init(_ role: CKShare.ParticipantRole, _ identity: CKUserIdentity) {
    self.role = role
    userIdentity = identity
    super.init()
  }
}

/// A user of iCloud.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  /// By what a user is looked up.
  open class LookupInfo: NSObject, @unchecked Sendable {
    /// The address.
    public let emailAddress: String?
    /// The number.
    public let phoneNumber: String?
    /// The user's record.
    public let userRecordID: CKRecord.ID?

    init(_ emailAddress: String? = nil, _ phoneNumber: String? = nil, _ userRecordID: CKRecord.ID? = nil) {
      (self.emailAddress, self.phoneNumber, self.userRecordID) = (emailAddress, phoneNumber, userRecordID)
      super.init()
    }
    /// Looks up by an address.
    public convenience init(emailAddress: String) { self.init(emailAddress, nil, nil) }
    /// Looks up by a number.
    public convenience init(phoneNumber: String) { self.init(nil, phoneNumber, nil) }
    /// Looks up by the user's record.
    public convenience init(userRecordID: CKRecord.ID) { self.init(nil, nil, userRecordID) }
  }

  /// By what the user was looked up.
  public let lookupInfo: LookupInfo?
  /// The user's record.
  open var userRecordID: CKRecord.ID? { lookupInfo?.userRecordID }
  /// The parts of the user's name; always nil.
  open var nameComponents: PersonNameComponents? { nil }
  /// Whether the user has an account.
  public let hasiCloudAccount: Bool

  init(_ info: LookupInfo, hasAccount: Bool) {
    lookupInfo = info
    hasiCloudAccount = hasAccount
    super.init()
  }
}

extension CKContainer {
  /// Finds the participant of an address; everybody is found.
  @preconcurrency
  public func fetchShareParticipant(
    withEmailAddress emailAddress: String,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) {
    soon("a participant of CKContainer") { completionHandler(Self.participant(emailAddress), nil) }
  }
  /// Returns the participant of an address; everybody is found.
  public func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant {
    Self.participant(emailAddress)
  }

  private static func participant(_ emailAddress: String) -> CKShare.Participant {
    let info = CKUserIdentity.LookupInfo(emailAddress: emailAddress)
    return CKShareParticipant(.privateUser, CKUserIdentity(info, hasAccount: true))
  }
}
