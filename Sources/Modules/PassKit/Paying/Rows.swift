import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// The lines and buttons of sheets.
@MainActor enum Rows {
  static func line(_ text: String) -> UIView {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = text
    return label
  }

  static func button(_ title: String, isEnabled: Bool = true, _ action: @escaping @MainActor () -> Void) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.isEnabled = isEnabled
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  /// Replaces what a view shows by rows from its top.
  static func fill(_ view: UIView, _ rows: [UIView]) {
    for old in view.subviews { old.removeFromSuperview() }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }
}

/// Shows screens of the system over an app.
@MainActor enum Presenter {
  /// Shows a controller over what a window shows, once a dismissal that goes on is over, and calls a closure; calls the
  /// other one where there is no window that shows anything.
  static func show(
    _ controller: UIViewController, over window: UIWindow?, shown: @escaping @MainActor () -> Void = {},
    else failed: @escaping @MainActor () -> Void
  ) {
    var top = window?.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    guard let top, top.viewIfLoaded?.window != nil else { return failed() }
    if top.presentedViewController == nil { return top.present(controller, animated: true, completion: shown) }
    SimulatedProcess.current.clock.schedule(after: 0.1, "the end of a dismissal") {
      show(controller, over: window, shown: shown, else: failed)
    }
  }
}
