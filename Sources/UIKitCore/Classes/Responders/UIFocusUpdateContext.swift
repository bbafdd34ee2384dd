public import Foundation
public import PlainviewGraphics

/// A movement of the focus from one item to another.
///
/// Apps get none from here, since no focus moves; subclasses and mocks may be made.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus; nil unless a subclass differs.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that gets the focus; nil unless a subclass differs.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The item that had the focus, if it is a view.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The item that gets the focus, if it is a view.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// The direction of the movement; none unless a subclass differs.
  open var focusHeading: UIFocusHeading { [] }

  public override init() { super.init() }
}

/// Runs animations beside those of the focus: at once here.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  public override init() { super.init() }

  /// Runs the animations and then the completion, at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
  /// Runs the animations of the item that gets the focus and then the completion, at once.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(FocusAnimation())
    completion?()
  }
  /// Runs the animations of the item that loses the focus and then the completion, at once.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(FocusAnimation())
    completion?()
  }
}

/// How long the focus takes to move.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// Seconds.
  var duration: TimeInterval { get }
}

private final class FocusAnimation: NSObject, UIFocusAnimationContext {
  let duration: TimeInterval = 0
}

/// Finds the item with the focus: nil everywhere, as on a phone without a keyboard.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  /// The item that has the focus; always nil.
  open var focusedItem: (any UIFocusItem)? { nil }

  /// Returns the focus system of an environment; always nil.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// Returns whether an environment is another one or around it.
  open class func environment(_ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment) -> Bool {
    environment.contains(other)
  }
  /// Asks for the focus to move into an environment. Without effect: no focus moves.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Moves the focus now, if that was asked for. Without effect: no focus moves.
  open func updateFocusIfNeeded() {}

  /// The name of the notification of a focus that has moved; never posted here.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// The name of the notification of a focus that could not move; never posted here.
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
}

/// A hint at where the focus is about to move.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject, NSCopying {
  /// The direction of the hint; always zero.
  open var movementDirection: CGVector { .zero }
  /// The transform that tilts the item; always identity.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// The angles that tilt the item, in radians; always zero.
  open var rotation: CGVector { .zero }
  /// The distances that shift the item, in points; always zero.
  open var translation: CGVector { .zero }
  /// The transform of tilt and shift together; always identity.
  open var interactionTransform: CATransform3D { CATransform3DIdentity }

  public override init() { super.init() }
  /// Returns a new hint, which is like any other.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { UIFocusMovementHint(copy: ()) }
  private nonisolated init(copy: Void) { super.init() }
}

/// The effect of an item with the focus; kept as data.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  public override init() { super.init() }
}

/// A ring around the item with the focus; kept as data.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring stands among views.
  public enum Position: Int, Sendable { case automatic, outside, inside }

  /// The view that the ring is added to; nil for the item's own. Not retained. Kept, without effect.
  open weak var containerView: UIView?
  /// The view that the ring is drawn relative to; not retained. Kept, without effect.
  open weak var referenceView: UIView?
  /// Whether the ring is outside or inside of its path. Kept, without effect.
  open var position = Position.automatic
  /// The line of the ring; nil for the item's own outline.
  public private(set) var path: UIBezierPath?

  public override init() { super.init() }
  /// Creates a ring around a rectangle.
  public init(rect: CGRect) {
    path = UIBezierPath(rect: rect)
    super.init()
  }
  /// Creates a ring around a rectangle with rounded corners; the curve of the corners has no effect.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }
  /// Creates a ring around a path.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }
}

/// An area that leads the focus to other environments.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Kept, without effect: no focus moves.
  open var isEnabled = true
  /// Kept, without effect: no focus moves.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
  /// The first of the preferred environments, if it is a view.
  open var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }
}
