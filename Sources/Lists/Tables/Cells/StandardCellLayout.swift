import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

/// The frames of image and labels of a cell without configuration, in its content; lengths are points.
@MainActor struct StandardCellLayout {
  private let cell: UITableViewCell
  private let content: CellContent
  private let margins: UIEdgeInsets

  /// The width of the first column of the style with two columns.
  private static let nameWidth: CGFloat = 91
  private static let nameGap: CGFloat = 6
  private static let imageGap: CGFloat = 16
  private static let lineGap: CGFloat = 1
  private static let valueGap: CGFloat = 8
  /// The free space above and below the texts of a cell that is higher than usual.
  private static let textMargins: CGFloat = 22
  private static let subtitleMargins: CGFloat = 19.5

  /// Nil for a cell without standard content.
  init?(_ cell: UITableViewCell) {
    guard cell.content.configuration == nil,
      cell.content.textLabel != nil || cell.content.detailLabel != nil || cell.content.imageView != nil
    else { return nil }
    self.cell = cell
    content = cell.content
    margins = content.view.layoutMargins
  }

  private var isRightToLeft: Bool { cell.isLayoutRightToLeft }
  private var leading: CGFloat { isRightToLeft ? margins.right : margins.left }
  private var trailing: CGFloat { isRightToLeft ? margins.left : margins.right }
  /// An image higher than the row is scaled down to its height (W56).
  private var imageSize: CGSize {
    let size = content.imageView?.image?.size ?? .zero
    let height = content.view.bounds.height
    guard height > 0, size.height > height else { return size }
    return CGSize(width: rounded(size.width * height / size.height), height: height)
  }
  private var textStart: CGFloat { leading + (imageSize.width > 0 ? imageSize.width + Self.imageGap : 0) }

  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  // MARK: Height

  func fittingHeight(width: CGFloat) -> CGFloat {
    let availableWidth = max(0, width - textStart - trailing)
    let (text, detail) = (
      size(of: content.textLabel, width: availableWidth), size(of: content.detailLabel, width: availableWidth)
    )
    let isStacked = cell.cellStyle == .subtitle && detail.height > 0
    let own =
      isStacked
      ? text.height + Self.lineGap + detail.height + Self.subtitleMargins
      : max(text.height, detail.height) + Self.textMargins
    return max(UITableView.standardRowHeight, own.roundedUp(toPixelsOf: cell.traitCollection.displayScale))
  }

  // MARK: Frames

  func apply() {
    let bounds = content.view.bounds
    let availableWidth = max(0, bounds.width - textStart - trailing)
    if imageSize.width > 0 {
      place(content.imageView, x: leading, y: (bounds.height - imageSize.height) / 2, imageSize)
    }
    switch cell.cellStyle {
    case .default: place(content.textLabel, x: textStart, y: 0, CGSize(width: availableWidth, height: bounds.height))
    case .value1: applyValue(availableWidth)
    case .value2: applyColumns()
    case .subtitle: applyLines(availableWidth)
    }
  }

  private func place(_ view: UIView?, x: CGFloat, y: CGFloat, _ size: CGSize) {
    guard let view else { return }
    let x = isRightToLeft ? content.view.bounds.width - x - size.width : x
    let frame = CGRect(x: x, y: rounded(y), width: size.width, height: size.height)
    if view.frame != frame { view.frame = frame }
  }

  private func rounded(_ length: CGFloat) -> CGFloat {
    length.roundedUp(toPixelsOf: cell.traitCollection.displayScale)
  }

  /// The text at the leading edge, the value at the trailing one.
  private func applyValue(_ availableWidth: CGFloat) {
    let height = content.view.bounds.height
    let text = size(of: content.textLabel, width: availableWidth)
    let free = max(0, availableWidth - (text.width > 0 ? text.width + Self.valueGap : 0))
    let detail = size(of: content.detailLabel, width: free)
    place(content.textLabel, x: textStart, y: (height - text.height) / 2, text)
    place(content.detailLabel, x: textStart + availableWidth - detail.width, y: (height - detail.height) / 2, detail)
  }

  /// The title right-aligned in the first column, the value in the second one.
  private func applyColumns() {
    let bounds = content.view.bounds
    let text = size(of: content.textLabel, width: Self.nameWidth)
    let start = leading + Self.nameWidth + Self.nameGap
    let detail = size(of: content.detailLabel, width: max(0, bounds.width - start - trailing))
    place(
      content.textLabel, x: leading + Self.nameWidth - text.width, y: (bounds.height - text.height) / 2, text)
    place(content.detailLabel, x: start, y: (bounds.height - detail.height) / 2, detail)
  }

  /// The smaller text below the other one.
  private func applyLines(_ availableWidth: CGFloat) {
    let (text, detail) = (
      size(of: content.textLabel, width: availableWidth), size(of: content.detailLabel, width: availableWidth)
    )
    let gap = text.height > 0 && detail.height > 0 ? Self.lineGap : 0
    let top = (content.view.bounds.height - text.height - gap - detail.height) / 2
    place(content.textLabel, x: textStart, y: top, text)
    place(content.detailLabel, x: textStart, y: top + text.height + gap, detail)
  }
}
