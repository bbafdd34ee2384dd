import Foundation
import PlainviewGestures
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

// Where the columns are, and which of them are seen.
extension UISplitViewController {
  func setColumn(_ controller: UIViewController?, _ column: Column) {
    let index = column.rawValue
    guard contents[index] !== controller else { return }
    if let old = containers[index] { drop(old, column) }
    contents[index] = controller
    containers[index] = controller.map(contained)
  }

  /// In the styles with columns every controller is in a navigation controller.
  private func contained(_ controller: UIViewController) -> UIViewController {
    if style == .unspecified || controller is UINavigationController || controller is UITabBarController {
      return controller
    }
    return UINavigationController(rootViewController: controller)
  }

  private func drop(_ container: UIViewController, _ column: Column) {
    lent.removeAll { $0.owner === container }
    seenColumns.removeAll { $0 == column }
    guard container.parent === self else { return }
    container.tellWillMove(toParent: nil)
    container.viewIfLoaded?.removeFromSuperview()
    container.removeFromParent()
  }

  func take(_ container: UIViewController) {
    guard container.parent !== self else { return }
    addChild(container)
    container.tellDidMove(toParent: self)
  }

  // MARK: Modes

  var isWide: Bool { (viewIfLoaded?.bounds).map { $0.width > $0.height } ?? false }

  var automaticMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    guard isWide || preferredSplitBehavior == .tile else { return .secondaryOnly }
    return preferredSplitBehavior == .overlay ? .secondaryOnly : .oneBesideSecondary
  }

  func setMode(_ mode: DisplayMode, animated: Bool) {
    guard mode != displayMode, isArranged, !isCollapsed else { return }
    tell("splitViewController(_:willChangeTo:)") { $0.splitViewController(self, willChangeTo: mode) }
    displayMode = mode
    showColumns(animated: animated)
  }

  func toggleDisplayMode(_ sender: Any?) {
    let requested = UserCode.ask(delegate, "targetDisplayModeForAction(in:)") {
      $0.targetDisplayModeForAction(in: self)
    }
    var mode = requested ?? .automatic
    if mode == .automatic { mode = displayMode == .secondaryOnly ? shownMode(columns: 1) : .secondaryOnly }
    setMode(mode, animated: true)
  }

  private func shownMode(columns: Int) -> DisplayMode {
    switch splitBehavior {
    case .overlay: columns == 1 ? .oneOverSecondary : .twoOverSecondary
    case .displace: columns == 1 ? .oneBesideSecondary : .twoDisplaceSecondary
    case .automatic, .tile: columns == 1 ? .oneBesideSecondary : .twoBesideSecondary
    }
  }

  func tell(_ method: StaticString, _ call: (any UISplitViewControllerDelegate) -> Void) {
    UserCode.tell(delegate, method, nil, call)
  }

  // MARK: By code

  func showColumn(_ column: Column) {
    if isCollapsed { return showInStack(column) }
    switch column {
    case .secondary, .compact: if displayMode.isOverlay { setMode(.secondaryOnly, animated: true) }
    case .supplementary where style == .tripleColumn:
      if displayMode.extraColumns == 0 { setMode(shownMode(columns: 1), animated: true) }
    case .primary, .supplementary:
      let count = style == .tripleColumn ? 2 : 1
      if displayMode.extraColumns < count { setMode(shownMode(columns: count), animated: true) }
    }
  }

  func hideColumn(_ column: Column) {
    if isCollapsed { return hideInStack(column) }
    switch column {
    case .primary:
      let isTriple = style == .tripleColumn && displayMode.extraColumns == 2
      setMode(isTriple ? shownMode(columns: 1) : .secondaryOnly, animated: true)
    case .supplementary: setMode(.secondaryOnly, animated: true)
    case .secondary, .compact: break
    }
  }

  func showAsDetail(_ controller: UIViewController) {
    if isCollapsed, let navigation = collapsedRoot as? UINavigationController {
      let pushed = (controller as? UINavigationController)?.viewControllers ?? [controller]
      if let inner = controller as? UINavigationController {
        inner.replaceAtOnce(by: [])
        lent.append((inner, pushed))
        contents[Column.secondary.rawValue] = inner
        containers[Column.secondary.rawValue] = inner
      }
      for each in pushed { navigation.pushViewController(each, animated: true) }
    } else if isCollapsed {
      present(controller, animated: true)
    } else {
      setColumn(controller, .secondary)
      arrangeAgain()
    }
  }

  // MARK: Views

  private var visibleColumns: [Column] {
    let extras: [Column] =
      style == .tripleColumn ? [.supplementary, .primary] : [.primary]
    let seen = extras.prefix(displayMode.extraColumns)
    return Self.order.filter { ($0 == .secondary || seen.contains($0)) && containers[$0.rawValue] != nil }
  }

  /// Adds the views of the visible columns, and removes the others.
  func showColumns(animated: Bool) {
    guard isViewLoaded else { return }
    let visible = visibleColumns
    let coming = visible.filter { !seenColumns.contains($0) }
    let leaving = seenColumns.filter { !visible.contains($0) }
    for column in coming {
      tell("splitViewController(_:willShow:)") { $0.splitViewController(self, willShow: column) }
    }
    for column in leaving {
      tell("splitViewController(_:willHide:)") { $0.splitViewController(self, willHide: column) }
    }
    seenColumns = visible
    let (came, went) = (coming.compactMap { containers[$0.rawValue] }, leaving.compactMap { containers[$0.rawValue] })
    guard appearance == .appeared, animated else { return placeAtOnce(came, went) }
    for controller in came {
      take(controller)
      controller.beginAppearanceTransition(true, animated: true)
    }
    for controller in went { controller.beginAppearanceTransition(false, animated: true) }
    add(came)
    guard let view = viewIfLoaded else { return }
    UIView.transition(with: view, duration: Self.showDuration, animations: nil) { _ in
      for controller in went { controller.viewIfLoaded?.removeFromSuperview() }
      for controller in came + went { controller.endAppearanceTransition() }
    }
  }

  /// How long showing or hiding a column takes, in seconds; our choice.
  private static let showDuration: TimeInterval = 0.35

  private func placeAtOnce(_ came: [UIViewController], _ went: [UIViewController]) {
    for controller in went { controller.viewIfLoaded?.removeFromSuperview() }
    add(came)
  }

  private func add(_ controllers: [UIViewController]) {
    guard let view = viewIfLoaded else { return }
    for controller in controllers {
      take(controller)
      controller.loadViewIfNeeded()
      if let content = controller.viewIfLoaded, content.superview !== view { view.addSubview(content) }
    }
    view.setNeedsLayout()
    layOutColumns()
  }

  func layOutColumns() {
    guard let view = viewIfLoaded else { return }
    let area = view.bounds
    if isCollapsed {
      if let content = collapsedRoot?.viewIfLoaded, content.frame != area { content.frame = area }
      return shade.removeFromSuperview()
    }
    var offset: CGFloat = 0
    for column in Self.order where seenColumns.contains(column) && column != .secondary {
      let width = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
      layOut(column, CGRect(x: offset, y: 0, width: width, height: area.height))
      offset += width
    }
    let start = displayMode.isOverlay ? 0 : offset
    layOut(.secondary, CGRect(x: start, y: 0, width: max(area.width - start, 0), height: area.height))
    layOutShade()
  }

  /// Where one column ends and the next begins, in points from the left.
  var columnEdges: [CGFloat] {
    guard !isCollapsed, !displayMode.isOverlay else { return [] }
    return seenColumns.compactMap { containers[$0.rawValue]?.viewIfLoaded?.frame.maxX }
  }

  /// A column at the trailing edge stands mirrored, as in a language from right to left.
  private func layOut(_ column: Column, _ frame: CGRect) {
    guard let view = viewIfLoaded, let content = containers[column.rawValue]?.viewIfLoaded else { return }
    let isMirrored = view.isLayoutRightToLeft != (primaryEdge == .trailing)
    let target = isMirrored ? frame.offsetBy(dx: view.bounds.width - frame.maxX - frame.minX, dy: 0) : frame
    if content.frame != target { content.frame = target }
  }

  private func layOutShade() {
    guard let view = viewIfLoaded, displayMode.isOverlay else { return shade.removeFromSuperview() }
    shade.frame = view.bounds
    let secondary = containers[Column.secondary.rawValue]?.viewIfLoaded
    if shade.superview == nil {
      if let secondary, secondary.superview === view {
        view.insertSubview(shade, aboveSubview: secondary)
      } else {
        view.insertSubview(shade, at: 0)
      }
    }
    for column in seenColumns where column != .secondary {
      if let content = containers[column.rawValue]?.viewIfLoaded { view.bringSubviewToFront(content) }
    }
  }
}

