import Foundation
import PlainviewRuntime

/// Whether a controller is coming or going.
enum PresentationTransition { case none, presenting, dismissing }

extension UIModalPresentationStyle {
  /// Whether the presenter's view leaves the window while the presented one covers it (contract V6, V7, V12).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presented view is a card that leaves a strip of the presenter visible.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

extension UIViewController {
  // MARK: Presenting (contract V6, V7, V11, V14, V15)

  func presentModally(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = presenter(for: controller.modalPresentationStyle)
    guard isPresentable(controller, by: presenter), let window = presenter.viewIfLoaded?.window else { return }
    presenter.storedPresented = controller
    controller.storedPresenting = presenter
    controller.transition = .presenting
    controller.loadViewIfNeeded()
    window.application.afterCommit {
      presenter.show(controller, in: window, animated: animated, completion)
    }
  }

  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var candidate = self
    while let parent = candidate.storedParent {
      if style == .currentContext || style == .overCurrentContext, candidate.definesPresentationContext { break }
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
    if let presented = presenter.storedPresented {
      let isComing = presented.transition == .presenting
      SimulatedProcess.log(
        isComing
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

  private func show(_ controller: UIViewController, in window: UIWindow, animated: Bool, _ completion: (() -> Void)?) {
    guard let view = controller.viewIfLoaded, storedPresented === controller else { return }
    let covers = controller.modalPresentationStyle.removesPresenter
    if covers { beginDisappearing(animated: animated) }
    controller.place(view, in: window)
    controller.beginAppearing(animated: animated)
    window.addSubview(view)
    controller.continueAppearing(animated: animated)
    window.application.afterCommit { [self] in
      controller.transition = .none
      controller.finishAppearing(animated: animated)
      if covers {
        viewIfLoaded?.removeFromSuperview()
        finishDisappearing(animated: animated)
      }
      completion?()
    }
  }

  private func place(_ view: UIView, in window: UIWindow) {
    fill(window, with: view)
    guard modalPresentationStyle.isSheet else { return }
    let top = window.safeAreaInsets.top + Self.sheetGap
    view.frame = CGRect(x: 0, y: top, width: window.bounds.width, height: window.bounds.height - top)
  }

  /// The strip above a sheet, below the safe area, in points.
  private static let sheetGap: CGFloat = 10

  // MARK: Dismissing (contract V8)

  func dismissModally(animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter = dismissingPresenter, let controller = presenter.storedPresented,
      controller.transition != .dismissing
    else {
      completion?()
      return
    }
    let application = controller.viewIfLoaded?.window?.application ?? UIApplication.shared
    controller.transition = .dismissing
    application.afterCommit { presenter.hide(controller, application, animated: animated, completion) }
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
    // What the controller presents in turn goes with it.
    if let upper = controller.storedPresented { controller.hide(upper, application, animated: false, nil) }
    let window = controller.viewIfLoaded?.window
    let covered = controller.modalPresentationStyle.removesPresenter
    controller.beginDisappearing(animated: animated)
    if covered, let window, let view = viewIfLoaded {
      fill(window, with: view)
      beginAppearing(animated: animated)
      window.insertSubview(view, at: 0)
      continueAppearing(animated: animated)
    }
    application.afterCommit { [self] in
      if covered { finishAppearing(animated: animated) }
      controller.viewIfLoaded?.removeFromSuperview()
      controller.finishDisappearing(animated: animated)
      controller.transition = .none
      controller.storedPresenting = nil
      storedPresented = nil
      completion?()
    }
  }
}
