import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation

/// A SIM with its operator and its network.
public struct SimulatedCellularPlan: Equatable, Sendable {
  /// The name of the operator; nil when it is not known.
  public var carrierName: String?
  /// The number of the operator's country; nil when it is not known.
  public var mobileCountryCode: String?
  /// The number of the operator in its country; nil when it is not known.
  public var mobileNetworkCode: String?
  /// The letters of the operator's country; nil when it is not known.
  public var isoCountryCode: String?
  /// Whether the operator allows calls over the Internet; yes by default.
  public var allowsVOIP: Bool
  /// The technology of the network, one of `CTRadioAccessTechnology…`; nil without a signal.
  public var radioAccessTechnology: String?

  /// Creates a SIM of an operator, in a network of LTE unless another one is said.
  public init(
    _ carrierName: String? = nil, mobileCountryCode: String? = nil, mobileNetworkCode: String? = nil,
    isoCountryCode: String? = nil, allowsVOIP: Bool = true,
    radioAccessTechnology: String? = CTRadioAccessTechnologyLTE
  ) {
    self.carrierName = carrierName
    self.mobileCountryCode = mobileCountryCode
    self.mobileNetworkCode = mobileNetworkCode
    self.isoCountryCode = isoCountryCode
    self.allowsVOIP = allowsVOIP
    self.radioAccessTechnology = radioAccessTechnology
  }

  /// Whether all but the technology is as in another one.
  func hasCarrier(of other: Self?) -> Bool {
    guard var other else { return false }
    other.radioAccessTechnology = radioAccessTechnology
    return self == other
  }
}

extension XCUIDevice {
  /// The SIMs and phone calls of this device.
  public var telephony: SimulatedTelephony { SimulatedTelephony(device: self) }
}

/// The SIMs and phone calls of a simulated device; they outlive a launch. How the device is connected is set apart from
/// them, with `XCUIDevice.connection` of Network.
@preconcurrency @MainActor public struct SimulatedTelephony {
  let device: XCUIDevice
  private var part: TelephonyDevice { .of(device.parts) }

  /// The SIMs, as apps see them; none before it is set. Apps are told of changes.
  public var plans: [SimulatedCellularPlan] {
    get { part.state.plans }
    nonmutating set { change { $0.plans = newValue } }
  }
  /// The index of the SIM that is used for data, 0 before it is set. Apps are told of changes.
  public var dataPlan: Int {
    get { part.state.dataPlan }
    nonmutating set { change { $0.dataPlan = newValue } }
  }

  private func change(_ body: (inout TelephonyDevice.State) -> Void) {
    let old = part.state
    part.change(body)
    let new = part.state
    device.change { TelephonyClients.current.plansChanged(old, new) }
  }

  /// Whether the user lets the app use cellular data; yes before it is set. Apps are told.
  public var dataRestriction: CTCellularDataRestrictedState {
    get { part.state.dataRestriction }
    nonmutating set {
      part.change { $0.dataRestriction = newValue }
      device.change { TelephonyClients.current.restrictionChanged() }
    }
  }

  /// Lets a call begin or change its state, one of `CTCallState…`; apps are told. One that is disconnected is gone.
  public func setCall(_ id: String, state: String) {
    part.change { device in
      let index = device.calls.firstIndex { $0.id == id }
      if state == CTCallStateDisconnected {
        if let index { device.calls.remove(at: index) }
      } else if let index {
        device.calls[index].state = state
      } else {
        device.calls.append((id, state))
      }
    }
    device.change { TelephonyClients.current.callChanged(state, id) }
  }
}
