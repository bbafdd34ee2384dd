public import Foundation
import PlainviewRuntime

/// The stack of current contexts, the innermost one last: each thread has its own, and so has each process's main actor.
///
/// Sendable since only its own thread uses it.
package final class GraphicsContexts: @unchecked Sendable {
  /// A context is made at the first access: most views draw nothing.
  private enum Entry {
    case made(CGContext)
    case view(CGRect, scale: CGFloat)
  }
  private var stack: [Entry] = []

  package static var shared: GraphicsContexts {
    if MainQueue.isCurrent { return SimulatedProcess.current.shared(GraphicsContexts.self) { GraphicsContexts() } }
    let key = "plainview.graphics-contexts"
    if let known = Thread.current.threadDictionary[key] as? GraphicsContexts { return known }
    let contexts = GraphicsContexts()
    Thread.current.threadDictionary[key] = contexts
    return contexts
  }

  var current: CGContext? {
    switch stack.last {
    case .made(let context): return context
    case .view(let area, let scale):
      let context = CGContext(area: area, scale: scale)
      stack[stack.count - 1] = .made(context)
      return context
    case nil: return nil
    }
  }

  package func push(_ context: CGContext) { stack.append(.made(context)) }

  @discardableResult
  package func pop() -> CGContext? {
    if case .made(let context) = stack.popLast() { return context }
    return nil
  }

  /// Runs the drawing of a view; returns what it drew, or nothing.
  package func record(area: CGRect, scale: CGFloat, _ body: () -> Void) -> [DrawingStep] {
    let depth = stack.count
    stack.append(.view(area, scale: scale))
    body()
    // Contexts that the code began and did not end are removed too.
    while stack.count > depth + 1 { stack.removeLast() }
    return pop()?.steps ?? []
  }
}

/// The context that drawing goes to: in `draw(_:)`, and between the beginning and the end of a picture; else nil.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.shared.current }
/// Makes a context the current one, which drawing functions use.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.shared.push(context)
}
/// Makes the context before the current one the current context again.
public func UIGraphicsPopContext() { GraphicsContexts.shared.pop() }

/// Begins a picture of a size in points, with one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points; a scale of zero is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let own = scale.isFinite && scale > 0 ? scale : UITraitCollection.current.displayScale
  GraphicsContexts.shared.push(CGContext(area: CGRect(origin: .zero, size: size), scale: own))
}

/// The picture that was drawn so far; nil outside of one, or if it has no size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), context.width > 0, context.height > 0 else { return nil }
  return UIImage(drawnBy: context)
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { GraphicsContexts.shared.pop() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws the line around a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
/// Fills a rectangle of the current context with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  inBlendMode(blendMode) { $0.fill(rect) }
}
/// Draws the line around a rectangle in the current context with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  inBlendMode(blendMode) { $0.stroke(rect) }
}

private func inBlendMode(_ mode: CGBlendMode, _ draw: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(mode)
  draw(context)
  context.restoreGState()
}

/// Limits drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIImage {
  /// The picture that was drawn in a context; one that shows nothing but another picture has its name.
  convenience init(drawnBy context: CGContext) {
    var properties = Properties()
    properties.size = context.area.size
    properties.scale = context.scale
    properties.drawing = Drawing()
    if context.steps.count == 1, case .image(let name, _) = context.steps[0].content { properties.name = name }
    self.init(properties)
  }
}
