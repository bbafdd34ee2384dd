import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

/// The accessory at the trailing edge of a cell: marks, a button, or a view of the app's own; lengths are points.
@MainActor final class CellAccessory {
  let type: UITableViewCell.AccessoryType
  private let views: [UIView]
  private let sizes: [CGSize]

  private static let indicator = CGSize(width: 10.5, height: 17)
  private static let checkmark = CGSize(width: 24, height: 24)
  private static let button = CGSize(width: 24, height: 24)
  private static let gap: CGFloat = 10

  /// The standard accessory of a type; nil for none.
  init?(_ type: UITableViewCell.AccessoryType, of cell: UITableViewCell) {
    self.type = type
    switch type {
    case .none: return nil
    case .disclosureIndicator: (views, sizes) = ([CellMark(.disclosure)], [Self.indicator])
    case .checkmark: (views, sizes) = ([CellMark(.check)], [Self.checkmark])
    case .detailButton: (views, sizes) = ([Self.detailButton(of: cell)], [Self.button])
    case .detailDisclosureButton:
      (views, sizes) = ([CellMark(.disclosure), Self.detailButton(of: cell)], [Self.indicator, Self.button])
    }
    for view in views { cell.addSubview(view) }
  }

  private static func detailButton(of cell: UITableViewCell) -> CellDetailButton {
    let button = CellDetailButton(type: .detailDisclosure)
    button.cell = cell
    return button
  }

  var width: CGFloat { sizes.reduce(0) { $0 + $1.width } + CGFloat(sizes.count - 1) * Self.gap }

  func holds(_ view: UIView) -> Bool { views.contains { $0 === view } }

  func remove() { for view in views { view.removeFromSuperview() } }

  /// Places the parts one after the other, from a distance to the trailing edge on.
  func place(in cell: UITableViewCell, end: CGFloat) {
    var end = end
    for (view, size) in zip(views, sizes) {
      view.frame = cell.mirrored(
        CGRect(
          x: end - size.width, y: (cell.bounds.height - size.height) / 2, width: size.width, height: size.height))
      end -= size.width + Self.gap
    }
  }
}

/// The detail button of a row: the table's delegate is told of taps.
@MainActor final class CellDetailButton: UIButton {
  weak var cell: UITableViewCell?

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if touch != nil, isTouchInside { cell?.accessoryWasTapped() }
  }
}

/// A mark at the trailing edge of a cell.
@MainActor final class CellMark: UIView {
  enum Kind { case disclosure, check }
  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override var textAppearance: TextAppearance {
    TextAppearance(color: kind == .disclosure ? .tertiaryLabel : tintColor)
  }

  override func drawScreen(on canvas: ScreenCanvas) { drawMark(on: canvas) }

  override func drawText(on canvas: TextCanvas) {
    let isASCII = canvas.style == .ascii
    let text =
      switch kind {
      case .disclosure: isLayoutRightToLeft ? (isASCII ? "<" : "‹") : (isASCII ? ">" : "›")
      case .check: isASCII ? "v" : "✓"
      }
    canvas.writeCentered(text, row: canvas.middleRow)
  }
}
