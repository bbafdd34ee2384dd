import PlainviewRuntime
import PlainviewUIKitCore

/// Shows screens of the system over an app.
@MainActor enum Presenter {
  /// Shows a controller over what a window shows, once a dismissal that goes on is over; calls the closure where there is
  /// no window that shows anything.
  static func show(_ controller: UIViewController, over window: UIWindow?, else failed: @escaping @MainActor () -> Void)
  {
    var top = window?.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    guard let top, top.viewIfLoaded?.window != nil else { return failed() }
    if top.presentedViewController == nil { return top.present(controller, animated: true) }
    SimulatedProcess.current.clock.schedule(after: 0.1, "the end of a dismissal") {
      show(controller, over: window, else: failed)
    }
  }
}
