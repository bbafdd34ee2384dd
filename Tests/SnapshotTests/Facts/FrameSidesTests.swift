import PlainviewSnapshot
import PlainviewStage
import Testing
import UIKit

/// What the text of facts leaves out because it follows from the rectangles, beside the first format, which has it all.
@Suite struct FrameSidesTests {
  /// Whether the short text is that of the facts of the long one, and is read as them.
  private func expectSame(
    _ short: String, _ long: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let facts = try TreeFacts(parsing: "\(TreeFacts.firstHeading)\n\(long)\n")
    #expect(facts.text == "\(TreeFacts.heading)\n\(short)\n", sourceLocation: sourceLocation)
    #expect(try TreeFacts(parsing: "\(TreeFacts.heading)\n\(short)\n") == facts, sourceLocation: sourceLocation)
  }

  @Test func `A frame that was set is a place in the parent and a size, and a mask makes it the parent's`() throws {
    try expectSame(
      """
      UIView (0 0 100 200)
       plain: UIView
       placed: UIView (10 20 30 40)
       filling: UIView (~)
       wide: UIView (10 150 ~80 10)
        inner: UIView (10 150 80 ~10) "Hi"
      """,
      """
      UIView (0 0 100 200)
        .width == 100 (root)
        .height == 200 (root)
        plain: UIView (0 0 100 200)
          .left == UIView.left (frame)
          .width == 100 (frame)
          .top == UIView.top (frame)
          .height == 200 (frame)
        placed: UIView (10 20 30 40)
          .left == UIView.left + 10 (frame)
          .width == 30 (frame)
          .top == UIView.top + 20 (frame)
          .height == 40 (frame)
        filling: UIView (0 0 100 200)
          .left == UIView.left (frame)
          .width == UIView.width (frame)
          .top == UIView.top (frame)
          .height == UIView.height (frame)
        wide: UIView (10 150 80 10)
          .left == UIView.left + 10 (frame)
          .width == UIView.width - 20 (frame)
          .top == UIView.top + 150 (frame)
          .height == 10 (frame)
          inner: UIView (10 150 80 10) "Hi"
            .left == wide.left (frame)
            .width == 80 (frame)
            .top == wide.top (frame)
            .height == wide.height (frame)
      """)
  }

  /// A row at 30 in a list at 100 that is scrolled by 50 is seen at 80.
  @Test func `A place in a list that is scrolled is one of its content`() throws {
    try expectSame(
      """
      UIView (0 0 100 200)
       list: UIScrollView (0 100 100 100)
        .contentOffset = 0 50
        row: UIView (0 80 100 20)
      """,
      """
      UIView (0 0 100 200)
        .width == 100 (root)
        .height == 200 (root)
        list: UIScrollView (0 100 100 100)
          .contentOffset = 0 50
          .left == UIView.left (frame)
          .width == 100 (frame)
          .top == UIView.top + 100 (frame)
          .height == 100 (frame)
          row: UIView (0 80 100 20)
            .left == list.left (frame)
            .width == 100 (frame)
            .top == list.top + 30 (frame)
            .height == 20 (frame)
      """)
  }

  /// 100 1/3 - 33 1/3 is 67, though the six digits of both have a difference of 66.9997; 12.34 is no third.
  @Test func `Thirds of a point are exact, and other parts of a point stay`() throws {
    try expectSame(
      """
      UIView (0 0 375 812)
       outer: UIView (16.6667 33.3333 300 600)
        inner: UIView (29.0067 100.333 12.34 45.67)
      """,
      """
      UIView (0 0 375 812)
        .width == 375 (root)
        .height == 812 (root)
        outer: UIView (16.6667 33.3333 300 600)
          .left == UIView.left + 16.6667 (frame)
          .width == 300 (frame)
          .top == UIView.top + 33.3333 (frame)
          .height == 600 (frame)
          inner: UIView (29.0067 100.333 12.34 45.67)
            .left == outer.left + 12.34 (frame)
            .width == 12.34 (frame)
            .top == outer.top + 67 (frame)
            .height == 45.67 (frame)
      """)
  }

