import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import Testing

@MainActor @Suite struct MarginAttributeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let child = UIView()

  init() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test("L10: margin attributes are the edges inside the margins") func edges() {
    ConstraintText(root: root, ["c": child]).activate([
      "c.left == .leftMargin", "c.right == .rightMargin", "c.top == .topMargin", "c.bottom == .bottomMargin",
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
  }

  @Test("L10: the centers within margins are those of the inner rectangle") func centers() {
    ConstraintText(root: root, ["c": child]).activate([
      "c.centerX == .centerXWithinMargins", "c.centerY == .centerYWithinMargins", "c.width == 10", "c.height == 10",
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 94, y: 44, width: 10, height: 10))
  }

  @Test("L10: new margins move what hangs on them in the next pass") func changing() {
    ConstraintText(root: root, ["c": child]).activate([
      "c.leading == .leadingMargin", "c.top == .topMargin", "c.width == 10", "c.height == 10",
    ])
    root.layoutIfNeeded()
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 20, y: 10, width: 10, height: 10))
  }
}

@MainActor @Suite struct DirectionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    ConstraintText(root: root, ["a": first, "b": second]).activate([
      "a.leading == .leading + 10", "a.width == 30", "b.leading == a.trailing + 8", "b.trailing == .trailing - 20",
      "a.top == .top", "b.top == .top", "a.height == 10", "b.height == 10",
    ])
  }

  private var frames: [CGRect] { [first.frame, second.frame] }
  private let leftToRight = [CGRect(x: 10, y: 0, width: 30, height: 10), CGRect(x: 48, y: 0, width: 132, height: 10)]
  private let rightToLeft = [CGRect(x: 160, y: 0, width: 30, height: 10), CGRect(x: 20, y: 0, width: 132, height: 10)]

  @Test("Leading is right where the layout runs from right to left") func forced() {
    root.layoutIfNeeded()
    #expect(frames == leftToRight)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(frames == rightToLeft)
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(frames == leftToRight)
  }

  @Test("The direction of a constraint is that of the view that holds it, not of its items") func holder() {
    first.semanticContentAttribute = .forceRightToLeft
    second.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(frames == leftToRight)
  }

  @Test("The traits of the window decide for views that say nothing") func traits() throws {
    try SimulatedRun().callAsFunction {
      let window = UIWindow(frame: root.bounds)
      window.addSubview(root)
      window.layoutIfNeeded()
      #expect(frames == leftToRight)
      window.setTraits(window.traitCollection.with(layoutDirection: .rightToLeft))
      window.layoutIfNeeded()
      #expect(frames == rightToLeft)
    }
  }

  @Test("Left and right stay where they are") func absolute() {
    let third = UIView()
    root.addSubview(third)
    third.translatesAutoresizingMaskIntoConstraints = false
    ConstraintText(root: root, ["c": third]).activate(["c.left == .left + 5", "c.right == .right - 6"])
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(third.frame.minX == 5 && third.frame.maxX == 194)
  }

  @Test("Directional margins change sides") func margins() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    let third = UIView()
    root.addSubview(third)
    third.translatesAutoresizingMaskIntoConstraints = false
    ConstraintText(root: root, ["c": third]).activate([
      "c.leading == .leadingMargin", "c.trailing == .trailingMargin",
    ])
    root.layoutIfNeeded()
    #expect(third.frame.minX == 30 && third.frame.maxX == 190)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(third.frame.minX == 10 && third.frame.maxX == 170)
  }
}
