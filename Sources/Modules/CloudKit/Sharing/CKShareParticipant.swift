public import Foundation

/// A user who takes part in a share: `CKShare.Participant`.
open class CKShareParticipant: NSObject, NSCopying, @unchecked Sendable {
  /// Who it is.
  public let userIdentity: CKUserIdentity
  /// What the user is.
  open var role: CKShare.ParticipantRole
  /// What the user may do.
  open var permission = CKShare.ParticipantPermission.readOnly
  /// Whether the user has accepted.
  open internal(set) var acceptanceStatus = CKShare.ParticipantAcceptanceStatus.pending

  init(_ role: CKShare.ParticipantRole, _ identity: CKUserIdentity) {
    self.role = role
    userIdentity = identity
    super.init()
  }

  /// Returns a participant with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKShareParticipant(role, userIdentity)
    (copy.permission, copy.acceptanceStatus) = (permission, acceptanceStatus)
    return copy
  }
}

/// A user of iCloud.
open class CKUserIdentity: NSObject, NSCopying, @unchecked Sendable {
  /// By what a user is looked up.
  open class LookupInfo: NSObject, NSCopying, @unchecked Sendable {
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
    /// Looks up by each of several addresses.
    open class func lookupInfos(withEmails emails: [String]) -> [LookupInfo] {
      emails.map { LookupInfo(emailAddress: $0) }
    }
    /// Looks up by each of several numbers.
    open class func lookupInfos(withPhoneNumbers phoneNumbers: [String]) -> [LookupInfo] {
      phoneNumbers.map { LookupInfo(phoneNumber: $0) }
    }
    /// Looks up by the records of each of several users.
    open class func lookupInfos(with recordIDs: [CKRecord.ID]) -> [LookupInfo] {
      recordIDs.map { LookupInfo(userRecordID: $0) }
    }
    /// Returns the object itself, since it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? LookupInfo else { return false }
      return emailAddress == other.emailAddress && phoneNumber == other.phoneNumber
        && userRecordID == other.userRecordID
    }
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(emailAddress)
      hasher.combine(phoneNumber)
      hasher.combine(userRecordID)
      return hasher.finalize()
    }
  }

  /// By what the user was looked up.
  public let lookupInfo: LookupInfo?
  /// The user's record.
  open var userRecordID: CKRecord.ID? { knownRecordID ?? lookupInfo?.userRecordID }
  /// The parts of the user's name; nil where they are not known.
  public let nameComponents: PersonNameComponents?
  /// Whether the user has an account.
  public let hasiCloudAccount: Bool
  /// The identifiers of the user's contacts; always empty.
  open var contactIdentifiers: [String] { [] }
  private let knownRecordID: CKRecord.ID?

  init(
    _ info: LookupInfo?, hasAccount: Bool, recordID: CKRecord.ID? = nil, name: PersonNameComponents? = nil
  ) {
    lookupInfo = info
    hasiCloudAccount = hasAccount
    knownRecordID = recordID
    nameComponents = name
    super.init()
  }

  /// Returns the identity itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
