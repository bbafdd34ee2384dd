import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Which objects keep which alive (contract M1, M4).
@MainActor @Suite struct ControllerOwnershipTests {
  private let notes = NotingController.Notes()

  @Test func `M1 A parent keeps its children, a presenter what it presents; not the other way round`() throws {
    let stage = try Stage()
    weak var child: UIViewController?
    weak var presented: UIViewController?
    try stage.app.run {
      let (one, other) = (UIViewController(), UIViewController())
      stage.controller.addChild(one)
      stage.controller.present(other, animated: false)
      (child, presented) = (one, other)
    }
    #expect(child != nil)
    #expect(presented != nil)
    var parent: UIViewController? = UIViewController()
    let orphan = UIViewController()
    parent?.addChild(orphan)
    parent = nil
    #expect(orphan.parent == nil)
  }

  @Test(arguments: [true, false]) func `M4 A popped controller is released after the turn's end`(animated: Bool) throws
  {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = XCUIApplication(rootViewController: navigation)
    try app.launch()
    try app.run { navigation.pushViewController(NotingController("B", notes), animated: false) }
    try app.settle()
    _ = notes.take()
    try app.run {
      _ = navigation.popViewController(animated: animated)
      #expect(!notes.take().contains("B.deinit"))
    }
    try app.settle()
    #expect(notes.take().last == "B.deinit")
  }

  @Test(
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .popover, .overCurrentContext], [true, false])
  func `M4 A dismissed controller is released after the turn's end`(
    style: UIModalPresentationStyle, animated: Bool
  ) throws {
    let stage = try Stage()
    try stage.app.run {
      let controller = NotingController("B", notes)
      controller.modalPresentationStyle = style
      stage.controller.present(controller, animated: animated)
    }
    try stage.app.settle()
    _ = notes.take()
    try stage.app.run {
      stage.controller.dismiss(animated: animated)
      #expect(!notes.take().contains("B.deinit"))
    }
    try stage.app.settle()
    #expect(notes.take().last == "B.deinit")
  }

  @Test func `M2 An alert lets go of its handlers when it is gone`() throws {
    let stage = try Stage()
    weak var held: NotingController?
    try stage.app.run {
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      let object = NotingController("B", notes)
      held = object
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in _ = object.name })
      stage.controller.present(alert, animated: true)
    }
    try stage.app.settle()
    #expect(held != nil)
    try stage.app.descendants(matching: .any)["OK"].tap()
    try stage.app.settle()
    #expect(held == nil)
  }
}