  @Test func `Guides of UIKit's keep their distances, and UIKit's identifiers are words`() throws {
    try expectSame(
      """
      UIView (0 0 390 844)
       safeArea: guide (0 47 390 763)
       layoutMargins: guide (8 47 374 763)
       stack: UIStackView (0 47 390 20)
        .left == super.safeArea.left
        .right == super.safeArea.right
        .top == super.safeArea.top
        .height by top == super.top (stack)
        .height by bottom == other.top - 8 'gap'
        one: UILabel
         .isHidden
         .noTouches
         .left == other.left (alignment)
         .width (content)
         .top == other.bottom + 8 (spacing)
         .height == 19 (content)
      """,
      """
      UIView (0 0 390 844)
        .width == 390 (root)
        .height == 844 (root)
        safeArea: guide (0 47 390 763)
          .left == UIView.left 'UIViewSafeAreaLayoutGuide-left'
          .right == UIView.right 'UIViewSafeAreaLayoutGuide-right'
          .top == UIView.top + 47 'UIViewSafeAreaLayoutGuide-top'
          .bottom == UIView.bottom - 34 'UIViewSafeAreaLayoutGuide-bottom'
        layoutMargins: guide (8 47 374 763)
          .left == UIView.left + 8 'UIView-leftMargin-guide-constraint'
          .right == UIView.right - 8 'UIView-rightMargin-guide-constraint'
          .top == UIView.top + 47 'UIView-topMargin-guide-constraint'
          .bottom == UIView.bottom - 34 'UIView-bottomMargin-guide-constraint'
        stack: UIStackView (0 47 390 20)
          .left == UIView.safeArea.left
          .right == UIView.safeArea.right
          .top == UIView.safeArea.top
          .height by top == UIView.top 'UISV-canvas-connection'
          .height by bottom == other.top - 8 'gap'
          one: UILabel (0 47 390 20)
            .isHidden = true
            .isUserInteractionEnabled = false
            .left == other.left 'UISV-alignment'
            .width == 390 (content)
            .top == other.bottom + 8 'UISV-spacing'
            .height == 19 (content)
      """)
  }

  /// A view may be called by the word that stands for the parent: in quotes the word is a name.
  @Test func `What does not follow from the rectangles is written`() throws {
    try expectSame(
      """
      UIView (0 0 100 200)
       .width == outside.UIWindow.width (frame)
       .height == 200 (frame)
       half: UIView (0 0 50 10)
        .left == super.left (frame)
        .width == 0.5 * super.width (frame)
        .top == `super`.bottom
        .height == 10 (frame)
       super: UIView
        .left == half.left (code)
        .width == 3 (frame)
        UIView (1 1 1 1)
         .left == super.left + 2 (frame)
         .width == 1 (frame)
         .top undecided
         .height >= 1 @250
      """,
      """
      UIView (0 0 100 200)
        .width == outside.UIWindow.width (frame)
        .height == 200 (frame)
        half: UIView (0 0 50 10)
          .left == `UIView #1`.left (frame)
          .width == 0.5 * `UIView #1`.width (frame)
          .top == super.bottom
          .height == 10 (frame)
        super: UIView (0 0 100 200)
          .left == half.left (code)
          .width == 3 (frame)
          .top == `UIView #1`.top (frame)
          .height == 200 (frame)
          UIView (1 1 1 1)
            .left == super.left + 2 (frame)
            .width == 1 (frame)
            .top undecided
            .height >= 1 @250
      """)
  }

  @Test func `Views without sides say so once, for all below them`() throws {
    try expectSame(
      """
      UIView (0 0 100 200)
       UILabel (0 0 100 20)
        .unexplained
        UIImageView
         .height == 20 (frame)
        UIControl
       UIButton (0 50 100 20)
      """,
      """
      UIView (0 0 100 200)
        .width == 100 (root)
        .height == 200 (root)
        UILabel (0 0 100 20)
          UIImageView (0 0 100 20)
            .height == 20 (frame)
          UIControl (0 0 100 20)
        UIButton (0 50 100 20)
          .left == UIView.left (frame)
          .width == 100 (frame)
          .top == UIView.top + 50 (frame)
          .height == 20 (frame)
      """)
  }

