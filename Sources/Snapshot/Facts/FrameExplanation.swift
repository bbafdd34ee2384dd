import Foundation
package import PlainviewUIKitCore

/// Why a view has its frame: the relations that determine its edges, and those that determine theirs.
@MainActor package struct FrameExplanation {
  /// How far relations are followed.
  private static let deepest = 6

  private let facts: TreeFacts
  private let keys: [String]
  private let index: Int

  /// Explains a view of a tree that was laid out; nil for a view that is not in it, or is a part of a control.
  package init?(of view: UIView, in root: UIView) {
    let facts = TreeFacts(of: root)
    let views = Self.views(below: root)
    let places = facts.views.indices.filter { !facts.views[$0].isGuide }
    guard views.count == places.count, let place = views.firstIndex(where: { $0 === view }) else { return nil }
    self.facts = facts
    keys = facts.keys
    index = places[place]
  }

  /// The views that have facts, in the facts' order.
  private static func views(below root: UIView) -> [UIView] {
    var views: [UIView] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      views.append(view)
      waiting += view.subviews.reversed().filter { !($0 is any ControlPart) }
    }
    return views
  }

  /// The view with its frame, and below it a relation a line, those that a relation depends on further in.
  package var text: String {
    var told: Set<String> = []
    var lines = ["\(keys[index]) \(facts.views[index].frame.text)"]
    for side in facts.views[index].sides { lines += self.lines(of: side, of: index, depth: 1, &told) }
    return lines.joined(separator: "\n")
  }

  private func lines(of side: SideFact, of view: Int, depth: Int, _ told: inout Set<String>) -> [String] {
    let blanks = String(repeating: "  ", count: depth)
    let name = "\(keys[view]).\(side.side.rawValue)"
    guard !side.relations.isEmpty else { return ["\(blanks)\(name) undecided"] }
    guard told.insert(name).inserted else { return ["\(blanks)\(name) as above"] }
    return side.relations.flatMap { relation -> [String] in
      let by = relation.side == side.side ? "" : " by"
      let line = "\(blanks)\(keys[view]).\(by.isEmpty ? "" : "\(side.side.rawValue)\(by) ")\(relation.text)"
      guard depth < Self.deepest, let other = relation.other.flatMap({ keys.firstIndex(of: $0) }) else { return [line] }
      let reasons = sides(of: other, for: relation.otherSide ?? relation.side)
      return [line] + reasons.flatMap { lines(of: $0, of: other, depth: depth + 1, &told) }
    }
  }

  /// What determines a side of a view: the side's own relations, or those of the two numbers of its axis.
  private func sides(of view: Int, for side: Side) -> [SideFact] {
    let all = facts.views[view].sides
    if let own = all.first(where: { $0.side == side }) { return [own] }
    return all.filter { $0.side.isHorizontal == side.isHorizontal }
  }
}
