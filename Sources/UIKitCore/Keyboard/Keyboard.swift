package import Foundation
import PlainviewRuntime

/// The keyboard of an app: it stands at the lower edge of the screen, in a window of its own over those of the app, while what
/// has the focus takes text (contract T4, W65). Pictures leave its keys out.
///
/// The object of its notifications is the screen. The frame contains the keys or the input view, and the accessory.
@MainActor package final class Keyboard {
  /// Whether anything is shown, even if only an accessory.
  private(set) var isUp = false
  /// Whether keys or an input view are shown.
  package private(set) var isVisible = false
  /// The frame of the last notification, in points of the screen.
  package private(set) var frame = CGRect.zero
  /// The app releases its keyboard when it ends.
  private let application: UIApplication
  /// Made when the keyboard is first shown.
  private(set) var window: KeyboardWindow?
  /// The responder that gets the focus back when the one that brought up the keys resigns.
  private weak var restored: UIResponder?
  /// Whether something is presented over the focus.
  private var isHiddenByPresentation = false
  /// Which plane of keys is shown, and whether the next letter is one of the other case.
  var keyState = KeyboardKeys.State()
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

  // MARK: Showing and hiding

  /// Shows the keyboard for an input, or changes its height; posts nothing when it is shown already.
  package func show(for input: UIResponder) {
    let views = InputViews(of: input, owner: window?.views.accessoryOwner)
    guard !views.isEmpty, UserCode.mayRun else { return hideUnlessNeeded() }
    isHiddenByPresentation = false
    let (wasUp, hadKeys, former) = (isUp, isVisible, frame)
    let window = window ?? KeyboardWindow(keyboard: self, screen: screen)
    self.window = window
    if let served = input.focusWindow, !(served is KeyboardWindow) { window.served = served }
    (isUp, isVisible) = (true, views.hasKeys)
    window.show(views)
    frame = window.layOutContent()
    let begin = wasUp ? former : hiddenFrame(height: frame.height)
    if !wasUp || isVisible && !hadKeys {
      announce(.come, from: begin)
    } else if hadKeys, !isVisible {
      announce(.go, from: begin)
    } else if frame != begin {
      announce(.move, from: begin)
    }
  }

  /// Hides the keyboard at the end of the turn, unless another input got the focus meanwhile.
  ///
  /// Gives the focus back to the responder whose accessory stays without the keyboard, as the bar of a chat does.
  package func hideUnlessNeeded(after former: UIResponder? = nil) {
    guard isUp else { return }
    if let owner = window?.views.accessoryOwner, owner !== former { restored = owner }
    application.afterCommit { [weak self] in
      guard let self, isUp else { return }
      let (owner, focus) = (restored, window?.focus ?? application.keyWindow?.focus)
      restored = nil
      if let focus, !InputViews(of: focus, owner: window?.views.accessoryOwner).isEmpty {
        if !isHiddenByPresentation { show(for: focus) }
      } else if focus == nil, let owner, mayTakeFocus(owner), owner.becomeFirstResponder() {
        return
      } else {
        hide()
      }
    }
  }

  private func mayTakeFocus(_ responder: UIResponder) -> Bool {
    UserCode.run(else: false) { responder.focusWindow === window?.served && responder.canBecomeFirstResponder }
  }

  /// Whether a responder that has the focus takes typed text, or has an input view.
  package static func isNeeded(by responder: UIResponder?) -> Bool {
    guard let responder else { return false }
    return takesKeys(responder) || !(responder is any KeyboardInput) && responder.inputView != nil
  }

  static func takesKeys(_ responder: UIResponder) -> Bool {
    (responder as? any KeyboardInput)?.isTakingKeys ?? (responder is any UIKeyInput)
  }

  /// Shows or hides the keyboard with the focus of a responder.
  static func focusDidChange(of responder: UIResponder, in application: UIApplication) {
    if responder is any KeyboardInput, responder.isFirstResponder { return }
    if !responder.isFirstResponder {
      application.keyboard?.hideUnlessNeeded(after: responder)
    } else if !InputViews(of: responder, owner: application.keyboard?.window?.views.accessoryOwner).isEmpty {
      current(in: application).show(for: responder)
    } else {
      application.keyboard?.hideUnlessNeeded()
    }
  }

  /// Dismisses the keys as a drag or the dismiss key does; an accessory that can stay without them stays.
  package func dismiss() {
    guard isVisible, let focus = window?.focus else { return }
    if !focus.resignFirstResponder() { window?.served?.takeFocusAway(from: focus) }
  }

  private func hide() {
    (isUp, isVisible, isHiddenByPresentation) = (false, false, false)
    keyState = KeyboardKeys.State()
    let begin = frame
    frame = hiddenFrame(height: begin.height)
    announce(.go, from: begin) { self.window?.clear() }
  }

  /// Reloads the input views of the responder that has the focus.
  func refreshFrame() {
    if let focus = window?.focus ?? application.keyWindow?.focus, isUp || !InputViews(of: focus, owner: nil).isEmpty {
      show(for: focus)
    }
  }

  /// Updates the height to that of the app's views, after a layout.
  func followContent() {
    guard isUp, let window, UserCode.mayRun else { return }
    guard window.showsViewsOfApp else {
      if window.marks.containsAny(.layout) { window.layoutIfNeeded() }
      return
    }
    let (begin, end) = (frame, window.layOutContent())
    guard end != begin else { return }
    frame = end
    announce(.move, from: begin)
  }

  /// Moves to the lower edge of the rotated screen, and posts the notifications again.
  func screenDidTurn() {
    guard isUp, let window else { return }
    let begin = frame
    window.keys.forgetKeys()
    frame = window.layOutContent()
    announce(.come, from: begin)
  }

  // MARK: Presentations

  /// Hides the keyboard while something is presented over the focus; the focus stays.
  func hideForPresentation(of controller: UIViewController) {
    guard isUp, let focus = window?.focus, !focus.isInside(controller) else { return }
    hide()
    isHiddenByPresentation = true
  }

  /// Shows the keyboard again for the focus that it was hidden from.
  func showAfterPresentation() {
    guard isHiddenByPresentation else { return }
    isHiddenByPresentation = false
    if let focus = window?.focus { show(for: focus) }
  }

  // MARK: Contents

  /// The app's own views in it, from the back to the front.
  package var viewsOfApp: [UIView] { isUp ? window?.views.ofApp ?? [] : [] }

  /// The app's own views in the keyboard that serves a window.
  package static func viewsOfApp(over window: UIWindow) -> [UIView] {
    guard let keyboard = window.application.keyboard, keyboard.window?.served === window else { return [] }
    return keyboard.viewsOfApp
  }

  /// The shown keys; nil with an input view.
  package var keys: KeyboardView? {
    guard isVisible, let keys = window?.keys, !keys.isHidden else { return nil }
    keys.refreshKeys()
    return keys
  }

  /// The input that the keys type into.
  var input: (any UIKeyInput)? { window?.focus as? any UIKeyInput }

  /// The window in which it takes a touch at a point of the screen; nil where it does not.
  package func window(at point: CGPoint) -> UIWindow? { isUp && frame.contains(point) ? window : nil }

  /// The part of a rectangle of an app's window above the keyboard.
  package func uncovered(_ rectangle: CGRect, in window: UIWindow) -> CGRect {
    guard isUp, window !== self.window, window.windowLevel < .alert, !rectangle.isNull else { return rectangle }
    let top = window.convert(frame, from: nil).minY
    guard rectangle.maxY > top else { return rectangle }
    var left = rectangle
    left.size.height = max(0, top - rectangle.minY)
    return left
  }

  // MARK: Frames

  private var screen: UIScreen { application.keyWindow?.screen ?? UIScreen.main }

  private func hiddenFrame(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: height)
  }

  private enum Movement { case come, go, move }

  /// Posts a new frame in UIKit's order; a shown keyboard with another height only changes its frame.
  private func announce(_ movement: Movement, from begin: CGRect, between: () -> Void = {}) {
    KeyboardGuides.current.refresh()
    for view in window?.served?.subviews ?? [] where view.isTransitionView { view.setNeedsLayout() }
    post(UIResponder.keyboardWillChangeFrameNotification, from: begin)
    switch movement {
    case .come: post(UIResponder.keyboardWillShowNotification, from: begin)
    case .go: post(UIResponder.keyboardWillHideNotification, from: begin)
    case .move: break
    }
    between()
    post(UIResponder.keyboardDidChangeFrameNotification, from: begin)
    switch movement {
    case .come: post(UIResponder.keyboardDidShowNotification, from: begin)
    case .go: post(UIResponder.keyboardDidHideNotification, from: begin)
    case .move: break
    }
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

extension UIResponder {
  /// Whether a controller or its view comes after the responder in the chain.
  fileprivate func isInside(_ controller: UIViewController) -> Bool {
    var next: UIResponder? = self
    while let candidate = next, UserCode.mayRun {
      if candidate === controller { return true }
      next = candidate.next
    }
    return false
  }
}

extension UIApplication {
  /// The app's keyboard; nil before something takes text.
  final var keyboard: Keyboard? {
    get { parts[Keyboard.self] }
    set { parts[Keyboard.self] = newValue }
  }
}
