import PlainviewSnapshot
import PlainviewStage

/// Random facts: every view has a name of its own, or a text that no other one has.
enum RandomTree {
  /// A tree of so many views; a wild one has odd names and texts, and relations.
  static func facts(_ seed: inout FixedSeed, count: Int, wild: Bool = false) -> TreeFacts {
    var views = [ViewFacts(depth: 0, name: "root", type: "UIWindow", frame: FactFrame(0, 0, 400, 800))]
    for number in 1..<max(count, 2) {
      views.append(view(number, depth: Int.random(in: 1...(views[number - 1].depth + 1), using: &seed), &seed, wild))
    }
    if wild { for index in views.indices { views[index].sides = sides(among: TreeFacts(views: views).keys, &seed) } }
    return TreeFacts(views: views)
  }

  static let types = ["UILabel", "UIButton", "UIView", "UITextField"]

  static func view(_ number: Int, depth: Int, _ seed: inout FixedSeed, _ wild: Bool = false) -> ViewFacts {
    let isNamed = Bool.random(using: &seed)
    let frame = FactFrame(
      Double(Int.random(in: 0...300, using: &seed)), Double(number * 7 + Int.random(in: 0...3, using: &seed)),
      Double(Int.random(in: 1...90, using: &seed)), Double(Int.random(in: 1...90, using: &seed)) / 4)
    var view = ViewFacts(
      depth: depth, name: isNamed ? "view\(number)" : nil, type: types.randomElement(using: &seed) ?? "UIView",
      frame: frame, text: isNamed && Bool.random(using: &seed) ? nil : "Text \(number)")
    if Bool.random(using: &seed) { view.traits = [ViewFacts.Trait("textColor", "label")] }
    if Bool.random(using: &seed) { view.calls = ["touchUpInside -> Controller go:"] }
    if wild {
      view.text = odd(&seed)
      if view.name != nil { view.name = odd(&seed) + "x" }
      view.traits.append(ViewFacts.Trait("font", odd(&seed)))
    }
    return view
  }

  private static func odd(_ seed: inout FixedSeed) -> String {
    let pieces = [
      "a", " ", "\"", "`", "'", "\\", "\n", "\u{301}", "한", "e\u{301}", "👨‍👩‍👧", ".", ":", "(", "\u{7}", "1", "#",
    ]
    return (0..<Int.random(in: 0...6, using: &seed)).map { _ in pieces.randomElement(using: &seed) ?? "" }.joined()
  }

  private static func sides(among keys: [String], _ seed: inout FixedSeed) -> [SideFact] {
    [Side.left, .width, .top, .height].map { side in
      SideFact(
        side,
        (0..<Int.random(in: 0...2, using: &seed)).map { _ in
          var relation = SideFact.Relation(
            Side.allCases.randomElement(using: &seed) ?? .left,
            [.atMost, .equal, .atLeast].randomElement(using: &seed)!,
            constant: Double(Int.random(in: -40...40, using: &seed)) / 4)
          if Bool.random(using: &seed) {
            relation.other = keys.randomElement(using: &seed)
            relation.otherSide = Side.allCases.randomElement(using: &seed)
            relation.multiplier = [1, 0.5, 2].randomElement(using: &seed)!
          }
          relation.source =
            [.constraint(nil), .constraint(odd(&seed)), .content, .text, .frame, .root, .code]
            .randomElement(using: &seed)!
          if Bool.random(using: &seed) { relation.priority = 250 }
          return relation
        })
    }
  }
}
