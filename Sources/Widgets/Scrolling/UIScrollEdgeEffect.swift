public import Foundation
import PlainviewRuntime

/// How the content fades below bars at an edge of a scroll view; kept, without effect.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// The kinds of edges.
  @preconcurrency @MainActor open class Style: NSObject {
    fileprivate static let made = (
      automatic: Style(kind: "automatic"), hard: Style(kind: "hard"), soft: Style(kind: "soft")
    )
    private let kind: String

    private init(kind: String) {
      self.kind = kind
      super.init()
    }

    @available(*, unavailable) public override init() { fatalError("use UIScrollEdgeEffect.Style.automatic") }

    /// The kind that fits to the bars.
    open class var automatic: Style { made.automatic }
    /// An edge with a line.
    open class var hard: Style { made.hard }
    /// An edge that fades.
    open class var soft: Style { made.soft }
  }

  /// The kind of the edge. Kept, without effect.
  open var style = Style.automatic
  /// Whether nothing fades. Kept, without effect.
  open var isHidden = false
}

extension UIScrollView {
  /// How the content fades at the top.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  /// How the content fades at the left.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  /// How the content fades at the bottom.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  /// How the content fades at the right.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }

  private var edgeEffects: ScrollEdges {
    if let known = objc_getAssociatedObject(self, ScrollEdges.key) as? ScrollEdges { return known }
    let made = ScrollEdges()
    objc_setAssociatedObject(self, ScrollEdges.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

/// The effects at the four edges of a scroll view.
@MainActor private final class ScrollEdges {
  static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  let top = UIScrollEdgeEffect()
  let left = UIScrollEdgeEffect()
  let bottom = UIScrollEdgeEffect()
  let right = UIScrollEdgeEffect()
}
