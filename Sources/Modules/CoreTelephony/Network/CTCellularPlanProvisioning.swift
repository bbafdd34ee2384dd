public import Foundation
import PlainviewRuntime

/// How the installation of an eSIM ended.
public enum CTCellularPlanProvisioningAddPlanResult: Int, Sendable {
  /// It is not known.
  case unknown
  /// It failed.
  case fail
  /// It succeeded.
  case success
  /// The user has canceled it.
  case cancel
}

/// What an eSIM is downloaded with. Kept, without effect.
open class CTCellularPlanProvisioningRequest: NSObject {
  /// The address of the operator's server.
  open var address = ""
  /// What the server finds the eSIM by.
  open var matchingID: String?
  /// The identifier of the server.
  open var oid: String?
  /// The code that the user got from the operator.
  open var confirmationCode: String?
  /// The number of the SIM.
  open var iccid: String?
  /// The number of the device's chip.
  open var eid: String?
  /// Creates an empty request.
  public override init() { super.init() }
}

/// Installs eSIMs, which the simulated device does not have.
open class CTCellularPlanProvisioning: NSObject, @unchecked Sendable {
  /// Creates an object that installs eSIMs.
  public override init() { super.init() }
  /// Whether the device can have an eSIM and the app may install one; always false.
  open var supportsEmbeddedSIM: Bool { false }
  /// Returns whether the device can have an eSIM and the app may install one; always false.
  open func supportsCellularPlan() -> Bool { false }
  /// Calls the closure in the next turn with `fail`.
  @preconcurrency open func addPlan(
    with request: CTCellularPlanProvisioningRequest,
    completionHandler: @escaping @Sendable (CTCellularPlanProvisioningAddPlanResult) -> Void
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "CTCellularPlanProvisioning") {
      UserCode.run { completionHandler(.fail) }
    }
  }
  /// Returns `fail`.
  open func addPlan(with request: CTCellularPlanProvisioningRequest) async -> CTCellularPlanProvisioningAddPlanResult {
    .fail
  }
}
