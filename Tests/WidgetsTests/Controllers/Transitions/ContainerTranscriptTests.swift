import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The order of calls in the other containers, against transcripts written by hand from logs of devices.
@MainActor @Suite struct ContainerTranscriptTests {
  @Test func `V3 Root shown`() throws {
    let notes = NotingController.Notes()
    let app = XCUIApplication(rootViewController: NotingController("A", notes))
    try app.launch()
    assertSnapshot(of: notes.take().joined(separator: "\n"), as: .lines)
  }

  @Test func `Tab switch`() throws {
    let tabs = UITabBarController()
    let stage = try TransitionStage { notes in
      tabs.viewControllers = ["A", "B"].map { name in
        let controller = NotingController(name, notes)
        controller.title = name
        return controller
      }
      return tabs
    }
    let delegate = NotingTabDelegate(stage.notes)
    tabs.delegate = delegate
    try stage.app.descendants(matching: .any)["B"].tap()
    try stage.app.settle()
    assertSnapshot(of: stage.lines(), as: .lines)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `Split view controller shows its primary column`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let stage = try TransitionStage(device: TransitionStage.tablet) { notes in
      split.setViewController(NotingController("P", notes), for: .primary)
      split.setViewController(NotingController("S", notes), for: .secondary)
      return split
    }
    let delegate = NotingSplitDelegate(stage.notes)
    split.delegate = delegate
    #expect(split.displayMode == .secondaryOnly)
    assertSnapshot(of: try stage.transcript { split.show(.primary) }, as: .lines)
    #expect(split.displayMode == .oneOverSecondary)
  }

  @Test func `V17 Child added`() throws {
    let stage = try TransitionStage { NotingController("A", $0) }
    let child = NotingController("B", stage.notes)
    let text = try stage.transcript {
      stage.root.addChild(child)
      stage.root.view.addSubview(child.view)
      child.didMove(toParent: stage.root)
    }
    assertSnapshot(of: text, as: .lines)
  }

  @Test func `V17 Child removed`() throws {
    let stage = try TransitionStage { NotingController("A", $0) }
    try stage.app.run {
      let child = NotingController("B", stage.notes)
      stage.root.addChild(child)
      stage.root.view.addSubview(child.view)
      child.didMove(toParent: stage.root)
    }
    _ = stage.notes.take()
    let text = try stage.transcript {
      let child = stage.root.children[0]
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    assertSnapshot(of: text, as: .lines)
  }

  @Test(arguments: [0.3, 0]) func `Transition from one child to another`(duration: Double) throws {
    let stage = try TransitionStage { NotingController("A", $0) }
    try stage.app.run {
      let child = NotingController("B", stage.notes)
      stage.root.addChild(child)
      stage.root.view.addSubview(child.view)
      child.didMove(toParent: stage.root)
    }
    _ = stage.notes.take()
    let text = try stage.transcript {
      let (old, new) = (stage.root.children[0], NotingController("C", stage.notes))
      stage.root.addChild(new)
      old.willMove(toParent: nil)
      stage.root.transition(from: old, to: new, duration: duration, animations: nil) { _ in
        stage.notes.note("completion")
        old.removeFromParent()
        new.didMove(toParent: stage.root)
      }
    }
    assertSnapshot(of: text, as: .lines, named: "events")
  }
}
