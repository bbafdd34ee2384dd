import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Which controllers may present and dismiss, and the frames of presentations (contract V8, V11, V15).
@MainActor @Suite struct PresentationRuleTests {
  private let notes = NotingController.Notes()

  @Test func `V8 Dismissing nothing calls the completion and changes nothing`() throws {
    let stage = try Stage()
    try stage.app.run { stage.controller.dismiss(animated: true) { stage.note("completion") } }
    try stage.app.settle()
    #expect(stage.takeLog() == ["completion"])
  }

  @Test func `V8 Dismissing on a pushed controller takes the whole presented container away`() throws {
    let stage = try Stage()
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    try stage.app.run { stage.controller.present(navigation, animated: false) }
    try stage.app.run { inner.dismiss(animated: false) }
    #expect(stage.controller.presentedViewController == nil)
    #expect(navigation.presentingViewController == nil)
  }

  @Test func `V8 The presented chain reads in both directions`() throws {
    let stage = try Stage()
    let controllers = (0..<3).map { _ in UIViewController() }
    var presenter = stage.controller
    for controller in controllers {
      try stage.app.run { presenter.present(controller, animated: false) }
      presenter = controller
    }
    #expect(stage.controller.presentedViewController === controllers[0])
    #expect(controllers[1].presentedViewController === controllers[2])
    #expect(controllers[2].presentingViewController === controllers[1])
    try stage.app.run { controllers[0].dismiss(animated: true) }
    try stage.app.settle()
    #expect(stage.controller.presentedViewController === controllers[0])
    #expect(controllers[0].presentedViewController == nil)
    #expect(controllers[1].presentingViewController == nil)
  }

