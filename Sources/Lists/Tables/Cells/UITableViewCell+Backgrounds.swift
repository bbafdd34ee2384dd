import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

extension UITableViewCell: SurfacePart {
  /// The row of a section in a grouped table, as long as it has the section's colour and is not being moved or swiped.
  package var sharesSurface: Bool {
    surroundings.isGrouped && backgroundColor === UIColor.secondarySystemGroupedBackground && !parts.isReordering
      && !parts.isSwiped
  }
}

// What is behind a cell's content, and how a cell shows that it is selected.
extension UITableViewCell {
  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      new.frame = bounds
      insertSubview(new, at: 0)
    }
  }

  /// Sets the colour of a cell that has none of its own; nil where it is that of the table.
  func takeOverBackground(of table: UITableView) {
    guard content.background == nil, backgroundColor == nil || backgroundColor === parts.standardBackground else {
      return
    }
    let standard: UIColor = table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    backgroundColor = table.backgroundColor == standard ? nil : standard
    parts.standardBackground = backgroundColor
  }

  func setSelectedBackground(_ view: UIView?) {
    hideSelection()
    parts.selectedBackground = view
    showSelection()
  }

  private var isMarked: Bool { isSelected || isHighlighted }

  /// Shows or hides the background of a selected row, and highlights the labels and images of its content.
  func showSelection() {
    let isShown = isMarked && selectionStyle != .none
    for part in content.view.subviews {
      if let label = part as? UILabel { label.isHighlighted = isShown }
      if let image = part as? UIImageView { image.isHighlighted = isShown }
    }
    let view = isShown && content.background == nil ? selectionView : nil
    guard view !== parts.shownSelection else { return }
    hideSelection()
    setNeedsLayout()
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, belowSubview: content.view)
    parts.shownSelection = view
  }

  private func hideSelection() {
    parts.shownSelection?.removeFromSuperview()
    parts.shownSelection = nil
  }

  private var selectionView: UIView {
    if surroundings.allowsMultipleSelection, let multipleSelectionBackgroundView {
      return multipleSelectionBackgroundView
    }
    if let known = parts.selectedBackground { return known }
    let made = UIView()
    made.backgroundColor = .systemGray4
    made.isUserInteractionEnabled = false
    parts.selectedBackground = made
    return made
  }
}
