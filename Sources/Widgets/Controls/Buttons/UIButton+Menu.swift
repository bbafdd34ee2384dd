import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// The menu of a button: a tap opens it, or a long press where the tap means something else.
extension UIButton {
  /// The action of the menu that a pop-up button shows: the one that is on, or else the first.
  var chosenMenuAction: UIAction? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let actions = menu?.actions else { return nil }
    return actions.first { $0.state == .on } ?? actions.first
  }

  /// Runs what was chosen; a pop-up button shows it from now on.
  func choose(_ element: UIMenuElement) {
    if changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction {
      for action in menu?.actions ?? [] { action.state = action === element ? .on : .off }
      label.text = shownTitle
      contentsDidChange()
    }
  }
}
