import Foundation
package import PlainviewRuntime
public import PlainviewUIAutomation
import Synchronization

/// What a user lets apps know for advertising.
package final class TrackingDevice: Sendable {
  package struct State: Sendable {
    package internal(set) var authorization = ATTrackingManager.AuthorizationStatus.notDetermined
    var answer = ATTrackingManager.AuthorizationStatus.authorized
    package internal(set) var identifier = standard

    /// The identifier before a test sets one.
    static let standard = UUID(
      uuid: (
        0x5A, 0x17, 0xC0, 0xDE, 0x00, 0x00, 0x40, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01
      ))
  }

  private let held = Mutex(State())
  package var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  /// The one of the device that the running code is on.
  package static var current: TrackingDevice { of(SimulatedProcess.current.device) }
  package static func of(_ parts: DeviceParts) -> TrackingDevice {
    parts.part(TrackingDevice.self) {
      let device = TrackingDevice()
      parts.whenPermissionIsReset("userTracking") { [weak device] in
        device?.change { $0.authorization = .notDetermined }
      }
      return device
    }
  }

  /// Asks the user, unless they were asked already.
  func decide() -> ATTrackingManager.AuthorizationStatus {
    held.withLock { state in
      if state.authorization == .notDetermined { state.authorization = state.answer }
      return state.authorization
    }
  }
}

extension XCUIDevice {
  /// What the user of this device lets apps know for advertising.
  public var tracking: SimulatedTracking { SimulatedTracking(device: self) }
}
