import Foundation
import PlainviewLayout
@_spi(Plainview) import PlainviewUIKitCore

/// The properties of a stack at a moment, and the constraint set that follows: one method a rule of the contract's section K.
@MainActor struct StackPlan {
  private let stack: UIStackView
  private let views: [UIView]
  private let visible: [UIView]
  private let along: Edges
  private let across: Edges
  private let alignment: UIStackView.Alignment

  /// The attributes along an axis.
  private struct Edges {
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
    alignment = stack.effectiveAlignment
  }

  // MARK: Guides

  /// Whether a guide has to reach around all views: they are not all as wide as the stack.
  var needsSpanner: Bool { alignment != .fill && !visible.isEmpty }

  var gapCount: Int { isDistributedByGaps ? max(0, visible.count - 1) : 0 }

  private var isDistributedByGaps: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  // MARK: Rules

  func rules(spanner: UILayoutGuide?, gaps: [UILayoutGuide]) -> [StackRule] {
    var rules = hidingRules
    guard let first = visible.first, let last = visible.last else { return rules }
    rules += [
      rule("UISV-canvas-connection", canvas, along.start, first),
      rule("UISV-canvas-connection", canvas, along.end, last),
    ]
    rules += alignmentRules
    if let spanner { rules += spannerRules(spanner) }
    rules += spacingRules
    switch stack.distribution {
    case .fill: rules += disambiguationRules
    case .fillEqually: rules += equalSizeRules
    case .fillProportionally: rules += proportionRules
    case .equalSpacing, .equalCentering: rules += gapRules(gaps)
    }
    return rules
  }

