import Foundation
import PlainviewLayout
import PlainviewUIKitCore

extension UIImageView {
  /// The guide with the view's edges, made at first use.
  final var baseFocusedFrameGuide: UILayoutGuide {
    if let guide = layoutGuides.first(where: { $0 is FocusedFrameGuide }) { return guide }
    let guide = FocusedFrameGuide()
    guide.identifier = "UIImageViewFocusedFrameGuide"
    addLayoutGuide(guide)
    for edge in [
      guide.topAnchor.constraint(equalTo: topAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ] { edge.isActive = true }
    for edge in [
      guide.leftAnchor.constraint(equalTo: leftAnchor), guide.rightAnchor.constraint(equalTo: rightAnchor),
    ] { edge.isActive = true }
    return guide
  }
}

/// Marks the guide of a picture's view.
private final class FocusedFrameGuide: UILayoutGuide {}
