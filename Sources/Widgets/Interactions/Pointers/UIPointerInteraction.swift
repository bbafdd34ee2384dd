public import Foundation
public import PlainviewUIKitCore

/// Changes how a pointer looks over a view; kept as data, since there is no pointer: the delegate is never asked.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Would ask the delegate anew; without a pointer there is nothing to ask about.
  open func invalidate() {}
}

/// Where a pointer is that a region is asked for.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  open private(set) var location = CGPoint.zero
  open private(set) var modifiers: UIKeyModifierFlags = []
}

/// An area of a view over which a pointer looks alike.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// In the coordinates of the view.
  open private(set) var rect: CGRect
  open private(set) var identifier: AnyHashable?
  open var latchingAxes: UIAxis = []

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
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The form of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// What a pointer does to the view under it.
public enum UIPointerEffect {
  /// How the tint of the view changes; raw values are UIKit's.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// How a pointer looks; kept as data.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  package private(set) var effect: UIPointerEffect?
  package private(set) var shape: UIPointerShape?
  package private(set) var constrainedAxes: UIAxis = []

  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
    (self.effect, self.shape) = (effect, shape)
  }

  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init()
    (self.shape, self.constrainedAxes) = (shape, constrainedAxes)
  }

  public required override init() { super.init() }

  /// No pointer at all.
  open class func hidden() -> Self { made() }
  /// That of the system.
  open class func system() -> Self { made() }

  private static func made() -> Self { Self() }
}
