import PlainviewRuntime
import PlainviewUIKitCore

/// Shows screens of the system over an app.
@MainActor final class Presenter {
  /// The system's own window, for an app none of whose windows shows a controller.
  private var window: UIWindow?

  static var current: Presenter { SimulatedProcess.current.singleton(Presenter.self) { Presenter() } }

  /// Shows a controller over what a window shows, once a dismissal that goes on is over.
  ///
  /// An app may name a window that shows nothing, such as one that it has just made: the controller then stands over the key
  /// window, another one, or a window of its own. The closure is called where the app has no scene for that.
  func show(_ controller: UIViewController, over anchor: UIWindow?, else failed: @escaping @MainActor () -> Void) {
    guard let top = Self.top(of: anchor) ?? topOfOthers() ?? topOfOwn(for: anchor) else { return failed() }
    if top.presentedViewController == nil { return top.present(controller, animated: true) }
    SimulatedProcess.current.clock.schedule(after: 0.1, "the end of a dismissal") { [self] in
      show(controller, over: anchor, else: failed)
    }
  }

  /// Takes the system's own window away, when what it has shown is gone.
  func end() {
    window?.isHidden = true
    window = nil
  }

  /// The controller in front of all others of a window; nil where the window shows none.
  private static func top(of window: UIWindow?) -> UIViewController? {
    var top = window?.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top?.viewIfLoaded?.window == nil ? nil : top
  }

  private func topOfOthers() -> UIViewController? {
    Self.top(of: UIApplication.shared.keyWindow)
      ?? UIApplication.shared.windows.reversed().lazy.compactMap { Self.top(of: $0) }.first
  }

  private func topOfOwn(for anchor: UIWindow?) -> UIViewController? {
    let scenes = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
    guard let scene = anchor?.windowScene ?? scenes.first else { return nil }
    let own = UIWindow(windowScene: scene)
    own.windowLevel = .alert
    own.rootViewController = UIViewController(nibName: nil, bundle: nil)
    own.makeKeyAndVisible()
    own.layoutIfNeeded()
    window = own
    return own.rootViewController
  }
}
