import Foundation
import PlainviewGraphics
import PlainviewUIKitCore

/// The rectangles of the parts of a field, and its preferred size.
extension UITextField {
  func contentRect(_ bounds: CGRect) -> CGRect {
    let inset: CGFloat = borderStyle == .none ? 0 : 7
    let left = max(leftViewRect(forBounds: bounds).width, inset)
    let right = max(rightViewRect(forBounds: bounds).width, showsClearButton ? 24 : inset)
    return bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
  }

  /// Whether something of the mode is shown now.
  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  var showsClearButton: Bool { shows(clearButtonMode) && hasText && isEnabled }

  func replace(_ old: UIView?, with new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  /// The height of a line with what the border adds, and the width of what is shown (interface-builder sizes).
  var ownSize: CGSize {
    let shown = storage.text.isEmpty ? storedPlaceholder ?? "" : storage.text
    if let stored = documentSize, stored.text == shown { return stored.size }
    let metrics = traitCollection.textMetrics
    let scale = traitCollection.displayScale
    let font = storedFont ?? .systemFont(ofSize: 17)
    let text = sizeOfLine(shown, metrics, font)
    let line = PixelRounding.ceil(text.height, scale: scale)
    let width = PixelRounding.ceil(text.width, scale: scale)
    let inset = bounds.width - textRect(forBounds: bounds).width
    // In cells the brackets and the caret behind the text are added.
    let marks: CGFloat = metrics == .cells ? 3 * TextMetrics.cellWidth : 0
    let height = borderStyle == .roundedRect ? max(roundedHeight, line) : line.rounded(.up)
    return CGSize(width: width + inset + marks, height: height)
  }
}
