import Foundation
import PlainviewLayout
import PlainviewUIKitCore

extension UIView {
  /// How large the view is in a bar, in points: its intrinsic size, else its frame, else the size by its constraints.
  ///
  /// Constraints of its width or height alone come before its intrinsic size.
  var sizeInBar: CGSize {
    if constraints.contains(where: { $0.isActive && $0.isOfLength(of: self) }) { return fittedSize }
    let intrinsic = intrinsicContentSize
    let size = intrinsic.width < 0 ? bounds.size : intrinsic
    return size.width > 0 ? size : fittedSize
  }

  private var fittedSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
}

extension NSLayoutConstraint {
  fileprivate func isOfLength(of view: UIView) -> Bool {
    firstItem === view && secondItem == nil && (firstAttribute == .width || firstAttribute == .height)
  }
}
