public import Foundation
import PlainviewRuntime

extension NSNotification.Name {
  /// The token of a SIM was renewed; never posted here.
  public static let CTSubscriberTokenRefreshed = Self("CTSubscriberTokenRefreshed")
}

/// A SIM as its operator knows it.
open class CTSubscriber: NSObject, @unchecked Sendable {
  /// The service of the SIM.
  open private(set) var identifier: String
  /// Is notified of renewed tokens. Kept, without effect: no operator gives one.
  open weak var delegate: (any CTSubscriberDelegate)?
  /// The operator's token, always nil: apps get one by a contract with the operator.
  open var carrierToken: Data? { nil }
  /// Whether there is a SIM for the service.
  open var isSIMInserted: Bool { TelephonyDevice.current.state.services[identifier] != nil }

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Asks the operator for a new token; always false, no operator gives one.
  open func refreshCarrierToken() -> Bool { false }
}

/// Is notified of renewed tokens of a SIM.
public protocol CTSubscriberDelegate: AnyObject {
  /// Called when a token was renewed; never here.
  func subscriberTokenRefreshed(_ subscriber: CTSubscriber)
}

/// The SIMs as their operators know them.
open class CTSubscriberInfo: NSObject {
  /// Returns a subscriber for each SIM.
  open class func subscribers() -> [CTSubscriber] {
    TelephonyDevice.current.state.services.keys.sorted().map { CTSubscriber(identifier: $0) }
  }
  /// Returns the subscriber of the first SIM, whether or not there is one.
  open class func subscriber() -> CTSubscriber { CTSubscriber(identifier: TelephonyDevice.service(0)) }
}
