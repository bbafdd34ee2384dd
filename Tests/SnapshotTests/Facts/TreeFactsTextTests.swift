import PlainviewSnapshot
import PlainviewStage
import Testing

/// The text beside a golden: what it looks like, and that anything else is refused without a trap.
@Suite struct TreeFactsTextTests {
  static let example = """
    plainview tree 2
    UIWindow (0 0 390 844)
     form: UIStackView (16 47 358 120)
      .axis = vertical
      .spacing = 8
      .left == super.left + 16
      .right == super.right - 16
      signIn: UIButton (16 131 358 36) "Sign in"
       .isEnabled = false
       .calls touchUpInside -> LoginController signIn:
       .top == `UILabel "Forgot "it"?"`.bottom + 8 (spacing)
       .height >= 36 @750
      UILabel (16 47 358 76) "Forgot \\"it\\"?"
       .top undecided
       .height (text)
       .width by left == super.left
       .width by right <= 0.5 * super.right - 3.25

    """

  /// The same in the first format, in which every fact is a line.
  static let firstExample = """
    plainview tree 1
    UIWindow (0 0 390 844)
      .width == 390 (root)
      .height == 844 (root)
      form: UIStackView (16 47 358 120)
        .axis = vertical
        .spacing = 8
        .left == UIWindow.left + 16
        .right == UIWindow.right - 16
        .top == UIWindow.top + 47 (frame)
        .height == 120 (frame)
        signIn: UIButton (16 131 358 36) "Sign in"
          .isEnabled = false
          .calls touchUpInside -> LoginController signIn:
          .left == form.left (frame)
          .width == 358 (frame)
          .top == `UILabel "Forgot "it"?"`.bottom + 8 'UISV-spacing'
          .height >= 36 @750
        UILabel (16 47 358 76) "Forgot \\"it\\"?"
          .top undecided
          .height == 76 (text)
          .width by left == form.left
          .width by right <= 0.5 * form.right - 3.25

    """

  private static var exampleFacts: TreeFacts {
    var window = ViewFacts(depth: 0, type: "UIWindow", frame: FactFrame(0, 0, 390, 844))
    window.sides = [
      SideFact(.width, [SideFact.Relation(.width, constant: 390, source: .root)]),
      SideFact(.height, [SideFact.Relation(.height, constant: 844, source: .root)]),
    ]
    var form = ViewFacts(depth: 1, name: "form", type: "UIStackView", frame: FactFrame(16, 47, 358, 120))
    form.traits = [ViewFacts.Trait("axis", "vertical"), ViewFacts.Trait("spacing", "8")]
    form.sides = [
      SideFact(.left, [SideFact.Relation(.left, to: "UIWindow", .left, constant: 16)]),
      SideFact(.right, [SideFact.Relation(.right, to: "UIWindow", .right, constant: -16)]),
      SideFact(.top, [SideFact.Relation(.top, to: "UIWindow", .top, constant: 47, source: .frame)]),
      SideFact(.height, [SideFact.Relation(.height, constant: 120, source: .frame)]),
    ]
    var button = ViewFacts(
      depth: 2, name: "signIn", type: "UIButton", frame: FactFrame(16, 131, 358, 36), text: "Sign in")
    button.traits = [ViewFacts.Trait("isEnabled", "false")]
    button.calls = ["touchUpInside -> LoginController signIn:"]
    button.sides = [
      SideFact(.left, [SideFact.Relation(.left, to: "form", .left, constant: 0, source: .frame)]),
      SideFact(.width, [SideFact.Relation(.width, constant: 358, source: .frame)]),
      SideFact(
        .top,
        [
          SideFact.Relation(
            .top, to: "UILabel \"Forgot \"it\"?\"", .bottom, constant: 8, source: .constraint("UISV-spacing"))
        ]),
      SideFact(.height, [SideFact.Relation(.height, .atLeast, constant: 36, priority: 750)]),
    ]
    var label = ViewFacts(depth: 2, type: "UILabel", frame: FactFrame(16, 47, 358, 76), text: "Forgot \"it\"?")
    label.sides = [
      SideFact(.top, []), SideFact(.height, [SideFact.Relation(.height, constant: 76, source: .text)]),
      SideFact(
        .width,
        [
          SideFact.Relation(.left, to: "form", .left, constant: 0),
          SideFact.Relation(.right, .atMost, multiplier: 0.5, to: "form", .right, constant: -3.25),
        ]),
    ]
    return TreeFacts(views: [window, form, button, label])
  }

  @Test func `Facts are written but for those that follow from the rectangles`() {
    #expect(Self.exampleFacts.text == Self.example)
  }

  @Test(arguments: [example, firstExample])
  func `What was written is read, in the first format too`(_ text: String) throws {
    #expect(try TreeFacts(parsing: text) == Self.exampleFacts)
  }

