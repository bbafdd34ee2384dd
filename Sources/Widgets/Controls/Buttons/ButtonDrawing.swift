import Foundation
import PlainviewUIKitCore

/// A button as text: brackets around the title, or an outline when it is filled, bordered or three rows high.
@MainActor struct ButtonDrawing {
  private let button: UIButton

  init(_ button: UIButton) { self.button = button }

  func draw(on canvas: TextCanvas) {
    guard canvas.width > 0 else { return }
    let title = label
    if isBox(canvas) {
      if !hasOutlineOfItsOwn { canvas.outline() }
      let mark = mark
      let marked = mark.isEmpty ? title : mark + title + mark
      canvas.writeCentered(canvas.truncated(marked, to: canvas.width - 2), row: canvas.middleRow)
    } else {
      write(title, on: canvas)
    }
  }

  /// The title, with the image before it.
  private var label: String {
    let image = button.shownImage.map { ImageDrawing.label($0) } ?? symbol
    return [image, button.shownTitle].compactMap { $0 }.joined(separator: " ")
  }

  /// What buttons show whose type is only a symbol.
  private var symbol: String? {
    switch button.buttonType {
    case .detailDisclosure, .infoLight, .infoDark: "i"
    case .contactAdd: "+"
    case .close: "x"
    case .custom, .system: nil
    }
  }

  private var mark: String {
    if !button.isEnabled { return "-" }
    if button.isHighlighted { return "!" }
    return button.isSelected ? "*" : ""
  }

  private func isBox(_ canvas: TextCanvas) -> Bool {
    canvas.height >= 3 && canvas.width >= 3
  }

  /// A border or a background is outlined by the picture, as for every view.
  private var hasOutlineOfItsOwn: Bool {
    (button.layerIfLoaded?.borderWidth ?? 0) > 0 || !(button.backgroundColor?.isClear ?? true)
  }

  private func write(_ title: String, on canvas: TextCanvas) {
    let mark = mark.isEmpty ? " " : mark
    let width = CellWidth.of(title)
    let text: String
    if canvas.width >= width + 4 {
      text = "[\(mark)\(title)\(mark)]"
    } else if canvas.width >= width + 2 {
      text = self.mark.isEmpty ? "[\(title)]" : "\(mark)\(title)\(mark)"
    } else if canvas.width >= width {
      text = title
    } else {
      text = canvas.truncated(title, to: canvas.width)
    }
    let free = max(0, canvas.width - CellWidth.of(text))
    let column = Int((ButtonLayout(button).leadingShare * Double(free)).rounded(.down))
    canvas.write(text, column: column, row: canvas.middleRow)
  }
}
