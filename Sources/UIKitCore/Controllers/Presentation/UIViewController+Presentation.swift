import Foundation
import PlainviewGraphics
import PlainviewRuntime

/// A controller with a presentation of its own, as alerts have.
@preconcurrency @MainActor package protocol PresentationProviding: UIViewController {
  func makePresentationController(presenting: UIViewController?) -> UIPresentationController
  /// The object that shows the controller over that presenter: its own, or one for a narrow screen.
  func presentationController(for own: UIPresentationController, presenting: UIViewController)
    -> UIPresentationController
}

extension PresentationProviding {
  package func presentationController(
    for own: UIPresentationController, presenting: UIViewController
  ) -> UIPresentationController { own }
}

extension UIViewController {
  /// Whether the controller has a presentation of its own.
  var providesPresentation: Bool { self is any PresentationProviding }
}

// MARK: Presenting (contract V6, V7, V11, V14, V15)

extension UIViewController {
  func presentModally(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    MainThreadChecker.check()
    let presenter = presenter(for: controller.modalPresentationStyle)
    // A dismissal without animation is over when the next controller is presented in the same turn (W67).
    if let leaving = presenter.storedPresented, let dismissal = leaving.waitingDismissal {
      dismissal()
      UIApplication.shared.afterCommit { self.presentModally(controller, animated: animated, completion) }
      return
    }
    guard isPresentable(controller, by: presenter), let window = presenter.viewIfLoaded?.window else { return }
    presenter.storedPresented = controller
    controller.storedPresenting = presenter
    controller.transition = .presenting
    let presentation = controller.beginPresentation(by: presenter, from: self)
    let shown = controller.substitute(in: presentation, by: presenter)
    shown.loadViewIfNeeded()
    guard UserCode.mayRun else { return }
    window.application.afterCommit {
      presenter.show(shown, with: presentation, in: window, from: self, animated: animated, completion)
    }
  }

  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var candidate = self
    while let parent = candidate.storedParent {
      if style.isInContext, candidate.definesPresentationContext { break }
      candidate = parent
    }
    return candidate
  }

  private func isPresentable(_ controller: UIViewController, by presenter: UIViewController) -> Bool {
    func text(_ controller: UIViewController) -> String { "<\(SimulatedProcess.classAndAddress(of: controller))>" }
    let attempt = "[Presentation] Attempt to present \(text(controller)) on \(text(presenter)) (from \(text(self)))"
    if let other = controller.storedPresenting {
      raise(
        .invalidArgument(
          "Application tried to present modally a view controller \(text(controller)) that is already being presented "
            + "by \(text(other))."))
      return false
    }
    if let parent = controller.storedParent {
      raise(
        .invalidArgument(
          "Application tried to present modally a view controller \(text(controller)) that has a parent view controller "
            + "\(text(parent))."))
      return false
    }
    if controller === presenter || controller === self {
      raise(.invalidArgument("Application tried to present modally an active controller \(text(controller))."))
      return false
    }
    if let presented = presenter.storedPresented {
      let isPresenting = presented.transition == .presenting
      SimulatedProcess.log(
        isPresenting
          ? "\(attempt) while a presentation is in progress."
          : "\(attempt) which is already presenting \(text(presented)).")
      return false
    }
    if presenter.viewIfLoaded?.window == nil {
      SimulatedProcess.log("\(attempt) whose view is not in the window hierarchy.")
      return false
    }
    return true
  }

  private func show(
    _ controller: UIViewController, with presentation: UIPresentationController, in window: UIWindow,
    from source: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard controller.viewIfLoaded != nil, storedPresented === controller, UserCode.mayRun else { return }
    if controller.modalPresentationStyle == .fullScreen { window.application.controllerInFrontDidChange() }
    let container = presentation.open(in: window)
    presentation.rememberPresentersPosition()
    let covers = presentation.shouldRemovePresentersView
    var plan = ControllerTransition.Plan(
      from: self, to: controller, in: container,
      finalFrame: presentation.frameOfPresentedViewInContainerView, isAnimated: animated)
    plan.viewOfTo = { presentation.presentedView }
    plan.tellsFrom = covers
    plan.removesFrom = covers
    plan.ending = .toFirst
    plan.style = presentation.presentationStyle
    if animated { controller.chooseAnimators(of: &plan, presentedBy: self, from: source) }
    plan.willBegin = {
      window.application.keyboard?.hideForPresentation(of: controller)
      presentation.tellAdaptiveStyle(of: controller)
      presentation.presentationTransitionWillBegin()
    }
    plan.didEnd = { isFinished in
      controller.transition = .none
      if !isFinished { controller.forgetPresentation() }
      presentation.presentationTransitionDidEnd(isFinished)
      completion?()
    }
    ControllerTransition(plan, application: window.application).begin()
  }

  private func chooseAnimators(
    of plan: inout ControllerTransition.Plan, presentedBy presenter: UIViewController, from source: UIViewController
  ) {
    plan.animator = StandardAnimator(duration: StandardAnimator.presentationDuration)
    let delegate = transitioningDelegate
    let animator = UserCode.ask(delegate, "animationController(forPresented:presenting:source:)") {
      $0.animationController(forPresented: self, presenting: presenter, source: source)
    }
    guard let animator else { return }
    plan.animator = animator
    plan.interactor = UserCode.ask(delegate, "interactionControllerForPresentation(using:)") {
      $0.interactionControllerForPresentation(using: animator)
    }
  }

  /// Whether the user cannot dismiss the controller: because of itself or a visible child.
  final var keepsUser: Bool {
    isModalInPresentation || storedChildren.contains { $0.viewIfLoaded?.window != nil && $0.keepsUser }
  }

  /// Clears the references of a presentation that is over.
  func forgetPresentation() {
    shownPresentation?.close()
    shownPresentation = nil
    storedPresentation = nil
    transition = .none
    if let storedPresenting, storedPresenting.storedPresented === self { storedPresenting.storedPresented = nil }
    storedPresenting = nil
  }
}

