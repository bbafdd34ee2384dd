import Foundation
import PlainviewStage
import PlainviewTargetAction
import Testing
import UIKit
import _Testing_UIKit

/// Rarer members of controllers and presentations: turning by the older methods, targets of actions, overridden traits.
@MainActor @Suite struct ControllerMemberTests {
  private final class Turning: UIViewController {
    var heard: [String] = []
    var callsSuper = true

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      heard.append("viewWillTransition")
      if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    }
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      heard.append("willRotate \(toInterfaceOrientation.isLandscape) \(duration > 0)")
    }
    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      heard.append("willAnimateRotation at \(Int(view.bounds.width))")
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      heard.append("didRotate \(fromInterfaceOrientation.isPortrait)")
    }
  }

  @Test(arguments: ["iPhone SE", "iPad"])
  func `A view that is loaded before it is shown has the screen's bounds`(device: String) throws {
    let app = XCUIApplication(rootViewController: UIViewController(), device: try .named(device))
    try app.launch()
    try app.run {
      let screen = UIScreen.main.bounds
      #expect(screen.width > 300)
      let table = UITableViewController(style: .grouped)
      let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      for controller in [UIViewController(), table, collection] { #expect(controller.view.frame == screen) }
      #expect(table.tableView === table.view && collection.collectionView === collection.view)
      #expect(UITableViewController(style: .plain).tableView.frame == screen)
    }
  }

  @Test func `A turn is told by the older methods too, where the newer one calls super`() throws {
    let controller = Turning()
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    try app.hardware.rotate(to: .landscapeLeft)
    #expect(
      controller.heard == [
        "viewWillTransition", "willRotate true true", "willAnimateRotation at 844", "didRotate true",
      ])
    controller.heard = []
    controller.callsSuper = false
    try app.hardware.rotate(to: .portrait)
    #expect(controller.heard == ["viewWillTransition"])
  }

  private final class Printing: UIViewController {
    override class var actions: ActionTable { ["printAll:": .init(printAll)] }
    func printAll(_ sender: Any?) {}
  }

  @Test func `The controller that runs an action is this one or a container around it`() {
    let (container, child) = (Printing(), UIViewController())
    container.addChild(child)
    #expect(child.targetViewController(forAction: "printAll:", sender: nil) === container)
    #expect(container.targetViewController(forAction: "printAll:", sender: nil) === container)
    #expect(child.targetViewController(forAction: "unknown:", sender: nil) == nil)
    #expect(child.targetViewController(forAction: "viewDidLoad", sender: nil) == nil)
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: top)
    #expect(top.targetViewController(forAction: "showViewController:sender:", sender: nil) === navigation)
    #expect(child.targetViewController(forAction: "showViewController:sender:", sender: nil) == nil)
  }

  @Test func `Only a form sheet keeps the keyboard`() {
    let controller = UIViewController()
    #expect(!controller.disablesAutomaticKeyboardDismissal)
    controller.modalPresentationStyle = .formSheet
    #expect(controller.disablesAutomaticKeyboardDismissal)
  }

  @Test func `A presentation changes the traits of what it shows, before and while it shows it`() throws {
    let stage = try Stage()
    let content = UIViewController()
    content.modalPresentationStyle = .overFullScreen
    let presentation = try #require(content.presentationController)
    #expect(presentation.overrideTraitCollection == nil)
    presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    try stage.app.run { stage.controller.present(content, animated: false) }
    #expect(content.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.controller.traitCollection.userInterfaceStyle != .dark)
    #expect(presentation.traitOverrides.userInterfaceStyle == .dark)
    try stage.app.run { presentation.traitOverrides.userInterfaceStyle = .light }
    #expect(content.traitCollection.userInterfaceStyle == .light)
    try stage.app.run { presentation.overrideTraitCollection = nil }
    #expect(content.traitCollection.userInterfaceStyle == stage.controller.traitCollection.userInterfaceStyle)
    #expect(presentation.overrideTraitCollection == nil)
  }

  @Test func `A sheet keeps its level beside what is changed of its traits`() throws {
    let stage = try Stage()
    let content = UIViewController()
    let presentation = try #require(content.presentationController)
    presentation.traitOverrides.userInterfaceStyle = .dark
    try stage.app.run { stage.controller.present(content, animated: false) }
    #expect(content.traitCollection.userInterfaceStyle == .dark)
    #expect(content.traitCollection.userInterfaceLevel == .elevated)
  }

  private final class Bubble: UIPopoverBackgroundView {
    override class func arrowHeight() -> CGFloat { 12 }
  }

  @Test func `A popover keeps the class of its background`() throws {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    #expect(popover.popoverBackgroundViewClass == nil)
    popover.popoverBackgroundViewClass = Bubble.self
    #expect(popover.popoverBackgroundViewClass?.arrowHeight() == 12)
    #expect(Bubble.arrowBase() == 0 && Bubble.wantsDefaultContentAppearance)
  }
}
