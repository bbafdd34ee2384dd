public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

extension NSNotification.Name {
  /// The technology of a SIM has changed; the object is the identifier of its service.
  public static let CTServiceRadioAccessTechnologyDidChange = Self(
    "CTServiceRadioAccessTechnologyDidChangeNotification")
  /// The technology of the first SIM has changed; the object is the new one.
  public static let CTRadioAccessTechnologyDidChange = Self("CTRadioAccessTechnologyDidChangeNotification")
}

/// The SIMs of the simulated device (`XCUIDevice.telephony`) with their operators and technologies.
///
/// Services are named as on a device, `0000000100000001` and `0000000100000002`. Closures and the delegate are called on the
/// main thread.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// The object that hears which SIM is used for data.
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  /// Is called with the service whose operator has changed.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  /// Is called with the operator of the first SIM when it has changed.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?

  /// Creates an object that follows the device.
  public override init() {
    super.init()
    TelephonyClients.current.add(self)
  }

  /// The operators by their services; nil without a SIM.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? {
    let plans = TelephonyDevice.current.state.services
    return plans.isEmpty ? nil : plans.mapValues { CTCarrier($0) }
  }
  /// The operator of the first SIM; nil without one.
  open var subscriberCellularProvider: CTCarrier? {
    TelephonyDevice.current.state.plans.first.map { CTCarrier($0) }
  }
  /// The technologies by their services, of those that have a signal; nil without a SIM.
  open var serviceCurrentRadioAccessTechnology: [String: String]? {
    let plans = TelephonyDevice.current.state.services
    return plans.isEmpty ? nil : plans.compactMapValues(\.radioAccessTechnology)
  }
  /// The technology of the first SIM; nil without one and without a signal.
  open var currentRadioAccessTechnology: String? { TelephonyDevice.current.state.plans.first?.radioAccessTechnology }
  /// The service that is used for data; nil without a SIM.
  open var dataServiceIdentifier: String? { TelephonyDevice.current.state.dataService }

  /// Tells what differs from an earlier state.
  @MainActor func tell(since old: TelephonyDevice.State, _ new: TelephonyDevice.State) {
    for (service, plan) in new.services.sorted(by: { $0.key < $1.key }) {
      guard !plan.hasCarrier(of: old.services[service]) else { continue }
      UserCode.run { serviceSubscriberCellularProvidersDidUpdateNotifier?(service) }
      guard service == TelephonyDevice.service(0) else { continue }
      UserCode.run { subscriberCellularProviderDidUpdateNotifier?(CTCarrier(plan)) }
    }
    guard let service = new.dataService, service != old.dataService else { return }
    UserCode.tell(delegate, "dataServiceIdentifierDidChange(_:)", of: self, ", \(service)") {
      $0.dataServiceIdentifierDidChange(service)
    }
  }
}

/// Hears which SIM is used for data; the method is optional.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  /// Called when another service is used for data.
  func dataServiceIdentifierDidChange(_ identifier: String)
}
extension CTTelephonyNetworkInfoDelegate {
  /// The default of the optional `dataServiceIdentifierDidChange(_:)`; does nothing.
  dynamic public func dataServiceIdentifierDidChange(_ identifier: String) {
    leftOut(by: self, anywhere: (), with: [identifier])
  }
}
