/// Which views of two trees are the same one.
///
/// By the document's id and by name where only one view has it, then by class and text beside matched views, then by
/// position among them, and last by class and text anywhere: such a view went from one parent to another.
struct TreeMatching {
  let old: TreeFacts
  let new: TreeFacts
  /// For each view of one tree the index of its match in the other.
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]
  let oldParents, newParents: [Int?]
  let oldKeys, newKeys: [String]
  private let oldChildren, newChildren: [[Int]]

  init(old: TreeFacts, new: TreeFacts) {
    self.old = old
    self.new = new
    newOfOld = Array(repeating: nil, count: old.views.count)
    oldOfNew = Array(repeating: nil, count: new.views.count)
    (oldParents, newParents) = (old.parents, new.parents)
    (oldKeys, newKeys) = (old.keys, new.keys)
    oldChildren = Self.children(oldParents)
    newChildren = Self.children(newParents)
    if !old.views.isEmpty, !new.views.isEmpty { match(0, 0) }
    matchSingles { $0.trait("documentID") }
    matchSingles { $0.isGuide ? nil : $0.name }
    var matched = -1
    while matched != matchCount {
      matched = matchCount
      for parent in new.views.indices { if let oldParent = oldOfNew[parent] { alignChildren(oldParent, parent) } }
      matchSingles { $0.isGuide || $0.label.isEmpty ? nil : "\($0.type) \($0.label)" }
    }
  }

  private var matchCount: Int { oldOfNew.reduce(0) { $0 + ($1 == nil ? 0 : 1) } }

  private static func children(_ parents: [Int?]) -> [[Int]] {
    var children: [[Int]] = Array(repeating: [], count: parents.count)
    for (index, parent) in parents.enumerated() { if let parent { children[parent].append(index) } }
    return children
  }

  private mutating func match(_ old: Int, _ new: Int) {
    newOfOld[old] = new
    oldOfNew[new] = old
  }

  // MARK: Steps

  /// Matches views that are the only ones with a label, in both trees.
  private mutating func matchSingles(_ label: (ViewFacts) -> String?) {
    func singles(_ views: [ViewFacts], _ isFree: (Int) -> Bool) -> [String: Int] {
      var indices: [String: Int] = [:]
      for (index, view) in views.enumerated() where isFree(index) {
        guard let label = label(view) else { continue }
        indices[label] = indices[label] == nil ? index : -1
      }
      return indices
    }
    let oldIndices = singles(old.views) { newOfOld[$0] == nil }
    let newIndices = singles(new.views) { oldOfNew[$0] == nil }
    for index in new.views.indices where oldOfNew[index] == nil {
      guard let label = label(new.views[index]), newIndices[label] == index, let oldIndex = oldIndices[label],
        oldIndex >= 0
      else { continue }
      match(oldIndex, index)
    }
  }

  /// Matches children of a pair that have no match yet: what agrees most goes first, and always in order.
  private mutating func alignChildren(_ oldParent: Int, _ newParent: Int) {
    align(oldParent, newParent) { "\($0.name ?? "")\n\($0.type)\n\($0.label)" }
    align(oldParent, newParent) { "\($0.name ?? "")\n\($0.type)" }
    // The same view under another name: with a text by that, without one by the frame.
    align(oldParent, newParent) { view in
      guard !view.isGuide else { return nil }
      return "\(view.type)\n" + (view.label.isEmpty ? view.frame.text : view.label)
    }
  }

  private mutating func align(_ oldParent: Int, _ newParent: Int, _ label: (ViewFacts) -> String?) {
    let olds = oldChildren[oldParent].filter { newOfOld[$0] == nil }
    let news = newChildren[newParent].filter { oldOfNew[$0] == nil }
    if olds.isEmpty || news.isEmpty { return }
    let diff = LineDiff(
      old: olds.map { label(old.views[$0]) ?? "\r\($0)" }, new: news.map { label(new.views[$0]) ?? "\n\($0)" })
    var (oldNext, newNext) = (0, 0)
    for change in diff.changes + [LineDiff.Change(old: olds.count..<olds.count, new: news.count..<news.count)] {
      for (one, other) in zip(oldNext..<change.old.lowerBound, newNext..<change.new.lowerBound) {
        match(olds[one], news[other])
      }
      (oldNext, newNext) = (change.old.upperBound, change.new.upperBound)
    }
  }

  // MARK: Answers

  /// The children of a view of the new tree that were children of its match, as indices in the new tree.
  func keptChildren(ofNew parent: Int) -> [Int] {
    newChildren[parent].filter { child in oldOfNew[child].flatMap { oldParents[$0] } == oldOfNew[parent] }
  }

  func oldIndex(ofKey key: String) -> Int? { oldKeys.firstIndex(of: key) }
  func newIndex(ofKey key: String) -> Int? { newKeys.firstIndex(of: key) }

  /// How many views are below one of the given tree.
  static func descendants(of index: Int, in views: [ViewFacts]) -> Int {
    let below = views[(index + 1)...].prefix { $0.depth > views[index].depth }
    return below.filter { !$0.isGuide }.count
  }
}
