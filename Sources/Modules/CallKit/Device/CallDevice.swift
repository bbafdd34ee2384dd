import PlainviewRuntime
import Synchronization

/// What a simulated device says about calls, and the calls that have ended.
final class CallDevice: Sendable {
  struct State: Sendable {
    var refusal: CXErrorCodeIncomingCallError.Code?
    var history: [SimulatedCall] = []
    var directories: [String: CXCallDirectoryManager.EnabledStatus] = [:]
    var reloads: [String] = []
  }
  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: CallDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> CallDevice { parts.part(CallDevice.self) { CallDevice() } }
}
