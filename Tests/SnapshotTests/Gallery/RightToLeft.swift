import UIKit

/// Turns trees around, as an app in Arabic or Hebrew is.
@MainActor enum RightToLeft {
  /// The view, with everything in it laid out from right to left.
  @discardableResult
  static func mirrored<View: UIView>(_ view: View) -> View {
    view.semanticContentAttribute = .forceRightToLeft
    for subview in view.subviews { mirrored(subview) }
    return view
  }
}
