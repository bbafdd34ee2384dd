public import Foundation
import PlainviewRuntime

/// Whether the user lets an app use cellular data.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  /// It is not known.
  case restrictedStateUnknown
  /// It may not.
  case restricted
  /// It may.
  case notRestricted
}

/// Is called with whether the user lets the app use cellular data.
public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void

/// Whether the user lets the app use cellular data (`SimulatedTelephony.dataRestriction`).
open class CTCellularData: NSObject, @unchecked Sendable {
  /// Is called on the main thread, in the turn after it is set and whenever the user changes the setting.
  open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier? {
    didSet {
      guard cellularDataRestrictionDidUpdateNotifier != nil else { return }
      TelephonyClients.current.add(self)
      SimulatedProcess.current.clock.schedule(after: 0, "CTCellularData") { [weak self] in self?.tell() }
    }
  }

  /// Creates an object that follows the setting.
  public override init() { super.init() }

  /// The setting; it is known at once.
  open var restrictedState: CTCellularDataRestrictedState { TelephonyDevice.current.state.dataRestriction }

  @MainActor func tell() { UserCode.run { cellularDataRestrictionDidUpdateNotifier?(restrictedState) } }
}
