import Foundation
@_spi(Plainview) import PlainviewUIKitCore

extension FlowElementFinder {
  /// At most three elements that a selector nearly means, each with the reason why it does not.
  func nearMisses(of selector: FlowSelector) -> [NearMiss] {
    let views = application.allViews
    for relation in selector.relations where !views.contains(where: { isCalled(relation.other, $0) }) {
      return [NearMiss("there is no \(relation.other)")] + similar(to: relation.other, among: views)
    }
    let called = views.filter { isCalled(selector, $0) }
    if called.isEmpty { return similar(to: selector, among: views) }
    return called.prefix(NearMissSearch.limit).map { NearMiss($0, difference($0, selector)) }
  }

  private func isCalled(_ selector: FlowSelector, _ view: UIView) -> Bool {
    if let id = selector.id, !matches(id, [view.accessibilityIdentifier ?? ""]) { return false }
    if let text = selector.text, !matches(text, ElementTree.texts(of: view)) { return false }
    return selector.id != nil || selector.text != nil
  }

  private func matches(_ text: String, _ names: [String]) -> Bool {
    let pattern = pattern(text)
    return names.contains { pattern.isExactly($0) || pattern.matches($0) }
  }

  private func similar(to selector: FlowSelector, among views: [UIView]) -> [NearMiss] {
    guard let expected = selector.text ?? selector.id else { return [] }
    let search = NearMissSearch(
      views: views,
      names: { view in
        ElementTree.texts(of: view).map { ($0, "text") } + (view.accessibilityIdentifier.map { [($0, "id")] } ?? [])
      }, difference: { _ in selector.text != nil ? "this is its id" : "this is its text" })
    let found = search.near(expected)
    return found + application.elsewhere(expected).prefix(NearMissSearch.limit - found.count).map { NearMiss($0) }
  }

  /// Why a view that has the name is not what the selector means.
  private func difference(_ view: UIView, _ selector: FlowSelector) -> String {
    if let reason = invisibility(of: view) { return reason }
    if let enabled = selector.isEnabled, enabled != ElementTree.isEnabled(view) {
      return enabled ? "it is disabled" : "it is enabled"
    }
    if let checked = selector.isChecked, checked != ElementTree.isChecked(view) {
      return checked ? "it is not checked" : "it is checked"
    }
    if let selected = selector.isSelected, selected != ElementTree.isSelected(view) {
      return selected ? "it is not selected" : "it is selected"
    }
    if let focused = selector.isFocused, focused != view.isFirstResponder {
      return focused ? "it does not have the focus" : "it has the focus"
    }
    if !FlowElementSize(of: view).meets(selector) { return "its size or its text is another one" }
    if let index = selector.index { return "there is no index \(index)" }
    let relations = selector.relations.map { "\($0.kind.phrase) \($0.other)" }
    return relations.isEmpty
      ? "it does not contain what it should" : "it is not " + relations.joined(separator: " and ")
  }

  private func invisibility(of view: UIView) -> String? {
    if let absence = application.absence(of: view) { return absence }
    var parent = view.superview
    while let current = parent {
      if current.isAccessibilityElement { return "it is part of \(ElementTree.line(current))" }
      parent = current.superview
    }
    if isVisible(view) { return nil }
    if let cover = ElementTree.cover(of: view) { return "it is covered by \(ElementTree.lineWithClass(cover))" }
    return "less than a tenth of it is on the screen"
  }
}
