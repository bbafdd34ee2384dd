import Foundation
import PlainviewGraphics
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
