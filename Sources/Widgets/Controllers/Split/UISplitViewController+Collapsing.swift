import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

// One stack of controllers on a narrow screen, columns on a wide one.
extension UISplitViewController {
  private var isNarrow: Bool { traitCollection.horizontalSizeClass != .regular }

  /// The only controller that is shown on a narrow screen.
  var collapsedRoot: UIViewController? {
    if style != .unspecified, let compact = containers[Column.compact.rawValue] { return compact }
    return Self.order.lazy.compactMap { self.containers[$0.rawValue] }.first
  }

  /// Takes over controllers that were set again.
  func arrangeAgain() {
    guard isViewLoaded, isArranged else { return }
    if isCollapsed {
      showCollapsedRoot()
    } else {
      seenColumns.removeAll { containers[$0.rawValue]?.viewIfLoaded?.superview !== viewIfLoaded }
      showColumns(animated: false)
    }
  }

  /// Collapses or expands by the size class.
  func arrange() {
    guard isViewLoaded else { return }
    if isArranged, isNarrow == isCollapsed { return }
    let isFirst = !isArranged
    isArranged = true
    if isNarrow { collapse() } else { expand(isFirst: isFirst) }
  }

  // MARK: Collapsing

  private func collapse() {
    isCollapsed = true
    if style == .unspecified { collapseTwo() } else { collapseColumns() }
    showCollapsedRoot()
    tell("splitViewControllerDidCollapse(_:)") { $0.splitViewControllerDidCollapse(self) }
  }

  private func collapseTwo() {
    let index = (primary: Column.primary.rawValue, secondary: Column.secondary.rawValue)
    let other: UIViewController? = UserCode.ask(delegate, "primaryViewController(forCollapsing:)") {
      $0.primaryViewController(forCollapsing: self)
    }
    if let other, other !== containers[index.primary] { setColumn(other, .primary) }
    guard let primary = containers[index.primary], let secondary = containers[index.secondary] else { return }
    let isDone = UserCode.ask(delegate, "splitViewController(_:collapseSecondary:onto:)") {
      $0.splitViewController(self, collapseSecondary: secondary, onto: primary)
    }
    detach(secondary)
    if isDone ?? false {
      preserved = secondary
      contents[index.secondary] = nil
      containers[index.secondary] = nil
    } else {
      lend(secondary, to: primary)
    }
  }

  private func collapseColumns() {
    guard containers[Column.compact.rawValue] == nil else { return }
    let proposed = Column.secondary
    let top = UserCode.ask(delegate, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") {
      $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    }
    guard let root = collapsedRoot else { return }
    for column in Self.order where column.rawValue <= (top ?? proposed).rawValue {
      guard let container = containers[column.rawValue], container !== root else { continue }
      detach(container)
      lend(container, to: root)
    }
  }

  private func detach(_ container: UIViewController) {
    guard container.parent === self else { return }
    container.tellWillMove(toParent: nil)
    container.viewIfLoaded?.removeFromSuperview()
    container.removeFromParent()
  }

  /// Puts a column's controllers on another one's stack.
  func lend(_ container: UIViewController, to root: UIViewController) {
    guard let navigation = root as? UINavigationController else { return }
    var controllers = [container]
    if let inner = container as? UINavigationController {
      controllers = inner.viewControllers
      inner.replaceAtOnce(by: [])
    }
    lent.append((container, controllers))
    navigation.replaceAtOnce(by: navigation.viewControllers + controllers)
  }

  private func showCollapsedRoot() {
    guard let view = viewIfLoaded, let root = collapsedRoot else { return }
    seenColumns = []
    for column in Self.order + [.compact] {
      if let other = containers[column.rawValue], other !== root { other.viewIfLoaded?.removeFromSuperview() }
    }
    take(root)
    root.loadViewIfNeeded()
    guard let content = root.viewIfLoaded else { return }
    content.frame = view.bounds
    if content.superview !== view { view.addSubview(content) }
  }

  // MARK: The stack of a narrow screen

