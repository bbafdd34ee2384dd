import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Shows one accessory of a list's cell; a tap on it goes to the accessory's handler, if it has one.
@MainActor final class AccessoryView: UIView {
  private(set) var accessory: UICellAccessory
  /// Whether the cell is selected, which fills the ring of several to select.
  var isMarked = false
  /// Whether the items inside the cell's item are shown.
  var isExpanded = false
  private let label: UILabel?
  private var tap: (() -> Void)?

  init(_ accessory: UICellAccessory, tap: (() -> Void)?) {
    self.accessory = accessory
    self.tap = tap
    label = accessory.accessoryType == .label ? UILabel() : nil
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = tap != nil || accessory.customView != nil
    if let color = accessory.tintColor { tintColor = color }
    if let label {
      label.text = accessory.text
      label.textColor = .secondaryLabel
      addSubview(label)
    }
    if let view = accessory.customView { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The size of the mark or the view, in points.
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
    let wanted = view.intrinsicContentSize
    return CGSize(
      width: wanted.width >= 0 ? wanted.width : view.bounds.width,
      height: wanted.height >= 0 ? wanted.height : view.bounds.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds
    accessory.customView?.frame = bounds
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tap, let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    tap()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tap == nil { super.touchesBegan(touches, with: event) }
  }

  override var textAppearance: TextAppearance {
    switch accessory.accessoryType {
    case .disclosureIndicator, .reorder: TextAppearance(color: accessory.tintColor ?? .tertiaryLabel)
    case .delete: TextAppearance(color: accessory.tintColor ?? .systemRed)
    case .insert: TextAppearance(color: accessory.tintColor ?? .systemGreen)
    default: TextAppearance(color: tintColor)
    }
  }

  override func drawText(on canvas: TextCanvas) {
    guard let mark = mark(isASCII: canvas.style == .ascii) else { return }
    canvas.writeCentered(mark, row: canvas.middleRow)
  }

  private func mark(isASCII: Bool) -> String? {
    switch accessory.accessoryType {
    case .disclosureIndicator: isASCII ? ">" : "›"
    case .outlineDisclosure: isExpanded ? (isASCII ? "v" : "⌄") : (isASCII ? ">" : "›")
    case .checkmark: isASCII ? "v" : "✓"
    case .delete: isASCII ? "(-)" : "⊖"
    case .insert: isASCII ? "(+)" : "⊕"
    case .reorder: isASCII ? "=" : "≡"
    case .multiselect: isASCII ? (isMarked ? "(v)" : "( )") : (isMarked ? "◉" : "○")
    case .detail: isASCII ? "(i)" : "ⓘ"
    case .popUpMenu: isASCII ? "^" : "⌃"
    case .label, .customView: nil
    }
  }
}
