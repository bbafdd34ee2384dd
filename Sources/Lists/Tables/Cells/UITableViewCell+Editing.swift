import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// The editing state of a cell.
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

  /// Applies the settings of the table.
  func adapt(to surroundings: CellSurroundings) {
    guard surroundings != self.surroundings else { return }
    self.surroundings = surroundings
    setNeedsLayout()
  }
}
