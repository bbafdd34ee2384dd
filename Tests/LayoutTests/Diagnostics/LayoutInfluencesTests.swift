import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Which relations an edge depends on, worked out by hand.
@MainActor @Suite struct LayoutInfluencesTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let views: [String: UIView]

  init() {
    var views: [String: UIView] = [:]
    for name in ["a", "b", "c"] {
      let view = UILabel()
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      views[name] = view
    }
    self.views = views
    for name in ["a", "b", "c"] { root.addSubview(views[name]!) }
  }

  @discardableResult
  private func constrain(_ equations: String...) -> [NSLayoutConstraint] {
    ConstraintText(root: root, views).activate(equations)
  }

  /// Both axes of a view, a line a number, with its relations as its view sees them.
  private func lines(_ name: String, _ axis: NSLayoutConstraint.Axis) throws -> [String] {
    root.layoutIfNeeded()
    let view = try #require(views[name])
    let influences = LayoutInfluences(try #require(root.layoutNode.engine))
    return influences.determinations(of: view.layoutNode, along: axis).map { determination in
      "\(determination.attribute.word): " + determination.causes.map(text).joined(separator: " & ")
    }
  }

  private func text(_ cause: LayoutCause) -> String {
    let relation = ["<=", "==", ">="][cause.relation.rawValue + 1]
    var right = ""
    if let other = cause.other {
      let owner = (other.item as? UIView)?.accessibilityIdentifier ?? (other === root.layoutNode ? "root" : "guide")
      right = (cause.multiplier == 1 ? "" : "\(cause.multiplier) * ") + "\(owner).\(cause.otherAttribute.word) + "
    }
    let origin =
      switch cause.origin {
      case .constraint: ""
      case .content(let isMeasured): isMeasured ? " text" : " content"
      case .frame: " frame"
      case .rootSize: " root"
      }
    return "\(cause.attribute.word) \(relation) \(right)\(cause.constant)\(origin)"
  }

  @Test func `A distance and a content size make up an axis`() throws {
    (views["a"] as? UILabel)?.text = "abc"
    constrain("a.top == .top + 8", "b.top == a.bottom + 4", "b.height == 20")
    let height = try #require(views["a"]).intrinsicContentSize.height
    #expect(try lines("a", .vertical) == ["top: top == root.top + 8.0", "height: height == \(Double(height)) content"])
    #expect(try lines("b", .vertical) == ["top: top == a.bottom + 4.0", "height: height == 20.0"])
  }

  @Test func `Two pinned edges need no size, and a chain from below goes upwards`() throws {
    constrain("c.bottom == .bottom - 10", "c.top == .top + 5", "b.bottom == c.top - 6", "b.height == 2")
    #expect(
      try lines("c", .vertical) == ["top: top == root.top + 5.0", "bottom: bottom == root.bottom + -10.0"])
    #expect(try lines("b", .vertical) == ["bottom: bottom == c.top + -6.0", "height: height == 2.0"])
  }

  @Test func `A constraint that is written the other way round is turned`() throws {
    constrain(
      "c.bottom == .bottom - 10", "c.height == 30", "c.top == b.bottom + 6", "b.height == 0.5 * a.height",
      "a.height == 40", "a.top == .top", "b.height == 20 @10")
    #expect(try lines("b", .vertical) == ["bottom: bottom == c.top + -6.0", "height: height == 0.5 * a.height + 0.0"])
    #expect(try lines("a", .vertical) == ["top: top == root.top + 0.0", "height: height == 40.0"])
  }

  @Test func `A center and a size`() throws {
    constrain("a.centerX == .centerX + 3", "a.width == 0.5 * .width")
    #expect(
      try lines("a", .horizontal) == [
        "centerX: centerX == root.centerX + 3.0", "width: width == 0.5 * root.width + 0.0",
      ]
    )
  }

  @Test func `Of constraints that compete only the one in force counts`() throws {
    constrain(
      "a.left == .left + 10 @500", "a.left == .left + 20 @600", "a.left >= .left + 4", "a.width <= 50",
      "a.width == 90 @900")
    #expect(try lines("a", .horizontal) == ["left: left == root.left + 20.0", "width: width <= 50.0"])
  }

  @Test func `Equal widths depend on all that share the room`() throws {
    constrain(
      "a.left == .left", "b.left == a.right + 10", "b.right == .right", "a.width == b.width")
    #expect(
      try lines("a", .horizontal) == [
        "left: left == root.left + 0.0",
        "width: left == root.left + 0.0 & right == b.left + -10.0 & width == b.width + 0.0",
      ])
  }

  @Test func `A shape ties the height to the width`() throws {
    constrain("a.left == .left", "a.width == 40", "a.top == .top", "a.width == 2 * a.height")
    #expect(try lines("a", .horizontal)[1] == "width: width == 40.0")
    #expect(try lines("a", .vertical)[1] == "height: height == 0.5 * a.width + 0.0")
  }

  @Test func `What nothing decides has no relation`() throws {
    constrain("a.width == 10")
    #expect(try lines("a", .horizontal) == ["left: ", "width: width == 10.0"])
  }

  @Test func `A frame that was set by hand is its own reason, with the share of its mask`() throws {
    let view = try #require(views["a"])
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 10, y: 20, width: 280, height: 40)
    view.autoresizingMask = .flexibleWidth
    #expect(
      try lines("a", .horizontal)
        == ["left: left == root.left + 10.0 frame", "width: width == 1.0 * root.width + -20.0 frame"]
        .map { $0.replacing("1.0 * ", with: "") })
    constrain("b.top == a.bottom", "b.height == 5")
    #expect(try lines("a", .vertical) == ["top: top == root.top + 20.0 frame", "height: height == 40.0 frame"])
  }

  @Test func `From right to left distances count from the right`() throws {
    root.semanticContentAttribute = .forceRightToLeft
    constrain("a.leading == .leading + 8", "a.width == 20", "b.trailing <= a.leading - 4", "b.width == 30 @10")
    #expect(try lines("a", .horizontal) == ["right: right == root.right + -8.0", "width: width == 20.0"])
  }

  @Test func `A view whose inside is pinned to the outside follows it`() throws {
    let (outer, inner) = (try #require(views["a"]), try #require(views["b"]))
    outer.addSubview(inner)
    constrain("b.top == .top + 30", "b.top == a.top + 5", "b.height == 10", "a.height == 20")
    #expect(try lines("a", .vertical) == ["top: top == b.top + -5.0", "height: height == 20.0"])
    #expect(try lines("b", .vertical) == ["top: top == root.top + 30.0", "height: height == 10.0"])
  }

  @Test func `A trial leaves the engine as it was`() throws {
    let constraints = constrain("a.left == .left + 10", "a.width == 30", "a.top == .top", "a.height == 10")
    _ = try lines("a", .horizontal)
    #expect(views["a"]?.frame == CGRect(x: 10, y: 0, width: 30, height: 10))
    constraints[0].constant = 12
    root.layoutIfNeeded()
    #expect(views["a"]?.frame == CGRect(x: 12, y: 0, width: 30, height: 10))
  }

  @Test("A second method: without a relation that counts its number changes, without another one it does not")
  func removal() throws {
    var generator = FixedGenerator(state: 7)
    for _ in 0..<40 {
      let constraints = ConstraintText(root: root, views).activate(Self.randomLayout(&generator))
      defer { NSLayoutConstraint.deactivate(constraints) }
      root.layoutIfNeeded()
      let influences = LayoutInfluences(try #require(root.layoutNode.engine))
      for name in ["a", "b", "c"] {
        let view = try #require(views[name])
        let known = influences.determinations(of: view.layoutNode, along: .vertical)
        let own = constraints.filter { $0.firstItem === view || $0.secondItem === view }
        for constraint in own {
          let before = known.map { Self.value($0.attribute, of: view) }
          constraint.isActive = false
          root.layoutIfNeeded()
          let after = known.map { Self.value($0.attribute, of: view) }
          constraint.isActive = true
          root.layoutIfNeeded()
          for (index, number) in known.enumerated() {
            let counts = number.causes.contains { cause in
              if case .constraint(let known) = cause.origin { return known === constraint }
              return false
            }
            #expect(counts == (abs(before[index] - after[index]) > 1e-6), "\(name).\(number.attribute) \(constraint)")
          }
        }
      }
    }
  }

  private static func value(_ attribute: NSLayoutConstraint.Attribute, of view: UIView) -> Double {
    switch attribute {
    case .top: Double(view.frame.minY)
    case .bottom: Double(view.frame.maxY)
    case .centerY: Double(view.frame.midY)
    default: Double(view.frame.height)
    }
  }

  /// Three views below each other, in any order and hung from either end, with odd distances.
  private static func randomLayout(_ generator: inout FixedGenerator) -> [String] {
    let names = ["a", "b", "c"].shuffled(using: &generator)
    func distance() -> Int { Int.random(in: 3...30, using: &generator) }
    var equations = names.map { "\($0).height == \(distance() + 10)" }
    if Bool.random(using: &generator) {
      equations.append("\(names[0]).top == .top + \(distance())")
    } else {
      equations.append("\(names[2]).bottom == .bottom - \(distance())")
    }
    for (upper, lower) in zip(names, names.dropFirst()) {
      equations.append(
        Bool.random(using: &generator)
          ? "\(lower).top == \(upper).bottom + \(distance())" : "\(upper).bottom == \(lower).top - \(distance())")
    }
    return equations.shuffled(using: &generator)
  }
}

/// A generator with the same numbers in every run.
private struct FixedGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
