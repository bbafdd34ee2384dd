import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import Testing

/// Frames that PureLayout's tests verify on Apple's engine, in own words: four views A to D in 1000 × 1000 points.
@MainActor @Suite("Frames of PureLayout's tests") struct PureLayoutFrameTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private let views: [UIView]
  private let text: ConstraintText

  init() {
    views = (0..<4).map { _ in UIView() }
    for view in views {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    text = ConstraintText(
      root: root, Dictionary(uniqueKeysWithValues: zip(["a", "b", "c", "d"], views.map { $0 as any LayoutItem })))
  }

  private func frames(_ equations: [String]) -> [CGRect] {
    text.activate(equations)
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test("Centers") func centering() {
    let found = frames([
      "a.width == 100", "a.height == 100", "a.centerX == .centerX", "a.centerY == .centerY", "b.width == 80",
      "b.height == 124", "b.centerX == .centerX", "b.centerY == .centerY",
    ])
    #expect(found[0] == CGRect(x: 450, y: 450, width: 100, height: 100))
    #expect(found[1] == CGRect(x: 460, y: 438, width: 80, height: 124))
  }

  @Test("The baseline of a view without text is its bottom edge") func baseline() {
    let found = frames(["d.width == 400", "d.height == 100", "d.lastBaseline == .lastBaseline"])
    #expect(found[3].maxY == 1000)
  }

  @Test("Edges are pinned one after the other, some beyond the superview") func pinning() {
    #expect(frames(["a.top == .top + 10", "a.left == .left + 5"])[0].origin == CGPoint(x: 5, y: 10))
    #expect(
      frames(["a.right == .right", "a.bottom == .bottom + 10"])[0] == CGRect(x: 5, y: 10, width: 995, height: 1000))
    let corner = frames(["b.trailing == .trailing", "b.bottom == .bottom + 52"])[1]
    #expect(corner.maxX == 1000 && corner.maxY == 1052)
    #expect(frames(["b.leading == .leading + 500"])[1].minX == 500)
    #expect(frames(["b.top == .top"])[1] == CGRect(x: 500, y: 0, width: 500, height: 1052))
  }

  @Test("Equal widths between fixed spaces", arguments: [20.0, 0, -30])
  func fixedSpacing(space: Double) {
    var equations = ["a.left == .left + \(space)", "d.right == .right + \(-space)"]
    for (name, next) in [("a", "b"), ("b", "c"), ("c", "d")] {
      equations += ["\(next).left == \(name).right + \(space)", "\(next).width == \(name).width"]
    }
    let width = (1000 - 5 * space) / 4
    for (index, frame) in frames(equations).enumerated() {
      #expect(abs(frame.width - width) < 1e-9)
      #expect(abs(frame.minX - (space + Double(index) * (width + space))) < 1e-9)
    }
  }

  @Test(
    "Fixed heights between equal spaces, by multiples of the superview's bottom edge", arguments: [20.0, 0, 250, 500])
  func fixedSize(height: Double) {
    var equations: [String] = []
    for (index, name) in ["a", "b", "c", "d"].enumerated() {
      let share = Double(index + 1) / 5
      let offset = Double(index) * height - 4 * height * share
      equations += ["\(name).height == \(height)", "\(name).top == \(share) * .bottom + \(offset)"]
    }
    let space = (1000 - 4 * height) / 5
    for (index, frame) in frames(equations).enumerated() {
      #expect(abs(frame.height - height) < 1e-9)
      #expect(abs(frame.minY - (space + Double(index) * (height + space))) < 1e-9)
    }
  }

  @Test("A constraint may be held by any ancestor of both items, and is removed from there") func removal() {
    root.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    let constraint = views[2].centerYAnchor.constraint(equalTo: views[1].centerYAnchor)
    constraint.isActive = true
    #expect(views[1].constraints == [constraint])
    views[1].removeConstraint(constraint)
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint])
    constraint.isActive = false
    #expect(root.constraints.isEmpty)
  }
}