  /// What the arranged views fill: the stack itself, or the area inside its margins (contract K9).
  private var canvas: any LayoutItem { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

  private func rule(
    _ identifier: String, _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ second: any LayoutItem
  ) -> StackRule {
    StackRule(
      identifier: identifier, first: first, firstAttribute: attribute, second: second, secondAttribute: attribute)
  }

  private func zeroRule(
    _ identifier: String, _ item: any LayoutItem, _ size: NSLayoutConstraint.Attribute, priority: Float = 1000
  ) -> StackRule {
    StackRule(identifier: identifier, first: item, firstAttribute: size, priority: priority)
  }

  // MARK: K6

  private var hidingRules: [StackRule] {
    views.filter(\.isHidden).map { zeroRule("UISV-hiding", $0, along.size) }
  }

  // MARK: K2, K3, K4

  private var alignmentRules: [StackRule] {
    guard let first = views.first else { return [] }
    guard alignment == .fill else {
      return views.dropFirst().map { rule("UISV-alignment", first, alignedAttribute, $0) }
    }
    let canvasRules = [
      rule("UISV-canvas-connection", canvas, across.start, first),
      rule("UISV-canvas-connection", canvas, across.end, first),
    ]
    return canvasRules
      + views.dropFirst().flatMap { view in
        [rule("UISV-alignment", first, across.end, view), rule("UISV-alignment", first, across.start, view)]
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

  /// Ties the canvas to the first view and to the spanner, and the spanner to the views: a side that they all share is
  /// nearly required.
  private func spannerRules(_ spanner: UILayoutGuide) -> [StackRule] {
    guard let first = views.first else { return [] }
    let sharesStart = alignment == .leading
    let sharesEnd = alignment == .trailing
    let startsWithFirst = sharesStart || alignment == .firstBaseline
    let endsWithFirst = sharesEnd || alignment == .lastBaseline
    var rules = [
      rule("UISV-canvas-connection", canvas, across.start, startsWithFirst ? first : spanner),
      rule("UISV-canvas-connection", canvas, across.end, endsWithFirst ? first : spanner),
    ]
    if alignment == .center { rules.append(rule("UISV-canvas-connection", canvas, across.center, first)) }
    for view in visible {
      var start = rule("UISV-spanning-boundary", spanner, across.start, view)
      start.relation = sharesStart ? .equal : .lessThanOrEqual
      start.priority = sharesStart ? 999.5 : 1000
      var end = rule("UISV-spanning-boundary", spanner, across.end, view)
      end.relation = sharesEnd ? .equal : .greaterThanOrEqual
      end.priority = sharesEnd ? 999.5 : 1000
      rules += [start, end]
    }
    rules.append(zeroRule("UISV-spanning-fit", spanner, across.size, priority: 51))
    rules += views.map { view in
      var rule = zeroRule("UISV-ambiguity-suppression", view, across.size, priority: 25)
      if let kept = stack.keptSizes[ObjectIdentifier(view)] {
        rule.constant = across.size == .width ? kept.width : kept.height
      }
      return rule
    }
    if alignment == .firstBaseline || alignment == .lastBaseline {
      rules.append(zeroRule("UISV-canvas-fit", stack, across.size, priority: 49))
    }
    return rules
  }

  // MARK: K5

  private var spacingRules: [StackRule] {
    let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    return zip(views, views.dropFirst()).map { previous, next in
      StackRule(
        identifier: "UISV-spacing", first: next, firstAttribute: isBaselineRelative ? .firstBaseline : along.start,
        relation: isDistributedByGaps ? .greaterThanOrEqual : .equal, second: previous,
        secondAttribute: isBaselineRelative ? .lastBaseline : along.end, constant: spacing(between: previous, next))
    }
  }

  /// Half the distance on either side of a hidden view, none between two of them and none beside one at an end.
  private func spacing(between previous: UIView, _ next: UIView) -> CGFloat {
    let full = stack.spacing(after: previous)
    switch (previous.isHidden, next.isHidden) {
    case (false, false): return full
    case (true, true): return 0
    case (true, false): return previous === views.first ? 0 : full / 2
    case (false, true): return next === views.last ? 0 : full / 2
    }
  }

  // MARK: K7

  private var equalSizeRules: [StackRule] {
    visible.dropFirst().map { rule("UISV-fill-equally", visible[0], along.size, $0) }
  }

  /// The share of each view's content in all contents and gaps; earlier views win where the shares do not fit.
  private var proportionRules: [StackRule] {
    let total = visible.reduce(gapsBetweenVisible) { $0 + contentSize(of: $1) }
    guard total > 0 else { return [] }
    return views.enumerated().compactMap { index, view in
      let size = contentSize(of: view)
      guard !view.isHidden, size > 0 else { return nil }
      var share = rule("UISV-fill-proportionally", view, along.size, canvas)
      share.multiplier = size / total
      share.priority = visible.count == 1 ? 1000 : Float(999 - index)
      return share
    }
  }

  private var gapsBetweenVisible: CGFloat { visible.dropLast().reduce(0) { $0 + stack.spacing(after: $1) } }

  private func contentSize(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return max(0, stack.axis == .horizontal ? size.width : size.height)
  }

  // MARK: K8

  private func gapRules(_ gaps: [UILayoutGuide]) -> [StackRule] {
    let isCentering = stack.distribution == .equalCentering
    var rules: [StackRule] = []
    for (index, gap) in gaps.enumerated() {
      let (previous, next) = (visible[index], visible[index + 1])
      rules += [
        StackRule(
          identifier: "UISV-distributing-edge", first: gap, firstAttribute: along.start, second: previous,
          secondAttribute: isCentering ? along.center : along.end),
        StackRule(
          identifier: "UISV-distributing-edge", first: next, firstAttribute: isCentering ? along.center : along.start,
          second: gap, secondAttribute: along.end),
      ]
      guard index > 0 else { continue }
      var equal = rule("UISV-fill-equally", gaps[0], along.size, gap)
      if isCentering { equal.priority = max(1, Float(151 - index)) }
      rules.append(equal)
    }
    rules.append(zeroRule("UISV-canvas-fit", stack, along.size, priority: 49))
    return rules
  }

  // MARK: K9

  /// Several texts of several lines share a row equally, since each would take all of its width.
  private var disambiguationRules: [StackRule] {
    let widths = disambiguatedWidths
    guard widths.count > 1 else { return [] }
    let count = CGFloat(visible.count)
    return visible.compactMap { view in
      guard let resistance = widths[ObjectIdentifier(view)] else { return nil }
      var share = rule("UISV-text-width-disambiguation", view, .width, canvas)
      share.multiplier = 1 / count
      share.constant = -gapsBetweenVisible / count
      share.priority = min(999, resistance.rawValue + 10)
      return share
    }
  }

  /// The compression resistance of the views that `disambiguationRules` are about, once there are several.
  var disambiguatedWidths: [ObjectIdentifier: UILayoutPriority] {
    guard stack.axis == .horizontal, stack.distribution == .fill, visible.count > 1 else { return [:] }
    var widths: [ObjectIdentifier: UILayoutPriority] = [:]
    for view in visible { widths[ObjectIdentifier(view)] = Self.disambiguationResistance(of: view) }
    return widths
  }

  /// nil for a view whose height does not depend on its width; that of a configured button with a title does.
  static func disambiguationResistance(of view: UIView) -> UILayoutPriority? {
    guard view.contentHeight(forWidth: 1) != nil || (view as? UIButton)?.wrapsTitle == true else { return nil }
    return view.contentCompressionResistancePriority(for: .horizontal)
  }
}
