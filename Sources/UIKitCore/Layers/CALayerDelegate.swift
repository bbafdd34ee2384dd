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

extension UIView: CALayerDelegate {}

extension CALayer {
  var baseDelegate: (any CALayerDelegate)? {
    get { storedExtras?.delegate ?? view }
    set { extras.delegate = newValue }
  }

  /// The delegate of a layer of no view; views handle their own layers.
  private var outerDelegate: (any CALayerDelegate)? { view == nil ? storedExtras?.delegate : nil }

  /// The search that Core Animation documents: delegate, `actions`, the actions of `style`, the class.
  func baseAction(forKey event: String) -> (any CAAction)? {
    let asked: (any CAAction)? = UserCode.ask(delegate, "action(for:forKey:)") { $0.action(for: self, forKey: event) }
    let styled = (storedExtras?.style?["actions"] as? [String: any CAAction])?[event]
    return asked ?? storedExtras?.actions?[event] ?? styled
      ?? UserCode.run(else: nil) { type(of: self).defaultAction(forKey: event) }
  }

  /// Runs the app's action for a change of a layer of no view; without one the change is shown at once.
  func ran(_ event: String) {
    guard view == nil, let extras = storedExtras, extras.delegate != nil || extras.actions != nil,
      !CATransaction.disableActions(), UserCode.mayRun
    else { return }
    UserCode.run(else: nil) { action(forKey: event) }?.run(forKey: event, object: self, arguments: nil)
  }

  /// Gets contents from the delegate, or keeps the layer's drawing until it needs display.
  func baseDisplay() {
    let isDisplayed: Void? = UserCode.ask(outerDelegate, "display(_:)") { $0.display(self) }
    if isDisplayed == nil { record() }
  }

  func record() {
    let area = drawnArea
    UserCode.tell(outerDelegate, "layerWillDraw(_:)") { $0.layerWillDraw(self) }
    let context = CGContext(area: area, scale: contentsScale)
    GraphicsContexts.shared.push(context)
    UserCode.run { draw(in: context) }
    GraphicsContexts.shared.pop()
    if !context.steps.isEmpty { extras.drawing = ViewDrawing(context.steps, bounds: area) }
  }

  func baseDraw(in ctx: CGContext) {
    guard let delegate = outerDelegate else { return }
    UserCode.tell(delegate, "draw(_:in:)") { $0.draw(self, in: ctx) }
  }

  // MARK: Layout

  func baseLayoutSublayers() {
    guard let delegate = outerDelegate else { return }
    UserCode.tell(delegate, "layoutSublayers(of:)") { $0.layoutSublayers(of: self) }
  }

  /// A view is laid out; another layer has its sublayers laid out when the turn is over.
  func baseSetNeedsLayout() {
    if let view { return view.setNeedsLayout() }
    guard !(storedExtras?.needsLayout ?? false) else { return }
    extras.needsLayout = true
    UIApplication.shared.afterCommit { [weak self] in if self?.needsLayout() == true { self?.layoutIfNeeded() } }
  }

  func baseLayoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    extras.needsLayout = false
    UserCode.run { layoutSublayers() }
  }

  /// Lays out a layer of no view again when its size has changed, if the app lays it out.
  func sizeDidChange() {
    guard view == nil, storedExtras?.delegate != nil || !isFrameworkType(type(of: self)) else { return }
    setNeedsLayout()
  }
}
