import Foundation
import PlainviewUIKitCore

/// The alert controller that shows an alert view or an action sheet of before iOS 8, in a window of its own.
///
/// A button tells the delegate at once, and again after the dismissal.
@MainActor final class OldAlertController: UIAlertController {
  /// Called when the user has chosen a button, with its index, before the dismissal.
  var clicked: ((Int) -> Void)?
  /// Called when a dismissal begins, with the index of the button.
  var willDismiss: ((Int) -> Void)?
  /// Called after a dismissal, with the index of the button.
  var didDismiss: ((Int) -> Void)?
  private var overlay: UIWindow?
  private weak var previousKeyWindow: UIWindow?
  private var isEnding = false

  /// Shows the alert; where a popover belongs to something, the closure says to what.
  func show(
    animated: Bool, anchored: (UIPopoverPresentationController, UIView) -> Void, presented: @escaping () -> Void
  ) {
    let application = UIApplication.shared
    previousKeyWindow = application.keyWindow
    let scenes = application.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
    let scene = previousKeyWindow?.windowScene ?? scenes.first
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController(nibName: nil, bundle: nil)
    window.windowLevel = .alert
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    overlay = window
    if let popover = popoverPresentationController { anchored(popover, root.view) }
    root.present(self, animated: animated, completion: presented)
  }

  /// Adds a button that stands for an index.
  func addButton(_ title: String, _ index: Int, style: UIAlertAction.Style) {
    addAction(IndexedAction(title: title, style: style, index: index))
  }

  /// Enables or disables the button of an index.
  func enable(_ index: Int, _ isEnabled: Bool) {
    actions.first { ($0 as? IndexedAction)?.index == index }?.isEnabled = isEnabled
  }

  override func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isEnding, let index = (action as? IndexedAction)?.index else { return }
    clicked?(index)
    end(index, animated: true)
  }

  /// Dismisses the alert as if the button of the index had been chosen, without calling `clicked`.
  func end(_ index: Int, animated: Bool) {
    guard !isEnding, let presenter = presentingViewController else { return }
    isEnding = true
    willDismiss?(index)
    presenter.dismiss(animated: animated) { [self] in
      closeWindow()
      didDismiss?(index)
    }
  }

  /// A touch beside an action sheet without a cancel button dismisses it too.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isEnding, overlay != nil else { return }
    isEnding = true
    closeWindow()
    didDismiss?(-1)
  }

  private func closeWindow() {
    let hadKey = overlay?.isKeyWindow == true
    overlay?.isHidden = true
    overlay = nil
    if hadKey { previousKeyWindow?.makeKey() }
  }
}

/// A button of an alert with its index.
@MainActor private final class IndexedAction: UIAlertAction {
  let index: Int

  init(title: String, style: Style, index: Int) {
    self.index = index
    super.init(title: title, style: style)
  }
}
