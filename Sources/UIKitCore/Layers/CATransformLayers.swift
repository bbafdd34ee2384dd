public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime

/// A layer without content of its own, whose sublayers stand in space.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  package override var surfaceColor: CGColor? { nil }
  package override func paintContent(on canvas: TextCanvas) {}
  open override func hitTest(_ point: CGPoint) -> CALayer? {
    let hit = super.hitTest(point)
    return hit === self ? nil : hit
  }
}

/// Shows its sublayers several times, each time moved on.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown.
  open var instanceCount = 1
  /// How much later each one is in its animations, in seconds. Kept, without effect: pictures show layers as they are.
  open var instanceDelay: CFTimeInterval = 0
  /// How each one is moved from the one before, around the middle of the layer.
  open var instanceTransform = CATransform3DIdentity
  /// Whether the sublayers stay in space and are not flattened into a plane. Kept, without effect.
  open var preservesDepth = false
  /// The colour of the first. Kept, without effect: pictures show the sublayers' own colours.
  open var instanceColor: CGColor? = .white
  /// How much more red each copy is. Kept, without effect.
  open var instanceRedOffset: Float = 0
  /// How much more green each copy is. Kept, without effect.
  open var instanceGreenOffset: Float = 0
  /// How much more blue each copy is. Kept, without effect.
  open var instanceBlueOffset: Float = 0
  /// How much more opaque each copy is. Kept, without effect.
  open var instanceAlphaOffset: Float = 0

  private static let most = 1000

  package override var instances: [CGAffineTransform] {
    let (middle, step) = (CGPoint(x: bounds.midX, y: bounds.midY), CATransform3DGetAffineTransform(instanceTransform))
    let around = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(step)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    var (all, current) = ([CGAffineTransform](), CGAffineTransform.identity)
    for _ in 0..<max(0, min(instanceCount, Self.most)) {
      all.append(current)
      current = current.concatenating(around)
    }
    return all
  }
}

/// In which directions a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The mode as a text.
  public let rawValue: String
  /// Creates a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Only up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Only to the sides.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Shows a scrollable part of its content.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves a point of the content to the upper left corner.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode != .vertically, scrollMode != .none { origin.x = p.x }
    if scrollMode != .horizontally, scrollMode != .none { origin.y = p.y }
    bounds.origin = origin
  }

  /// Moves as little as is needed to show a rectangle.
  open func scroll(to r: CGRect) {
    let seen = bounds
    func scrolledOrigin(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      if low < start || high - low > length { return low }
      return high > start + length ? high - length : start
    }
    scroll(
      to: CGPoint(
        x: scrolledOrigin(r.minX, r.maxX, seen.minX, seen.width),
        y: scrolledOrigin(r.minY, r.maxY, seen.minY, seen.height)))
  }
}

/// Draws a large content in parts; here all of it at once.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  /// How long a part takes to appear, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// Kept, without effect: the content is drawn at once.
  open var levelsOfDetail = 1
  /// Kept, without effect: the content is drawn at once.
  open var levelsOfDetailBias = 0
  /// Pixels. Kept, without effect: the content is drawn at once.
  open var tileSize = CGSize(width: 256, height: 256)
}
