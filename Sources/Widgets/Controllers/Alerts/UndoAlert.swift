import Foundation
package import PlainviewTargetAction
import PlainviewUIKitCore

/// Asks the user after a shake whether to undo or redo something.
@MainActor package enum UndoAlert {
  /// Presents the question over what is in front; does nothing without a controller.
  package static func present(for manager: UndoManager) {
    var front = UIApplication.shared.keyWindow?.rootViewController
    while let next = front?.presentedViewController { front = next }
    guard let front, !(front is UIAlertController) else { return }
    let (mayUndo, mayRedo) = (manager.canUndo, manager.canRedo)
    let title = mayUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    if mayUndo { alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() }) }
    if mayRedo {
      let title = mayUndo ? manager.redoMenuItemTitle : "Redo"
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    front.present(alert, animated: true)
  }
}
