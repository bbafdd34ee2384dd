import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

/// The field of a sheet in which the user types a coupon's code, with its button.
@MainActor final class CouponField {
  private let field = UITextField(frame: .zero)
  /// Is called with the code when the user has typed it.
  var typed: (@MainActor (String) -> Void)?

  init(_ code: String?) {
    field.placeholder = "Coupon Code"
    field.text = code
    field.borderStyle = .roundedRect
  }

  /// A row with the field, which keeps what was typed, and the button that ends typing.
  func row(isEnabled: Bool) -> UIView {
    let button = Rows.button("Apply Coupon", isEnabled: isEnabled) { [weak self] in
      guard let self else { return }
      field.resignFirstResponder()
      typed?(field.text ?? "")
    }
    field.isEnabled = isEnabled
    let row = UIStackView(arrangedSubviews: [field, button])
    row.spacing = 8
    return row
  }
}
