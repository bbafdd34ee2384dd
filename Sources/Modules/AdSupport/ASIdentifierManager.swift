public import Foundation
import PlainviewAppTrackingTransparency
import PlainviewRuntime

/// The device's identifier for advertising, which apps see once the user allows tracking (`XCUIDevice.tracking` of
/// AppTrackingTransparency).
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  /// Returns the manager of the app.
  open class func shared() -> ASIdentifierManager {
    SimulatedProcess.current.shared(ASIdentifierManager.self) { ASIdentifierManager() }
  }

  /// The identifier; zeros unless the user allows tracking.
  open var advertisingIdentifier: UUID {
    isAdvertisingTrackingEnabled ? TrackingDevice.current.state.identifier : Self.zeros
  }
  /// Whether the user allows tracking.
  open var isAdvertisingTrackingEnabled: Bool { TrackingDevice.current.state.authorization == .authorized }

  private static let zeros = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
