public import Foundation

/// A movement of the focus from one item to another.
///
/// Apps get none from here, since no focus moves; subclasses and mocks may be made.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  open var focusHeading: UIFocusHeading { [] }

  public override init() { super.init() }
}

/// Runs animations beside those of the focus: at once here.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  public override init() { super.init() }

  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(FocusAnimation())
    completion?()
  }
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
  open var focusedItem: (any UIFocusItem)? { nil }

  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  open class func environment(_ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment) -> Bool {
    environment.contains(other)
  }
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}

  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
}

/// A hint at where the focus is about to move.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject, NSCopying {
  open var movementDirection: CGVector { .zero }
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  open var rotation: CGVector { .zero }
  open var translation: CGVector { .zero }
  open var interactionTransform: CATransform3D { CATransform3DIdentity }

  public override init() { super.init() }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { UIFocusMovementHint(copy: ()) }
  private nonisolated init(copy: Void) { super.init() }
}

/// How an item with the focus looks; kept as data.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  public override init() { super.init() }
}

/// A ring around the item with the focus; kept as data.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring stands among views.
  public enum Position: Int, Sendable { case automatic, outside, inside }

  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = Position.automatic
  public private(set) var path: UIBezierPath?

  public override init() { super.init() }
  public init(rect: CGRect) {
    path = UIBezierPath(rect: rect)
    super.init()
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }
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
  open var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }
}
