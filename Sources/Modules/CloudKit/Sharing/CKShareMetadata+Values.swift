import Foundation
public import PlainviewUIKitCore

/// The values of a share's metadata.
struct ShareContents: @unchecked Sendable {
  let container: String
  let share: CKShare
  let rootRecord: CKRecord?
}

extension CKShareMetadata {
  convenience init(_ contents: ShareContents) { self.init(contents: contents) }

  var values: ShareContents? { contents as? ShareContents }

  /// The container of the share.
  public var containerIdentifier: String { values?.container ?? "" }
  /// The share.
  public var share: CKShare { values?.share ?? CKShare(recordZoneID: .default) }
  /// Identifies the record that is shared with those below it; nil for a share of a whole zone.
  public var hierarchicalRootRecordID: CKRecord.ID? { values?.share.rootRecordID }
  /// Identifies the record that is shared; that of the share for a share of a whole zone.
  public var rootRecordID: CKRecord.ID { hierarchicalRootRecordID ?? share.recordID }
  /// The record that is shared, where it was asked for.
  public var rootRecord: CKRecord? { values?.rootRecord }
  /// Who has made the share.
  public var ownerIdentity: CKUserIdentity { share.owner.userIdentity }
  /// What the user of the device is in the share.
  public var participantRole: CKShare.ParticipantRole { share.currentUserParticipant?.role ?? .unknown }
  /// Whether the user of the device has accepted.
  public var participantStatus: CKShare.ParticipantAcceptanceStatus {
    share.currentUserParticipant?.acceptanceStatus ?? .unknown
  }
  /// What the user of the device may do.
  public var participantPermission: CKShare.ParticipantPermission {
    share.currentUserParticipant?.permission ?? .unknown
  }
}

extension UIScene.ConnectionOptions {
  /// The share that the scene is connected for; always nil: none launches an app here.
  public var cloudKitShareMetadata: CKShare.Metadata? { nil }
}
