import PlainviewSnapshot
import PlainviewStage
import Testing

/// One random edit of a random tree is reported as that edit and no other.
@Suite struct ChangeReportPropertyTests {
  /// An edit with the sentence that reports it.
  private struct Edit {
    let tree: TreeFacts
    let sentence: String
  }

  @Test(arguments: 0..<12)
  func `The words of a random edit are those of the edit`(_ run: Int) {
    var seed = FixedSeed(UInt64(run) + 100)
    for kind in 0..<8 {
      for _ in 0..<6 {
        let tree = RandomTree.facts(&seed, count: Int.random(in: 2...25, using: &seed))
        #expect(ChangeReport(old: tree, new: tree).isEmpty)
        let position = Int.random(in: 1..<tree.views.count, using: &seed)
        let edit = Self.edit(kind, of: tree, at: position, &seed)
        #expect(ChangeReport(old: tree, new: edit.tree).changes == [edit.sentence])
      }
    }
  }

  private static func edit(_ kind: Int, of tree: TreeFacts, at position: Int, _ seed: inout FixedSeed) -> Edit {
    var views = tree.views
    let key = "`\(tree.keys[position])`"
    let end = views[(position + 1)...].firstIndex { $0.depth <= views[position].depth } ?? views.endIndex
    switch kind {
    case 0:
      for index in position..<end { views[index].frame.y += 20 }
      return Edit(tree: TreeFacts(views: views), sentence: "\(key) moved down by 20")
    case 1:
      let width = views[position].frame.width
      views[position].frame.width += 5
      return Edit(tree: TreeFacts(views: views), sentence: "\(key) is \(Int(width) + 5) wide (was \(Int(width)))")
    case 2:
      let was = views[position].text.map { "was \"\($0)\"" } ?? "said nothing"
      views[position].text = "Something else"
      return Edit(tree: TreeFacts(views: views), sentence: "\(key) says \"Something else\" (\(was))")
    case 3:
      let sentence =
        "\(introduction(views, position, end, key)) was removed from `\(tree.keys[tree.parents[position] ?? 0])`"
      views.removeSubrange(position..<end)
      return Edit(tree: TreeFacts(views: views), sentence: sentence)
    case 4:
      let added = RandomTree.view(77, depth: views[position].depth + 1, &seed)
      views.insert(added, at: end)
      let newKey = "`\(TreeFacts(views: views).keys[end])`"
      let sentence = "\(introduction(views, end, end + 1, newKey)) was added to \(key)"
      return Edit(tree: TreeFacts(views: views), sentence: sentence)
    case 5:
      let was = views[position].traits.isEmpty ? "the default" : "label"
      views[position].traits = [ViewFacts.Trait("textColor", "systemRed")]
      return Edit(tree: TreeFacts(views: views), sentence: "\(key) has textColor systemRed (was \(was))")
    case 6:
      let was = views[position].calls.isEmpty ? "now" : "(was Controller go:)"
      views[position].calls = ["touchUpInside -> Controller stop:"]
      return Edit(tree: TreeFacts(views: views), sentence: "\(key) calls Controller stop: on touchUpInside \(was)")
    default:
      views[position].name = "another"
      return Edit(tree: TreeFacts(views: views), sentence: "\(key) is called `another` now")
    }
  }

  private static func introduction(_ views: [ViewFacts], _ position: Int, _ end: Int, _ key: String) -> String {
    let view = views[position]
    var sentence = key
    if view.name != nil { sentence += " (\(view.type)\(view.text.map { " \"\($0)\"" } ?? ""))" }
    switch end - position - 1 {
    case 0: return sentence
    case 1: return sentence + " with a view inside"
    case let count: return sentence + " with \(count) views inside"
    }
  }
}
