import Foundation
import PlainviewLayout
import PlainviewUIKitCore

extension UIView {
  /// How large the view is in a bar, in points: its own wish, else its frame, else what its constraints come to.
  ///
  /// Constraints of its width or height alone count before its wish.
  var sizeInBar: CGSize {
    if constraints.contains(where: { $0.isActive && $0.isOfLength(of: self) }) { return fittedSize }
    let wish = intrinsicContentSize
    let size = wish.width < 0 ? bounds.size : wish
    return size.width > 0 ? size : fittedSize
  }

  private var fittedSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
}

extension NSLayoutConstraint {
  fileprivate func isOfLength(of view: UIView) -> Bool {
    firstItem === view && secondItem == nil && (firstAttribute == .width || firstAttribute == .height)
  }
}
