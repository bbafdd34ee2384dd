import Foundation
import PlainviewRuntime
@_spi(Plainview) package import PlainviewUIKitCore
import PlainviewWidgets

extension XCUIApplication {
  /// What typing goes to; nil where nothing has the focus.
  package var focus: UIResponder? { process?.enter { UIApplication.shared.keyWindow?.focus } }

  /// Presses keys for what has the focus, and ends the turn; a key that cannot be pressed is an element's error.
  func press(orExplain rest: String?, _ press: (any UIKeyInput) throws -> Void) throws {
    try checkForeground()
    let responder = UIApplication.shared.keyWindow?.focus
    guard Keyboard.isNeeded(by: responder), let focus = responder as? any UIKeyInput else {
      throw ElementError.noFocus(rest)
    }
    do {
      try press(focus)
    } catch KeyError.missing(let key, let type) {
      throw ElementError.keyIsMissing(key, keyboard: "\(type)")
    } catch KeyError.returnIsDisabled {
      throw ElementError.returnIsDisabled
    }
    UIApplication.shared.commit()
  }

  /// The field or text view that is edited.
  func editedInput(orExplain text: String?) throws -> any KeyboardInput {
    try checkForeground()
    guard let focus = UIApplication.shared.keyWindow?.focus as? any KeyboardInput, focus.isTakingKeys else {
      throw ElementError.noFocus(text)
    }
    return focus
  }

  /// Deletes back to the beginning of a word: the delete key with option held.
  public func pressDeleteWord() throws {
    try run {
      try editedInput(orExplain: nil).keyboardDeleteWord()
    }
  }

  /// Moves the caret by characters, to the left when negative; with `selecting` it takes the selection's end along.
  public func moveCaret(by characters: Int, selecting: Bool = false) throws {
    try run {
      try editedInput(orExplain: nil).keyboardMoveCaret(by: characters, isExtending: selecting)
    }
  }

  /// Chooses an item of the edit menu: it goes to the first responder of the chain that can perform it.
  public func chooseEditAction(_ action: EditMenuItem) throws {
    try run {
      guard UIApplication.shared.performEditAction(action.action) else {
        throw ElementError.editActionIsDisabled(action.rawValue)
      }
    }
  }

  /// Takes the keyboard away, as its dismiss key does; false when the focus refuses to go.
  ///
  /// A view above the keyboard that stays without one, as the bar of a chat does, is left there.
  @discardableResult
  public func dismissKeyboard() throws -> Bool {
    try run {
      guard let focus = UIApplication.shared.keyWindow?.focus else { return true }
      return !(Keyboard.isNeeded(by: focus) || isKeyboardShown) || focus.resignFirstResponder()
    }
  }

  /// Whether the keyboard is up, or a view instead of it.
  public var isKeyboardShown: Bool {
    process?.enter { window.map { Keyboard.current(for: $0).isVisible } ?? false } ?? false
  }

  /// Shakes the device: if no responder handles it, an alert offers to undo what the focus has changed.
  public func shake() throws {
    try run {
      try checkForeground()
      if let manager = UIApplication.shared.shake() { UndoAlert.present(for: manager) }
    }
  }
}