  func showInStack(_ column: Column) {
    guard let root = collapsedRoot as? UINavigationController, let container = containers[column.rawValue] else {
      return
    }
    if container === root {
      let own = root.viewControllers.filter { controller in
        !lent.contains { $0.controllers.contains { $0 === controller } }
      }
      if let last = own.last, last !== root.topViewController { root.popToViewController(last, animated: true) }
      return
    }
    if let entry = lent.first(where: { $0.owner === container }) {
      let there = entry.controllers.last { controller in root.viewControllers.contains { $0 === controller } }
      if let there {
        if there !== root.topViewController { root.popToViewController(there, animated: true) }
        return
      }
      lent.removeAll { $0.owner === container }
      lent.append(entry)
      for controller in entry.controllers { root.pushViewController(controller, animated: true) }
      return
    }
    let controllers = (container as? UINavigationController)?.viewControllers ?? [container]
    (container as? UINavigationController)?.replaceAtOnce(by: [])
    lent.append((container, controllers))
    for controller in controllers { root.pushViewController(controller, animated: true) }
  }

  func hideInStack(_ column: Column) {
    guard let root = collapsedRoot as? UINavigationController, let container = containers[column.rawValue],
      let first = lent.first(where: { $0.owner === container })?.controllers.first,
      let index = root.viewControllers.firstIndex(where: { $0 === first }), index > 0
    else { return }
    root.popToViewController(root.viewControllers[index - 1], animated: true)
  }

  func replaceLentSecondary(by controller: UIViewController) {
    if let old = containers[Column.secondary.rawValue], let root = collapsedRoot as? UINavigationController {
      let gone = lent.first { $0.owner === old }?.controllers ?? []
      let rest = root.viewControllers.filter { kept in !gone.contains { $0 === kept } }
      if rest.count != root.viewControllers.count { root.setViewControllers(rest, animated: false) }
    }
    setColumn(controller, .secondary)
  }

  // MARK: Expanding

  private func expand(isFirst: Bool) {
    isCollapsed = false
    if !isFirst { style == .unspecified ? separateTwo() : takeBackLent() }
    var mode = automaticMode
    if !isFirst {
      let requested = UserCode.ask(delegate, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)") {
        $0.splitViewController(self, displayModeForExpandingToProposedDisplayMode: mode)
      }
      mode = requested ?? mode
    }
    displayMode = mode == .automatic ? automaticMode : mode
    containers[Column.compact.rawValue]?.viewIfLoaded?.removeFromSuperview()
    showColumns(animated: false)
    if !isFirst { tell("splitViewControllerDidExpand(_:)") { $0.splitViewControllerDidExpand(self) } }
  }

  private func takeBackLent() {
    guard let root = collapsedRoot as? UINavigationController else { return }
    let stack = root.viewControllers
    func start(_ entry: (owner: UIViewController, controllers: [UIViewController])) -> Int? {
      stack.firstIndex { controller in entry.controllers.contains { $0 === controller } }
    }
    let starts = lent.compactMap(start).sorted()
    if let first = starts.first { root.replaceAtOnce(by: Array(stack[..<first])) }
    for entry in lent {
      // What was pushed on top of a column's controllers moves with them.
      let back = start(entry).map { begin in Array(stack[begin..<(starts.first { $0 > begin } ?? stack.count)]) }
      (entry.owner as? UINavigationController)?.replaceAtOnce(by: back ?? entry.controllers)
    }
    lent = []
  }

  private func separateTwo() {
    let index = (primary: Column.primary.rawValue, secondary: Column.secondary.rawValue)
    let other: UIViewController? = UserCode.ask(delegate, "primaryViewController(forExpanding:)") {
      $0.primaryViewController(forExpanding: self)
    }
    if let other { setColumn(other, .primary) }
    guard let primary = containers[index.primary] else { return }
    let secondary: UIViewController? = UserCode.ask(delegate, "splitViewController(_:separateSecondaryFrom:)") {
      $0.splitViewController(self, separateSecondaryFrom: primary)
    }
    takeBackLent()
    if let found = secondary ?? preserved {
      contents[index.secondary] = found
      containers[index.secondary] = found
    }
    preserved = nil
  }
}
