import Foundation
import PlainviewRuntime
import Synchronization

/// The calendars and reminders of a simulated device's user.
final class EventDevice: Sendable {
  struct State: @unchecked Sendable {
    var sources = [CalendarValues.localSource]
    var calendars = [
      CalendarValues(identifier: "calendar", title: "Calendar", entity: .event, source: "local"),
      CalendarValues(identifier: "reminders", title: "Reminders", entity: .reminder, source: "local"),
    ]
    var items: [ItemValues] = []
    var status: [EKEntityType: EKAuthorizationStatus] = [:]
    var answer: [EKEntityType: EKAuthorizationStatus] = [:]

    func status(_ type: EKEntityType) -> EKAuthorizationStatus { status[type] ?? .notDetermined }
    func item(_ identifier: String) -> ItemValues? { items.first { $0.identifier == identifier } }
    func calendar(_ identifier: String) -> CalendarValues? { calendars.first { $0.identifier == identifier } }
    func usualCalendar(_ type: EKEntityType) -> CalendarValues? {
      calendars.first { $0.entity == type && $0.allowsChanges }
    }
  }

  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: EventDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> EventDevice {
    parts.part(EventDevice.self) {
      let device = EventDevice()
      for (kind, type) in [("calendar", EKEntityType.event), ("reminders", .reminder)] {
        parts.whenPermissionIsReset(kind) { [weak device] in device?.change { $0.status[type] = nil } }
      }
      return device
    }
  }

  /// Asks the user, unless there is an answer that is enough already; whether it is enough now.
  func decide(_ type: EKEntityType, _ wanted: EKAuthorizationStatus) -> Bool {
    change { state in
      let known = state.status(type)
      guard known == .notDetermined || known == .writeOnly && wanted == .fullAccess else { return }
      let answer = state.answer[type] ?? wanted
      // The user cannot allow more than was asked for, and a refusal leaves what was allowed before.
      let given = answer == .fullAccess ? wanted : answer
      state.status[type] = known == .writeOnly && given != .fullAccess ? .writeOnly : given
    }
    let known = state.status(type)
    return known == .fullAccess || known == .writeOnly && wanted == .writeOnly
  }
}

/// The stores of an app, which tell it of changes.
final class EventStores: Sendable {
  private struct Weak: Sendable { weak var store: EKEventStore? }
  private let held = Mutex<[Weak]>([])

  static var current: EventStores { SimulatedProcess.current.shared(EventStores.self) { EventStores() } }

  func add(_ store: EKEventStore) {
    let new = Weak(store: store)
    held.withLock {
      $0.removeAll { $0.store == nil }
      $0.append(new)
    }
  }

  /// Posts the notification for each store, in the next turn.
  static func tellOfChange() {
    SimulatedProcess.current.clock.schedule(after: 0, "a change of calendars") {
      let stores = current.held.withLock { $0.compactMap(\.store) }
      for store in stores { UserCode.post(.EKEventStoreChanged, object: store) }
    }
  }
}
