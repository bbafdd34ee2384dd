import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

// Where the parts of a list's cell are; lengths in points.
extension UICollectionViewListCell {
  private static let edgeMargin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// The least width of an accessory before the content.
  private static let leadingWidth: CGFloat = 28

  /// A rectangle that is meant from left to right, as it is for the direction of the cell.
  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isLayoutRightToLeft else { return frame }
    return CGRect(origin: CGPoint(x: bounds.width - frame.maxX, y: frame.minY), size: frame.size)
  }

  // MARK: Accessories

  private func width(_ view: AccessoryView) -> CGFloat {
    switch view.accessory.reservedLayoutWidth {
    case .custom(let width): width
    case .actual: view.naturalSize.width
    case .standard, nil: max(view.naturalSize.width, view.accessory.isLeading ? Self.leadingWidth : 0)
    }
  }

  /// The width of the accessories of a side, with their margin at the edge of the cell.
  private func accessoriesWidth(isLeading: Bool) -> CGFloat {
    let views = accessoryViews(isLeading: isLeading)
    guard !views.isEmpty else { return 0 }
    return Self.edgeMargin + views.reduce(0) { $0 + width($1) } + CGFloat(views.count - 1) * Self.gap
  }

  /// Where the content begins.
  private var contentStart: CGFloat { accessoriesWidth(isLeading: true) + indentation }

  var frameBetweenAccessories: CGRect {
    let start = contentStart
    let width = max(0, bounds.width - start - accessoriesWidth(isLeading: false))
    return mirrored(CGRect(x: start, y: 0, width: width, height: bounds.height))
  }

  func placeAccessories() {
    place(accessoryViews(isLeading: true), from: Self.edgeMargin + (indentsAccessories ? indentation : 0))
    place(accessoryViews(isLeading: false), from: bounds.width - accessoriesWidth(isLeading: false))
  }

  private func place(_ views: [AccessoryView], from start: CGFloat) {
    var start = start
    for view in views {
      let (reserved, size) = (width(view), view.naturalSize)
      view.frame = mirrored(
        CGRect(
          x: start + (reserved - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
          height: size.height))
      start += reserved + Self.gap
    }
  }

  // MARK: Lines

  /// The least line that a screen shows.
  private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }

  /// The least distance of the line in front of a handle to the edges of the cell.
  private static let handleMargin: CGFloat = 8

  func placeHandleSeparator() {
    let views = accessoryViews(isLeading: false)
    let handle = views.firstIndex { $0.accessory.showsVerticalSeparator && !$0.isHidden } ?? 0
    handleSeparator.isHidden = handle == 0
    guard handle > 0 else { return }
    let (one, other) = (views[handle - 1].frame, views[handle].frame)
    let middle = one.minX < other.minX ? (one.maxX + other.minX) / 2 : (other.maxX + one.minX) / 2
    handleSeparator.frame = CGRect(
      x: middle - hairline / 2, y: Self.handleMargin, width: hairline,
      height: max(0, bounds.height - 2 * Self.handleMargin))
  }

  func placeSeparators() {
    keepSeparatorsInFront()
    let start = contentStart + Self.edgeMargin
    separatorGuide?.show(
      mirrored(CGRect(x: start, y: 0, width: max(0, bounds.width - start), height: bounds.height)))
    show(topSeparator, listAttributes?.showsTopSeparator ?? false, y: 0, listAttributes?.separators?.topSeparatorInsets)
    show(
      bottomSeparator, listAttributes?.showsBottomSeparator ?? false, y: bounds.height - hairline,
      listAttributes?.separators?.bottomSeparatorInsets)
  }

  /// Moves the lines only if other views are above them, since moving a subview causes another layout.
  private func keepSeparatorsInFront() {
    let lines = [topSeparator, bottomSeparator]
    guard !subviews.suffix(lines.count).elementsEqual(lines, by: ===) else { return }
    for line in lines { bringSubviewToFront(line) }
  }

  private func show(_ line: UIView, _ isShown: Bool, y: CGFloat, _ insets: NSDirectionalEdgeInsets?) {
    line.isHidden = !isShown
    guard isShown, let separators = listAttributes?.separators else { return }
    let marksSeveral = isSelected && list?.selectsSeveral == true
    line.backgroundColor = marksSeveral ? separators.multipleSelectionColor : separators.color
    let own = insets == UIListSeparatorConfiguration.automaticInsets ? nil : insets
    let start = own?.leading ?? contentStart + Self.edgeMargin
    line.frame = mirrored(
      CGRect(x: start, y: y, width: max(0, bounds.width - start - (own?.trailing ?? 0)), height: hairline))
  }
}
