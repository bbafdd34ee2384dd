import Foundation
import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

@MainActor @Suite struct MaskTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test("L9: a view that translates its mask keeps its frame whatever its constraints say") func keepsFrame() throws {
    let run = SimulatedRun()
    try run {
      let label = UILabel(frame: CGRect(x: 164, y: 318, width: 46, height: 29))
      root.addSubview(label)
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 24).isActive = true
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
      root.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 164, y: 318, width: 46, height: 29))
    }
    #expect(run.console.count == 2)
  }

  @Test("L9: without the mask the constraints and the content decide") func withoutMask() {
    let view = ContentView(46, 28)
    view.frame = CGRect(x: 164, y: 318, width: 46, height: 29)
    root.addSubview(view)
    ConstraintText(root: root, ["a": view]).activate(["a.leading == .leading + 24", "a.top == .top + 100"])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 24, y: 100, width: 46, height: 28))
  }

  @Test("L19: a view made in code translates its mask, and the mask is empty") func defaults() {
    #expect(root.translatesAutoresizingMaskIntoConstraints)
    #expect(root.autoresizingMask == [])
  }

  /// ReactiveCollectionsKit's own tests pass on devices with such a collection view only if its frame stays.
  @Test("L19: without the mask a view that no constraint names keeps its frame, one that a constraint names does not")
  func unnamed() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    top.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == .zero)
    #expect(view.frame.minY == 5)
    top.isActive = false
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("L19: an empty mask keeps the distances to the minimum edges and the size") func emptyMask() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    root.frame.size = CGSize(width: 400, height: 300)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  nonisolated private static let followers: [(UIView.AutoresizingMask, CGRect)] = [
    ([.flexibleWidth], CGRect(x: 10, y: 20, width: 130, height: 40)),
    ([.flexibleLeftMargin], CGRect(x: 110, y: 20, width: 30, height: 40)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 10 + 100.0 / 17, y: 20, width: 30, height: 40)),
    ([.flexibleHeight, .flexibleTopMargin], CGRect(x: 10, y: 20 + 50.0 / 3, width: 30, height: 40 + 100.0 / 3)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 90)),
  ]

  @Test("L19: masks follow the superview, by the engine as by hand", arguments: MaskTests.followers)
  func masks(mask: UIView.AutoresizingMask, expected: CGRect) {
    let byHand = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    byHand.autoresizingMask = mask
    root.addSubview(byHand)
    root.frame.size = CGSize(width: 300, height: 150)
    #expect(byHand.frame.isNear(expected))

    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let masked = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let follower = UIView()
    masked.autoresizingMask = mask
    follower.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(parent)
    parent.addSubview(masked)
    parent.addSubview(follower)
    ConstraintText(root: outer, ["f": follower, "m": masked]).activate([
      "f.leading == m.leading", "f.trailing == m.trailing", "f.top == m.top", "f.bottom == m.bottom",
    ])
    outer.layoutIfNeeded()
    #expect(follower.frame.isNear(CGRect(x: 10, y: 20, width: 30, height: 40)))
    parent.frame.size = CGSize(width: 300, height: 150)
    outer.layoutIfNeeded()
    #expect(follower.frame.isNear(expected))
  }

  @Test("L19: constraints decide over a parent, and its masked children follow") func maskedChildOfConstrained() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    child.autoresizingMask = [.flexibleWidth]
    root.addSubview(parent)
    parent.addSubview(child)
    parent.translatesAutoresizingMaskIntoConstraints = false
    ConstraintText(root: root, ["p": parent]).activate([
      "p.leading == .leading", "p.trailing == .trailing", "p.top == .top", "p.height == 50",
    ])
    root.layoutIfNeeded()
    #expect(parent.frame.width == 200)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 180, height: 30))
  }

  @Test("L19: a frame set by hand lasts until the superview is laid out again") func frameByHand() {
    let view = ContentView(20, 10)
    root.addSubview(view)
    ConstraintText(root: root, ["a": view]).activate(["a.leading == .leading", "a.top == .top"])
    root.layoutIfNeeded()
    view.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
    #expect(view.frame == CGRect(x: 50, y: 60, width: 70, height: 80))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("L19: layout gives bounds and center, a transform stays on top") func transforms() {
    let view = ContentView(20, 10)
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    ConstraintText(root: root, ["a": view]).activate(["a.leading == .leading + 30", "a.top == .top + 30"])
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 40, y: 35))
    #expect(view.frame == CGRect(x: 20, y: 25, width: 40, height: 20))
  }

  @Test("Switching the mask on and off goes from one rule to the other") func switching() {
    let view = ContentView(20, 10)
    root.addSubview(view)
    ConstraintText(root: root, ["a": view]).activate(["a.leading == .leading @999", "a.top == .top @999"])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 5, y: 5, width: 6, height: 6)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 5, width: 6, height: 6))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("A root without a mask takes the size that its constraints want") func rootWithoutMask() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let child = ContentView(30, 40)
    view.addSubview(child)
    ConstraintText(root: view, ["c": child]).activate([
      "c.leading == .leading + 5", "c.trailing == .trailing - 5", "c.top == .top + 5", "c.bottom == .bottom - 5",
    ])
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 40, height: 50))
    #expect(child.frame == CGRect(x: 5, y: 5, width: 30, height: 40))
  }
}