/// Holds the columns of a split view controller.
@MainActor final class SplitView: UIView, ClassStandIn {
  private weak var controller: UISplitViewController?
  nonisolated var shownClassName: String { "UILayoutContainerView" }

  init(of controller: UISplitViewController) {
    self.controller = controller
    super.init(frame: .zero)
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.arrange()
    controller?.layOutColumns()
  }

  /// A rule between columns that stand beside each other.
  override func drawText(on canvas: TextCanvas) {
    guard bounds.width > 0 else { return }
    for edge in controller?.columnEdges ?? [] {
      let column = Int((edge / bounds.width * CGFloat(canvas.width)).rounded()) - 1
      guard column > 0, column < canvas.width - 1 else { continue }
      canvas.fill(canvas.style == .ascii ? "|" : "│", column: column, row: 0, width: 1, height: canvas.height)
    }
  }
}

/// The pan from the edge that shows the primary column.
@MainActor final class SplitEdgePan: UIScreenEdgePanGestureRecognizer, SystemRecognizer {
  private weak var split: UISplitViewController?

  init(_ split: UISplitViewController) {
    self.split = split
    super.init(target: nil, action: nil)
    edges = .left
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let split, split.presentsWithGesture, !split.isCollapsed, split.displayMode == .secondaryOnly else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isPulled = state == .began || state == .changed
    super.touchesEnded(touches, with: event)
    if isPulled { split?.showColumn(split?.style == .tripleColumn ? .supplementary : .primary) }
  }
}
