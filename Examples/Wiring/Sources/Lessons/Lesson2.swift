import UIKit

// Lesson 2, a delegate that is gone: text fields hold their delegates weakly.

/// Lets nothing but letters into a field.
final class LettersOnly: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { string.allSatisfy(\.isLetter) }
}

final class CouponController: LessonController {
  private let field = UITextField()
  /// Mended: the controller holds the delegate.
  private let delegate: LettersOnly?

  init(keepsDelegate: Bool) {
    let delegate = LettersOnly()
    self.delegate = keepsDelegate ? delegate : nil
    super.init(nibName: nil, bundle: nil)
    // The fault: without the property above, the delegate ends with this initializer.
    field.delegate = delegate
  }

  required init?(coder: NSCoder) { nil }

  override var rows: [UIView] {
    field.placeholder = "Coupon"
    field.borderStyle = .roundedRect
    return [field]
  }
}
