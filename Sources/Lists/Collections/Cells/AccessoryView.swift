import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore
@_spi(Plainview) import PlainviewWidgets

/// One accessory of a list's cell: a mark, a text or a view of the app's own; some respond to taps and drags.
@MainActor final class AccessoryView: UIControl {
  let accessory: UICellAccessory
  private(set) weak var cell: UICollectionViewListCell?
  private let label: UILabel?
  /// From the finger to the middle of the cell that it moves, in points.
  private var grip = CGPoint.zero

  init(_ accessory: UICellAccessory, of cell: UICollectionViewListCell) {
    self.accessory = accessory
    self.cell = cell
    label = accessory.accessoryType == .label ? UILabel() : nil
    super.init(frame: .zero)
    isOpaque = false
    isHidden = accessory.isHidden
    isAccessibilityElement = answersFingers
    accessibilityLabel = spokenName
    if let color = accessory.tintColor { tintColor = color }
    if let label { prepare(label) }
    if let view = accessory.customView { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func prepare(_ label: UILabel) {
    label.text = accessory.text
    label.textColor = accessory.tintColor ?? .secondaryLabel
    label.adjustsFontForContentSizeCategory = accessory.adjustsFont
    label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
    addSubview(label)
  }

  private var spokenName: String? {
    switch accessory.accessoryType {
    case .delete: "Delete"
    case .insert: "Insert"
    case .reorder: "Reorder"
    case .detail: "More Info"
    default: nil
    }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { answersFingers ? super.accessibilityTraits.union(.button) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Sizes, in points

  /// The size of the mark or the view.
  var naturalSize: CGSize {
    switch accessory.accessoryType {
    case .disclosureIndicator, .outlineDisclosure: CGSize(width: 10.5, height: 17)
    case .label: label?.intrinsicContentSize ?? .zero
    case .customView: customSize
    default: CGSize(width: 24, height: 24)
    }
  }

  private var customSize: CGSize {
    guard let view = accessory.customView else { return .zero }
    let preferred = accessory.maintainsFixedSize ? view.bounds.size : view.intrinsicContentSize
    return CGSize(
      width: preferred.width >= 0 ? preferred.width : view.bounds.width,
      height: preferred.height >= 0 ? preferred.height : view.bounds.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds
    accessory.customView?.frame = bounds
  }

  // MARK: Fingers

  /// Whether the accessory handles touches; otherwise the cell does.
  private var answersFingers: Bool {
    switch accessory.accessoryType {
    case .delete, .outlineDisclosure, .reorder: true
    default: accessory.handler != nil
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !answersFingers ? nil : hit
  }

  private var movesItem: Bool { accessory.accessoryType == .reorder }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard movesItem else { return super.beginTracking(touch, with: event) }
    guard let cell, let list = cell.list, let path = list.indexPath(for: cell) else { return false }
    let point = touch.location(in: list)
    grip = CGPoint(x: cell.center.x - point.x, y: cell.center.y - point.y)
    return list.beginInteractiveMovementForItem(at: path)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if movesItem, let list = cell?.list {
      let point = touch.location(in: list)
      list.updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grip.x, y: point.y + grip.y))
    }
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if movesItem {
      cell?.list?.endInteractiveMovement()
    } else if isTouchInside {
      cell?.accessoryWasTapped(accessory)
    }
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if movesItem { cell?.list?.cancelInteractiveMovement() }
  }

  // MARK: Drawing

  override var textAppearance: TextAppearance {
    let color: UIColor =
      switch accessory.accessoryType {
      case .disclosureIndicator, .reorder: accessory.tintColor ?? .tertiaryLabel
      case .delete: accessory.backgroundColor ?? accessory.tintColor ?? .systemRed
      case .insert: accessory.backgroundColor ?? accessory.tintColor ?? .systemGreen
      case .multiselect: accessory.backgroundColor ?? tintColor
      default: tintColor
      }
    return TextAppearance(color: color)
  }

  override func drawScreen(on canvas: ScreenCanvas) { drawAccessory(on: canvas) }

  override func drawText(on canvas: TextCanvas) {
    guard let mark = mark(isASCII: canvas.style == .ascii) else { return }
    canvas.writeCentered(mark, row: canvas.middleRow)
  }

  func mark(isASCII: Bool) -> String? {
    switch accessory.accessoryType {
    case .disclosureIndicator: trailingArrow(isASCII)
    case .outlineDisclosure: cell?.isExpanded == true ? (isASCII ? "v" : "⌄") : trailingArrow(isASCII)
    case .checkmark: isASCII ? "v" : "✓"
    case .delete: isASCII ? "(-)" : "(−)"
    case .insert: "(+)"
    case .reorder: isASCII ? "=" : "≡"
    case .multiselect: cell?.isSelected == true ? (isASCII ? "(*)" : "(✓)") : "( )"
    case .detail: "(i)"
    case .label, .customView: nil
    }
  }

  private func trailingArrow(_ isASCII: Bool) -> String {
    isLayoutRightToLeft ? (isASCII ? "<" : "‹") : (isASCII ? ">" : "›")
  }
}
