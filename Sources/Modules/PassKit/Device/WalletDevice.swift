import PlainviewRuntime
import Synchronization

/// The cards and passes of a simulated device.
final class WalletDevice: Sendable {
  struct State {
    var canPay = true
    var cards = [SimulatedCard()]
    var contact: SimulatedPayer? = SimulatedPayer()
    var payments: [SimulatedPayment] = []
    var isAvailable = true
    var passes: [PKPass] = []
    var suppressions: Set<UInt> = []
    var suppressionCount: UInt = 0
    var canSuppress = true
    var setupRequests = 0
  }
  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result { held.withLock { body(&$0) } }

  static var current: WalletDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> WalletDevice { parts.part(WalletDevice.self) { WalletDevice() } }

  /// The cards of some networks that have the capabilities; either of credit and debit restricts the kinds.
  func cards(_ networks: [PKPaymentNetwork], _ capabilities: PKMerchantCapability) -> [SimulatedCard] {
    let kinds = capabilities.intersection([.credit, .debit])
    return state.cards.filter { card in
      guard networks.contains(card.network) else { return false }
      switch card.type {
      case .credit where !kinds.isEmpty: return kinds.contains(.credit)
      case .debit where !kinds.isEmpty: return kinds.contains(.debit)
      default: return true
      }
    }
  }
}