  /// A sign that joins what follows it makes one character of itself and the dot.
  @Test func `The dot behind the parent's key is found by its scalar`() throws {
    var window = ViewFacts(depth: 0, name: "\u{600}", type: "UIView", frame: FactFrame(0, 0, 9, 9))
    window.sides = [
      SideFact(.width, [SideFact.Relation(.width, constant: 9, source: .root)]),
      SideFact(.height, [SideFact.Relation(.height, constant: 9, source: .root)]),
    ]
    var view = ViewFacts(depth: 1, type: "UILabel", frame: FactFrame(0, 0, 9, 9))
    view.sides = [
      SideFact(.left, [SideFact.Relation(.left, to: "\u{600}.x", .left, constant: 0)]),
      SideFact(.top, [SideFact.Relation(.top, to: "\u{600}", .top, constant: 0)]),
    ]
    let facts = TreeFacts(views: [window, view])
    #expect(facts.text.hasSuffix("\n UILabel\n  .left == super.x.left\n  .top == super.top\n"))
    #expect(try TreeFacts(parsing: facts.text) == facts)
  }

  // MARK: Many trees

  /// Trees whose sides follow from their rectangles, but for some that were changed.
  @Test func `Random trees of frames survive writing and reading`() throws {
    var seed = FixedSeed(5)
    for run in 0..<80 {
      var tree = RandomTree.facts(&seed, count: Int.random(in: 1...20, using: &seed), wild: run.isMultiple(of: 2))
      for index in tree.views.indices { Self.vary(&tree.views[index], &seed) }
      let text = tree.text.replacing(" .unexplained\n", with: "")
      var facts = try TreeFacts(parsing: text)
      #expect(facts.text == text)
      #expect(facts.views.allSatisfy { $0.sides.count == ($0.depth == 0 ? 2 : 4) })
      for index in facts.views.indices where Int.random(in: 0..<4, using: &seed) == 0 {
        Self.change(&facts.views[index], &seed)
      }
      #expect(try TreeFacts(parsing: facts.text) == facts)
    }
  }

  /// Another place, with thirds of points, and other states; no sides.
  private static func vary(_ view: inout ViewFacts, _ seed: inout FixedSeed) {
    view.sides = []
    view.frame.x /= 3
    if Bool.random(using: &seed) { view.traits.append(ViewFacts.Trait("contentOffset", "0 12.5")) }
    if Bool.random(using: &seed) { view.traits.append(ViewFacts.Trait("isUserInteractionEnabled", "false")) }
    if Bool.random(using: &seed) { view.traits.append(ViewFacts.Trait("isHidden", "true")) }
  }

  private static func change(_ view: inout ViewFacts, _ seed: inout FixedSeed) {
    switch Int.random(in: 0..<4, using: &seed) {
    case 0: view.sides = []
    case 1: view.sides.removeFirst()
    case 2: view.sides[0].relations[0].constant = -3.25
    default: view.frame.width += 1
    }
  }

  // MARK: Views

  /// A view whose width and height follow its superview's with all of both, and one with the width alone.
  @MainActor @Test func `Frames of views are left out`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let frames: [(name: String, frame: CGRect, mask: UIView.AutoresizingMask)] = [
      ("plain", CGRect(x: 10, y: 20, width: 30, height: 40), []),
      ("filling", CGRect(x: 0, y: 0, width: 100, height: 200), [.flexibleWidth, .flexibleHeight]),
      ("wide", CGRect(x: 10, y: 150, width: 80, height: 10), [.flexibleWidth]),
    ]
    for (name, frame, mask) in frames {
      let view = UIView(frame: frame)
      view.accessibilityIdentifier = name
      view.autoresizingMask = mask
      root.addSubview(view)
    }
    root.layoutIfNeeded()
    let facts = TreeFacts(of: root)
    #expect(
      facts.text.hasSuffix(
        """

         plain: UIView (10 20 30 40)
         filling: UIView (~)
         wide: UIView (10 150 ~80 10)

        """))
    #expect(facts.views.allSatisfy { $0.sides.count == ($0.depth == 0 ? 2 : 4) })
    #expect(try TreeFacts(parsing: facts.text) == facts)
  }
}
