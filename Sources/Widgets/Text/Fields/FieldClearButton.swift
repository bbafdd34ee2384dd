import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewTargetAction
@_spi(Plainview) import PlainviewUIKitCore

/// The button that empties a field, called "Clear text" as on a device; the field draws it.
final class FieldClearButton: UIButton {
  override var accessibilityLabel: String? {
    get { "Clear text" }
    set {}
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 19, height: 19) }
  override func drawText(on canvas: TextCanvas) {}
  override func drawScreen(on canvas: ScreenCanvas) {
    canvas.circle(CGPoint(x: bounds.midX, y: bounds.midY), radius: 8, .systemGray3)
    canvas.write("×", centeredIn: bounds, font: .systemFont(ofSize: 13, weight: .bold), color: .white)
  }
}

extension UITextField {
  /// Shows or removes the button, and sets its frame (contract T8).
  func layOutClearButton() {
    guard showsClearButton else {
      if clearButton?.superview === self { clearButton?.removeFromSuperview() }
      return
    }
    let button = clearButton ?? makeClearButton()
    if button.superview !== self { addSubview(button) }
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> FieldClearButton {
    let button = FieldClearButton(frame: .zero)
    button.addTarget(self, action: "clearByButton", for: .touchUpInside)
    clearButton = button
    return button
  }

  /// Clears, and begins to edit a field that is not edited (contract T8).
  func clearByButton() {
    _ = clear()
    becomeFirstResponder()
  }
}