// MARK: - Dismissing (contract V8)

extension UIViewController {
  func dismissModally(animated: Bool, _ completion: (() -> Void)?) {
    MainThreadChecker.check()
    guard let presenter = dismissingPresenter, let controller = presenter.storedPresented,
      controller.transition != .dismissing
    else {
      completion?()
      return
    }
    let application = controller.viewIfLoaded?.window?.application ?? UIApplication.shared
    let isPresenting = controller.transition == .presenting
    controller.transition = .dismissing
    let hide: @MainActor () -> Void = { presenter.hide(controller, application, animated: animated, completion) }
    if isPresenting, let running = controller.transitionUnderWay {
      _ = running.animate(alongsideTransition: nil) { _ in hide() }
    } else if animated {
      application.afterCommit(hide)
    } else {
      controller.waitingDismissal = { [unowned controller] in
        controller.waitingDismissal = nil
        hide()
      }
      application.afterCommit { [weak controller] in controller?.waitingDismissal?() }
    }
  }

  /// This controller if it presents something, else the one that presented it or an ancestor of it.
  private var dismissingPresenter: UIViewController? {
    if storedPresented != nil { return self }
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presenting = current.storedPresenting { return presenting }
      candidate = current.storedParent
      if candidate?.storedPresented != nil { return candidate }
    }
    return nil
  }

  private func hide(
    _ controller: UIViewController, _ application: UIApplication, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard storedPresented === controller, let presentation = controller.shownPresentation,
      let container = presentation.containerView, UserCode.mayRun
    else { return }
    controller.transition = .dismissing
    let covered = presentation.shouldRemovePresentersView
    let above = controller.presentedStack
    let top = above.last ?? controller
    var plan = ControllerTransition.Plan(
      from: top, to: self, in: container,
      finalFrame: presentation.presentersFrame, isAnimated: animated)
    plan.viewOfFrom = { top.shownPresentation?.presentedView }
    plan.tellsTo = covered
    plan.insertsBelow = true
    plan.ending = .toFirst
    plan.style = presentation.presentationStyle
    if animated { controller.chooseDismissalAnimators(of: &plan) }
    plan.willBegin = { presentation.dismissalTransitionWillBegin() }
    plan.didTell = {
      // What the controller presents in turn is dismissed with it.
      for below in above.dropLast().reversed() + (above.isEmpty ? [] : [controller]) {
        below.beginDisappearing(animated: animated)
      }
    }
    // The presenter may present again in its own appearance callbacks.
    plan.willFinish = { [self] in storedPresented = nil }
    plan.didEnd = { [self] isFinished in
      if isFinished { removeDismissed(controller, with: above) } else { controller.transition = .none }
      application.keyboard?.showAfterPresentation()
      presentation.dismissalTransitionDidEnd(isFinished)
      if controller.modalPresentationStyle == .fullScreen { application.controllerInFrontDidChange() }
      completion?()
    }
    ControllerTransition(plan, application: application).begin()
  }

  /// What is presented on this controller and on what it presents, upwards.
  private var presentedStack: [UIViewController] {
    var stack: [UIViewController] = []
    var next = storedPresented
    while let controller = next {
      stack.append(controller)
      next = controller.storedPresented
    }
    return stack
  }

  private func removeDismissed(_ controller: UIViewController, with above: [UIViewController]) {
    controller.shownPresentation?.returnPresenter()
    for dismissed in above.reversed() + [controller] {
      dismissed.viewIfLoaded?.removeFromSuperview()
      dismissed.finishDisappearing(animated: false)
      dismissed.forgetPresentation()
    }
  }

  private func chooseDismissalAnimators(of plan: inout ControllerTransition.Plan) {
    plan.animator = StandardAnimator(duration: StandardAnimator.presentationDuration)
    let delegate = transitioningDelegate
    let animator = UserCode.ask(delegate, "animationController(forDismissed:)") {
      $0.animationController(forDismissed: self)
    }
    guard let animator else { return }
    plan.animator = animator
    plan.interactor = UserCode.ask(delegate, "interactionControllerForDismissal(using:)") {
      $0.interactionControllerForDismissal(using: animator)
    }
  }
}

