public import Foundation
import PlainviewRuntime

/// The phone calls of the simulated device (`SimulatedTelephony.setCall(_:state:)`).
open class CTCallCenter: NSObject, @unchecked Sendable {
  /// Is called with a call whose state has changed, on the main thread.
  open var callEventHandler: ((CTCall) -> Void)?

  /// Creates a center that follows the device.
  public override init() {
    super.init()
    TelephonyClients.current.add(self)
  }

  /// The calls that are not over; nil when there are none.
  open var currentCalls: Set<CTCall>? {
    let calls = TelephonyDevice.current.state.calls
    return calls.isEmpty ? nil : Set(calls.map { CTCall($0.state, $0.id) })
  }

  @MainActor func tell(_ state: String, _ id: String) { UserCode.run { callEventHandler?(CTCall(state, id)) } }
}
