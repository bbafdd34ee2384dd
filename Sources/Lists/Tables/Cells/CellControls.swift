import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore
@_spi(Plainview) import PlainviewWidgets

/// The button at the leading edge of a cell that is edited: deletes, inserts, or marks the row.
@MainActor final class UITableViewCellEditControl: UIControl {
  weak var cell: UITableViewCell?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var marksSelection: Bool { cell?.surroundings.marksSelection ?? false }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if touch != nil, isTouchInside { cell?.editControlWasTapped() }
  }

  /// A selection mark takes no touches: the row does.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !marksSelection && super.point(inside: point, with: event)
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? cell?.label(ofControl: cell?.editingStyle == .insert ? "Insert" : "Delete") }
    set { super.accessibilityLabel = newValue }
  }

  override var isAccessibilityElement: Bool {
    get { !marksSelection }
    set { super.isAccessibilityElement = newValue }
  }

  override var textAppearance: TextAppearance {
    TextAppearance(color: marksSelection ? tintColor : cell?.editingStyle == .insert ? .systemGreen : .systemRed)
  }

  override func drawScreen(on canvas: ScreenCanvas) { drawControl(on: canvas) }

  override func drawText(on canvas: TextCanvas) {
    let isASCII = canvas.style == .ascii
    let mark: String
    if marksSelection {
      mark = cell?.isSelected ?? false ? (isASCII ? "*" : "✓") : " "
    } else {
      mark = cell?.editingStyle == .insert ? "+" : isASCII ? "-" : "−"
    }
    canvas.writeCentered("(\(mark))", row: canvas.middleRow)
  }
}

/// The handle at the trailing edge of a cell that moves its row.
@MainActor final class UITableViewCellReorderControl: UIControl {
  weak var cell: UITableViewCell?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? cell?.label(ofControl: "Reorder") }
    set { super.accessibilityLabel = newValue }
  }

  override var textAppearance: TextAppearance { TextAppearance(color: .tertiaryLabel) }

  override func drawText(on canvas: TextCanvas) {
    canvas.writeCentered(canvas.style == .ascii ? "=" : "≡", row: canvas.middleRow)
  }

  // MARK: Moving

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let table = cell.tableView else { return false }
    return table.beginMoving(cell, with: touch)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    cell?.tableView?.continueMoving(with: touch)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    cell?.tableView?.endMoving()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    cell?.tableView?.cancelMoving()
  }
}

extension UITableViewCell {
  /// The accessibility label of a control: its action, and the row's title.
  fileprivate func label(ofControl verb: String) -> String {
    let title = content.textLabel?.text ?? (content.view as? UIListContentView)?.textLabel?.text ?? ""
    return title.isEmpty ? verb : "\(verb) \(title)"
  }
}
