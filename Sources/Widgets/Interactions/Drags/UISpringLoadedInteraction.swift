public import Foundation
public import PlainviewUIKitCore

/// How far a drag over a view is from opening it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive, possible, activating, activated }

/// What a drag over a view is about.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the drag is from opening the view.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that would be opened.
  var targetView: UIView? { get set }
  /// The item that would be opened, as the app says.
  var targetItem: Any? { get set }
  /// Returns the position of the drag in a view.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether a drag may open a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the drag may open the view.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called after the drag left the view or ended.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Default for behaviors without the method: nothing happens.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a drag may open a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called whenever the state of the drag changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Opens a view that a drag stays over. Kept, without effect: drags open nothing here.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// Decides whether drags may open the view; nil for the standard behavior.
  open private(set) var interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  /// Shows that a drag may open the view; nil for the standard effect.
  open private(set) var interactionEffect: (any UISpringLoadedInteractionEffect)?

  /// Creates an interaction with a behavior, an effect and a closure; the closure is never called here.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior
    self.interactionEffect = interactionEffect
    super.init()
  }

  /// Creates an interaction with standard behavior and effect; the closure is never called here.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  /// Called before the interaction is added to a view or removed from one; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A view that drags may open.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether drags that stay over the view open it.
  var isSpringLoaded: Bool { get set }
}
