import Foundation
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

/// Finds the elements that selectors mean; the selectors' expressions have been evaluated.
///
/// Strict rules: states and relations first; among what meets them, elements with the literal text, and only without any
/// those that the text matches as a pattern. Of elements inside each other the innermost is meant. An element counts
/// when a tenth of it is on the screen and no opaque view covers it. `below` and the like compare upper left corners;
/// without a text or an id they mean the nearest element.
@MainActor final class FlowElementFinder {
  let application: XCUIApplication
  let rules: FlowRules
  private var patterns: [String: TextPattern] = [:]

  init(_ application: XCUIApplication, rules: FlowRules) {
    self.application = application
    self.rules = rules
  }

  // MARK: Asking

  /// All elements that the selector means and that can be seen; with an index at most one.
  ///
  /// In reading order by the strict rules, in the tree's order by Maestro's.
  func elements(_ selector: FlowSelector) throws(FlowFindingProblem) -> [UIView] {
    try visibleMatches(of: selector, among: everything())
  }

  /// The one element that the selector means.
  func element(_ selector: FlowSelector) throws(FlowFindingProblem) -> UIView {
    let found = try elements(selector)
    if found.isEmpty { throw .notFound(selector) }
    if rules == .maestro { return found.first(where: isTouchable) ?? found[0] }
    if found.count > 1 { throw .ambiguous(selector, found) }
    return found[0]
  }

  /// The elements of all windows, parents first.
  func everything() -> [UIView] { application.rootWindows.flatMap { ElementTree.elements(below: $0) } }

  /// Whether a name that one of the elements has means that element and no other one, as a selector.
  func isOnly(_ view: UIView, called name: String, among elements: NamedElements) -> Bool {
    let pattern = pattern(name)
    let literal = elements.filter { $0.names.contains(where: pattern.isExactly) }.map(\.view)
    let found = innermost(literal).filter { isVisible($0) }
    return found.count == 1 && found[0] === view
  }

  typealias NamedElements = [(view: UIView, names: [String])]

  func pattern(_ text: String) -> TextPattern {
    if let known = patterns[text] { return known }
    let pattern = TextPattern(text)
    patterns[text] = pattern
    return pattern
  }

  private func isTouchable(_ view: UIView) -> Bool { view is UIControl || view.gestureRecognizers != nil }

  // MARK: Matching

  private func visibleMatches(
    of selector: FlowSelector, among all: [UIView]
  ) throws(FlowFindingProblem) -> [UIView] {
    var found = try matches(of: selector, among: all).filter { isVisible($0) }
    found = try placed(found, by: selector, among: all)
    if rules == .maestro, selector.index == nil { return found }
    found = inReadingOrder(found)
    guard case .literal(let index) = selector.index else { return found }
    let position = index < 0 ? found.count + index : index
    return found.indices.contains(position) ? [found[position]] : []
  }

  /// What has the name, the states and the parents and children that the selector asks for, wherever it is.
  private func matches(of selector: FlowSelector, among all: [UIView]) throws(FlowFindingProblem) -> [UIView] {
    // Nothing here is a part of a web page.
    var found = selector.css == nil ? all.filter { hasStates(of: selector, $0) } : []
    for relation in selector.relations where Comparison(relation.kind) == nil {
      let others = try matches(of: relation.other, among: all)
      found = found.filter { view in others.contains { Self.holds(relation.kind, view, $0) } }
    }
    for descendant in selector.descendants {
      let others = try matches(of: descendant, among: all)
      found = found.filter { view in others.contains { $0 !== view && $0.isDescendant(of: view) } }
    }
    if selector.meansAnyElement {
      found = found.filter { $0.isAccessibilityElement || !ElementTree.names(of: $0).isEmpty }
    }
    if let id = selector.id { found = try named(id, of: selector, found) { [$0.accessibilityIdentifier ?? ""] } }
    if let text = selector.text { found = try named(text, of: selector, found) { ElementTree.texts(of: $0) } }
    return innermost(found)
  }

  private func hasStates(of selector: FlowSelector, _ view: UIView) -> Bool {
    selector.isEnabled.map { $0 == ElementTree.isEnabled(view) } ?? true
      && selector.isChecked.map { $0 == ElementTree.isChecked(view) } ?? true
      && selector.isSelected.map { $0 == ElementTree.isSelected(view) } ?? true
      && selector.isFocused.map { $0 == view.isFirstResponder } ?? true
      && (selector.meansAnySize || FlowElementSize(of: view).meets(selector))
  }

  private static func holds(_ kind: FlowRelation.Kind, _ view: UIView, _ other: UIView) -> Bool {
    kind == .childOf ? view !== other && view.isDescendant(of: other) : other.superview === view
  }