  @Test(arguments: [example, firstExample])
  func `A file that came through another system's line ends is read`(_ text: String) throws {
    #expect(try TreeFacts(parsing: text.replacing("\n", with: "\r\n")) == Self.exampleFacts)
  }

  @Test(
    "Damage is told with its line",
    arguments: [
      ("", 1), ("plainview tree 3\n", 1), ("plainview tree 10\n", 1), ("plainview tree 1\nUIView\n", 2),
      ("plainview tree 1\n  UIView (0 0 1 1)", 2),
      ("plainview tree 1\nUIView (0 0 1 1)\nUIView (0 0 1 1)\n", 3),
      ("plainview tree 1\nUIView (0 0 1 1) \"open\n", 2),
      ("plainview tree 1\nUIView (0 0 1 1)\n  .top == 5 (luck)\n", 3),
      ("plainview tree 1\nUIView (0 0 1 1)\n  .top == nan\n", 3),
      ("plainview tree 1\nUIView (0 0 1 1)\n  .diagonal == 5\n", 3),
      ("plainview tree 1\nUIView (0 0 1 ~1)\n", 2), ("plainview tree 1\nUIView (0 0 1 1)\n  .isHidden\n", 3),
      ("<<<<<<< HEAD\nplainview tree 1\n", 1), ("plainview tree 1\nUIView (0 0 1 1)\n\n   .top == 1", 4),
      ("plainview tree 2\nUIView\n", 2), ("plainview tree 2\nUIView (~)\n", 2),
      ("plainview tree 2\nUIView (0 0 1 1)\n  UIView", 3),
      ("plainview tree 2\nUIView (0 0 1 1)\n .top == super.top\n", 3),
      ("plainview tree 2\nUIView (0 0 1 1)\n .font\n", 3),
      ("plainview tree 1\nUIView (0 0 1 1)\n  .font = A 1\n  .font = B 2\n", 4),
      ("plainview tree 2\nUIView (0 0 1 1)\n .isHidden\n .isHidden = false\n", 4),
      ("plainview tree 2\nUIView (0 0 1 1)\n .leftMargin (content)\n", 3),
    ])
  func damage(text: String, line: Int) {
    let damage = #expect(throws: TreeFacts.Damage.self) { try TreeFacts(parsing: text) }
    #expect(damage?.line == line)
  }

  @Test func `Random trees survive writing and reading`() throws {
    var seed = FixedSeed(3)
    for _ in 0..<60 {
      let facts = RandomTree.facts(&seed, count: Int.random(in: 1...12, using: &seed), wild: true)
      #expect(try TreeFacts(parsing: facts.text) == facts)
    }
  }

  @Test(arguments: [example, firstExample])
  func `Damaged texts are refused or read, and never trap`(_ example: String) {
    var seed = FixedSeed(4)
    for _ in 0..<400 {
      var scalars = Array(example.unicodeScalars)
      for _ in 0..<Int.random(in: 1...4, using: &seed) {
        let index = Int.random(in: 0..<scalars.count, using: &seed)
        switch Int.random(in: 0..<4, using: &seed) {
        case 0: scalars.remove(at: index)
        case 1: scalars.insert("\u{301}\\`'\"().@=~ \n9-e".unicodeScalars.randomElement(using: &seed) ?? " ", at: index)
        case 2: scalars.swapAt(index, Int.random(in: 0..<scalars.count, using: &seed))
        default: scalars.removeSubrange(index..<min(scalars.count, index + 20))
        }
      }
      let text = String(String.UnicodeScalarView(scalars))
      if let facts = try? TreeFacts(parsing: text) {
        #expect(ChangeReport(old: facts, new: facts).isEmpty)
        _ = ChangeReport(old: Self.exampleFacts, new: facts).text
      }
    }
  }

  @Test func `Twins are told apart by numbers, and guides by their owners`() {
    let views = [
      ViewFacts(depth: 0, type: "UIView", frame: FactFrame(0, 0, 9, 9)),
      ViewFacts(depth: 1, name: "safeArea", type: "guide", frame: FactFrame(0, 0, 9, 9)),
      ViewFacts(depth: 1, name: "row", type: "UIView", frame: FactFrame(0, 0, 9, 9)),
      ViewFacts(depth: 1, name: "row", type: "UIView", frame: FactFrame(0, 0, 9, 9)),
      ViewFacts(depth: 1, type: "UILabel", frame: FactFrame(0, 0, 9, 9), text: "Hi"),
      ViewFacts(depth: 1, type: "UILabel", frame: FactFrame(0, 0, 9, 9)),
    ]
    #expect(
      TreeFacts(views: views).keys
        == ["UIView", "UIView.safeArea", "row #1", "row #2", "UILabel \"Hi\"", "UILabel"])
    let long = String(repeating: "a", count: 201)
    let guided = [ViewFacts(depth: 0, name: long, type: "UIView", frame: FactFrame(0, 0, 9, 9)), views[1]]
    #expect(TreeFacts(views: guided).keys == [long, "safeArea"])
  }
}
