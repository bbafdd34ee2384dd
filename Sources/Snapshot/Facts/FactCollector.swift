import Foundation
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) package import PlainviewUIKitCore

extension TreeFacts {
  /// The facts of a tree as it was laid out last, with frames in the coordinates of its root.
  ///
  /// Changes nothing and lays nothing out. Parts that controls put into themselves are left out. Costs about three
  /// solutions of the layout for each constraint; trees of more than two thousand views are told without reasons.
  @MainActor package init(of root: UIView) { self = FactCollector(root).facts() }

  /// The facts with the views that they are about; nil for guides.
  @MainActor package static func withViews(of root: UIView) -> (facts: TreeFacts, views: [UIView?]) {
    let collector = FactCollector(root)
    return (collector.facts(), collector.items.map(\.view))
  }
}

/// Takes down the facts of one tree.
@MainActor private struct FactCollector {
  private let root: UIView
  let items: [Item]
  private let names: ViewNames
  private let sides: SideCollector?

  /// A view or a guide with its depth in the tree.
  struct Item {
    let layoutItem: any LayoutItem
    let depth: Int

    @MainActor var view: UIView? { layoutItem as? UIView }
  }

  /// The number of items up to which edges are explained.
  private static let explainedLimit = 2_000

  init(_ root: UIView) {
    self.root = root
    let all = Self.items(below: root)
    let views = all.compactMap(\.view)
    names = ViewNames(views)
    guard all.count <= Self.explainedLimit else {
      items = all.filter { $0.view != nil }
      sides = nil
      return
    }
    let sides = SideCollector(all.map(\.layoutItem), root: root)
    let followed = sides.followed
    items = all.enumerated().filter { followed[$0.offset] }.map(\.element)
    self.sides = sides.keeping(followed)
  }

  func facts() -> TreeFacts {
    var facts = TreeFacts(
      views: items.map { item in
        if let view = item.view { return self.facts(of: view, item.depth) }
        return self.facts(of: item.layoutItem, item.depth)
      })
    guard let sides else { return facts }
    let keys = facts.keys
    for index in facts.views.indices { facts.views[index].sides = sides.facts(at: index, keys: keys) }
    dropMarginsNobodyFollows(in: &facts, keys)
    return facts
  }

  private func dropMarginsNobodyFollows(in facts: inout TreeFacts, _ keys: [String]) {
    let relations = facts.views.flatMap(\.sides).flatMap(\.relations)
    let followed = Set(relations.filter { $0.otherSide?.isMargin == true }.compactMap(\.other))
    for index in facts.views.indices where !followed.contains(keys[index]) {
      facts.views[index].traits.removeAll { $0.name == ViewFacts.marginsName }
    }
  }

  private func facts(of view: UIView, _ depth: Int) -> ViewFacts {
    let type = (view as? any MissingCode)?.missingClass ?? publicName(of: Swift.type(of: view))
    var facts = ViewFacts(
      depth: depth, name: names.name(of: view), type: type, frame: FactFrame(view.convert(view.bounds, to: root)),
      text: Redaction.shown(view.displayedText, of: view).flatMap { $0.isEmpty ? nil : Self.bounded($0) })
    facts.traits = Self.shown(ViewStyle.traits(of: view), of: view)
    facts.text = facts.text.map { Redaction.redacted($0) }
    facts.calls = ViewCalls.calls(of: view)
    redact(&facts, of: view)
    return facts
  }

  private static let textTraits: Set<String> = ["placeholder", "accessibilityLabel"]

  /// Takes out what must not be seen in the golden either.
  private func redact(_ facts: inout ViewFacts, of view: UIView) {
    guard Redaction.current != nil else { return }
    func redacted(_ text: String, isText: Bool) -> String {
      Redaction.redacted(isText ? Redaction.shown(text, of: view) ?? text : text)
    }
    facts.text = facts.text.map { redacted($0, isText: true) }
    for index in facts.traits.indices {
      let isText = Self.textTraits.contains(facts.traits[index].name)
      facts.traits[index].value = redacted(facts.traits[index].value, isText: isText)
    }
    facts.calls = facts.calls.map { redacted($0, isText: false) }
  }

  private func facts(of guide: any LayoutItem, _ depth: Int) -> ViewFacts {
    let owner = (guide as? UILayoutGuide)?.owningView
    let frame = owner.map { $0.convert(guide.layoutFrame, to: root) } ?? guide.layoutFrame
    return ViewFacts(
      depth: depth, name: ViewNames.name(ofGuide: guide), type: ViewFacts.guideType, frame: FactFrame(frame))
  }

  /// The traits without texts that must not be seen.
  private static func shown(_ traits: [ViewFacts.Trait], of view: UIView) -> [ViewFacts.Trait] {
    guard Redaction.current != nil else { return traits }
    return traits.map { trait in
      let isText = ["accessibilityLabel", "placeholder"].contains(trait.name)
      let value = isText ? Redaction.shown(trait.value, of: view) ?? "" : trait.value
      return ViewFacts.Trait(trait.name, isText ? Redaction.redacted(value) : value)
    }
  }

  /// A very long text is described by its beginning and its length.
  private static func bounded(_ text: String) -> String {
    text.utf8.count > 400 ? "\(text.prefix(200))… (\(text.utf8.count) bytes)" : text
  }

  /// The views and guides, parents first, guides before the views beside them.
  private static func items(below root: UIView) -> [Item] {
    var items: [Item] = []
    var waiting: [(view: UIView, depth: Int)] = [(root, 0)]
    while let (view, depth) = waiting.popLast() {
      items.append(Item(layoutItem: view, depth: depth))
      for guide in view.layoutGuides { items.append(Item(layoutItem: guide, depth: depth + 1)) }
      for subview in view.subviews.reversed() where !(subview is any ControlPart) {
        waiting.append((subview, depth + 1))
      }
    }
    return items
  }
}

extension FactFrame {
  fileprivate init(_ rectangle: CGRect) {
    self.init(
      FactToken.rounded(Double(rectangle.minX)), FactToken.rounded(Double(rectangle.minY)),
      FactToken.rounded(Double(rectangle.width)), FactToken.rounded(Double(rectangle.height)))
  }
}
