/// Groups the views whose frames changed under what changed first.
struct CauseCollector {
  private let matching: TreeMatching
  private let search: CauseSearch
  private let description: CauseDescription
  private var groups: [Group] = []

  /// A cause with the views that it reaches.
  private struct Group {
    let text: String
    let source: RootCause
    var effects: [Effect] = []
  }

  private struct Effect {
    let view: Int
    let change: FrameChange
    let path: [CauseSearch.Link]
  }

  init(_ matching: TreeMatching, _ reframed: [(view: Int, change: FrameChange)]) {
    self.matching = matching
    search = CauseSearch(matching)
    description = CauseDescription(matching: matching)
    for (view, change) in reframed.prefix(Self.explainedLimit) {
      for side in change.sides {
        for finding in search.findings(of: side, of: view) { add(finding, view, change) }
      }
    }
  }

  /// The number of views up to which each is explained.
  private static let explainedLimit = 500

  private mutating func add(_ finding: CauseSearch.Finding, _ view: Int, _ change: FrameChange) {
    let text = description.text(of: finding.cause)
    let index = groups.firstIndex { $0.text == text } ?? groups.count
    if index == groups.count { groups.append(Group(text: text, source: finding.cause)) }
    let effect = Effect(view: view, change: change, path: finding.path)
    if let known = groups[index].effects.firstIndex(where: { $0.view == view }) {
      if finding.path.count < groups[index].effects[known].path.count { groups[index].effects[known] = effect }
    } else {
      groups[index].effects.append(effect)
    }
  }

  var causes: [ChangeReport.Cause] {
    groups.map { group in ChangeReport.Cause(text: group.text, effects: effectLines(of: group)) }
  }

  /// The path to the view that is reached in the fewest steps, and the names of the others.
  private func effectLines(of group: Group) -> [String] {
    let reached = group.effects.filter { !$0.path.isEmpty }
    guard let nearest = reached.min(by: { $0.path.count < $1.path.count }) else { return [] }
    let old = matching.oldOfNew[nearest.view].map { matching.old.views[$0].frame } ?? FactFrame(0, 0, 0, 0)
    let change = nearest.change.text(from: old, to: matching.new.views[nearest.view].frame)
    var lines = ["`\(matching.newKeys[nearest.view])` \(change): \(pathText(nearest.path))"]
    let others = reached.filter { $0.view != nearest.view }.map { matching.newKeys[$0.view] }
    if !others.isEmpty { lines.append("and with it \(ChangeReport.list(others))") }
    return lines
  }

  private static let shownSteps = 3

  private func pathText(_ path: [CauseSearch.Link]) -> String {
    var parts: [String] = []
    for (index, link) in path.prefix(Self.shownSteps).enumerated() {
      let step = ChangeText.follows(link.relation)
      parts.append(
        index == 0 ? step : step.replacing("its ", with: "`\(matching.newKeys[link.view])`.", maxReplacements: 1))
    }
    if path.count > Self.shownSteps { parts.append("and \(path.count - Self.shownSteps) steps more") }
    return parts.joined(separator: ", ") + " (unchanged)"
  }
}
