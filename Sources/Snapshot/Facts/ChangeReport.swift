/// What changed between two trees, described in English, and why the views that moved did so.
///
/// A view that moved along with its parent is not named, and views that changed in the same way are named once together.
/// The order is that of the tree.
package struct ChangeReport: Equatable, Sendable {
  /// One root of the frames that changed.
  package struct Cause: Equatable, Sendable {
    package let text: String
    /// The views that moved or were resized because of it, and how it reaches the first of them.
    package let effects: [String]

    package init(text: String, effects: [String] = []) {
      self.text = text
      self.effects = effects
    }
  }

  /// A line a change, without a full stop.
  package let changes: [String]
  package let causes: [Cause]

  package init(old: TreeFacts, new: TreeFacts) {
    let matching = TreeMatching(old: old, new: new)
    let collector = ChangeCollector(matching)
    changes = collector.lines
    causes = CauseCollector(matching, collector.reframed).causes
  }

  package var isEmpty: Bool { changes.isEmpty }

  /// Both parts with headings; empty when nothing changed.
  package var text: String {
    guard !isEmpty else { return "" }
    var lines = ["What changed:"] + changes.map { "  " + $0 }
    if !causes.isEmpty { lines += ["", "Why:"] }
    for cause in causes { lines += ["  " + cause.text] + cause.effects.map { "    " + $0 } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Names in a row, of which so many are written out: `a`, `b` and 3 more.
  static func list(_ names: [String], limit: Int = 3) -> String {
    let shown = names.prefix(limit).map { "`\($0)`" }
    if names.count > limit { return shown.joined(separator: ", ") + " and \(names.count - limit) more" }
    guard shown.count > 1, let last = shown.last else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}

/// Finds the changes of two matched trees.
struct ChangeCollector {
  private let matching: TreeMatching
  /// A line with the position to sort it by: an index of the new tree, then one of the old tree.
  private var placed: [(position: (Int, Int), text: String)] = []
  /// The views whose frames changed otherwise than by going along with their parents.
  private(set) var reframed: [(view: Int, change: FrameChange)] = []
  /// The phrases for the views that have another position among their siblings.
  private var orderPhrases: [Int: String] = [:]

  var lines: [String] { placed.sorted { $0.position < $1.position }.map(\.text) }

  init(_ matching: TreeMatching) {
    self.matching = matching
    reframed = Self.reframed(matching)
    for parent in matching.new.views.indices { noteOrder(ofChildrenOf: parent) }
    let grouped = addGroups()
    let frames = Dictionary(uniqueKeysWithValues: reframed.map { ($0.view, $0.change) }).filter {
      !grouped.contains($0.key)
    }
    for index in matching.new.views.indices where !matching.new.views[index].isGuide {
      addChanges(of: index, frames[index])
    }
    addRemovals()
  }

  // MARK: Frames

  private static func reframed(_ matching: TreeMatching) -> [(view: Int, change: FrameChange)] {
    var changes: [FrameChange?] = []
    var reframed: [(view: Int, change: FrameChange)] = []
    for (index, view) in matching.new.views.enumerated() {
      let change = matching.oldOfNew[index].map { FrameChange(from: matching.old.views[$0].frame, to: view.frame) }
      changes.append(change)
      guard let change, !change.isNone, !view.isGuide else { continue }
      let ofParent = matching.newParents[index].flatMap { changes[$0] }
      let goesAlong = !change.isResize && ofParent?.right == change.right && ofParent?.down == change.down
      if !goesAlong { reframed.append((index, change)) }
    }
    return reframed
  }

  /// Adds one line for all views with the same change of frame; returns these views.
  private mutating func addGroups() -> Set<Int> {
    var members: [FrameChange: [Int]] = [:]
    for (view, change) in reframed { members[change, default: []].append(view) }
    var grouped: Set<Int> = []
    for (view, change) in reframed {
      guard let views = members[change], views.count > 2, views[0] == view else { continue }
      let names = views.map { matching.newKeys[$0] }
      placed.append(((view, -1), "\(views.count) views \(change.textForMany): \(ChangeReport.list(names))"))
      grouped.formUnion(views)
    }
    return grouped
  }

  // MARK: Views of the new tree

  private mutating func addChanges(of index: Int, _ reframing: FrameChange?) {
    let view = matching.new.views[index]
    guard let oldIndex = matching.oldOfNew[index] else { return addArrival(of: index) }
    let old = matching.old.views[oldIndex]
    var phrases = ViewChange(old: old, new: view).phrases
    if let moved = parentPhrase(index, oldIndex) ?? orderPhrases[index] { phrases.append(moved) }
    if let reframing { phrases.append(reframing.text(from: old.frame, to: view.frame)) }
    guard !phrases.isEmpty else { return }
    // A view that was renamed, or whose text is its key and changed, is called by its old key.
    let key = old.plainKey == view.plainKey ? matching.newKeys[index] : matching.oldKeys[oldIndex]
    placed.append(((index, 0), "`\(key)` \(phrases.joined(separator: ", "))"))
  }

  private mutating func addArrival(of index: Int) {
    guard let parent = matching.newParents[index], matching.oldOfNew[parent] != nil else { return }
    let text = Self.introduction(of: index, in: matching.new.views, key: matching.newKeys[index])
    placed.append(((index, 0), "\(text) was added to `\(matching.newKeys[parent])`"))
  }

  private func parentPhrase(_ index: Int, _ oldIndex: Int) -> String? {
    guard let parent = matching.newParents[index], let oldParent = matching.oldParents[oldIndex],
      matching.oldOfNew[parent] != oldParent
    else { return nil }
    return "is in `\(matching.newKeys[parent])` now (was in `\(matching.oldKeys[oldParent])`)"
  }

  /// Finds the children that have another position among those that were siblings before.
  private mutating func noteOrder(ofChildrenOf parent: Int) {
    let kept = matching.keptChildren(ofNew: parent).filter { !matching.new.views[$0].isGuide }
    let before = kept.sorted { (matching.oldOfNew[$0] ?? 0) < (matching.oldOfNew[$1] ?? 0) }
    guard kept != before else { return }
    for index in LineDiff(old: before.map { "\($0)" }, new: kept.map { "\($0)" }).changes.flatMap(\.new) {
      orderPhrases[kept[index]] =
        index > 0
        ? "comes after `\(matching.newKeys[kept[index - 1]])` now"
        : "is behind the other views of `\(matching.newKeys[parent])` now"
    }
  }

  // MARK: Views of the old tree

  private mutating func addRemovals() {
    var before = 0
    for index in matching.old.views.indices {
      if let new = matching.newOfOld[index] { before = new }
      guard matching.newOfOld[index] == nil, !matching.old.views[index].isGuide,
        let parent = matching.oldParents[index], matching.newOfOld[parent] != nil
      else { continue }
      let text = Self.introduction(of: index, in: matching.old.views, key: matching.oldKeys[index])
      placed.append(((before, 1 + index), "\(text) was removed from `\(matching.oldKeys[parent])`"))
    }
  }

  /// The view's key, with class and text when it has a name of its own, and how much is in it.
  private static func introduction(of index: Int, in views: [ViewFacts], key: String) -> String {
    let view = views[index]
    let text = (view.text ?? "").isEmpty ? "" : " \"\(ViewFacts.shortened(view.text ?? ""))\""
    let kind = view.name == nil ? "" : " (\(view.type)\(text))"
    let inside = TreeMatching.descendants(of: index, in: views)
    return "`\(key)`\(kind)" + (inside == 0 ? "" : inside == 1 ? " with a view inside" : " with \(inside) views inside")
  }
}
