public import Foundation
import PlainviewRuntime
import PlainviewUIAutomation

/// What the user of a simulated device lets apps know for advertising; it outlives a launch.
@preconcurrency @MainActor public struct SimulatedTracking {
  let device: XCUIDevice
  private var part: TrackingDevice { .of(device.parts) }

  /// What the user allows, as it is set in Settings; not determined before the app asks.
  public var authorization: ATTrackingManager.AuthorizationStatus {
    get { part.state.authorization }
    nonmutating set { part.change { $0.authorization = newValue } }
  }
  /// What the user answers when the app asks; `authorized` before it is set. `notDetermined` is no answer.
  public var answer: ATTrackingManager.AuthorizationStatus {
    get { part.state.answer }
    nonmutating set { part.change { $0.answer = newValue } }
  }
  /// The identifier for advertising that apps see once the user allows it; the same on all devices before it is set.
  public var advertisingIdentifier: UUID {
    get { part.state.identifier }
    nonmutating set { part.change { $0.identifier = newValue } }
  }
}