  @Test func `V11 A second presentation while the first one comes is refused`() throws {
    let stage = try Stage()
    let (first, second) = (UIViewController(), UIViewController())
    try stage.app.run {
      stage.controller.present(first, animated: true)
      stage.controller.present(second, animated: true) { stage.note("completion") }
    }
    try stage.app.settle()
    let texts = try stage.app.run { ("\(second)", "\(stage.controller)") }
    #expect(
      stage.app.console == [
        "[Presentation] Attempt to present \(texts.0) on \(texts.1) (from \(texts.1)) while a presentation is in "
          + "progress."
      ])
    #expect(stage.controller.presentedViewController === first)
    #expect(stage.takeLog() == [])
  }

  @Test func `V11 A controller outside the window presents nothing`() throws {
    let stage = try Stage()
    let (stranger, other) = (UIViewController(), UIViewController())
    try stage.app.run { stranger.present(other, animated: false) { stage.note("completion") } }
    try stage.app.settle()
    let texts = try stage.app.run { ("\(other)", "\(stranger)") }
    #expect(
      stage.app.console == [
        "[Presentation] Attempt to present \(texts.0) on \(texts.1) (from \(texts.1)) whose view is not in the window "
          + "hierarchy."
      ])
    #expect(stranger.presentedViewController == nil)
    #expect(stage.takeLog() == [])
  }

  @Test func `V11 Presenting itself, or a child, raises`() throws {
    let stage = try Stage()
    let own = try stage.app.run { "\(stage.controller)" }
    let itself = #expect(throws: UncaughtException.self) {
      try stage.app.run { stage.controller.present(stage.controller, animated: false) }
    }
    #expect(itself?.reason == "Application tried to present modally an active controller \(own).")
    let other = try Stage()
    let child = UIViewController()
    try other.app.run { other.controller.addChild(child) }
    let texts = try other.app.run { ("\(child)", "\(other.controller)") }
    let contained = #expect(throws: UncaughtException.self) {
      try other.app.run { other.controller.present(child, animated: false) }
    }
    #expect(
      contained?.reason == "Application tried to present modally a view controller \(texts.0) that has a parent view "
        + "controller \(texts.1).")
  }

  @Test func `V11 A presentation in viewDidLoad is refused, one in viewDidAppear works`() throws {
    let early = PresentingController(inLoad: true)
    let app = XCUIApplication(rootViewController: early)
    try app.launch()
    try app.settle()
    #expect(early.presentedViewController == nil)
    #expect(app.console.count == 1)
    #expect(app.console.first?.hasSuffix("whose view is not in the window hierarchy.") ?? false)
    let late = PresentingController(inLoad: false)
    let other = XCUIApplication(rootViewController: late)
    try other.launch()
    try other.settle()
    #expect(late.presentedViewController?.view.window != nil)
  }

  @Test func `V8 A dismissal in the completion of the presentation, and the other way round`() throws {
    let stage = try Stage()
    let (first, second) = (UIViewController(), UIViewController())
    try stage.app.run {
      stage.controller.present(first, animated: true) {
        stage.note("presented")
        first.dismiss(animated: true) {
          stage.note("dismissed")
          stage.controller.present(second, animated: true) { stage.note("presented again") }
        }
      }
    }
    try stage.app.settle()
    #expect(stage.takeLog() == ["presented", "dismissed", "presented again"])
    #expect(stage.controller.presentedViewController === second)
  }

  @Test func `V14 A controller is being presented in its appearance calls, and being dismissed in the others`() throws {
    let stage = try Stage()
    let controller = StateNotingController(stage)
    try stage.app.run { stage.controller.present(controller, animated: true) }
    try stage.app.settle()
    try stage.app.run { stage.controller.dismiss(animated: true) }
    try stage.app.settle()
    #expect(
      stage.takeLog() == [
        "willAppear presented", "didAppear presented", "willDisappear dismissed", "didDisappear dismissed",
      ])
  }

  @Test func `V15 A style for a context stays inside the controller that defines one`() throws {
    let stage = try Stage()
    let context = UIViewController()
    context.definesPresentationContext = true
    try stage.app.run {
      stage.controller.addChild(context)
      context.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      stage.view.addSubview(context.view)
      context.didMove(toParent: stage.controller)
    }
    let controller = UIViewController()
    controller.modalPresentationStyle = .overCurrentContext
    try stage.app.run { context.present(controller, animated: false) }
    #expect(controller.presentingViewController === context)
    #expect(controller.view.convert(controller.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  // MARK: By the user

  @Test func `The delegate of a sheet is asked and told when the user drags it down`() throws {
    let stage = try Stage()
    let sheet = UIViewController()
    let delegate = SheetDelegate(stage)
    delegate.allows = false
    try stage.app.run {
      sheet.presentationController?.delegate = delegate
      stage.controller.present(sheet, animated: false)
    }
    try dragDown(stage)
    #expect(stage.takeLog() == ["should", "attempt"])
    #expect(stage.controller.presentedViewController === sheet)
    delegate.allows = true
    try dragDown(stage)
    #expect(stage.takeLog() == ["should", "will", "did"])
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test func `A modal sheet is not asked about; the delegate learns of the attempt`() throws {
    let stage = try Stage()
    let sheet = UIViewController()
    let delegate = SheetDelegate(stage)
    sheet.isModalInPresentation = true
    try stage.app.run {
      sheet.presentationController?.delegate = delegate
      stage.controller.present(sheet, animated: false)
    }
    try dragDown(stage)
    #expect(stage.takeLog() == ["attempt"])
  }

  @Test func `A dismissal by code tells the delegate nothing`() throws {
    let stage = try Stage()
    let sheet = UIViewController()
    let delegate = SheetDelegate(stage)
    try stage.app.run {
      sheet.presentationController?.delegate = delegate
      stage.controller.present(sheet, animated: false)
    }
    try stage.app.run { sheet.dismiss(animated: false) }
    #expect(stage.takeLog() == [])
  }

  @Test func `A sheet rests at its detents, and the user drags it from one to the next`() throws {
    let stage = try Stage()
    let sheet = UIViewController()
    try stage.app.run {
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      stage.controller.present(sheet, animated: false)
    }
    let highest = 844 - stage.app.device.safeArea.top - 10
    #expect(sheet.view.frame.height == highest / 2)
    try drag(stage, from: 600, to: 300)
    #expect(sheet.view.frame.height == highest)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    try drag(stage, from: 200, to: 500)
    #expect(sheet.view.frame.height == highest / 2)
  }

  // MARK: Popovers

  @Test func `A delegate is asked once for the style, though it leaves out the method with traits`() throws {
    let (controller, delegate) = (UIViewController(), PopoverDelegate())
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.delegate = delegate
    let presentation = try #require(controller.popoverPresentationController)
    #expect(presentation.adaptivePresentationStyle(for: UITraitCollection()) == .none)
    #expect(delegate.questions == 1)
  }

  @Test func `A popover is a sheet on a phone, unless the delegate says none`() throws {
    for adapts in [true, false] {
      let stage = try Stage()
      let popover = UIViewController()
      let delegate = PopoverDelegate()
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 200, height: 100)
      try stage.app.run {
        let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
        stage.view.addSubview(button)
        popover.popoverPresentationController?.sourceView = button
        if !adapts { popover.popoverPresentationController?.delegate = delegate }
        stage.controller.present(popover, animated: false)
      }
      if adapts {
        #expect(popover.view.frame.width == 390)
      } else {
        #expect(popover.view.frame == CGRect(x: 50, y: 244, width: 200, height: 100))
        #expect(popover.popoverPresentationController?.arrowDirection == .up)
        try stage.tap(300, 700)
        try stage.app.settle()
        #expect(stage.controller.presentedViewController == nil)
      }
    }
  }

  @Test func `A presentation controller of the app's own is asked for its frame and told its steps`() throws {
    let stage = try Stage()
    let delegate = PanelDelegate(stage)
    let panel = UIViewController()
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = delegate
    try stage.app.run { stage.controller.present(panel, animated: true) }
    try stage.app.settle()
    #expect(panel.view.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
    var log = stage.takeLog().filter { $0 != "layout" }
    #expect(log == ["willBegin", "didEnd true"])
    try stage.app.run { panel.dismiss(animated: true) }
    try stage.app.settle()
    log = stage.takeLog().filter { $0 != "layout" }
    #expect(log == ["dismissal willBegin", "dismissal didEnd true"])
  }

  private func dragDown(_ stage: Stage) throws { try drag(stage, from: 100, to: 400) }

  private func drag(_ stage: Stage, from start: CGFloat, to end: CGFloat) throws {
    try stage.down(200, start)
    for step in 1...8 {
      try stage.wait(0.02)
      try stage.move(200, start + CGFloat(step) / 8 * (end - start))
    }
    try stage.up()
    try stage.app.settle()
  }
}

private final class PresentingController: UIViewController {
  private let inLoad: Bool

  init(inLoad: Bool) {
    self.inLoad = inLoad
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if inLoad { present(UIViewController(), animated: false) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !inLoad { present(UIViewController(), animated: false) }
  }
}

private final class StateNotingController: UIViewController {
  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) {
    stage.note(event + (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : ""))
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let stage: Stage
  var allows = true

  init(_ stage: Stage) { self.stage = stage }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    stage.note("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { stage.note("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { stage.note("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    stage.note("attempt")
  }
}

private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  var questions = 0
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    questions += 1
    return .none
  }
}

private final class PanelDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    Panel(presented, presenting, stage)
  }
}

private final class Panel: UIPresentationController {
  private let stage: Stage

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ stage: Stage) {
    self.stage = stage
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
  }
  override func containerViewWillLayoutSubviews() { stage.note("layout") }
  override func presentationTransitionWillBegin() { stage.note("willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { stage.note("didEnd \(completed)") }
  override func dismissalTransitionWillBegin() { stage.note("dismissal willBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { stage.note("dismissal didEnd \(completed)") }
}
