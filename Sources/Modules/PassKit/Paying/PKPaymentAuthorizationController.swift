public import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// Shows the sheet on which the user pays, over the delegate's window or the app's key window. The user answers by its buttons; what the device can
/// pay with is in `XCUIDevice.wallet`.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
  /// The object that is informed of what the user does; it has to dismiss the sheet.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  private let request: PKPaymentRequest
  @MainActor private var screen: PaymentScreen?

  /// Creates a sheet for a request.
  public init(paymentRequest request: PKPaymentRequest) {
    self.request = request
    super.init()
  }

  /// Returns whether the device can pay at all.
  open class func canMakePayments() -> Bool { WalletDevice.current.state.canPay }
  /// Returns whether the user has a card of some networks.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    canMakePayments(usingNetworks: supportedNetworks, capabilities: [])
  }
  /// Returns whether the user has a card of some networks that the merchant can process.
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { canMakePayments() && !WalletDevice.current.cards(supportedNetworks, capabilities).isEmpty }

  /// Shows the sheet; the closure gets false where the device cannot pay, the request lacks something, or no window is
  /// shown.
  open func present(completion: (@Sendable (Bool) -> Void)? = nil) {
    SimulatedProcess.current.clock.schedule(after: 0, "a sheet for a payment") { [self] in
      guard screen == nil, request.isValid, Self.canMakePayments() else { return UserCode.run { completion?(false) } }
      let screen = PaymentScreen(request, ControllerListener(self))
      self.screen = screen
      let window = UserCode.ask(delegate, "presentationWindow(for:)") { $0.presentationWindow(for: self) }
      Presenter.show(screen, over: window ?? UIApplication.shared.keyWindow) {
        UserCode.run { completion?(true) }
      } else: { [self] in
        self.screen = nil
        UserCode.run { completion?(false) }
      }
    }
  }
  /// Shows the sheet; returns false where the device cannot pay, the request lacks something, or no window is shown.
  open func present() async -> Bool {
    await withCheckedContinuation { continuation in present(completion: { continuation.resume(returning: $0) }) }
  }

  /// Closes the sheet, and calls the closure when it is gone.
  open func dismiss(completion: (@Sendable () -> Void)? = nil) {
    SimulatedProcess.current.clock.schedule(after: 0, "the end of a sheet for a payment") { [self] in
      let presenter = screen?.presentingViewController
      screen = nil
      guard let presenter else { return UserCode.run { completion?() } }
      presenter.dismiss(animated: true) { UserCode.run { completion?() } }
    }
  }
  /// Closes the sheet, and returns when it is gone.
  open func dismiss() async {
    await withCheckedContinuation { continuation in dismiss(completion: { continuation.resume() }) }
  }
}

/// A sheet on which the user pays.
final class PaymentScreen: UIViewController {
  private let request: PKPaymentRequest
  private let listener: any PaymentListener
  private var sheet: PaymentSheet?

  init(_ request: PKPaymentRequest, _ listener: any PaymentListener) {
    self.request = request
    self.listener = listener
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    isModalInPresentation = true
    title = "Apple Pay"
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let sheet = PaymentSheet(request, listener)
    self.sheet = sheet
    sheet.fill(view)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sheet?.appeared()
  }
}
