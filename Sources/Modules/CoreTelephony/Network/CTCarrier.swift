public import Foundation

/// The network operator of a SIM, as a test has set it (`SimulatedTelephony.plans`).
open class CTCarrier: NSObject {
  private let plan: SimulatedCellularPlan?

  /// Creates an operator of which nothing is known.
  public override init() {
    plan = nil
    super.init()
  }
  init(_ plan: SimulatedCellularPlan) {
    self.plan = plan
    super.init()
  }

  /// The name of the operator; nil when it is not known.
  open var carrierName: String? { plan?.carrierName }
  /// The number of the operator's country, such as `262`; nil when it is not known.
  open var mobileCountryCode: String? { plan?.mobileCountryCode }
  /// The number of the operator in its country; nil when it is not known.
  open var mobileNetworkCode: String? { plan?.mobileNetworkCode }
  /// The letters of the operator's country, such as `de`; nil when it is not known.
  open var isoCountryCode: String? { plan?.isoCountryCode }
  /// Whether the operator allows calls over the Internet.
  open var allowsVOIP: Bool { plan?.allowsVOIP ?? false }
}