  /// The views with the literal text or else with the pattern; by Maestro's rules with either.
  private func named(
    _ text: String, of selector: FlowSelector, _ views: [UIView], _ names: (UIView) -> [String]
  ) throws(FlowFindingProblem) -> [UIView] {
    let pattern = pattern(text)
    let literal = views.filter { names($0).contains(where: pattern.isExactly) }
    if rules == .strict, !literal.isEmpty { return literal }
    if rules == .strict, let fault = pattern.fault { throw .unusable(selector, text, fault) }
    let found = views.filter { names($0).contains { pattern.matches($0) || pattern.isExactly($0) } }
    if found.isEmpty, pattern.fault == .costly { throw .unusable(selector, text, .costly) }
    return found
  }

  private func innermost(_ views: [UIView]) -> [UIView] {
    // Parents come first: a view has another one inside it when the next one is.
    views.indices.filter { $0 + 1 == views.count || !views[$0 + 1].isDescendant(of: views[$0]) }.map { views[$0] }
  }

  /// Whether a tenth of the view is on the screen, by the strict rules not clipped away and not covered.
  func isVisible(_ view: UIView) -> Bool {
    let least: CGFloat = 0.1
    if rules == .maestro { return ElementTree.visibleShare(of: view, ignoringClipping: true) >= least }
    return ElementTree.visibleShare(of: view) >= least && ElementTree.cover(of: view) == nil
  }

  // MARK: Relations

  /// A relation of upper left corners.
  private struct Comparison {
    private let isVertical: Bool
    private let isAfter: Bool

    init?(_ kind: FlowRelation.Kind) {
      switch kind {
      case .below: (isVertical, isAfter) = (true, true)
      case .above: (isVertical, isAfter) = (true, false)
      case .rightOf: (isVertical, isAfter) = (false, true)
      case .leftOf: (isVertical, isAfter) = (false, false)
      case .childOf, .containsChild: return nil
      }
    }

    func holds(_ frame: CGRect, _ other: CGRect) -> Bool {
      let (one, two) = isVertical ? (frame.minY, other.minY) : (frame.minX, other.minX)
      return isAfter ? one > two : one < two
    }
  }

  /// The views that have the given relations; without a name and an index only those nearest to the anchors.
  private func placed(
    _ views: [UIView], by selector: FlowSelector, among all: [UIView]
  ) throws(FlowFindingProblem) -> [UIView] {
    var candidates = views.map { (view: $0, distance: CGFloat(0)) }
    for relation in selector.relations {
      guard let comparison = Comparison(relation.kind) else { continue }
      let anchors = try anchors(of: relation, among: all)
      candidates = candidates.compactMap { candidate in
        distance(of: candidate.view, to: anchors, comparison).map { (candidate.view, candidate.distance + $0) }
      }
    }
    guard selector.text == nil, selector.id == nil, selector.index == nil else { return candidates.map(\.view) }
    let least = candidates.map(\.distance).min()
    return candidates.filter { $0.distance == least }.map(\.view)
  }

  private func anchors(of relation: FlowRelation, among all: [UIView]) throws(FlowFindingProblem) -> [UIView] {
    let anchors = try visibleMatches(of: relation.other, among: all)
    if rules == .strict, anchors.count > 1 {
      throw .ambiguous(relation.other, anchors)
    }
    return anchors
  }

  /// The distance of the middles to the nearest anchor for which the relation holds.
  private func distance(of view: UIView, to anchors: [UIView], _ comparison: Comparison) -> CGFloat? {
    let frame = Self.frame(of: view)
    return anchors.map { Self.frame(of: $0) }.filter { comparison.holds(frame, $0) }
      .map { hypot(frame.midX - $0.midX, frame.midY - $0.midY) }.min()
  }

  private func inReadingOrder(_ views: [UIView]) -> [UIView] {
    let numbered = views.enumerated().map { (frame: Self.frame(of: $1), number: $0, view: $1) }
    return numbered.sorted { one, other in
      (one.frame.minY, one.frame.minX, one.number) < (other.frame.minY, other.frame.minX, other.number)
    }
    .map(\.view)
  }

  static func frame(of view: UIView) -> CGRect { view.frameOnScreen }
}

extension FlowSelector {
  fileprivate var meansAnySize: Bool { width == nil && height == nil && traits.isEmpty }

  /// Whether the selector says nothing about names and contents: plain containers are not meant then.
  fileprivate var meansAnyElement: Bool {
    text == nil && id == nil && descendants.isEmpty && !relations.contains { $0.kind == .containsChild }
  }
}
