import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

/// What contents keep free at the sides of a table for the safe area, in points.
struct SafeSides: Equatable {
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
}

/// What a table sets for a cell: margins and lines in points.
struct CellSurroundings: Equatable {
  var sideMargin: CGFloat = 16
  var safeSides = SafeSides()
  var isGrouped = false
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Nil where there is no line.
  var separatorColor: UIColor?
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the table can move the row.
  var canMove = false
  var indents = true
  /// Whether editing selects rows instead of deleting and inserting them.
  var marksSelection = false
  /// Whether the open action is the one that deletes the row.
  var confirmsDeletion = false
  /// Whether several rows can be selected.
  var allowsMultipleSelection = false
}

/// What a cell shows.
@MainActor final class CellContent {
  var view: UIView = UITableViewCellContentView()
  var configuration: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: SystemBackgroundView?
  var needsUpdate = true
  var imageView: UIImageView?
  var textLabel: UILabel?
  var detailLabel: UILabel?
}

/// The parts of a cell around its content, and its state.
@MainActor final class CellParts {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isSwiped = false
  var dragState = UITableViewCell.DragState.none
  var isReordering = false
  var selectedBackground: UIView?
  var shownSelection: UIView?
  /// The background colour that the table set.
  var standardBackground: UIColor?
  var ownSeparatorInset: UIEdgeInsets?
  /// The margins that the table last set for the cell and its content; code may have changed them since.
  var tookMargins: NSDirectionalEdgeInsets?
  var tookContentMargins: NSDirectionalEdgeInsets?
  var separator: UITableViewCellSeparatorView?
  var accessory: CellAccessory?
  var editControl: UITableViewCellEditControl?
  var reorderControl: UITableViewCellReorderControl?
}

/// The view of a cell's content, named as in UIKit's logs.
final class UITableViewCellContentView: UIView {
  init() { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The line below a cell.
final class UITableViewCellSeparatorView: UIView, SeparatorShowing {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
