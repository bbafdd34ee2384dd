package import Foundation
import PlainviewRuntime

/// The keyboard of an app: it stands at the lower edge of the screen, in a window of its own over those of the app, while what
/// has the focus takes text (contract T4, W65). Pictures leave its keys out.
///
/// The object of its notifications is the screen. The frame holds the keys or the view in their place, and the view above.
@MainActor package final class Keyboard {
  /// Whether anything stands, be it a view above the keyboard alone.
  private(set) var isUp = false
  /// Whether keys stand, or a view in their place.
  package private(set) var isVisible = false
  /// What the app was told last, in points of the screen.
  package private(set) var frame = CGRect.zero
  /// The app lets go of its keyboard when it ends.
  private let application: UIApplication
  /// Made when something stands in it first.
  private(set) var window: KeyboardWindow?
  /// Who is to have the focus again when the one that brought up the keys gives it up.
  private weak var restored: UIResponder?
  /// Whether something is presented over the focus.
  private var isAside = false
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

  // MARK: Coming and going

  /// Comes up for an input, or changes its height to that of its views; says nothing when it is there already.
  package func show(for input: UIResponder) {
    let views = InputViews(of: input, owner: window?.views.accessoryOwner)
    guard !views.isEmpty, UserCode.mayRun else { return hideUnlessNeeded() }
    isAside = false
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

  /// Goes away at the end of the turn, unless another input took the focus meanwhile.
  ///
  /// Who brought a view above the keyboard that stays without it, as the bar of a chat does, has the focus again.
  package func hideUnlessNeeded(after former: UIResponder? = nil) {
    guard isUp else { return }
    if let owner = window?.views.accessoryOwner, owner !== former { restored = owner }
    application.afterCommit { [weak self] in
      guard let self, isUp else { return }
      let (owner, focus) = (restored, window?.focus ?? application.keyWindow?.focus)
      restored = nil
      if let focus, !InputViews(of: focus, owner: window?.views.accessoryOwner).isEmpty {
        if !isAside { show(for: focus) }
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

  /// Whether a responder that has the focus takes what keys type, or has a view in their place.
  package static func isNeeded(by responder: UIResponder?) -> Bool {
    guard let responder else { return false }
    return takesKeys(responder) || !(responder is any KeyboardInput) && responder.inputView != nil
  }

  static func takesKeys(_ responder: UIResponder) -> Bool {
    (responder as? any KeyboardInput)?.isTakingKeys ?? (responder is any UIKeyInput)
  }

  /// Comes or goes with the focus of a responder that leaves that to its superclass.
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

  /// Takes the keys away as a drag or a key for that does; a view above them that can stay without them stays.
  package func dismiss() {
    guard isVisible, let focus = window?.focus else { return }
    if !focus.resignFirstResponder() { window?.served?.takeFocusAway(from: focus) }
  }

  private func hide() {
    (isUp, isVisible, isAside) = (false, false, false)
    keyState = KeyboardKeys.State()
    let begin = frame
    frame = hiddenFrame(height: begin.height)
    announce(.go, from: begin) { self.window?.clear() }
  }

  /// Takes over the input views of the responder that has the focus.
  func refreshFrame() {
    if let focus = window?.focus ?? application.keyWindow?.focus, isUp || !InputViews(of: focus, owner: nil).isEmpty {
      show(for: focus)
    }
  }

  /// Takes over another height of what the app shows in it, after a layout.
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

  /// Stands at the lower edge of the screen as it is turned now, and is announced anew.
  func screenDidTurn() {
    guard isUp, let window else { return }
    let begin = frame
    window.keys.forgetKeys()
    frame = window.layOutContent()
    announce(.come, from: begin)
  }

  // MARK: Presentations

  /// Goes while something else than the focus is in front; the focus stays.
  func stepAside(for controller: UIViewController) {
    guard isUp, let focus = window?.focus, !focus.isInside(controller) else { return }
    hide()
    isAside = true
  }

  /// Comes again for the focus that it went from.
  func comeBack() {
    guard isAside else { return }
    isAside = false
    if let focus = window?.focus { show(for: focus) }
  }

  // MARK: What stands

  /// The app's own views in it, from the back to the front.
  package var viewsOfApp: [UIView] { isUp ? window?.views.ofApp ?? [] : [] }

  /// The app's own views in the keyboard that serves a window.
  package static func viewsOfApp(over window: UIWindow) -> [UIView] {
    guard let keyboard = window.application.keyboard, keyboard.window?.served === window else { return [] }
    return keyboard.viewsOfApp
  }

  /// The keys as they are now; nil where a view is in their place.
  package var keys: KeyboardView? {
    guard isVisible, let keys = window?.keys, !keys.isHidden else { return nil }
    keys.refreshKeys()
    return keys
  }

  /// The input that the keys type into.
  var input: (any UIKeyInput)? { window?.focus as? any UIKeyInput }

  /// The window in which it takes a touch at a point of the screen; nil where it does not.
  package func window(at point: CGPoint) -> UIWindow? { isUp && frame.contains(point) ? window : nil }

  /// What the keyboard leaves of a rectangle of a window of the app's: the part above it.
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

  /// Tells of a new frame in UIKit's order; a keyboard that is there already and gets another height only moves.
  private func announce(_ movement: Movement, from begin: CGRect, between: () -> Void = {}) {
    KeyboardGuides.current.refresh()
    for case let container as UITransitionView in window?.served?.subviews ?? [] { container.setNeedsLayout() }
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
