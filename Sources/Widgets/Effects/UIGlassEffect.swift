public import Foundation
public import PlainviewGraphics

/// Glass over what is behind. The regular style gives the contents an opaque color here, as a blur does.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// The styles of glass; the clear one lets everything through.
  public enum Style: Int, Sendable { case regular, clear }

  package let style: Style
  /// Whether the glass reacts to touches. Kept, without effect.
  open var isInteractive = false
  /// The color of the glass; nil for none. It counts when the effect is given to a view.
  open var tintColor: UIColor?

  /// Creates a glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a glass of the regular style.
  public override convenience init() { self.init(style: .regular) }

  /// Returns an effect with the same values.
  open nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIGlassEffect in
      let copy = UIGlassEffect(style: style)
      copy.isInteractive = isInteractive
      copy.tintColor = tintColor
      return copy
    }
  }
}

/// Lets the glass of several views flow together; here they stay apart.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// How near views flow together, in points. Kept, without effect.
  open var spacing: CGFloat = 0

  /// Returns an effect with the same values.
  open nonisolated override func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIGlassContainerEffect in
      let copy = UIGlassContainerEffect()
      copy.spacing = spacing
      return copy
    }
  }
}
