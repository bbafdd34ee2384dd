import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The order of calls in a navigation controller, against transcripts written by hand from logs of devices.
@MainActor @Suite struct NavigationTranscriptTests {
  private let stage: TransitionStage
  private let navigation: UINavigationController
  private let delegate: NotingNavigationDelegate

  init() throws {
    let navigation = UINavigationController()
    self.navigation = navigation
    stage = try TransitionStage { notes in
      navigation.viewControllers = [NotingController("A", notes)]
      return navigation
    }
    delegate = NotingNavigationDelegate(stage.notes)
    navigation.delegate = delegate
  }

  private func controller(_ name: String) -> NotingController { NotingController(name, stage.notes) }

  private func pushed(_ names: String...) throws {
    for name in names {
      try stage.app.run { navigation.pushViewController(controller(name), animated: false) }
    }
    try stage.app.settle()
    _ = stage.notes.take()
  }

  @Test(arguments: [true, false]) func `V4 Push`(animated: Bool) throws {
    let text = try stage.transcript { navigation.pushViewController(controller("B"), animated: animated) }
    assertSnapshot(of: text, as: .lines, named: "events")
  }

  @Test(arguments: [true, false]) func `V5 Pop`(animated: Bool) throws {
    try pushed("B")
    let text = try stage.transcript { _ = navigation.popViewController(animated: animated) }
    assertSnapshot(of: text, as: .lines, named: "events")
  }

  @Test(arguments: [true, false]) func `V5 Pop to root`(animated: Bool) throws {
    try pushed("B", "C")
    let text = try stage.transcript { _ = navigation.popToRootViewController(animated: animated) }
    assertSnapshot(of: text, as: .lines, named: "events")
  }

  @Test(arguments: [true, false]) func `V4 Set view controllers`(animated: Bool) throws {
    let text = try stage.transcript {
      navigation.setViewControllers(
        navigation.viewControllers + [controller("B"), controller("C")], animated: animated)
    }
    assertSnapshot(of: text, as: .lines, named: "events")
  }

  @Test func `V5 Interactive pop that is finished`() throws {
    try pushed("B")
    try stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 320, y: 400))
    assertSnapshot(of: stage.lines(), as: .lines)
  }

  @Test func `V5 Interactive pop that is called off`() throws {
    try pushed("B")
    try stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 80, y: 400), pausing: true)
    assertSnapshot(of: stage.lines(), as: .lines)
    #expect(navigation.viewControllers.count == 2)
  }
}
