import Foundation
import PlainviewGestures
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

// The menu of a button: a tap opens it, or a long press where the tap means something else.
extension UIButton {
  /// The action of the menu that a pop-up button shows: the one that is on, or else the first.
  var chosenMenuAction: UIAction? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let actions = menu?.actions else { return nil }
    return actions.first { $0.state == .on } ?? actions.first
  }

  func showMenu() {
    guard let menu, isEnabled else { return }
    MenuPresentation.open(menu, from: self) { [weak self] in self?.choose($0) }
  }

  /// Runs what was chosen; a pop-up button shows it from now on.
  private func choose(_ element: UIMenuElement) {
    if changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction {
      for action in menu?.actions ?? [] { action.state = action === element ? .on : .off }
      label.text = shownTitle
      contentsDidChange()
    }
    if let action = element as? UIAction { UserCode.run { sendAction(action) } }
    if let command = element as? UICommand { perform(command) }
  }

  /// A command goes along the chain from the first responder, or from the button where that leads nowhere.
  private func perform(_ command: UICommand) {
    if UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil) { return }
    guard let target = target(forAction: command.action, withSender: command) else { return }
    UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
  }

  /// A button with a menu watches for long presses.
  func watchForMenuPresses() {
    guard menu != nil, !(gestureRecognizers ?? []).contains(where: { $0 is MenuPressRecognizer }) else { return }
    addGestureRecognizer(MenuPressRecognizer(target: self, action: Selector("_showMenu:")))
  }

  func handleMenuPress(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .began { showMenu() }
  }
}

/// The long press that opens the menu of a button whose tap does not.
@MainActor final class MenuPressRecognizer: UILongPressGestureRecognizer, SystemRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let button = view as? UIButton, button.isEnabled, button.menu != nil, !button.showsMenuAsPrimaryAction,
      button.isContextMenuInteractionEnabled
    else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }
}
