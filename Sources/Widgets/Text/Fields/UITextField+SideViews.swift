import Foundation
import PlainviewUIKitCore

// The views beside the text, and the button that clears it.
extension UITextField {
  func baseClearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  func baseLeftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = leftView?.bounds.size, shows(leftViewMode) else { return .zero }
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func baseRightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = rightView?.bounds.size, shows(rightViewMode) else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Gives the views beside the text their rectangles, and takes those out that are not shown.
  func layOutSideViews() {
    for (view, isShown, rectangle) in [
      (leftView, shows(leftViewMode), leftViewRect(forBounds: bounds)),
      (rightView, shows(rightViewMode), rightViewRect(forBounds: bounds)),
    ] {
      guard let view else { continue }
      if isShown {
        if view.superview !== self { addSubview(view) }
        view.frame = rectangle
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
  }
}
