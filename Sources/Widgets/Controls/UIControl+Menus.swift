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
