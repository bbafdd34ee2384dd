public import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
public import PlainviewUIKitCore

extension SimulatedCloud {
  // MARK: Users

  /// The name of the user of the device, which apps find with the user's record; nil before it is set.
  public var userName: PersonNameComponents? {
    get { server.state.ownName }
    nonmutating set { server.change { $0.ownName = newValue } }
  }
  /// Whether the user allows apps that ask for it to let others find the user; true before it is set.
  public var allowsDiscovery: Bool {
    get { server.state.willAllowDiscovery }
    nonmutating set {
      server.change {
        $0.willAllowDiscovery = newValue
        $0.discoverability = .initialState
      }
    }
  }
  /// Adds another user, whom apps find by an address, a number or the name of the user's record.
  public func addUser(
    recordName: String, name: PersonNameComponents? = nil, emailAddress: String? = nil, phoneNumber: String? = nil
  ) {
    server.change {
      $0.users.append(
        CloudServer.User(
          name: name, emailAddress: emailAddress, phoneNumber: phoneNumber, recordName: recordName))
    }
  }

  // MARK: Shares

  /// Invites the user of the device to a share of another user, and returns what apps know of it. Its records come to the
  /// shared database when an app accepts it.
  @discardableResult
  public func invite(
    to share: CKShare, of records: [CKRecord], permission: CKShare.ParticipantPermission = .readWrite,
    ofContainer container: String? = nil
  ) -> CKShare.Metadata {
    let user = CKShareParticipant(.privateUser, server.ownIdentity)
    user.permission = permission
    let stored = share.copied(into: share.sameKind()) as? CKShare ?? share
    stored.recordChangeTag = stored.recordChangeTag ?? "0"
    stored.viewer = user
    stored.others.append(user)
    let name = databaseID(.shared, container).container
    let invitation = CloudServer.Invitation(container: name, share: stored, records: records)
    server.change { $0.invitations.append(invitation) }
    return CKShare.Metadata(
      ShareContents(
        container: name, share: stored, rootRecord: records.first { $0.recordID == stored.rootRecordID }))
  }
  /// Has the user accept a share outside of the app: the app that runs is told, and accepts it itself.
  public func open(_ metadata: CKShare.Metadata) {
    device.change { UIApplication.shared.receive(metadata) }
  }
}
