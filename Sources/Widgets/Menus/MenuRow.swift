import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// A line of an open menu that can be tapped: a button for accessibility and tests.
@MainActor final class MenuRow: UIControl, ClassStandIn {
  let entry: MenuEntry
  nonisolated var shownClassName: String { "_UIContextMenuCell" }

  /// The height of a line, in points.
  static let height: CGFloat = 44

  init(_ entry: MenuEntry) {
    self.entry = entry
    super.init(frame: .zero)
    isOpaque = false
    isAccessibilityElement = true
    super.accessibilityTraits = .button
    switch entry {
    case .choice(let element, _):
      isEnabled = !element.shownAttributes.contains(.disabled)
      isSelected = element.shownState == .on
      accessibilityIdentifier = element.accessibilityIdentifier
    case .loading: isEnabled = false
    case .title, .submenu, .back, .separator: break
    }
  }

  required init?(coder: NSCoder) { nil }

  var element: UIMenuElement? {
    switch entry {
    case .choice(let element, _): element
    case .submenu(let menu), .back(let menu): menu
    case .title, .loading, .separator: nil
    }
  }

  override var displayedText: String? {
    if case .loading = entry { return "Loading…" }
    return element?.title
  }

  override var textAppearance: TextAppearance {
    let isDestructive = element?.shownAttributes.contains(.destructive) ?? false
    return TextAppearance(color: isDestructive ? .systemRed : .label, isDisabled: !isEnabled)
  }

  // MARK: Drawing

  override func drawScreen(on canvas: ScreenCanvas) { drawRow(on: canvas) }

  /// The state before the title, the picture and the mark of an inner menu behind it.
  override func drawText(on canvas: TextCanvas) {
    let isAscii = canvas.style == .ascii
    let row = canvas.middleRow
    var (left, end) = ("  ", "")
    switch entry {
    case .choice(let element, _):
      switch element.shownState {
      case .on: left = isAscii ? "v " : "✓ "
      case .mixed: left = "- "
      case .off: break
      }
    case .submenu: end = isAscii ? ">" : "›"
    case .back: left = isAscii ? "< " : "‹ "
    case .title, .loading, .separator: break
    }
    if let name = element?.image?.name { end = "%" + name + (end.isEmpty ? "" : " " + end) }
    let mark = isEnabled ? (isHighlighted ? "!" : "") : "-"
    let title = left + mark + (displayedText ?? "") + mark
    let available = canvas.width - 2
    canvas.requireColumns(CellWidth.of(title) + CellWidth.of(end) + 2 + (end.isEmpty ? 0 : 1))
    canvas.write(canvas.truncated(title, to: max(available - CellWidth.of(end), 0)), column: 1, row: row)
    canvas.write(end, column: 1 + max(available - CellWidth.of(end), 0), row: row)
  }
}
