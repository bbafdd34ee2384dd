import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// Editing, as a cell shows it.
extension UITableViewCell {
  func changeEditing(to editing: Bool) {
    guard editing != parts.isEditing else { return }
    let mask: StateMask = editing ? .showingEditControl : []
    UserCode.run { willTransition(to: mask) }
    parts.isEditing = editing
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    UserCode.run { didTransition(to: mask) }
  }

  /// Takes over how the table wants the cell to be.
  func adapt(to surroundings: CellSurroundings) {
    guard surroundings != self.surroundings else { return }
    self.surroundings = surroundings
    setNeedsLayout()
  }
}
