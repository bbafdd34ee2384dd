import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import Testing

/// Trees and constraint sets that are larger than any written by hand, and input that makes no sense.
@MainActor @Suite struct LimitTests {
  @Test("10,000 levels of nesting are built, laid out, changed, taken apart and let go") func deepNesting() {
    let depth = 10_000
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 30_000, height: 100))
    var views = [root]
    for _ in 0..<depth {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      let parent = views[views.count - 1]
      parent.addSubview(view)
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 1).isActive = true
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -1).isActive = true
      views.append(view)
    }
    root.layoutIfNeeded()
    #expect(views[depth].frame.width == 10_000)
    views[depth].widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1, constant: -20_000).isActive = true
    root.frame.size.width = 40_000
    root.layoutIfNeeded()
    #expect(views[depth].frame.width == 20_000)
    let outer = views[depth].leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor)
    outer.isActive = true
    root.layoutIfNeeded()
    views[1].removeFromSuperview()
    #expect(!outer.isActive)
    views[1].layoutIfNeeded()
    weak let leaf = views[depth]
    views = []
    #expect(leaf == nil)
  }

  @Test("100,000 constraints of one view are added, solved and removed in any order") func manyConstraints() {
    let count = 100_000
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let constraints = (0..<count).map { view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0 % 100)) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame.width == 99)
    NSLayoutConstraint.deactivate(Array(constraints[..<(count / 2)]))
    #expect(view.constraints.count == count / 2)
    NSLayoutConstraint.deactivate(constraints.reversed())
    #expect(view.constraints.isEmpty)
    root.layoutIfNeeded()
    // None of them counts any more, beside one that asks for less.
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 7).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 7)
  }

  @Test("Contents that want no number have no wish", arguments: [Double.nan, .infinity, -.infinity, -5])
  func strangeContents(number: Double) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = ContentView(CGFloat(number), 10)
    root.addSubview(view)
    ConstraintText(root: root, ["v": view]).activate(["v.leading == .leading + 3", "v.width == 7 @1", "v.top == .top"])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 3, y: 0, width: 7, height: 10))
  }

  @Test("Priorities out of range raise, and none at all does not count", arguments: [0, 5000, -1, Double.nan])
  func strangePriorities(priority: Double) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = ContentView(20, 10)
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    guard priority == 0 else {
      let process = SimulatedProcess()
      #expect(throws: UncaughtException.self) { try process.run { width.priority = UILayoutPriority(Float(priority)) } }
      return #expect(width.priority == .required)
    }
    width.priority = UILayoutPriority(Float(priority))
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test("A content that changes constraints while it is asked is heard in the same pass") func changesWhileAsked() {
    final class Meddler: UIView {
      var meddle: (() -> Void)?
      override var intrinsicContentSize: CGSize {
        meddle?()
        return CGSize(width: 10, height: 10)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (view, other) = (Meddler(), UIView())
    for view in [view, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let width = other.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    let late = other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9)
    view.meddle = {
      width.constant = 25
      late.isActive = true
    }
    root.layoutIfNeeded()
    #expect(other.frame.minX == 9 && other.frame.width == 25)
    view.meddle = {
      late.isActive = false
      root.layoutIfNeeded()
      other.removeFromSuperview()
    }
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(other.superview == nil)
  }

  @Test("A subtree may leave and come back between passes, with all that it holds") func comingAndGoing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    ConstraintText(root: parent, ["c": child]).activate(["c.leading == .leading + 4", "c.width == 0.5 * .width"])
    for round in 1...5 {
      root.addSubview(parent)
      if round.isMultiple(of: 2) { root.layoutIfNeeded() }
      parent.frame.size.width = CGFloat(round) * 20
      root.layoutIfNeeded()
      #expect(child.frame.minX == 4 && child.frame.width == CGFloat(round) * 10)
      parent.removeFromSuperview()
      parent.frame.size.width = 8
      parent.layoutIfNeeded()
      #expect(child.frame.width == 4)
    }
  }
}
