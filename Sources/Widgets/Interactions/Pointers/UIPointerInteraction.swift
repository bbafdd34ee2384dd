public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// Changes the style of a pointer over a view; kept as data, since there is no pointer: the delegate is never asked.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// Would decide about regions and styles; never called here. Not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is on; true by default. Kept, without effect.
  open var isEnabled = true

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }
  /// Would ask the delegate anew; without a pointer there is nothing to ask about.
  open func invalidate() {}
}

/// Where a pointer is that a region is asked for.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The position of the pointer: always zero here.
  open private(set) var location = CGPoint.zero
  /// The modifier keys that are held: always none here.
  open private(set) var modifiers: UIKeyModifierFlags = []
}

/// An area of a view with one pointer style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// In the coordinates of the view.
  open private(set) var rect: CGRect
  /// Identifies the region; nil for none.
  open private(set) var identifier: AnyHashable?
  /// The axes along which the region keeps the pointer; kept, without effect.
  open var latchingAxes: UIAxis = []

  /// Creates a region with a rectangle in the coordinates of the view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// The same object: it is never changed here.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Moves things along with a pointer; never made here.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that run with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the animation, with whether it was completed.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The form of a pointer.
public enum UIPointerShape {
  /// The area within a path.
  case path(UIBezierPath)
  /// A rectangle with rounded corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical bar of a length in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal bar of a length in points.
  case horizontalBeam(length: CGFloat)
}

/// What a pointer does to the view under it.
public enum UIPointerEffect {
  /// How the tint of the view changes; raw values are UIKit's.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
  /// The effect that the system chooses for the preview.
  case automatic(UITargetedPreview)
  /// The pointer becomes a highlight behind the preview.
  case highlight(UITargetedPreview)
  /// The preview is lifted and the pointer moves behind it.
  case lift(UITargetedPreview)
  /// The preview changes and the pointer keeps its shape.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The style of a pointer; nothing comes of it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// Creates a style with an effect and a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }

  /// Creates a style with a shape that moves along certain axes only.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }

  public required override init() { super.init() }

  /// No pointer at all.
  open class func hidden() -> Self { made() }
  /// That of the system.
  open class func system() -> Self { made() }

  private static func made() -> Self { Self() }
}
