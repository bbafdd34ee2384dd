import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// A change of a navigation stack that is to be shown: from which controller to which, and the controllers that are added and removed.
struct StackChange {
  let from: UIViewController?
  var to: UIViewController?
  var operation: UINavigationController.Operation
  var isAnimated: Bool
  var coming: [UIViewController]
  var leaving: [UIViewController]
  /// The stack as it was, for a change that is cancelled.
  let former: [UIViewController]
  /// The transactions that the changes were asked for in, which end with the change.
  var transactions: [CATransaction.Level] = []
}

extension UINavigationController {
  /// Runs a change of the stack, or keeps it until the one that is shown now is over (contract V10).
  func whenIdle(_ change: @escaping @MainActor (UINavigationController) -> Void) {
    guard runningChange != nil else { return change(self) }
    waitingChanges.append { [weak self] in self.map(change) }
  }

  func push(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController {
      raise(.invalidArgument("Pushing a navigation controller is not supported"))
    } else if controller.parent === self, stack.contains(where: { $0 === controller }) {
      raise(
        .invalidArgument(
          "Pushing the same view controller instance more than once is not supported "
            + "(<\(SimulatedProcess.classAndAddress(of: controller))>)"))
    } else {
      append(controller, animated: animated)
    }
  }

  /// Puts one controller on top, at a cost that does not grow with the stack.
  private func append(_ controller: UIViewController, animated: Bool) {
    controller.isEnteringParent = true
    addChild(controller)
    let from = stack.last
    let former = pendingChange == nil ? stack : []
    stack.append(controller)
    show(
      StackChange(
        from: from, to: controller, operation: .push, isAnimated: animated, coming: [controller], leaving: [],
        former: former))
  }

  func pop(to target: UIViewController?, animated: Bool) {
    guard let target, let index = stack.firstIndex(where: { $0 === target }), index < stack.count - 1 else { return }
    change(to: Array(stack[...index]), .pop, animated: animated)
  }

  func replace(by new: [UIViewController], animated: Bool) {
    guard !new.contains(where: { $0 is UINavigationController }) else {
      raise(.invalidArgument("Pushing a navigation controller is not supported"))
      return
    }
    let popsBack = new.last.map { top in stack.dropLast().contains { $0 === top } } ?? false
    change(to: new, popsBack ? .pop : .push, animated: animated)
  }

  private func change(to new: [UIViewController], _ operation: Operation, animated: Bool) {
    let old = stack
    let (were, will) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    let coming = new.filter { !were.contains(ObjectIdentifier($0)) }
    let leaving = old.filter { !will.contains(ObjectIdentifier($0)) }
    for controller in coming {
      controller.isEnteringParent = true
      addChild(controller)
    }
    for controller in leaving {
      controller.isLeavingParent = true
      controller.tellWillMove(toParent: nil)
    }
    stack = new
    show(
      StackChange(
        from: old.last, to: new.last, operation: operation, isAnimated: animated, coming: coming, leaving: leaving,
        former: old))
  }

  /// Shows a change of the stack in the next layout, if the view is on the screen.
  private func show(_ change: StackChange) {
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.refreshBarOffScreen()
    guard let view = viewIfLoaded, view.window != nil, isSeen, change.from !== change.to else {
      return changeWithoutTransition(coming: change.coming, leaving: change.leaving)
    }
    gather(change)
    if let transaction = CATransaction.current {
      transaction.wait()
      pendingChange?.transactions.append(transaction)
    }
    view.setNeedsLayout()
  }

  private var isSeen: Bool { appearance == .appeared || appearance == .appearing }

  /// Changes of one turn are shown as one transition, from the visible screen to the last one.
  private func gather(_ change: StackChange) {
    guard pendingChange != nil else {
      pendingChange = change
      return
    }
    // Changed in place: a copy for each of many pushes would make them slow.
    let leadsBack = pendingChange?.from === change.to
    pendingChange?.to = change.to
    pendingChange?.operation = leadsBack ? .none : change.operation
    pendingChange?.isAnimated = change.isAnimated
    pendingChange?.coming += change.coming
    pendingChange?.leaving += change.leaving
  }

  private func changeWithoutTransition(coming: [UIViewController], leaving: [UIViewController]) {
    if runningChange == nil { takeItems() }
    if viewIfLoaded?.window != nil || stack.last?.isViewLoaded ?? false { showTopWithoutTransition() }
    settle(coming: coming, leaving: leaving)
  }

  /// Tells the controllers that were added or removed that the change is over.
  func settle(coming: [UIViewController], leaving: [UIViewController]) {
    let here = leaving.isEmpty ? [] : Set(stack.map(ObjectIdentifier.init))
    for controller in leaving {
      controller.isLeavingParent = false
      // One that was added again, or that has another parent by now, is not removed.
      if here.contains(ObjectIdentifier(controller)) || controller.parent !== self { continue }
      controller.barInsets = .zero
      controller.removeFromParent()
    }
    for controller in coming {
      controller.isEnteringParent = false
      if controller.parent === self { controller.tellDidMove(toParent: self) }
    }
  }

  /// Takes other controllers without a transition: what a split view controller does when it collapses and expands.
  func replaceAtOnce(by new: [UIViewController]) {
    guard runningChange == nil, pendingChange == nil else { return replace(by: new, animated: false) }
    let (were, will) = (Set(stack.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    for controller in stack.reversed() where !will.contains(ObjectIdentifier(controller)) {
      controller.tellWillMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.barInsets = .zero
      controller.removeFromParent()
    }
    stack = new
    for controller in new where !were.contains(ObjectIdentifier(controller)) {
      addChild(controller)
      controller.tellDidMove(toParent: self)
    }
    showTopWithoutTransition()
  }

  /// Adds the top controller's view, for a container that is not visible or was just added.
  func showTopWithoutTransition() {
    guard isViewLoaded, pendingChange == nil, runningChange == nil else { return }
    takeItems()
    guard let top = stack.last else { return }
    top.loadViewIfNeeded()
    guard let view = top.viewIfLoaded, view.superview !== transitionView else { return }
    for other in transitionView.subviews { other.removeFromSuperview() }
    view.frame = contentFrame(of: top)
    if view.translatesAutoresizingMaskIntoConstraints { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    transitionView.addSubview(view)
    takeInsets(of: top)
  }
}
