import Foundation
import PlainviewLayout
import PlainviewRuntime

extension UIView {
  /// Adds a view at an index, or in front of all others (contract R11, R12, R14).
  func insert(_ view: UIView, at index: Int?) {
    guard view !== self else {
      raise(.invalidArgument("Can't add self as subview"))
      return
    }
    guard view.storedSubviews.isEmpty || !isDescendant(of: view) else {
      raise(.invalidArgument("Can't add an ancestor of a view as its subview"))
      return
    }
    if view.storedSuperview === self { return reorder(view, to: index ?? storedSubviews.count - 1) }
    // The old parent is left without passing through "no superview".
    if view.storedSuperview != nil {
      view.detachFromSuperview(movingTo: self)
    } else {
      view.tell { $0.willMove(toSuperview: self) }
    }
    let window = view.storedWindow
    if window !== storedWindow { view.tellSubtreeWillMove(to: storedWindow) }
    storedSubviews.insert(view, at: min(max(index ?? storedSubviews.count, 0), storedSubviews.count))
    view.storedSuperview = self
    view.layoutNode.attach(to: layoutNode)
    if window !== storedWindow { view.moveSubtree(to: storedWindow) }
    view.refreshSafeArea()
    view.inheritMarks()
    setNeedsLayout()
    view.setNeedsLayout()
    view.tell { $0.didMoveToSuperview() }
    tell { $0.didAddSubview(view) }
  }

  /// Calls a method that apps override, unless an exception ended the app.
  private func tell(_ body: (UIView) -> Void) {
    if !SimulatedProcess.isUnwinding { body(self) }
  }

  func insert(_ view: UIView, above sibling: UIView) {
    insert(view, at: index(of: sibling, whenMoving: view).map { $0 + 1 })
  }

  func insert(_ view: UIView, below sibling: UIView) { insert(view, at: index(of: sibling, whenMoving: view)) }

  /// The place of a sibling once the view that moves is gone from its place; nil, the front, for a stranger.
  private func index(of sibling: UIView, whenMoving view: UIView) -> Int? {
    storedSubviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func exchange(_ one: Int, _ other: Int) {
    guard storedSubviews.indices.contains(one), storedSubviews.indices.contains(other) else { return }
    storedSubviews.swapAt(one, other)
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let current = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: current)
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard storedSuperview != nil else { return }
    detachFromSuperview(movingTo: nil)
    let window = storedWindow
    if window != nil { moveSubtree(to: nil) }
    refreshSafeArea()
    tell { $0.didMoveToSuperview() }
  }

  /// Leaves the superview with the calls that come before; the ones after it are the caller's.
  private func detachFromSuperview(movingTo newSuperview: UIView?) {
    guard let parent = storedSuperview else { return }
    parent.tell { $0.willRemoveSubview(self) }
    tell { $0.willMove(toSuperview: newSuperview) }
    if newSuperview == nil, storedWindow != nil { tellSubtreeWillMove(to: nil) }
    layoutNode.detach()
    parent.storedSubviews.removeAll { $0 === self }
    storedSuperview = nil
    parent.setNeedsLayout()
    parent.didRemoveSubview(self)
  }

  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.storedSuperview
    }
    return false
  }

  // MARK: Windows

  func tellSubtreeWillMove(to window: UIWindow?) {
    for view in preorder() where !SimulatedProcess.isUnwinding {
      view.viewController?.viewWillMove(to: window)
      view.tell { $0.willMove(toWindow: window) }
    }
  }

  func moveSubtree(to window: UIWindow?) {
    let former = storedWindow
    if let former, window !== former { former.subtreeWillLeave(self) }
    let views = preorder()
    for view in views { view.storedWindow = window }
    for view in views where !SimulatedProcess.isUnwinding {
      view.windowDidChange(from: former)
      view.didMoveToWindow()
      if !SimulatedProcess.isUnwinding { view.viewController?.viewDidMove(to: window) }
    }
  }

  private func windowDidChange(from former: UIWindow?) {
    if storedWindow == nil { return }
    if traitCollection.textMetrics != (former?.traitCollection ?? .current).textMetrics { contentSizeDidChange() }
  }

  /// The view and everything below it, parents before children.
  package func preorder() -> [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.storedSubviews.reversed())
    }
    return found
  }

  func firstView(tagged tag: Int) -> UIView? { preorder().first { $0.tag == tag } }

  func tellTintDidChange() {
    for view in preorder() where view === self || view.storedTint == nil { view.tintColorDidChange() }
  }
}
