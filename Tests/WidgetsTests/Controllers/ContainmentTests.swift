import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Parents and children, and containers that tell their children themselves (contract V9, V11, V18).
@MainActor @Suite struct ContainmentTests {
  private let notes = NotingController.Notes()

  @Test func `V9 Adding a child tells it, removing it tells it again`() {
    let (parent, child) = (UIViewController(), NotingController("B", notes))
    parent.addChild(child)
    #expect(notes.take() == ["B.willMove(toParent)"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    child.didMove(toParent: parent)
    _ = notes.take()
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(notes.take() == ["B.willMove(nil)", "B.didMove(nil)"])
    #expect(parent.children.isEmpty)
  }

  @Test func `V9 A child of another parent leaves that one first`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }

  @Test func `Removing a child that is none does nothing`() {
    let stranger = NotingController("B", notes)
    stranger.removeFromParent()
    #expect(notes.take() == [])
  }

  @Test func `A controller in itself raises, directly and through others`() throws {
    for depth in [0, 1, 3] {
      let stage = try Stage()
      var deepest = stage.controller
      try stage.app.run {
        for _ in 0..<depth {
          let child = UIViewController()
          deepest.addChild(child)
          deepest = child
        }
      }
      let error = #expect(throws: UncaughtException.self) {
        try stage.app.run { deepest.addChild(stage.controller) }
      }
      #expect(error?.name == "UIViewControllerHierarchyInconsistency")
    }
  }

  @Test func `V18 A child's view under another controller raises`() throws {
    let stage = try Stage()
    let (right, wrong, child) = (UIViewController(), UIViewController(), UIViewController())
    try stage.app.run {
      for parent in [right, wrong] {
        stage.controller.addChild(parent)
        stage.view.addSubview(parent.view)
      }
      right.addChild(child)
    }
    let texts = try stage.app.run { ("\(child)", "\(right)", "\(wrong)") }
    let error = #expect(throws: UncaughtException.self) { try stage.app.run { wrong.view.addSubview(child.view) } }
    #expect(error?.name == "UIViewControllerHierarchyInconsistency")
    #expect(
      error?.reason == "child view controller:\(texts.0) should have parent view controller:\(texts.1) but requested "
        + "parent is:\(texts.2)")
  }

  @Test func `V18 A view of two controllers raises`() throws {
    let stage = try Stage()
    let other = UIViewController()
    let texts = try stage.app.run { ("\(stage.view)", "\(stage.controller)", "\(other)") }
    let error = #expect(throws: UncaughtException.self) { try stage.app.run { other.view = stage.view } }
    #expect(error?.name == "UIViewControllerHierarchyInconsistency")
    #expect(
      error?.reason
        == "A view can only be associated with at most one view controller at a time! View \(texts.0) is associated "
        + "with \(texts.1). Clear this association before associating this view with \(texts.2).")
  }

  // MARK: Containers that lead appearances by hand

  @Test func `A container that forwards nothing by itself tells its children when it wants`() throws {
    let container = ManualContainer()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = XCUIApplication(rootViewController: navigation)
    try app.launch()
    try app.run { navigation.pushViewController(container, animated: false) }
    let child = NotingController("B", notes)
    try app.run {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    #expect(!notes.take().contains { $0.contains("ppear") })
    try app.run {
      child.beginAppearanceTransition(true, animated: true)
      #expect(notes.take().last == "B.viewWillAppear")
    }
    try app.advance(by: 1)
    #expect(!notes.take().contains("B.viewDidAppear"))
    try app.run { child.endAppearanceTransition() }
    #expect(notes.take() == ["B.viewIsAppearing", "B.viewDidAppear"])
    try app.run { _ = navigation.popViewController(animated: true) }
    try app.settle()
    #expect(!notes.take().contains { $0.contains("isappear") })
    #expect(app.console == [])
  }

  @Test func `An appearance that is turned round ends where it began`() throws {
    let stage = try Stage(ManualContainer())
    let child = NotingController("B", notes)
    try stage.app.run {
      stage.controller.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      stage.view.addSubview(child.view)
      child.beginAppearanceTransition(false, animated: true)
      child.view.removeFromSuperview()
      child.endAppearanceTransition()
    }
    #expect(
      notes.take().filter { $0.contains("ppear") } == [
        "B.viewWillAppear", "B.viewIsAppearing", "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    #expect(stage.app.console == [])
  }

  @Test func `V11 An end without a begin, and a second begin, are written to the console`() throws {
    let stage = try Stage(ManualContainer())
    let child = UIViewController()
    try stage.app.run {
      stage.controller.addChild(child)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
    }
    let line = "Unbalanced calls to begin/end appearance transitions for \(try stage.app.run { "\(child)" })."
    #expect(stage.app.console == [line, line])
  }

  @Test func `A container of the app's own shows what a controller inside it wants to show`() throws {
    let container = ShowingContainer()
    let stage = try Stage(container)
    let (child, grandchild, other) = (UIViewController(), UIViewController(), UIViewController())
    try stage.app.run {
      container.addChild(child)
      child.addChild(grandchild)
      grandchild.show(other, sender: nil)
    }
    #expect(container.shown === other)
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test func `Without a container that shows others a controller is presented`() throws {
    let stage = try Stage()
    let (child, other) = (UIViewController(), UIViewController())
    try stage.app.run {
      stage.controller.addChild(child)
      child.show(other, sender: nil)
    }
    try stage.app.settle()
    #expect(stage.controller.presentedViewController === other)
    #expect(other.presentingViewController === stage.controller)
  }

  @Test func `A transition between strangers raises`() throws {
    let stage = try Stage()
    let (old, new) = (UIViewController(), UIViewController())
    let texts = try stage.app.run { ("\(old)", "\(new)") }
    let error = #expect(throws: UncaughtException.self) {
      try stage.app.run { stage.controller.transition(from: old, to: new, duration: 1, animations: nil) }
    }
    #expect(error?.name == "NSInvalidArgumentException")
    #expect(
      error?.reason == "Children view controllers \(texts.0) and \(texts.1) must have a common parent view controller "
        + "when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
        + "completion:]")
  }
}

private final class ShowingContainer: UIViewController {
  private(set) var shown: UIViewController?

  override func show(_ vc: UIViewController, sender: Any?) { shown = vc }
}

private final class ManualContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
