import Foundation
import PlainviewRuntime
import Synchronization

/// The SIMs and calls of a simulated device.
final class TelephonyDevice: Sendable {
  struct State {
    var plans: [SimulatedCellularPlan] = []
    /// The index of the plan that is used for data.
    var dataPlan = 0
    var dataRestriction = CTCellularDataRestrictedState.notRestricted
    /// The calls that are not over, in the order of their begin.
    var calls: [(id: String, state: String)] = []

    /// The plans by the identifiers of their services.
    var services: [String: SimulatedCellularPlan] {
      Dictionary(uniqueKeysWithValues: plans.enumerated().map { (TelephonyDevice.service($0.offset), $0.element) })
    }
    var dataService: String? { plans.indices.contains(dataPlan) ? TelephonyDevice.service(dataPlan) : nil }
  }

  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  /// The one of the device that the running code is on.
  static var current: TelephonyDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> TelephonyDevice {
    parts.part(TelephonyDevice.self) { TelephonyDevice() }
  }

  /// The identifier of a SIM's service.
  static func service(_ index: Int) -> String { "000000010000000\(index + 1)" }
}

/// What an app has that follows the device's SIMs and calls.
final class TelephonyClients: Sendable {
  private struct Weak: @unchecked Sendable { weak var object: NSObject? }

  private let held = Mutex<[Weak]>([])

  static var current: TelephonyClients {
    SimulatedProcess.current.shared(TelephonyClients.self) { TelephonyClients() }
  }

  func add(_ object: NSObject) {
    let new = Weak(object: object)
    held.withLock { list in
      list.removeAll { $0.object == nil || $0.object === new.object }
      list.append(new)
    }
  }

  private func all<Client: NSObject>(_ type: Client.Type) -> [Client] {
    held.withLock { $0 }.compactMap { $0.object as? Client }
  }

  @MainActor func plansChanged(_ old: TelephonyDevice.State, _ new: TelephonyDevice.State) {
    for info in all(CTTelephonyNetworkInfo.self) { info.tell(since: old, new) }
    let before = old.services.mapValues(\.radioAccessTechnology)
    let after = new.services.mapValues(\.radioAccessTechnology)
    for service in Set(before.keys).union(after.keys).sorted() {
      let technology = after[service] ?? nil
      guard technology != before[service] ?? nil else { continue }
      UserCode.post(.CTServiceRadioAccessTechnologyDidChange, object: service)
      if service == TelephonyDevice.service(0) { UserCode.post(.CTRadioAccessTechnologyDidChange, object: technology) }
    }
  }

  @MainActor func restrictionChanged() { for data in all(CTCellularData.self) { data.tell() } }

  @MainActor func callChanged(_ state: String, _ id: String) {
    for center in all(CTCallCenter.self) { center.tell(state, id) }
  }
}
