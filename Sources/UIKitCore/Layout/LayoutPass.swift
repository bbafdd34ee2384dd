import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime

/// A pass over a tree: constraints are updated from the leaves, solved, and frames applied from the root (contract L1).
@MainActor struct LayoutPass {
  private let root: UIView
  /// The views that were called in the last round.
  private var called: [UIView] = []
  /// The traits that views are laid out with.
  private lazy var currentTraits = CurrentTraits.ofProcess

  init(root: UIView) { self.root = root }

  /// How often a pass starts over because laying out asked for more of it.
  private static let roundLimit = 100
  /// How many passes may run inside each other, each asked for by a `layoutSubviews` of the one before.
  private static let nestingLimit = 50
  private static var nesting = 0
  /// Whether a limit was reached: all passes under way then end with the round that they are in.
  private static var isGivingUp = false
  private static let restoration: Void = RunningTest.whenLeft { nesting = 0 }

  /// Lays out what needs it around a view, until nothing there does.
  mutating func run(from view: UIView) {
    guard Self.nesting < Self.nestingLimit else { return giveUp { logNesting(of: view) } }
    if Self.nesting == 0 { Self.isGivingUp = false }
    _ = Self.restoration
    Self.nesting += 1
    defer { Self.nesting -= 1 }
    for round in 0..<Self.roundLimit {
      guard UserCode.mayRun, !Self.isGivingUp || round == 0 else { return }
      updateConstraints(below: root)
      solve()
      let start = topmostInNeed(above: view)
      guard start.marks.containsAny(.layout) else { return }
      layOut(start)
      // Layouts in the system's own windows are no events of the app.
      if (start as? UIWindow ?? start.window)?.belongsToSystem == true { continue }
      note(.layout, "\(plainName(of: start)): \(called.count) view\(called.count == 1 ? "" : "s")")
    }
    giveUp { logEndlessLayout() }
  }

  private func giveUp(_ log: () -> Void) {
    if !Self.isGivingUp { log() }
    Self.isGivingUp = true
  }

  /// Solves for the constraints as they are.
  func solve() {
    guard root.marks.contains(.needsSolving) || root.layoutNode.engine == nil else { return }
    root.marks.remove(.needsSolving)
    LayoutEngine.forTree(of: root.layoutNode).update()
    root.applySolvedSizeOfRoot()
  }

  /// The highest ancestor that can be reached through ancestors which need layout themselves.
  private func topmostInNeed(above view: UIView) -> UIView {
    var top = view
    while let parent = top.storedSuperview, parent.marks.contains(.needsLayout) { top = parent }
    return top
  }

  private mutating func layOut(_ start: UIView) {
    called.removeAll(keepingCapacity: true)
    var waiting = [start]
    while let view = waiting.popLast() {
      guard UserCode.mayRun else { return }
      view.updateMarkedProperties()
      let needsLayout = view.marks.contains(.needsLayout)
      // While the mark for the subtree is set, marks that the call sets below do not spread to the ancestors.
      view.marks.remove(.needsLayout)
      view.marks.insert(.subtreeNeedsLayout)
      if needsLayout {
        called.append(view)
        callLayout(of: view)
      }
      let mark = waiting.count
      for index in view.subviewsToLayOut.take(below: view.storedSubviews.count) {
        let subview = view.storedSubviews[index]
        if subview.marks.containsAny(.layout) { waiting.append(subview) }
      }
      if waiting.count > mark + 1 { waiting[mark...].reverse() }
      view.marks.remove(.subtreeNeedsLayout)
    }
  }

  private mutating func callLayout(of view: UIView) {
    guard UITraitCollection.colorsMayDifferByView else { return Self.callMethods(of: view) }
    currentTraits.run(for: view) { Self.callMethods(of: view) }
  }

  /// The view whose `layoutSubviews` runs: subviews that it adds do not mark it again, so that a view which adds
  /// subviews at each call ends. Strong, since a weak reference would make every later access to every view slower.
  private(set) static var viewInLayout: UIView?

  private static func callMethods(of view: UIView) {
    let outer = viewInLayout
    viewInLayout = view
    defer { viewInLayout = outer }
    guard let controller = view.viewController else {
      view.layoutSubviews()
      return view.layOutLayer()
    }
    controller.viewWillLayoutSubviews()
    UserCode.run { view.layoutSubviews() }
    view.layOutLayer()
    UserCode.run { controller.viewDidLayoutSubviews() }
  }

  // MARK: Constraints

  /// Calls `updateConstraints` on the marked views of a subtree, children before parents.
  func updateConstraints(below start: UIView) {
    for _ in 0..<Self.roundLimit {
      guard start.marks.containsAny(.constraintUpdate), UserCode.mayRun else { return }
      for view in takeMarkedViews(below: start).reversed() {
        guard UserCode.mayRun else { return }
        view.marks.remove(.needsUpdateConstraints)
        if let controller = view.viewController { controller.updateViewConstraints() } else { view.updateConstraints() }
      }
    }
    logEndless(
      "updateConstraints was called", takeMarkedViews(below: start), "It calls setNeedsUpdateConstraints every time.")
  }

  /// The views marked for an update, parents before children; all marks are removed, so that new ones count.
  private func takeMarkedViews(below start: UIView) -> [UIView] {
    var views: [UIView] = []
    var waiting = [start]
    while let view = waiting.popLast() {
      guard view.marks.containsAny(.constraintUpdate) else { continue }
      if view.marks.contains(.needsUpdateConstraints) { views.append(view) }
      view.marks.subtract(.constraintUpdate)
      for index in view.subviewsToUpdate.take(below: view.storedSubviews.count) {
        let subview = view.storedSubviews[index]
        if subview.marks.containsAny(.constraintUpdate) { waiting.append(subview) }
      }
    }
    return views
  }

  // MARK: Limits

  private func logEndlessLayout() {
    logEndless(
      "layoutSubviews was called", called,
      "It, or its controller's viewDidLayoutSubviews, changes something every time that layout depends on.")
  }

  private func logEndless(_ event: String, _ views: [UIView], _ reason: String) {
    let names = views.prefix(3).map { "<\(SimulatedProcess.classAndAddress(of: $0))>" }.joined(separator: ", ")
    SimulatedProcess.log("[Layout] \(event) \(Self.roundLimit) times in one pass on \(names). \(reason)")
  }

  private func logNesting(of view: UIView) {
    SimulatedProcess.log(
      "[Layout] layoutIfNeeded on <\(SimulatedProcess.classAndAddress(of: view))> was called from layoutSubviews, "
        + "\(Self.nestingLimit) times deep.")
  }
}

extension Marks {
  static let layout: Marks = [.needsLayout, .subtreeNeedsLayout]
  static let constraintUpdate: Marks = [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]

  /// Whether one of the marks stands.
  func containsAny(_ marks: Marks) -> Bool { rawValue & marks.rawValue != 0 }
}
