import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// A window of a device's size, in which a view or a controller is shown while a snapshot is taken.
@MainActor struct Stage {
  let config: ViewImageConfig
  let traits: UITraitCollection

  /// Runs code of the main actor, for strategies, which are called where assertions are.
  nonisolated static func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    guard MainQueue.isCurrent else {
      fatalError("A snapshot of a view is taken on the main thread: call assertSnapshot there.")
    }
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body() }
    guard let result else { fatalError("The body has run.") }
    return result
  }

  /// Shows a controller.
  func show<Result>(_ controller: UIViewController, _ body: (UIView) -> Result) -> Result {
    show(controller.view, of: controller, body)
  }

  /// Shows a view alone; it goes back to where it was.
  func show<Result>(_ view: UIView, _ body: (UIView) -> Result) -> Result {
    let (superview, frame) = (view.superview, view.frame)
    let index = superview?.subviews.firstIndex(of: view)
    defer {
      view.removeFromSuperview()
      if let superview, let index { superview.insertSubview(view, at: index) }
      view.frame = frame
    }
    return show(view, of: UIViewController(), body)
  }

  private func show<Result>(_ view: UIView, of controller: UIViewController, _ body: (UIView) -> Result) -> Result {
    let size = config.size ?? controller.view.frame.size
    view.frame.size = size
    if view !== controller.view {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
      view.frame.origin = .zero
    }
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.deviceSafeArea = config.safeArea
    let parent = UIViewController()
    parent.view.backgroundColor = .clear
    parent.addChild(controller)
    parent.setOverrideTraitCollection(UITraitCollection(traitsFrom: [config.traits, traits]), forChild: controller)
    parent.view.addSubview(controller.view)
    controller.didMove(toParent: parent)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.view.frame = window.bounds
    controller.view.frame = window.bounds
    UIApplication.shared.commit()
    if size.width == 0 || size.height == 0 {
      view.sizeToFit()
      UIApplication.shared.commit()
    }
    defer {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
      window.rootViewController = nil
      window.isHidden = true
    }
    return body(view)
  }
}
