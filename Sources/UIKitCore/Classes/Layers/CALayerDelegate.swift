public import Foundation
public import PlainviewGraphics
package import PlainviewRuntime

/// Draws and lays out a layer and provides the actions for its changes; every method has a default.
///
/// The layer of a view has the view for its delegate.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents; without it the layer draws.
  func display(_ layer: CALayer)
  /// Draws the layer's contents into a context.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer draws its contents.
  func layerWillDraw(_ layer: CALayer)
  /// Called to lay out the sublayers after the bounds have changed.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action of a property's change; nil leaves that to the layer, `NSNull` does nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// By default the layer draws itself.
  dynamic public func display(_ layer: CALayer) { leftOut(by: self, with: [layer]) }
  /// Draws nothing by default.
  dynamic public func draw(_ layer: CALayer, in ctx: CGContext) { leftOut(by: self, with: [layer, ctx]) }
  /// Does nothing by default.
  dynamic public func layerWillDraw(_ layer: CALayer) { leftOut(by: self, with: [layer]) }
  /// Does nothing by default.
  dynamic public func layoutSublayers(of layer: CALayer) { leftOut(by: self, with: [layer]) }
  /// By default nil: the layer itself is asked for the action.
  dynamic public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    leftOut(by: self, nil, with: [layer, event])
  }
}

/// The delegate methods of layers.
@MainActor package enum LayerMethods {
  package static let delegate = DelegateMethods<any CALayerDelegate>(
    [
      "display(_:)": "displayLayer:", "draw(_:in:)": "drawLayer:inContext:", "layerWillDraw(_:)": "layerWillDraw:",
      "layoutSublayers(of:)": "layoutSublayersOfLayer:", "action(for:forKey:)": "actionForLayer:forKey:",
    ], bare: BareDelegate())
}

/// The action of a layer's change.
@preconcurrency @MainActor public protocol CAAction {
  /// Runs the action for a change of an object; `event` is usually a property's name.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer, under the event's name.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension BareDelegate: CALayerDelegate {}
