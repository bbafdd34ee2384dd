import Foundation
import PlainviewGraphics
import PlainviewRuntime

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

extension UIView: CALayerDelegate {}
