public import Foundation
import PlainviewRuntime

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// A `CGRect` in points of the screen, as is the frame at the end.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The keyboard on the screen: it is not drawn, but the app hears when it comes and goes (contract T4).
///
/// The object of its notifications is the screen. The frame holds the input view and the view above it.
@MainActor package final class Keyboard {
  package private(set) var isVisible = false
  /// What the app was told last, in points of the screen.
  package private(set) var frame = CGRect.zero
  private let application: UIApplication
  /// The number of the curve that keyboards move by; it has no name in UIKit.
  private static let curve = 7

  private init(_ application: UIApplication) { self.application = application }

  /// The keyboard of the app that a view belongs to.
  package static func current(for view: UIView) -> Keyboard { current(in: view.window?.application ?? .shared) }

  static func current(in application: UIApplication) -> Keyboard {
    if let keyboard = application.keyboard { return keyboard }
    let keyboard = Keyboard(application)
    application.keyboard = keyboard
    return keyboard
  }

  // MARK: Coming and going

  /// Comes up for an input, or changes its height to that of its views; says nothing when it is there already.
  package func show(for input: UIResponder) {
    let isNew = !isVisible
    isVisible = true
    let end = shownFrame(for: input)
    let begin = isNew ? hiddenFrame(height: end.height) : frame
    guard isNew || end != begin else { return }
    frame = end
    KeyboardGuides.current.refresh()
    post(UIResponder.keyboardWillChangeFrameNotification, from: begin)
    if isNew { post(UIResponder.keyboardWillShowNotification, from: begin) }
    post(UIResponder.keyboardDidChangeFrameNotification, from: begin)
    if isNew { post(UIResponder.keyboardDidShowNotification, from: begin) }
  }

  /// Goes away at the end of the turn, unless another input took the focus meanwhile.
  package func hideUnlessNeeded() {
    guard isVisible else { return }
    application.afterCommit { [weak self] in
      guard let self, isVisible, !Self.isNeeded(by: application.keyWindow?.focus) else { return }
      hide()
    }
  }

  /// Whether a responder that has the focus has a keyboard, or a view in its place.
  package static func isNeeded(by responder: UIResponder?) -> Bool {
    if let input = responder as? any KeyboardInput { return input.isTakingKeys }
    return responder is any UIKeyInput || responder?.inputView != nil
  }

  /// Comes or goes with the focus of a responder that leaves that to its superclass.
  static func focusDidChange(of responder: UIResponder, in application: UIApplication) {
    if responder is any KeyboardInput { return }
    if !responder.isFirstResponder {
      application.keyboard?.hideUnlessNeeded()
    } else if isNeeded(by: responder) {
      current(in: application).show(for: responder)
    }
  }

  private func hide() {
    isVisible = false
    let begin = frame
    frame = hiddenFrame(height: begin.height)
    KeyboardGuides.current.refresh()
    post(UIResponder.keyboardWillChangeFrameNotification, from: begin)
    post(UIResponder.keyboardWillHideNotification, from: begin)
    post(UIResponder.keyboardDidChangeFrameNotification, from: begin)
    post(UIResponder.keyboardDidHideNotification, from: begin)
  }

  /// Takes over the input views of the responder that has the focus.
  func refreshFrame() {
    if isVisible, let focus = application.keyWindow?.focus { show(for: focus) }
  }

  // MARK: Frames

  private var screen: UIScreen { application.keyWindow?.screen ?? UIScreen.main }

  private func shownFrame(for input: UIResponder) -> CGRect {
    let keys = input.inputView.map { $0.frame.height } ?? application.textSettings.keyboardHeight
    let height = keys + (input.inputAccessoryView?.frame.height ?? 0)
    let bounds = screen.bounds
    return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private func hiddenFrame(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: height)
  }

  private func post(_ name: Notification.Name, from begin: CGRect) {
    UserCode.post(
      name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: frame,
        UIResponder.keyboardAnimationDurationUserInfoKey: application.textSettings.keyboardAnimationDuration,
        UIResponder.keyboardAnimationCurveUserInfoKey: Self.curve, UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
  }
}
