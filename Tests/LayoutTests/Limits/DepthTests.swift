import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import Testing

/// What deep trees and circles of constraints must not do.
@MainActor @Suite struct DepthTests {
  /// A root with views inside each other, each as large as the one around it.
  private func nest(_ depth: Int) -> (root: UIWindow, leaf: UIView) {
    let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.isHidden = false
    var leaf: UIView = root
    for _ in 0..<depth {
      let view = UIView(frame: leaf.bounds)
      leaf.addSubview(view)
      leaf = view
    }
    return (root, leaf)
  }

  @Test("A touch finds the innermost of 10,000 views") func hitTest() {
    let (root, leaf) = nest(10_000)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === leaf)
    root.isHidden = true
  }

  @Test("10,000 views inside each other leave their window and go") func letGo() {
    let (root, _) = nest(10_000)
    weak let outer = root.subviews[0]
    weak let inner = outer?.subviews[0]
    outer?.removeFromSuperview()
    #expect(outer == nil && inner == nil)
    root.isHidden = true
  }

  @Test("What outlives its superview is in no tree and no window") func survivor() {
    let survivor = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inside = UIView()
    survivor.addSubview(inside)
    do {
      let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let middle = UIView()
      root.addSubview(middle)
      middle.addSubview(survivor)
      #expect(inside.window === root)
    }
    #expect(survivor.superview == nil && survivor.window == nil && inside.window == nil)
    #expect(inside.superview === survivor)
    survivor.layoutIfNeeded()
    #expect(survivor.frame.width == 10)
  }

  @Test("Equal widths in a circle are equal, and as wide as one of them has to be") func circle() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let views = (0..<50).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for (index, view) in views.enumerated() {
      view.widthAnchor.constraint(equalTo: views[(index + 1) % views.count].widthAnchor).isActive = true
    }
    let width = views[20].widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame.width == 30 })
    #expect(root.layoutConflicts.isEmpty)
    width.constant = 45
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame.width == 45 })
  }

  @Test("A circle in which every view has to be wider than the next one is a conflict") func impossibleCircle() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let views = (0..<5).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let run = SimulatedRun()
    let constraints = views.indices.map { index in
      views[index].widthAnchor.constraint(equalTo: views[(index + 1) % 5].widthAnchor, constant: 1)
    }
    try run {
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
    }
    #expect(root.layoutConflicts.count == 1)
    #expect(run.console.count == 1)
    constraints[2].isActive = false
    try run { root.layoutIfNeeded() }
    #expect(root.layoutConflicts.isEmpty)
  }
}
