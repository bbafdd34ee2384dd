@_spi(Plainview) public import PlainviewUIKitCore

extension UIView {
  /// Says what the frame follows from: each side's constraint or content size, and so on up to what is fixed; Plainview's own.
  ///
  /// A line a number, what it depends on below it: `top 131 == password.bottom + 8`. Only relations in force are shown,
  /// found by changing each constant a little on a copy of the layout. Numbers are points in the window's coordinates.
  /// The tree has to be laid out; nothing is changed and no code of the app is called by the trials. For debugging: costs
  /// about three solutions of the layout for each constraint.
  public func explainFrame() -> String {
    var root = self
    while let parent = root.superview { root = parent }
    let (facts, views) = TreeFacts.withViews(of: root)
    guard let index = views.firstIndex(where: { $0 === self }) else { return "" }
    return FrameExplanation(facts).text(of: index)
  }
}

/// The tree of relations behind the frame of one view.
package struct FrameExplanation {
  private let facts: TreeFacts
  private let keys: [String]
  private let indices: [String: Int]

  package init(_ facts: TreeFacts) {
    self.facts = facts
    keys = facts.keys
    indices = Dictionary(keys.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// Relations further away than this are not followed.
  private static let depthLimit = 12

  func text(of view: Int) -> String {
    (["\(keys[view]) \(facts.views[view].frame.text)"] + lines(of: view, depth: Self.depthLimit).map { "  " + $0 })
      .joined(separator: "\n")
  }

  /// A line for each number of the frame, and below it, two blanks further in, what it follows from, so many levels deep.
  package func lines(of view: Int, depth: Int) -> [String] {
    var limited = self
    limited.depthLimit = depth
    var shown: Set<String> = []
    return facts.views[view].sides.flatMap { limited.lines($0, of: view, depth: 0, &shown, isOwn: true) }
  }

  private var depthLimit = Self.depthLimit

  private func lines(
    _ fact: SideFact, of view: Int, depth: Int, _ shown: inout Set<String>, isOwn: Bool
  ) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let value = facts.views[view].frame.value(of: fact.side).map { " \(FactToken.number($0))" } ?? ""
    let name = (isOwn ? "" : keys[view] + ".") + fact.side.rawValue + value
    guard !fact.relations.isEmpty else {
      return ["\(indent)\(name): nothing decides, so it is as near to zero as can be"]
    }
    guard shown.insert("\(view) \(fact.side.rawValue)").inserted else { return ["\(indent)\(name): see above"] }
    var lines: [String] = []
    for relation in fact.relations {
      let text = relation.text.dropFirst(relation.side.rawValue.count)
      lines.append("\(indent)\(name)\(relation.side == fact.side ? "" : ": \(relation.side.rawValue)")\(text)")
      if depth + 1 < depthLimit { lines += followed(relation, depth: depth + 1, &shown) }
    }
    return lines
  }

  /// What the other side of a relation depends on.
  private func followed(_ relation: SideFact.Relation, depth: Int, _ shown: inout Set<String>) -> [String] {
    guard let key = relation.other, let other = indices[key], let side = relation.otherSide else { return [] }
    var lines: [String] = []
    let known = facts.views[other].sides.filter { $0.side.isHorizontal == side.isHorizontal }
    let exact = known.filter { $0.side == side }
    // The root's first edges are zero, whatever its size is.
    if exact.isEmpty, side == .left || side == .top, known.allSatisfy(\.side.isSize) { return [] }
    for fact in exact.isEmpty ? known : exact {
      lines += self.lines(fact, of: other, depth: depth, &shown, isOwn: false)
    }
    return lines
  }
}
