import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct PresentationTests {
  private let notes = NotingController.Notes()

  private func shown() throws -> (XCUIApplication, NotingController) {
    let root = NotingController("A", notes)
    let app = XCUIApplication(rootViewController: root)
    try app.launch()
    _ = notes.take()
    return (app, root)
  }

  private func presented(_ style: UIModalPresentationStyle) -> NotingController {
    let controller = NotingController("B", notes)
    controller.modalPresentationStyle = style
    return controller
  }

  /// Without layouts, whose number is free (contract V3).
  private func events() -> [String] { notes.take().filter { !$0.hasSuffix(".layout") } }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext], [true, false])
  func `V6 A presentation that covers the screen tells both`(style: UIModalPresentationStyle, animated: Bool) throws {
    let (app, root) = try shown()
    try app.run {
      root.present(presented(style), animated: animated) { notes.note("completion") }
    }
    try app.settle()
    #expect(
      events() == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "A.viewDidDisappear", "completion",
      ])
    #expect(root.view.window == nil)
    try app.run { root.dismiss(animated: animated) { notes.note("completion") } }
    try app.settle()
    #expect(
      events() == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear",
        "completion", "B.deinit",
      ])
    #expect(root.view.window != nil)
    #expect(root.presentedViewController == nil)
  }

  @Test(
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover,
      .custom,
    ], [true, false])
  func `V7 A presentation that leaves the presenter visible tells only the presented`(
    style: UIModalPresentationStyle, animated: Bool
  ) throws {
    let (app, root) = try shown()
    try app.run { root.present(presented(style), animated: animated) { notes.note("completion") } }
    try app.settle()
    #expect(
      events() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "completion",
      ])
    #expect(root.view.window != nil)
    try app.run { root.presentedViewController?.dismiss(animated: animated) { notes.note("completion") } }
    try app.settle()
    #expect(events() == ["B.viewWillDisappear", "B.viewDidDisappear", "completion", "B.deinit"])
  }

  @Test func `V8 Dismissing a presenter takes everything above it away`() throws {
    let (app, root) = try shown()
    let middle = presented(.pageSheet)
    try app.run { root.present(middle, animated: false) }
    try app.run { middle.present(NotingController("C", notes), animated: false) }
    _ = notes.take()
    try app.run { root.dismiss(animated: true) }
    try app.settle()
    #expect(Set(events()).isSuperset(of: ["B.viewDidDisappear", "C.viewDidDisappear", "C.deinit"]))
    #expect(root.presentedViewController == nil)
    #expect(middle.presentingViewController == nil)
  }

  @Test func `V8 Dismissing on one in the middle takes what is above it away, and it stays`() throws {
    let (app, root) = try shown()
    let middle = presented(.pageSheet)
    try app.run { root.present(middle, animated: false) }
    try app.run { middle.present(NotingController("C", notes), animated: false) }
    try app.run { middle.dismiss(animated: false) }
    #expect(root.presentedViewController === middle)
    #expect(middle.presentedViewController == nil)
  }

  @Test func `V11 Presenting over what is presented, off the window or twice warns or raises`() throws {
    let (app, root) = try shown()
    let first = presented(.pageSheet)
    try app.run { root.present(first, animated: false) }
    let second = UIViewController()
    try app.run { root.present(second, animated: false) { Issue.record("never called") } }
    let texts = try app.run { ("\(second)", "\(root)", "\(first)") }
    #expect(
      app.console == [
        "[Presentation] Attempt to present \(texts.0) on \(texts.1) (from \(texts.1)) which is already presenting "
          + "\(texts.2)."
      ])
    let error = #expect(throws: UncaughtException.self) { try app.run { first.present(first, animated: false) } }
    #expect(error?.reason.contains("that is already being presented by \(texts.1).") ?? false)
  }

  @Test func `V14 The presented controller is known and loaded at once`() throws {
    let (app, root) = try shown()
    let controller = presented(.fullScreen)
    try app.run {
      root.present(controller, animated: false)
      #expect(root.presentedViewController === controller)
      #expect(controller.isViewLoaded)
      #expect(notes.take() == ["B.loadView", "B.viewDidLoad"])
    }
  }

  @Test func `V15 A pushed controller presents from its navigation controller`() throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let app = XCUIApplication(rootViewController: navigation)
    try app.launch()
    let controller = presented(.fullScreen)
    try app.run { root.present(controller, animated: false) }
    #expect(controller.presentingViewController === navigation)
    #expect(root.presentedViewController === controller)
  }

  @Test func `A sheet is dragged away unless it is modal`() throws {
    let (app, root) = try shown()
    let sheet = presented(.pageSheet)
    sheet.isModalInPresentation = true
    try app.run { root.present(sheet, animated: false) }
    func drag() throws {
      try app.touchDown(at: CGPoint(x: 200, y: 100))
      for y in stride(from: 140, through: 400, by: 40) {
        try app.advance(by: 0.02)
        try app.touchMove(to: CGPoint(x: 200, y: y))
      }
      try app.touchUp()
      try app.settle()
    }
    try drag()
    #expect(root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    try drag()
    #expect(root.presentedViewController == nil)
  }

  @Test func `An animator of the app's own shows the presentation on the virtual clock`() throws {
    let (app, root) = try shown()
    let controller = presented(.custom)
    let fader = Fader(notes)
    controller.transitioningDelegate = fader
    try app.run { root.present(controller, animated: true) }
    #expect(events() == ["B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "animate"])
    try app.advance(by: 0.69)
    #expect(events() == [])
    try app.advance(by: 0.02)
    #expect(events() == ["ended true", "B.viewDidAppear"])
  }
}

/// Presents by fading in over 0.7 seconds.
private final class Fader: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private let notes: NotingController.Notes

  init(_ notes: NotingController.Notes) { self.notes = notes }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.7 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
    view.frame = context.finalFrame(for: controller)
    view.alpha = 0
    context.containerView.addSubview(view)
    notes.note("animate")
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { notes.note("ended \(transitionCompleted)") }
}
