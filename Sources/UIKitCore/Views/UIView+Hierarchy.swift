import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime

extension UIView {
  /// Adds a view at an index, or in front of all others (contract R11, R12, R14).
  func insert(_ view: UIView, at index: Int?) {
    MainThreadChecker.check()
    guard view !== self else {
      raise(.invalidArgument("Can't add self as subview"))
      return
    }
    guard view.storedSubviews.isEmpty || !baseIsDescendant(of: view) else {
      raise(.invalidArgument("Can't add an ancestor of a view as its subview"))
      return
    }
    if view.storedSuperview === self { return reorder(view, to: index ?? storedSubviews.count - 1) }
    guard mayNest(view) else { return }
    let traits = mayChangeTraits(of: view) ? view.traitCollection : nil
    // The old parent is left without passing through "no superview".
    if view.storedSuperview != nil {
      view.detachFromSuperview(movingTo: self)
    } else {
      view.tell { $0.willMove(toSuperview: self) }
    }
    let window = view.storedWindow
    if window !== storedWindow { view.tellSubtreeWillMove(to: storedWindow) }
    if let index, index < storedSubviews.count {
      storedSubviews.insert(view, at: max(index, 0))
      subviewsDidMove()
    } else {
      view.indexInSuperview = Int32(storedSubviews.count)
      storedSubviews.append(view)
    }
    view.storedSuperview = self
    view.layoutNode.attach(to: layoutNode)
    if window !== storedWindow { view.moveSubtree(to: storedWindow) }
    if let traits { TraitChange.tell(view, traits) }
    view.refreshSafeArea()
    view.inheritMarks()
    if !isBeingLaidOutByApp { setNeedsLayout() }
    view.setNeedsLayout()
    view.tell { $0.didMoveToSuperview() }
    tell { $0.didAddSubview(view) }
  }

  /// Whether a `layoutSubviews` of the app runs for this view, which has no layout of UIKit's beside it.
  private var isBeingLaidOutByApp: Bool {
    guard LayoutPass.viewInLayout === self else { return false }
    return type(of: self) != UIView.self
      && classChain(from: type(of: self)).first { isFrameworkType($0) } == UIView.self
  }

  /// Calls a method that apps override, unless an exception ended the app.
  private func tell(_ body: (UIView) -> Void) {
    UserCode.run { body(self) }
  }

  func insert(_ view: UIView, above sibling: UIView) {
    insert(view, at: index(of: sibling, whenMoving: view).map { $0 + 1 })
    if sibling !== view { storedLayer?.subviewWasInserted(view, above: sibling) }
  }

  func insert(_ view: UIView, below sibling: UIView) { insert(view, at: index(of: sibling, whenMoving: view)) }

  /// The index of a sibling without the view that moves; nil, for the front, if it is not a subview.
  private func index(of sibling: UIView, whenMoving view: UIView) -> Int? {
    storedSubviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func exchange(_ one: Int, _ other: Int) {
    guard storedSubviews.indices.contains(one), storedSubviews.indices.contains(other) else { return }
    storedSubviews.swapAt(one, other)
    subviewsDidMove()
  }

  func reorder(_ view: UIView, to index: Int) {
    MainThreadChecker.check()
    guard let current = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    let target = min(max(index, 0), storedSubviews.count - 1)
    // So that bringing a view to the front at each layout ends.
    guard target != current else { return }
    storedSubviews.remove(at: current)
    storedSubviews.insert(view, at: target)
    subviewsDidMove()
    setNeedsLayout()
  }

  func leaveSuperview() {
    MainThreadChecker.check()
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
    parent.storedLayer?.subviewWillLeave(self)
    parent.forgetSubview(self)
    storedSuperview = nil
    parent.setNeedsLayout()
    parent.didRemoveSubview(self)
  }

  private func forgetSubview(_ view: UIView) {
    let index = Int(view.subviewIndex(in: self))
    guard index < storedSubviews.count, storedSubviews[index] === view else { return }
    storedSubviews.remove(at: index)
    if index < storedSubviews.count { subviewsDidMove() }
  }

  func baseIsDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.storedSuperview
    }
    return false
  }

  // MARK: Windows

  func tellSubtreeWillMove(to window: UIWindow?) {
    if storedSubviews.isEmpty { return tellWillMove(to: window) }
    for view in preorder() { view.tellWillMove(to: window) }
  }

  private func tellWillMove(to window: UIWindow?) {
    UserCode.run { viewController?.viewWillMove(to: window) }
    tell { $0.willMove(toWindow: window) }
  }

  func moveSubtree(to window: UIWindow?) {
    let former = storedWindow
    if let former, window !== former { former.subtreeWillLeave(self) }
    let measuresOtherwise = window.map { $0.measuresOtherwise(than: former) } ?? false
    if storedSubviews.isEmpty {
      storedWindow = window
      return tellDidMove(to: window, measuresOtherwise)
    }
    let views = preorder()
    for view in views { view.storedWindow = window }
    for view in views { view.tellDidMove(to: window, measuresOtherwise) }
  }

  private func tellDidMove(to window: UIWindow?, _ measuresOtherwise: Bool) {
    guard UserCode.mayRun else { return }
    if storedWindow != nil, let takesAppearance = Self.takesAppearance { takesAppearance(self) }
    if measuresOtherwise { contentSizeDidChange() }
    didMoveToWindow()
    UserCode.run { viewController?.viewDidMove(to: window) }
  }

  /// Applies appearance proxies of a view's class; set when an app first uses one.
  package static var takesAppearance: (@MainActor (UIView) -> Void)?

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

  func changeTint(to color: UIColor?) {
    MainThreadChecker.check()
    storedTint = color
    if color != nil { TintUse.noteTint() }
    tellTintDidChange()
  }

  func tellTintDidChange() {
    for view in preorder() where view === self || view.storedTint == nil { view.tintColorDidChange() }
  }
}
