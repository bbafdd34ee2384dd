public import Foundation
import PlainviewRuntime

/// An object that text can be typed into.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// What the keyboard needs beyond letters.
@MainActor package protocol KeyboardInput: UIKeyInput {
  var inputText: String { get }
  func pasteText(_ text: String)
  func returnKey()
}

/// A recognizer that UIKit adds by itself: it is not part of the app's wiring.
@MainActor package protocol SystemRecognizer: UIGestureRecognizer {}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

/// The keyboard on the screen: it is not drawn, but the app hears when it comes and goes (contract T4).
///
/// The object of its notifications is the screen.
@MainActor package final class Keyboard {
  package private(set) var isVisible = false
  private let application: UIApplication
  /// The height of a phone's keyboard in points, with the bar of suggestions.
  private static let height: CGFloat = 336

  private init(_ application: UIApplication) { self.application = application }

  /// The keyboard of the app that a view belongs to.
  package static func current(for view: UIView) -> Keyboard {
    let application = view.window?.application ?? UIApplication.shared
    if let keyboard = application.keyboard { return keyboard }
    let keyboard = Keyboard(application)
    application.keyboard = keyboard
    return keyboard
  }

  package func show() {
    guard !isVisible else { return }
    isVisible = true
    post(UIResponder.keyboardWillShowNotification)
    post(UIResponder.keyboardDidShowNotification)
  }

  /// Goes away at the end of the turn, unless another field took the focus meanwhile.
  package func hideUnlessNeeded() {
    application.afterCommit { [weak self] in
      guard let self, isVisible, !(application.keyWindow?.focus is any UIKeyInput) else { return }
      isVisible = false
      post(UIResponder.keyboardWillHideNotification)
      post(UIResponder.keyboardDidHideNotification)
    }
  }

  private func post(_ name: Notification.Name) {
    guard !SimulatedProcess.isUnwinding else { return }
    let screen = application.keyWindow?.screen ?? UIScreen.main
    let height = isVisible ? Self.height : 0
    let frame = CGRect(
      x: 0, y: screen.bounds.maxY - height, width: screen.bounds.width, height: Self.height)
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: frame, UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      ])
  }
}
