import Foundation
import PlainviewLayout
import PlainviewUIKitCore

/// The constraints and guides by which a stack view arranges its views, under UIKit's identifiers.
@MainActor final class StackArrangement {
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []

  /// Replaces all constraints by those that the stack's properties ask for.
  func rebuild(for stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
    var rules = StackRules(stack)
    rules.write()
    constraints = rules.constraints
    guides = rules.guides
    NSLayoutConstraint.activate(constraints)
  }
}

/// Writes the constraint set of a stack: one method a rule of the contract's section K.
@MainActor private struct StackRules {
  private let stack: UIStackView
  private let views: [UIView]
  private let visible: [UIView]
  private let along: Edges
  private let across: Edges
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  /// The attributes along an axis.
  struct Edges {
    let start, end, size, center: NSLayoutConstraint.Attribute
    static let horizontal = Edges(start: .leading, end: .trailing, size: .width, center: .centerX)
    static let vertical = Edges(start: .top, end: .bottom, size: .height, center: .centerY)
  }

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHidden }
    let isRow = stack.axis == .horizontal
    along = isRow ? .horizontal : .vertical
    across = isRow ? .vertical : .horizontal
  }

  mutating func write() {
    guard !views.isEmpty else { return }
    writeHiding()
    guard let first = visible.first, let last = visible.last else { return }
    writeCanvas(first, last)
    writeAlignment()
    writeSpacing()
    writeDistribution()
  }

  /// What the arranged views fill: the stack itself, or the area inside its margins.
  private var canvas: any LayoutItem { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

  @discardableResult
  private mutating func add(
    _ identifier: String, _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: (any LayoutItem)? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier,
      constant: constant)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
    return constraint
  }

  private mutating func addGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  // MARK: K6

  private mutating func writeHiding() {
    for view in views where view.isHidden { add("UISV-hiding", view, along.size) }
  }

  // MARK: K2

  private mutating func writeCanvas(_ first: UIView, _ last: UIView) {
    add("UISV-canvas-connection", canvas, along.start, .equal, first, along.start)
    add("UISV-canvas-connection", canvas, along.end, .equal, last, along.end)
  }

  // MARK: K2, K3, K4

  private mutating func writeAlignment() {
    guard let first = views.first else { return }
    guard alignment != .fill else {
      add("UISV-canvas-connection", canvas, across.start, .equal, first, across.start)
      add("UISV-canvas-connection", canvas, across.end, .equal, first, across.end)
      for view in views.dropFirst() {
        add("UISV-alignment", first, across.end, .equal, view, across.end)
        add("UISV-alignment", first, across.start, .equal, view, across.start)
      }
      return
    }
    let spanner = addGuide()
    writeSpanner(spanner)
    connectCanvas(first, spanner)
    for view in views.dropFirst() { add("UISV-alignment", first, alignedAttribute, .equal, view, alignedAttribute) }
    for view in views { add("UISV-ambiguity-suppression", view, across.size, priority: 25) }
    if alignment == .firstBaseline || alignment == .lastBaseline {
      add("UISV-canvas-fit", stack, across.size, priority: 49)
    }
  }

  /// A column has no baselines to align: it falls back to its edges (contract K10).
  private var alignment: UIStackView.Alignment {
    guard stack.axis == .vertical else { return stack.alignment }
    switch stack.alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    default: return stack.alignment
    }
  }

  private var alignedAttribute: NSLayoutConstraint.Attribute {
    switch alignment {
    case .leading, .fill: across.start
    case .trailing: across.end
    case .center: across.center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  private mutating func connectCanvas(_ first: UIView, _ spanner: UILayoutGuide) {
    let (start, end) = (across.start, across.end)
    switch alignment {
    case .fill: break
    case .leading, .firstBaseline:
      add("UISV-canvas-connection", canvas, start, .equal, first, start)
      add("UISV-canvas-connection", canvas, end, .equal, spanner, end)
    case .trailing, .lastBaseline:
      add("UISV-canvas-connection", canvas, start, .equal, spanner, start)
      add("UISV-canvas-connection", canvas, end, .equal, first, end)
    case .center:
      add("UISV-canvas-connection", canvas, start, .equal, spanner, start)
      add("UISV-canvas-connection", canvas, end, .equal, spanner, end)
      add("UISV-canvas-connection", canvas, across.center, .equal, first, across.center)
    }
  }

  /// A guide that reaches around all views; the side that they share is nearly required.
  private mutating func writeSpanner(_ spanner: UILayoutGuide) {
    for view in views {
      let sharesStart = alignment == .leading
      let sharesEnd = alignment == .trailing
      add(
        "UISV-spanning-boundary", spanner, across.start, sharesStart ? .equal : .lessThanOrEqual, view, across.start,
        priority: sharesStart ? 999.5 : 1000)
      add(
        "UISV-spanning-boundary", spanner, across.end, sharesEnd ? .equal : .greaterThanOrEqual, view, across.end,
        priority: sharesEnd ? 999.5 : 1000)
    }
    add("UISV-spanning-fit", spanner, across.size, priority: 51)
  }

  // MARK: K5

  private var isDistributedByGaps: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private mutating func writeSpacing() {
    for (previous, next) in zip(views, views.dropFirst()) {
      let relation: NSLayoutConstraint.Relation = isDistributedByGaps ? .greaterThanOrEqual : .equal
      let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
      add(
        "UISV-spacing", next, isBaselineRelative ? .firstBaseline : along.start, relation, previous,
        isBaselineRelative ? .lastBaseline : along.end, constant: spacing(between: previous, next))
    }
  }

  /// Half the distance on either side of a hidden view, none when it stands at an end.
  private func spacing(between previous: UIView, _ next: UIView) -> CGFloat {
    let full = stack.spacing(after: previous)
    if !previous.isHidden, !next.isHidden { return full }
    let isAtEnd = (previous.isHidden && isOuter(previous)) || (next.isHidden && isOuter(next))
    return isAtEnd ? 0 : full / 2
  }

  /// Whether no visible view stands before the view, or none behind it.
  private func isOuter(_ view: UIView) -> Bool {
    guard let index = views.firstIndex(where: { $0 === view }) else { return false }
    return views[..<index].allSatisfy(\.isHidden) || views[(index + 1)...].allSatisfy(\.isHidden)
  }

  // MARK: K7, K8

  private mutating func writeDistribution() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() { add("UISV-fill-equally", visible[0], along.size, .equal, view, along.size) }
    case .fillProportionally: writeProportions()
    case .equalSpacing, .equalCentering: writeGaps()
    }
  }

  private mutating func writeProportions() {
    let sizes = visible.map { view -> CGFloat in
      let size = view.intrinsicContentSize
      return max(0, stack.axis == .horizontal ? size.width : size.height)
    }
    let gaps = zip(visible, visible.dropFirst()).reduce(0) { $0 + stack.spacing(after: $1.0) }
    let total = sizes.reduce(gaps, +)
    guard total > 0 else { return }
    for (index, (view, size)) in zip(visible, sizes).enumerated() where size > 0 {
      add(
        "UISV-fill-proportionally", view, along.size, .equal, canvas, along.size, multiplier: size / total,
        priority: visible.count == 1 ? 1000 : Float(999 - index))
    }
  }

  private mutating func writeGaps() {
    let isCentering = stack.distribution == .equalCentering
    var firstGap: UILayoutGuide?
    for (index, (previous, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let gap = addGuide()
      add(
        "UISV-distributing-edge", gap, along.start, .equal, previous, isCentering ? along.center : along.end)
      add("UISV-distributing-edge", next, isCentering ? along.center : along.start, .equal, gap, along.end)
      if let firstGap {
        add(
          "UISV-fill-equally", firstGap, along.size, .equal, gap, along.size,
          priority: isCentering ? Float(151 - index) : 1000)
      }
      firstGap = firstGap ?? gap
    }
    add("UISV-canvas-fit", stack, along.size, priority: 49)
  }
}
