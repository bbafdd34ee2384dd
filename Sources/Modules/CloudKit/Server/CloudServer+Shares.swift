import Foundation
import PlainviewUIKitCore

extension CloudServer {
  /// The user of the device, as others see it.
  var ownIdentity: CKUserIdentity {
    CKUserIdentity(
      nil, hasAccount: true, recordID: CKRecord.ID(recordName: Self.userName), name: state.ownName)
  }

  // MARK: Shares

  /// The metadata of a link: of a share of another user, or of one of the user's own.
  func metadata(_ url: URL, _ container: String, withRoot: Bool, keys: [String]?) throws -> CKShareMetadata {
    if let refusal = refusal(DatabaseID(container: container, scope: .private), writes: true) { throw refusal }
    let state = state
    if let invitation = state.invitations.first(where: { $0.container == container && $0.share.url == url }) {
      let root = withRoot ? invitation.records.first { $0.recordID == invitation.share.rootRecordID } : nil
      return CKShareMetadata(
        ShareContents(container: container, share: invitation.share, rootRecord: root.map { Self.part(of: $0, keys) }))
    }
    let databaseID = DatabaseID(container: container, scope: .private)
    for zone in state[databaseID].zones.values {
      for case let share as CKShare in zone.records.values.map(\.record) where share.url == url {
        let root = withRoot ? share.rootRecordID.flatMap { try? record($0, databaseID, keys: keys).get() } : nil
        return CKShareMetadata(ShareContents(container: container, share: share, rootRecord: root))
      }
    }
    throw CKError(.unknownItem)
  }

  private static func part(of record: CKRecord, _ keys: [String]?) -> CKRecord {
    let copy = record.copied(into: record.sameKind())
    if let keys { copy.fields = copy.fields.filter { keys.contains($0.key) } }
    return copy
  }

  /// Takes part in a share: its records come to the shared database.
  func accept(_ metadata: CKShareMetadata) throws -> CKShare {
    let container = metadata.containerIdentifier
    let databaseID = DatabaseID(container: container, scope: .shared)
    if let refusal = refusal(databaseID, writes: true) { throw refusal }
    guard metadata.participantRole != .owner else { throw CKError(.alreadyShared) }
    let shareID = metadata.share.recordID
    let accepted = change { state -> CKShare? in
      guard
        let invitation = state.invitations.first(where: {
          $0.container == container && $0.share.recordID == shareID
        })
      else { return nil }
      invitation.share.viewer?.acceptanceStatus = .accepted
      state[databaseID].add(shareID.zoneID)
      for record in invitation.records + [invitation.share] {
        state[databaseID].add(record.recordID.zoneID)
        _ = Self.save(record, databaseID, .allKeys, [], in: &state)
      }
      return state[databaseID].zones[shareID.zoneID]?.records[shareID]?.record as? CKShare
    }
    guard let accepted else { throw CKError(.unknownItem) }
    return Self.handed(Stored(record: accepted, change: 0, files: [:]), nil) as? CKShare ?? accepted
  }

  // MARK: Users

  /// The user that something belongs to; nil where nobody is known by it.
  func identity(_ info: CKUserIdentity.LookupInfo) -> CKUserIdentity? {
    let state = state
    if let name = info.userRecordID?.recordName, [Self.userName, CKCurrentUserDefaultName].contains(name) {
      return CKUserIdentity(
        info, hasAccount: true, recordID: CKRecord.ID(recordName: Self.userName), name: state.ownName)
    }
    let user = state.users.first { user in
      info.emailAddress.map { $0 == user.emailAddress } ?? info.phoneNumber.map { $0 == user.phoneNumber }
        ?? (info.userRecordID?.recordName == user.recordName)
    }
    return user.map {
      CKUserIdentity(info, hasAccount: true, recordID: CKRecord.ID(recordName: $0.recordName), name: $0.name)
    }
  }

  /// All other users.
  var identities: [CKUserIdentity] {
    state.users.map { user in
      let info = CKUserIdentity.LookupInfo(user.emailAddress, user.phoneNumber, nil)
      return CKUserIdentity(
        info, hasAccount: true, recordID: CKRecord.ID(recordName: user.recordName), name: user.name)
    }
  }

  /// The participant of an address, a number or a record; everybody is found.
  func participant(_ info: CKUserIdentity.LookupInfo) -> CKShareParticipant {
    CKShareParticipant(.privateUser, identity(info) ?? CKUserIdentity(info, hasAccount: true))
  }
}
