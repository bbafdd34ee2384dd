import PlainviewSnapshot
import Testing

/// One random edit of a random tree comes out as the words of that edit and no others.
@Suite struct ChangeReportPropertyTests {
  /// An edit with the words that it should have.
  private struct Edit {
    let tree: TreeFacts
    let words: String
  }

  @Test(arguments: 0..<12)
  func `The words of a random edit are those of the edit`(_ run: Int) {
    var seed = FixedSeed(UInt64(run) + 100)
    for kind in 0..<8 {
      for _ in 0..<6 {
        let tree = RandomTree.facts(&seed, count: Int.random(in: 2...25, using: &seed))
        #expect(ChangeReport(old: tree, new: tree).isEmpty)
        let place = Int.random(in: 1..<tree.views.count, using: &seed)
        let edit = Self.edit(kind, of: tree, at: place, &seed)
        #expect(ChangeReport(old: tree, new: edit.tree).changes == [edit.words])
      }
    }
  }

  private static func edit(_ kind: Int, of tree: TreeFacts, at place: Int, _ seed: inout FixedSeed) -> Edit {
    var views = tree.views
    let key = "`\(tree.keys[place])`"
    let end = views[(place + 1)...].firstIndex { $0.depth <= views[place].depth } ?? views.endIndex
    switch kind {
    case 0:
      for index in place..<end { views[index].frame.y += 20 }
      return Edit(tree: TreeFacts(views: views), words: "\(key) moved down by 20")
    case 1:
      let width = views[place].frame.width
      views[place].frame.width += 5
      return Edit(tree: TreeFacts(views: views), words: "\(key) is \(Int(width) + 5) wide (was \(Int(width)))")
    case 2:
      let was = views[place].text.map { "was \"\($0)\"" } ?? "said nothing"
      views[place].text = "Something else"
      return Edit(tree: TreeFacts(views: views), words: "\(key) says \"Something else\" (\(was))")
    case 3:
      let words = "\(introduction(views, place, end, key)) was removed from `\(tree.keys[tree.parents[place] ?? 0])`"
      views.removeSubrange(place..<end)
      return Edit(tree: TreeFacts(views: views), words: words)
    case 4:
      let added = RandomTree.view(77, depth: views[place].depth + 1, &seed)
      views.insert(added, at: end)
      let newKey = "`\(TreeFacts(views: views).keys[end])`"
      let words = "\(introduction(views, end, end + 1, newKey)) was added to \(key)"
      return Edit(tree: TreeFacts(views: views), words: words)
    case 5:
      let was = views[place].traits.isEmpty ? "the default" : "label"
      views[place].traits = [ViewFacts.Trait("textColor", "systemRed")]
      return Edit(tree: TreeFacts(views: views), words: "\(key) has textColor systemRed (was \(was))")
    case 6:
      let was = views[place].calls.isEmpty ? "now" : "(was Controller go:)"
      views[place].calls = ["touchUpInside -> Controller stop:"]
      return Edit(tree: TreeFacts(views: views), words: "\(key) calls Controller stop: on touchUpInside \(was)")
    default:
      views[place].name = "another"
      return Edit(tree: TreeFacts(views: views), words: "\(key) is called `another` now")
    }
  }

  private static func introduction(_ views: [ViewFacts], _ place: Int, _ end: Int, _ key: String) -> String {
    let view = views[place]
    var words = key
    if view.name != nil { words += " (\(view.type)\(view.text.map { " \"\($0)\"" } ?? ""))" }
    switch end - place - 1 {
    case 0: return words
    case 1: return words + " with a view inside"
    case let count: return words + " with \(count) views inside"
    }
  }
}
