import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import Testing

@MainActor @Suite struct InstallationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let branch = UIView()
  private let leaf = UIView()
  private let other = UIView()

  /// root ( branch ( leaf ), other )
  init() {
    root.addSubview(branch)
    branch.addSubview(leaf)
    root.addSubview(other)
    for view in [branch, leaf, other] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  @Test("L8: a constraint of one item is held by the item") func unary() {
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    #expect(leaf.constraints == [constraint])
    #expect(branch.constraints.isEmpty && root.constraints.isEmpty)
  }

  @Test("L8: a constraint of two items is held by the nearest common ancestor") func binary() {
    let inner = leaf.widthAnchor.constraint(equalTo: branch.widthAnchor)
    let outer = leaf.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    NSLayoutConstraint.activate([inner, outer])
    #expect(branch.constraints == [inner])
    #expect(root.constraints == [outer])
  }

  @Test("L8: what a guide is about is held by its view") func guides() {
    let guide = UILayoutGuide()
    branch.addLayoutGuide(guide)
    let unary = guide.widthAnchor.constraint(equalToConstant: 10)
    let binary = guide.leadingAnchor.constraint(equalTo: leaf.leadingAnchor)
    let outer = guide.topAnchor.constraint(equalTo: other.topAnchor)
    NSLayoutConstraint.activate([unary, binary, outer])
    #expect(branch.constraints == [unary, binary])
    #expect(root.constraints == [outer])
  }

  @Test("L8: removing a view removes the constraints held outside of it, for good") func removal() {
    let outer = leaf.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    let toRoot = branch.topAnchor.constraint(equalTo: root.topAnchor)
    let own = branch.widthAnchor.constraint(equalToConstant: 50)
    let inner = leaf.widthAnchor.constraint(equalTo: branch.widthAnchor)
    NSLayoutConstraint.activate([outer, toRoot, own, inner])
    branch.removeFromSuperview()
    #expect(!outer.isActive && !toRoot.isActive)
    #expect(own.isActive && inner.isActive)
    #expect(root.constraints.isEmpty)
    root.addSubview(branch)
    #expect(!outer.isActive && !toRoot.isActive)
    root.layoutIfNeeded()
    #expect(branch.frame.width == 50)
    #expect(leaf.frame.width == 50)
  }

  @Test("L8: moving a view to another superview is a removal") func moving() {
    let toRoot = leaf.leadingAnchor.constraint(equalTo: branch.leadingAnchor)
    let own = leaf.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([toRoot, own])
    other.addSubview(leaf)
    #expect(!toRoot.isActive)
    #expect(own.isActive)
  }

  @Test("L8: removing a guide removes what names it outside") func guideRemoval() {
    let guide = UILayoutGuide()
    branch.addLayoutGuide(guide)
    let constraint = guide.leadingAnchor.constraint(equalTo: leaf.leadingAnchor)
    constraint.isActive = true
    branch.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
    #expect(branch.layoutGuides.isEmpty)
  }

  @Test("L8: constraints end with their views, and views with their owner") func lifetime() {
    weak var constraint: NSLayoutConstraint?
    weak var node: LayoutNode?
    weak var engine: LayoutEngine?
    do {
      let tree = UIView(frame: root.frame)
      let view = UIView()
      tree.addSubview(view)
      let width = view.widthAnchor.constraint(equalTo: tree.widthAnchor)
      width.isActive = true
      view.heightAnchor.constraint(equalToConstant: 1).isActive = true
      tree.layoutIfNeeded()
      constraint = width
      node = view.layoutNode
      engine = tree.layoutNode.engine
      #expect(engine != nil)
    }
    #expect(constraint == nil)
    #expect(node == nil)
    #expect(engine == nil)
  }

  @Test("L8: a constraint does not keep its items, and forgets them when they go") func weakItems() {
    var view: UIView? = UIView()
    let constraint = view!.widthAnchor.constraint(equalToConstant: 1)
    constraint.isActive = true
    #expect(constraint.firstItem === view)
    view = nil
    #expect(constraint.firstItem == nil)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(masked(constraint.description) == "<NSLayoutConstraint:0x… (gone)>")
  }

  @Test("L8: what outlives its superview starts a tree of its own") func orphan() {
    var tree: UIView? = UIView(frame: root.frame)
    let view = UIView()
    let child = UIView()
    tree?.addSubview(view)
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    view.frame.size.width = 60
    tree?.layoutIfNeeded()
    #expect(child.frame.width == 30)
    tree = nil
    view.frame.size.width = 80
    view.layoutIfNeeded()
    #expect(child.frame.width == 40)
    root.addSubview(view)
    view.frame.size.width = 90
    root.layoutIfNeeded()
    #expect(child.frame.width == 45)
  }

  @Test("L8: the list of a view's constraints keeps the order of installation") func order() {
    let constraints = (1...40).map { leaf.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.deactivate(constraints.enumerated().filter { $0.offset % 3 != 0 }.map(\.element))
    let kept = constraints.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    #expect(leaf.constraints == kept)
    let late = leaf.heightAnchor.constraint(equalToConstant: 1)
    late.isActive = true
    kept[0].isActive = false
    #expect(leaf.constraints == kept.dropFirst() + [late])
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 40)
  }

  @Test("L8: addConstraint and removeConstraint work on the view that holds") func byHand() {
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 10)
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint])
    leaf.removeConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
    root.layoutIfNeeded()
    #expect(leaf.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test("L18: activate goes through the array, and what is active already stays where it is") func activation() {
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 10)
    root.addConstraint(constraint)
    NSLayoutConstraint.activate([constraint])
    #expect(root.constraints == [constraint])
    NSLayoutConstraint.deactivate([constraint, constraint])
    #expect(!constraint.isActive)
  }

  @Test("L18: constants change while active and take effect in the next pass") func constants() {
    let text = ConstraintText(root: root, ["b": branch, "l": leaf])
    let constraints = text.activate([
      "b.leading == .leading + 10", "b.width == 50", "l.leading == b.leading + 5", "l.trailing == b.trailing - 5",
    ])
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 5 && leaf.frame.width == 40)
    constraints[1].constant = 70
    constraints[2].constant = 20
    #expect(leaf.frame.width == 40)
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 20 && leaf.frame.width == 45)
    #expect(branch.frame.width == 70)
  }

  @Test func `An anchor has a name, and knows the active constraints that name it`() {
    let wide = leaf.widthAnchor.constraint(equalToConstant: 10)
    let aligned = leaf.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    let idle = leaf.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([wide, aligned])
    #expect(leaf.widthAnchor.constraintsAffectingLayout == [wide])
    #expect(other.leadingAnchor.constraintsAffectingLayout == [aligned])
    #expect(other.trailingAnchor.constraintsAffectingLayout.isEmpty && !idle.isActive)
    #expect(leaf.widthAnchor.name.hasPrefix("UIView:0x") && leaf.widthAnchor.name.hasSuffix(".width"))
    root.layoutIfNeeded()
    #expect(leaf.topAnchor.hasAmbiguousLayout)
  }
}
