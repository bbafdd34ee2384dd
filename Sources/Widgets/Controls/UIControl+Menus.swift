import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

extension UIControl: UIContextMenuInteractionDelegate {
  /// Opens the menu as a tap does: without a preview, in the middle of the control.
  func presentMenu() {
    guard menuInteraction.prepare(at: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)) else { return }
    hasOpenMenu = true
    menuInteraction.open(as: .compact)
  }

  func menusDidChange() {
    if isContextMenuInteractionEnabled {
      addInteraction(menuInteraction)
    } else {
      removeInteraction(menuInteraction)
    }
  }
}

extension UIContextMenuInteraction {
  /// How a long press opens the menu at a view: without a preview where it is a control's own.
  func appearanceAfterPress(on anchor: UIView?) -> Appearance {
    guard let control = anchor as? UIControl, delegate === control else { return .rich }
    control.hasOpenMenu = true
    return .compact
  }
}

extension UIView {
  /// Whether a long press opens the view's menus: not on a disabled control, nor where a tap opens them.
  var opensMenusByPress: Bool {
    guard let control = self as? UIControl else { return true }
    return control.isEnabled && !control.showsMenuAsPrimaryAction
  }
}
