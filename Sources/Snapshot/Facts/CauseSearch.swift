import Foundation

/// Follows a side that changed to what changed first: a constant, a content size, a frame, or the relations themselves.
struct CauseSearch {
  /// A step of the path: a side of a view and the unchanged relation by which it follows another view.
  struct Link: Equatable {
    let view: Int
    let relation: SideFact.Relation
  }

  /// What changed first, and the path to it from the side that was asked about, nearest step first.
  struct Finding {
    let cause: RootCause
    let path: [Link]
  }

  private let matching: TreeMatching
  private let indexOfKey: [String: Int]
  private let oldIndexOfKey: [String: Int]

  init(_ matching: TreeMatching) {
    self.matching = matching
    indexOfKey = Self.indices(matching.newKeys)
    oldIndexOfKey = Self.indices(matching.oldKeys)
  }

  private static func indices(_ keys: [String]) -> [String: Int] {
    Dictionary(keys.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// How many steps a path may have; longer ones are cut.
  private static let stepLimit = 60

  func findings(of side: Side, of view: Int) -> [Finding] {
    var visited: Set<Step> = []
    return findings(Step(view: view, side: side), path: [], &visited)
  }

  private struct Step: Hashable {
    let view: Int
    let side: Side
  }

  private func findings(_ step: Step, path: [Link], _ visited: inout Set<Step>) -> [Finding] {
    guard visited.insert(step).inserted, path.count < Self.stepLimit, let old = matching.oldOfNew[step.view] else {
      return []
    }
    if let scrolled = scrolling(of: step) { return [Finding(cause: scrolled, path: path)] }
    return changedNumbers(behind: step, old).flatMap { number in
      findings(ofNumber: number, of: step.view, old, path: path, &visited)
    }
  }

  // MARK: Numbers of one view

  private func sides(_ facts: ViewFacts, like side: Side) -> [SideFact] {
    facts.sides.filter { $0.side.isHorizontal == side.isHorizontal }
  }

  /// The numbers that make up the side and are not what they were.
  private func changedNumbers(behind step: Step, _ old: Int) -> [Side] {
    let numbers = sides(matching.new.views[step.view], like: step.side).map(\.side)
    if numbers.contains(step.side) { return [step.side] }
    let (before, after) = (matching.old.views[old].frame, matching.new.views[step.view].frame)
    return numbers.filter { Self.isChanged(before.value(of: $0), after.value(of: $0)) }
  }

  private static func isChanged(_ old: Double?, _ new: Double?) -> Bool {
    guard let old, let new else { return old != new }
    return abs(old - new) >= 0.01
  }

  private func findings(
    ofNumber number: Side, of view: Int, _ old: Int, path: [Link], _ visited: inout Set<Step>
  ) -> [Finding] {
    let after = sides(matching.new.views[view], like: number)
    let before = sides(matching.old.views[old], like: number)
    let new = after.first { $0.side == number }?.relations ?? []
    // The same relations may make up an axis by other numbers than before.
    let olds = before.map(\.side) == after.map(\.side) ? before.filter { $0.side == number } : before
    var unmatched = olds.flatMap(\.relations)
    var findings: [Finding] = []
    var came: [SideFact.Relation] = []
    for relation in new {
      guard let index = unmatched.firstIndex(where: { isSame($0, relation) }) else {
        came.append(relation)
        continue
      }
      let former = unmatched.remove(at: index)
      findings += self.findings(from: former, to: relation, of: view, old, path: path, &visited)
    }
    let gone = olds.filter { $0.side == number }.flatMap(\.relations).filter { unmatched.contains($0) }
    if !came.isEmpty || !gone.isEmpty {
      findings.append(Finding(cause: .relations(view: view, side: number, old: gone, new: came), path: path))
    }
    return findings
  }

  /// Whether two relations are one but for their constants.
  private func isSame(_ old: SideFact.Relation, _ new: SideFact.Relation) -> Bool {
    guard old.side == new.side, old.otherSide == new.otherSide, old.multiplier == new.multiplier,
      Self.kind(old.source) == Self.kind(new.source)
    else { return false }
    guard let oldOther = old.other, let newOther = new.other else { return old.other == new.other }
    guard let oldIndex = oldIndexOfKey[oldOther], let newIndex = indexOfKey[newOther] else {
      return oldOther == newOther
    }
    return matching.newOfOld[oldIndex] == newIndex
  }

  private static func kind(_ source: SideFact.Relation.Source) -> Int {
    switch source {
    case .constraint: 0
    case .content, .text: 1
    case .frame: 2
    case .root: 3
    case .code: 4
    }
  }

  // MARK: One relation

  private func findings(
    from old: SideFact.Relation, to new: SideFact.Relation, of view: Int, _ oldView: Int, path: [Link],
    _ visited: inout Set<Step>
  ) -> [Finding] {
    var findings: [Finding] = []
    if Self.isChanged(old.constant, new.constant) {
      if new.source == .text, let width = widthFinding(of: view, oldView, new, path: path, &visited) { return width }
      findings.append(Finding(cause: .constant(view: view, old: old, new: new), path: path))
    }
    guard let key = new.other, let otherSide = new.otherSide, let other = indexOfKey[key],
      let oldOther = matching.oldOfNew[other]
    else { return findings }
    let link = Link(view: view, relation: new)
    let (before, after) = (matching.old.views[oldOther], matching.new.views[other])
    if otherSide.isMargin, before.trait(ViewFacts.marginsName) != after.trait(ViewFacts.marginsName) {
      findings.append(Finding(cause: .margins(view: other), path: path + [link]))
    }
    let changed = otherSide.parts.filter { Self.isChanged(before.frame.value(of: $0), after.frame.value(of: $0)) }
    // A center may stay while both ends move: only what the relation reads counts.
    for part in changed {
      findings += self.findings(Step(view: other, side: part), path: path + [link], &visited)
    }
    return findings
  }

  /// Why a text has another height although it says the same: it has another width.
  private func widthFinding(
    of view: Int, _ old: Int, _ relation: SideFact.Relation, path: [Link], _ visited: inout Set<Step>
  ) -> [Finding]? {
    let (before, after) = (matching.old.views[old], matching.new.views[view])
    guard before.text == after.text, before.trait("font") == after.trait("font"),
      Self.isChanged(before.frame.width, after.frame.width)
    else { return nil }
    let found = findings(Step(view: view, side: .width), path: path + [Link(view: view, relation: relation)], &visited)
    return found.isEmpty ? nil : found
  }

  // MARK: Scrolling

  /// A position that is another one because the content around it was scrolled.
  private func scrolling(of step: Step) -> RootCause? {
    guard !step.side.isSize, let parent = matching.newParents[step.view], let oldParent = matching.oldOfNew[parent]
    else {
      return nil
    }
    let (before, after) = (matching.old.views[oldParent], matching.new.views[parent])
    let isHorizontal = step.side.isHorizontal
    let (from, to) = (before.contentOffset(isHorizontal: isHorizontal), after.contentOffset(isHorizontal: isHorizontal))
    return Self.isChanged(from, to) ? .scrolling(view: parent) : nil
  }
}

/// What changed first.
enum RootCause: Equatable {
  case constant(view: Int, old: SideFact.Relation, new: SideFact.Relation)
  case relations(view: Int, side: Side, old: [SideFact.Relation], new: [SideFact.Relation])
  case margins(view: Int)
  case scrolling(view: Int)
}
