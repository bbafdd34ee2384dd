import Foundation
import PlainviewRuntime
import Synchronization

/// The tokens of a simulated device.
final class PushDevice: Sendable {
  private let tokens = Mutex<[PKPushType: Data]>([:])

  func token(for type: PKPushType) -> Data? { tokens.withLock { $0[type] } }
  func set(_ token: Data?, for type: PKPushType) { tokens.withLock { $0[type] = token } }

  static var current: PushDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> PushDevice { parts.part(PushDevice.self) { PushDevice() } }
}

/// The registries of an app.
package final class PushRegistries: Sendable {
  private struct Weak: Sendable { weak var registry: PKPushRegistry? }
  private let held = Mutex<[Weak]>([])
  private let reported = Mutex(0)

  package static var current: PushRegistries {
    SimulatedProcess.current.shared(PushRegistries.self) { PushRegistries() }
  }

  func add(_ registry: PKPushRegistry) {
    let new = Weak(registry: registry)
    held.withLock {
      $0.removeAll { $0.registry == nil }
      $0.append(new)
    }
  }

  var all: [PKPushRegistry] { held.withLock { $0.compactMap(\.registry) } }

  /// Hands a push to the registries that want it; false where none does.
  @MainActor @discardableResult package func receive(_ contents: [AnyHashable: Any], for type: PKPushType) -> Bool {
    let payload = PKPushPayload(type: type, dictionaryPayload: contents)
    // Each registry gets it.
    return all.filter { $0.receive(payload) }.isEmpty == false
  }

  // MARK: Calls

  /// An incoming call was reported, which each push of a call has to lead to.
  package func callWasReported() { reported.withLock { $0 += 1 } }

  /// How many incoming calls were reported.
  var reportedCalls: Int { reported.withLock { $0 } }
}

/// A push that the app processes.
final class IncomingPush: Sendable {
  private let type: PKPushType
  private let callsBefore: Int
  private let hasEnded = Mutex(false)

  init(type: PKPushType) {
    self.type = type
    callsBefore = PushRegistries.current.reportedCalls
  }

  /// The app has processed the push; one of a call has to have been reported by then.
  func end() {
    let isFirst = hasEnded.withLock { ended in
      defer { ended = true }
      return !ended
    }
    guard isFirst, type == .voIP, PushRegistries.current.reportedCalls == callsBefore else { return }
    SimulatedProcess.log(
      "No incoming call was reported for a VoIP push before its completion: a device ends the app for that.")
  }
}
