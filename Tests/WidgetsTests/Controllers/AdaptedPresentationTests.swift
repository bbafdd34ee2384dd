import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The presentation controller of a presentation, and how its delegate adapts it.
@MainActor @Suite struct AdaptedPresentationTests {
  @Test func `A child has the presentation controller of the container that is presented`() throws {
    let stage = try Stage()
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    try stage.app.run { stage.controller.present(navigation, animated: false) }
    let sheet = try #require(navigation.sheetPresentationController)
    #expect(child.sheetPresentationController === sheet)
    #expect(child.presentationController === sheet)
    #expect(child.popoverPresentationController == nil)
    try stage.app.run { navigation.dismiss(animated: false) }
    let lone = UIViewController()
    #expect(lone.presentationController?.presentedViewController === lone)
  }

  @Test func `A sheet stays while the controller on top of its navigation stack is modal`() throws {
    let stage = try Stage()
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    second.isModalInPresentation = true
    try stage.app.run { stage.controller.present(navigation, animated: false) }
    try stage.app.run { navigation.pushViewController(second, animated: false) }
    try dragDown(stage)
    #expect(stage.controller.presentedViewController === navigation)
    try stage.app.run { _ = navigation.popViewController(animated: false) }
    try dragDown(stage)
    #expect(stage.controller.presentedViewController == nil)
  }

  private func dragDown(_ stage: Stage) throws {
    try stage.down(200, 300)
    for step in 1...8 {
      try stage.wait(0.02)
      try stage.move(200, 300 + CGFloat(step) * 40)
    }
    try stage.up()
    try stage.app.settle()
  }

  @Test func `A popover on a phone is shown in the controller that its delegate puts around it`() throws {
    let stage = try Stage()
    let (content, delegate) = (UIViewController(), AdaptingDelegate(.fullScreen))
    content.modalPresentationStyle = .popover
    delegate.wraps = true
    try stage.app.run {
      content.popoverPresentationController?.delegate = delegate
      content.popoverPresentationController?.sourceView = stage.view
      stage.controller.present(content, animated: false)
    }
    #expect(delegate.styles == [.fullScreen])
    #expect(stage.controller.presentedViewController === delegate.around)
    #expect(delegate.around?.presentingViewController === stage.controller)
    #expect(delegate.around?.view.window != nil)
    #expect(content.navigationController === delegate.around)
    #expect(content.view.window != nil)
    #expect(stage.controller.view.window == nil)
    try stage.app.run { stage.controller.dismiss(animated: false) }
    #expect(stage.controller.presentedViewController == nil)
    #expect(stage.controller.view.window != nil)
  }

  @Test func `A touch beside a popover asks and tells its delegate by the methods of popovers`() throws {
    let stage = try Stage()
    let (content, delegate) = (UIViewController(), PopoverDelegate(stage))
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    try stage.app.run {
      content.popoverPresentationController?.delegate = delegate
      content.popoverPresentationController?.sourceView = stage.view
      content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
      stage.controller.present(content, animated: false)
    }
    delegate.allows = false
    try stage.tap(300, 700)
    try stage.app.settle()
    #expect(stage.takeLog() == ["should dismiss"])
    #expect(stage.controller.presentedViewController === content)
    delegate.allows = true
    try stage.tap(300, 700)
    try stage.app.settle()
    #expect(stage.takeLog() == ["should dismiss", "did dismiss"])
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test func `A popover on a tablet needs to know what it belongs to`() throws {
    let root = UIViewController()
    let app = XCUIApplication(rootViewController: root, device: TransitionStage.tablet)
    try app.launch()
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    let error = #expect(throws: UncaughtException.self) { try app.run { root.present(content, animated: false) } }
    #expect(error?.name == "NSGenericException")
    let reason = error?.reason ?? ""
    #expect(reason.hasPrefix("UIPopoverPresentationController (<UIPopoverPresentationController: 0x"))
    #expect(
      reason.hasSuffix(
        ">) should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
  }

  @Test func `A popover goes where its delegate says when the device is turned`() throws {
    let stage = try Stage()
    let (content, delegate) = (UIViewController(), PopoverDelegate(stage))
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    try stage.app.run {
      content.popoverPresentationController?.delegate = delegate
      content.popoverPresentationController?.sourceView = stage.view
      content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
      stage.controller.present(content, animated: false)
    }
    try stage.app.hardware.rotate(to: .landscapeLeft)
    try stage.app.settle()
    #expect(stage.takeLog().contains("will reposition to 100"))
    #expect(content.popoverPresentationController?.sourceRect == CGRect(x: 400, y: 50, width: 10, height: 10))
  }

  @Test func `A delegate sets up the sheet that a popover becomes on a phone`() throws {
    let stage = try Stage()
    let (content, delegate) = (UIViewController(), AdaptingDelegate(.automatic))
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    try stage.app.run {
      popover.delegate = delegate
      popover.sourceView = stage.view
      stage.controller.present(content, animated: false)
    }
    #expect(delegate.prepared === popover.adaptiveSheetPresentationController)
    // The delegate chose the medium detent.
    #expect(content.view.frame.height == (844 - stage.app.device.safeArea.top - 10) / 2)
  }

  @Test func `A form sheet covers a phone's screen where its delegate says so`() throws {
    let stage = try Stage()
    let (content, delegate) = (UIViewController(), AdaptingDelegate(.fullScreen))
    content.modalPresentationStyle = .formSheet
    try stage.app.run {
      content.presentationController?.delegate = delegate
      stage.controller.present(content, animated: false)
    }
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(stage.controller.view.window == nil)
  }
}

/// Notes the calls of the methods of popovers, and shows popovers on phones too.
private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private let stage: Stage
  var allows = true

  init(_ stage: Stage) { self.stage = stage }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    stage.note("should dismiss")
    return allows
  }

  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { stage.note("did dismiss") }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    stage.note("will reposition to \(Int(rect.pointee.minX))")
    rect.pointee = CGRect(x: 400, y: 50, width: 10, height: 10)
  }
}

/// Answers with one style on narrow screens.
private final class AdaptingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private let style: UIModalPresentationStyle
  var wraps = false
  private(set) var around: UINavigationController?
  private(set) var styles: [UIModalPresentationStyle] = []
  private(set) var prepared: UIPresentationController?

  init(_ style: UIModalPresentationStyle) { self.style = style }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    styles.append(style)
    if wraps { around = UINavigationController(rootViewController: controller.presentedViewController) }
    return around
  }

  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    prepared = adaptivePresentationController
    (adaptivePresentationController as? UISheetPresentationController)?.detents = [.medium()]
  }
}
