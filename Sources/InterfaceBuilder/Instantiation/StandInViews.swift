import Foundation
import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// What a view of a kind without a class has of that kind: its name and its sizes.
struct StandInKind {
  var className = "UIView"
  var size = ControlSize()
}

/// A view that takes part in layout as one of a kind that has no class here yet, and shows nothing of it.
class StandInView: UIView, ClassStandIn {
  var kind = StandInKind()

  nonisolated var shownClassName: String { MainActor.assumeIsolated { kind.className } }
  override var intrinsicContentSize: CGSize { documentSize?.size ?? kind.size.intrinsic }
  override var alignmentRectInsets: UIEdgeInsets { kind.size.alignmentInsets }
}

/// A view whose descendants' constraints mean its content, as those of a scroll view do; it does not scroll.
class StandInScrollView: StandInView, ContentScrolling {
  var adjustsContentForSafeArea = true

  /// The area that the descendants' constraints make as large as their content.
  private(set) lazy var contentGuide: UILayoutGuide = {
    let guide = guide("UIScrollView-contentLayoutGuide")
    pin([guide.leftAnchor.constraint(equalTo: leftAnchor), guide.topAnchor.constraint(equalTo: topAnchor)])
    // Content that leaves its size open fills the view.
    pin([guide.widthAnchor.constraint(equalTo: widthAnchor), guide.heightAnchor.constraint(equalTo: heightAnchor)], 1)
    return guide
  }()

  /// The area that the view shows.
  private(set) lazy var frameGuide: UILayoutGuide = {
    let guide = guide("UIScrollView-frameLayoutGuide")
    pin([
      guide.leftAnchor.constraint(equalTo: contentGuide.leftAnchor),
      guide.topAnchor.constraint(equalTo: contentGuide.topAnchor),
      guide.widthAnchor.constraint(equalTo: widthAnchor), guide.heightAnchor.constraint(equalTo: heightAnchor),
    ])
    return guide
  }()

  private func guide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  private func pin(_ constraints: [NSLayoutConstraint], _ priority: Float = 1000) {
    for constraint in constraints {
      constraint.isSystem = true
      constraint.priority = UILayoutPriority(priority)
    }
    addConstraints(constraints)
  }
}
