public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// The sheet on which the user pays, as a view controller that the app presents. The user answers by its buttons; what the
/// device can pay with is in `XCUIDevice.wallet`.
@preconcurrency @MainActor open class PKPaymentAuthorizationViewController: UIViewController {
  /// The object that is informed of what the user does; it has to dismiss the sheet.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  private let request: PKPaymentRequest
  private lazy var listener = ViewControllerListener(self)
  private var sheet: PaymentSheet?

  /// Creates a sheet for a request; nil where the device cannot pay, or the request lacks something.
  public init?(paymentRequest request: PKPaymentRequest) {
    self.request = request
    super.init(nibName: nil, bundle: nil)
    guard Self.canMakePayments(), request.isValid else { return nil }
    modalPresentationStyle = .pageSheet
    isModalInPresentation = true
    title = "Apple Pay"
  }
  /// Returns nil; a sheet cannot be created from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether the device can pay at all.
  open class func canMakePayments() -> Bool { PKPaymentAuthorizationController.canMakePayments() }
  /// Returns whether the user has a card of some networks.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    PKPaymentAuthorizationController.canMakePayments(usingNetworks: supportedNetworks)
  }
  /// Returns whether the user has a card of some networks that the merchant can process.
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool {
    PKPaymentAuthorizationController.canMakePayments(usingNetworks: supportedNetworks, capabilities: capabilities)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let sheet = PaymentSheet(request, listener)
    self.sheet = sheet
    sheet.fill(view)
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sheet?.appeared()
  }
}