// MARK: - Presentation controllers

extension UIViewController {
  /// The object that a presentation in the controller's style has, made when it is first asked for; where there is none,
  /// but a container has one, that one.
  func presentationToConfigure() -> UIPresentationController {
    if let nearestPresentation { return nearestPresentation }
    let made = makePresentation(by: storedPresenting, from: nil)
    storedPresentation = made
    return made
  }

  private var nearestPresentation: UIPresentationController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let known = controller.storedPresentation { return known }
      candidate = controller.storedParent
    }
    return nil
  }

  /// Chooses how the controller is shown, adapted to the width of the presenter's window.
  fileprivate func beginPresentation(by presenter: UIViewController, from source: UIViewController)
    -> UIPresentationController
  {
    let own = storedPresentation ?? makePresentation(by: presenter, from: source)
    storedPresentation = own
    own.presenting = presenter
    let shown =
      (self as? any PresentationProviding)?.presentationController(for: own, presenting: presenter)
      ?? adapted(own, by: presenter)
    shown.presenting = presenter
    shownPresentation = shown
    return shown
  }

  private func makePresentation(by presenter: UIViewController?, from source: UIViewController?)
    -> UIPresentationController
  {
    if let provider = self as? any PresentationProviding {
      return provider.makePresentationController(presenting: presenter)
    }
    switch modalPresentationStyle {
    case .custom: return customPresentation(by: presenter, from: source)
    case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case let style where style.isSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    default: return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  private func customPresentation(by presenter: UIViewController?, from source: UIViewController?)
    -> UIPresentationController
  {
    let own = UserCode.ask(transitioningDelegate, "presentationController(forPresented:presenting:source:)") {
      $0.presentationController(forPresented: self, presenting: presenter, source: source ?? presenter ?? self)
    }
    return own ?? UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// On a narrow screen a popover is a sheet, or what its delegate says, and a sheet what its delegate says.
  private func adapted(_ own: UIPresentationController, by presenter: UIViewController) -> UIPresentationController {
    let popover = own as? UIPopoverPresentationController
    guard popover != nil || own is UISheetPresentationController,
      presenter.traitCollection.horizontalSizeClass != .regular
    else { return own }
    let style = own.delegate == nil ? .automatic : own.adaptivePresentationStyle(for: presenter.traitCollection)
    if style == .none || style == .popover || (popover == nil && style.isSheet) { return own }
    let sheet = style.isSheet ? popover?.adaptiveSheetPresentationController : nil
    let other: UIPresentationController =
      sheet ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    other.goOver(to: self)
    other.adaptedStyle = style == .automatic ? .pageSheet : style
    other.delegate = own.delegate
    UserCode.tell(own.delegate, "presentationController(_:prepare:)") { $0.presentationController(own, prepare: other) }
    return other
  }

  /// The controller that replaces this one where the presentation has another style than its own, as the
  /// delegate says: mostly a navigation controller around it. The presentation goes over to it.
  fileprivate func substitute(in shown: UIPresentationController, by presenter: UIViewController) -> UIViewController {
    guard let own = storedPresentation, let style = shown.adaptedStyle else { return self }
    let method: StaticString = "presentationController(_:viewControllerForAdaptivePresentationStyle:)"
    let other: UIViewController? = UserCode.ask(own.delegate, method) {
      $0.presentationController(own, viewControllerForAdaptivePresentationStyle: style)
    }
    guard let other, other !== self else { return self }
    shown.goOver(to: other)
    presenter.storedPresented = other
    other.storedPresenting = presenter
    other.transition = .presenting
    other.storedPresentation = shown
    other.shownPresentation = shown
    storedPresenting = nil
    transition = .none
    shownPresentation = nil
    return other
  }
}
