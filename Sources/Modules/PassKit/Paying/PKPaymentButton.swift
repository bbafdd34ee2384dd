public import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
public import PlainviewWidgets

/// The titles of the button.
public enum PKPaymentButtonType: Int, Sendable {
  /// Apple Pay.
  case plain
  /// Buy with Apple Pay.
  case buy
  /// Set up Apple Pay.
  case setUp
  /// Pay with Apple Pay.
  case inStore
  /// Donate with Apple Pay.
  case donate
  /// Check out with Apple Pay.
  case checkout
  /// Book with Apple Pay.
  case book
  /// Subscribe with Apple Pay.
  case subscribe
  /// Reload with Apple Pay.
  case reload
  /// Add Money with Apple Pay.
  case addMoney
  /// Top Up with Apple Pay.
  case topUp
  /// Order with Apple Pay.
  case order
  /// Rent with Apple Pay.
  case rent
  /// Support with Apple Pay.
  case support
  /// Contribute with Apple Pay.
  case contribute
  /// Tip with Apple Pay.
  case tip
  /// Continue with Apple Pay.
  case `continue`

  var title: String {
    switch self {
    case .plain: "Apple Pay"
    case .buy: "Buy with Apple Pay"
    case .setUp: "Set up Apple Pay"
    case .inStore: "Pay with Apple Pay"
    case .donate: "Donate with Apple Pay"
    case .checkout: "Check out with Apple Pay"
    case .book: "Book with Apple Pay"
    case .subscribe: "Subscribe with Apple Pay"
    case .reload: "Reload with Apple Pay"
    case .addMoney: "Add Money with Apple Pay"
    case .topUp: "Top Up with Apple Pay"
    case .order: "Order with Apple Pay"
    case .rent: "Rent with Apple Pay"
    case .support: "Support with Apple Pay"
    case .contribute: "Contribute with Apple Pay"
    case .tip: "Tip with Apple Pay"
    case .continue: "Continue with Apple Pay"
    }
  }
}

/// The colors of the button: white, white with an outline, black, or those that fit the appearance.
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// The button with which the user pays.
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
  /// The radius of the corners in points; 4 by default.
  open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

  /// Creates a button with a title and colors.
  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    setUp(type, style)
  }
  /// Creates a button with a title and colors.
  public convenience init(type buttonType: PKPaymentButtonType, style buttonStyle: PKPaymentButtonStyle) {
    self.init(paymentButtonType: buttonType, paymentButtonStyle: buttonStyle)
  }
  /// Creates a plain black button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.plain, .black)
  }
  /// Creates a plain black button from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.plain, .black)
  }

  private func setUp(_ type: PKPaymentButtonType, _ style: PKPaymentButtonStyle) {
    let (text, fill): (UIColor, UIColor) =
      switch style {
      case .white, .whiteOutline: (.black, .white)
      case .black: (.white, .black)
      case .automatic: (.systemBackground, .label)
      }
    setTitle(type.title, for: .normal)
    setTitleColor(text, for: .normal)
    backgroundColor = fill
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
  }
}

@section(".init_array") @used
private let registerWhenLoaded: @convention(c) @Sendable () -> Void = {
  ModuleViews.register("PKPaymentButton") { PKPaymentButton(coder: $0) }
}
