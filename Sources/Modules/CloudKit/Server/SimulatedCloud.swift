import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewUIKitCore

extension XCUIDevice {
  /// What iCloud has for the apps of this device, and whether its user is known there.
  public var cloud: SimulatedCloud { SimulatedCloud(device: self) }
}

/// iCloud as a simulated device finds it; it outlives a launch.
@preconcurrency @MainActor public struct SimulatedCloud {
  let device: XCUIDevice
  var server: CloudServer { .of(device.parts) }

  /// The user's account; none before it is set. An app that runs is told of another one (`CKAccountChanged`).
  public var accountStatus: CKAccountStatus {
    get { server.state.accountStatus }
    nonmutating set {
      guard newValue != accountStatus else { return }
      server.change { $0.accountStatus = newValue }
      device.change { UserCode.post(.CKAccountChanged, object: nil) }
    }
  }
  /// Why all requests fail, such as `networkUnavailable`; nil, as before it is set, when they are answered.
  public var failure: CKError.Code? {
    get { server.state.failure }
    nonmutating set { server.change { $0.failure = newValue } }
  }
  /// After how many seconds apps shall repeat a request that failed, in `CKErrorRetryAfterKey`; nil before it is set.
  public var retryAfter: Double? {
    get { server.state.retryAfter }
    nonmutating set { server.change { $0.retryAfter = newValue } }
  }

  /// Returns what a database has, in the order of saving; by default in the app's first container.
  public func records(in scope: CKDatabase.Scope, ofContainer container: String? = nil) -> [CKRecord] {
    let database = server.state[databaseID(scope, container)]
    return database.zoneOrder.compactMap { database.zones[$0] }.flatMap { zone in
      zone.order.compactMap { zone.records[$0]?.record }
    }
  }
  /// Saves a record as another of the user's devices does, over what is there; makes its zone where it does not exist.
  public func save(_ record: CKRecord, in scope: CKDatabase.Scope, ofContainer container: String? = nil) {
    let databaseID = databaseID(scope, container)
    server.change { state in
      state[databaseID].add(record.recordID.zoneID)
      _ = CloudServer.save(record, databaseID, .allKeys, [], in: &state)
    }
  }
  /// Deletes a record as another of the user's devices does.
  public func delete(_ recordID: CKRecord.ID, in scope: CKDatabase.Scope, ofContainer container: String? = nil) {
    let databaseID = databaseID(scope, container)
    server.change { _ = CloudServer.delete(recordID, databaseID, in: &$0) }
  }
  /// Returns the zones of a database, in the order in which they were made.
  public func zones(in scope: CKDatabase.Scope, ofContainer container: String? = nil) -> [CKRecordZone.ID] {
    server.state[databaseID(scope, container)].zoneOrder
  }
  /// Returns the subscriptions of a database, in the order in which they were saved.
  public func subscriptions(in scope: CKDatabase.Scope, ofContainer container: String? = nil) -> [CKSubscription] {
    server.state[databaseID(scope, container)].subscriptions
  }

  /// Returns the dictionary that an app receives for a subscription, to be delivered as a remote notification.
  public func notification(
    of subscription: CKSubscription, in scope: CKDatabase.Scope, recordID: CKRecord.ID? = nil
  ) -> [AnyHashable: Any] {
    var part: [String: Any] = ["sid": subscription.subscriptionID, "dbs": scope.rawValue]
    if let recordID { part["rid"] = recordID.recordName }
    if let zone = (subscription as? CKRecordZoneSubscription)?.zoneID ?? recordID?.zoneID {
      part["zid"] = zone.zoneName
      part["zoid"] = zone.ownerName
    }
    let key = ["qry", "fet", "met"][subscription.subscriptionType.rawValue - 1]
    let cloud: [String: Any] = ["cid": databaseID(scope, nil).container, key: part]
    return ["aps": ["content-available": 1], "ck": cloud]
  }

  func databaseID(_ scope: CKDatabase.Scope, _ container: String?) -> CloudServer.DatabaseID {
    var databaseID: CloudServer.DatabaseID?
    device.change {
      databaseID = CloudServer.DatabaseID(container: container ?? CKContainer.defaultIdentifier, scope: scope)
    }
    return databaseID ?? CloudServer.DatabaseID(container: container ?? "", scope: scope)
  }
}
