import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

/// A button as text: brackets around the title, or an outline when it is filled, bordered or three rows high.
@MainActor struct ButtonDrawing {
  private let button: UIButton
  private let layout: ButtonLayout

  init(_ button: UIButton) {
    self.button = button
    layout = ButtonLayout(button)
  }

  /// The name of the picture in the title's line.
  private var label: String? {
    guard !(button.configuration?.showsActivityIndicator ?? false) else { return nil }
    return button.shownImage.map { ImageDrawing.label($0) }
  }

  func draw(on canvas: TextCanvas) {
    guard canvas.width > 0 else { return }
    var lines = lines(canvas.style)
    if isBox(canvas), let broken = broken(lines, canvas) { lines = broken }
    if lines.count > max(1, canvas.height - 1) { lines = [lines.joined(separator: " ")] }
    if isBox(canvas) {
      if !hasOutlineOfItsOwn { canvas.outline() }
      drawInBox(lines, on: canvas)
    } else {
      write(lines.first ?? "", on: canvas)
    }
  }

  private func drawInBox(_ lines: [String], on canvas: TextCanvas) {
    let top = canvas.firstRow(ofLines: lines.count)
    for (index, line) in lines.enumerated() {
      let text = index == 0 ? opening + line + closing : line
      if text == label {
        let cells = CellRect(left: 0, top: 0, right: canvas.width, bottom: canvas.height)
        canvas.writeName(text, in: cells, row: top + index, isEnclosed: canvas.width > 3)
      } else if CellWidth.of(text) <= canvas.width - 2 {
        write(text, column: column(of: text, canvas, inset: 1), row: top + index, on: canvas)
      } else if layout.showsAllOfTitle, CellWidth.of(text) <= canvas.width {
        // Its outline goes around it, or ends beside it.
        write(text, column: column(of: text, canvas), row: top + index, on: canvas)
      } else {
        let cut = canvas.truncated(text, to: canvas.width - 2)
        writeWhole(text, cut: cut, row: top + index, inset: 1, on: canvas)
      }
    }
  }

  /// Writes a text that the screen may show whole, or else the one that is cut, so many columns from both sides.
  private func writeWhole(_ text: String, cut: String, row: Int, inset: Int, on canvas: TextCanvas) {
    guard layout.showsAllOfTitle else {
      return write(cut, column: max(inset, column(of: cut, canvas, inset: inset)), row: row, on: canvas)
    }
    if inset > 0, label == nil {
      // A text in an outline is not written beyond it.
      canvas.requireColumns(CellWidth.of(text) + 2 * inset)
      return write(cut, column: inset, row: row, on: canvas)
    }
    canvas.writeWhole(
      DrawnLine(text), cut: DrawnLine(cut), share: layout.leadingShare, row: row, label: label, from: inset,
      to: canvas.width - inset)
  }

  /// The lines with those broken that are too long, where the configuration breaks lines and the rows are there; else nil.
  private func broken(_ lines: [String], _ canvas: TextCanvas) -> [String]? {
    guard let configuration = button.configuration else { return nil }
    let available = canvas.width - 2 - CellWidth.of(opening) - CellWidth.of(closing)
    guard available > 0, lines.contains(where: { CellWidth.of($0) > available }) else { return nil }
    let modes = [configuration.titleLineBreakMode, configuration.subtitleLineBreakMode]
    let broken = lines.enumerated().flatMap { index, line in
      let mode = modes[line == configuration.shownSubtitle && index > 0 ? 1 : 0]
      guard CellWidth.of(line) > available, line != label, mode == .byWordWrapping || mode == .byCharWrapping else {
        return [line]
      }
      let rules = TextLayout.Rules(
        metrics: .cells, font: layout.font, lineBreakMode: mode, maximumLines: 0, scale: 1)
      return TextLayout(line, width: CGFloat(available) * TextMetrics.cellWidth, rules: rules).lines.map {
        $0.text.trimmingCharacters(in: .whitespaces)
      }
    }
    return broken.count > lines.count && broken.count <= canvas.height - 1 ? broken : nil
  }

  /// Where a text begins in what the insets leave (W94); one that does not fit there goes over them.
  private func column(of text: String, _ canvas: TextCanvas, inset: Int = 0) -> Int {
    let count = CellWidth.of(text)
    let (first, last) = (inset, max(inset, canvas.width - inset - count))
    guard button.bounds.width > 0 else { return first }
    let content = layout.contentArea
    let scale = CGFloat(canvas.width) / button.bounds.width
    let free = content.width * scale - CGFloat(count)
    let start = (content.minX - button.bounds.minX) * scale + free * CGFloat(layout.leadingShare)
    guard start.isFinite, abs(start) < 100_000 else { return first }
    return min(max(first, Int((start + 0.001).rounded(.down))), last)
  }

  // MARK: Texts

  /// Image, title and subtitle, those on one line that stand beside each other.
  private func lines(_ style: TextCanvas.Style) -> [String] {
    let image = image(style)
    let title = [button.shownTitle.flatMap { $0.isEmpty ? nil : $0 }, indicator(style)].compactMap { $0 }
      .joined(separator: " ")
    let texts = [title, button.configuration?.shownSubtitle ?? ""].filter { !$0.isEmpty }
    guard let image else { return texts.isEmpty ? [""] : texts }
    guard let first = texts.first else { return [image] }
    let placement = button.configuration?.imagePlacement ?? .leading
    switch placement {
    case .top: return [image] + texts
    case .bottom: return texts + [image]
    default:
      let isLeft = (placement != .trailing) != button.isLayoutRightToLeft
      return [isLeft ? "\(image) \(first)" : "\(first) \(image)"] + texts.dropFirst()
    }
  }

  private func image(_ style: TextCanvas.Style) -> String? {
    if button.configuration?.showsActivityIndicator ?? false { return style == .ascii ? "(~)" : "(◠)" }
    return button.shownImage.map { ImageDrawing.label($0) } ?? symbol
  }

  /// The mark that says that a menu opens.
  private func indicator(_ style: TextCanvas.Style) -> String? {
    let showsChoice = button.showsMenuAsPrimaryAction && button.changesSelectionAsPrimaryAction
    switch button.configuration?.indicator ?? .automatic {
    case .popup: break
    case .automatic: if !showsChoice { return nil }
    case .none: return nil
    }
    return style == .ascii ? "v" : "▾"
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

  private var opening: String { button.stateMark }
  private var closing: String { button.closingStateMark }

  private func isBox(_ canvas: TextCanvas) -> Bool {
    canvas.width >= 3 && (canvas.height >= 3 || (canvas.height == 2 && hasOutlineOfItsOwn))
  }

  /// A border or a background is outlined by the picture, as for every view.
  private var hasOutlineOfItsOwn: Bool {
    (button.layerIfLoaded?.borderWidth ?? 0) > 0 || !(button.backgroundColor?.isClear ?? true)
  }

  /// Writes a title in one row: with brackets if they fit, and in any case with the marks of the state (W94).
  private func write(_ title: String, on canvas: TextCanvas) {
    let width = CellWidth.of(title)
    let marked = opening + title + closing
    let text =
      if opening.isEmpty {
        canvas.width >= width + 4 ? "[ \(title) ]" : canvas.width >= width + 2 ? "[\(title)]" : title
      } else {
        canvas.width >= width + 4 ? "[\(marked)]" : marked
      }
    let row = button.rowOfText(on: canvas)
    guard CellWidth.of(text) > canvas.width else {
      return write(text, column: column(of: text, canvas), row: row, on: canvas)
    }
    if title == label, opening.isEmpty {
      let cells = CellRect(left: 0, top: 0, right: canvas.width, bottom: canvas.height)
      return canvas.writeName(title, in: cells, row: row, isEnclosed: false)
    }
    let available = canvas.width - CellWidth.of(opening + closing)
    let cut =
      available > 3
      ? opening + canvas.truncated(title, to: available) + closing : canvas.truncated(title, to: canvas.width)
    writeWhole(text, cut: cut, row: row, inset: 0, on: canvas)
  }

  // MARK: Attributes

  /// Writes a line, and over it what is seen of texts with attributes.
  private func write(_ line: String, column: Int, row: Int, on canvas: TextCanvas) {
    canvas.write(line, column: column, row: row)
    if let title = button.shownAttributedTitle { write(title, in: line, column: column, row: row, on: canvas) }
    if let subtitle = button.shownAttributedSubtitle { write(subtitle, in: line, column: column, row: row, on: canvas) }
  }

  private func write(
    _ attributed: NSAttributedString, in line: String, column: Int, row: Int, on canvas: TextCanvas
  ) {
    guard let cells = columns(of: attributed.string, in: line, canvas) else { return }
    let runs = TextRuns(attributed, button.titleDefaults)
    let seen = DrawnLine(canvas.beginning(of: attributed.string, columns: cells.count), runs: runs)
    canvas.write(seen, column: column + cells.lowerBound, row: row, runs: runs)
  }

  /// Where a text is in a line that may have dots for its end.
  private func columns(of text: String, in line: String, _ canvas: TextCanvas) -> Range<Int>? {
    if text.isEmpty || text.contains("\u{FFFC}") { return nil }
    if let found = line.range(of: text) {
      let start = CellWidth.of(String(line[..<found.lowerBound]))
      return start..<start + CellWidth.of(text)
    }
    guard let end = line.range(of: canvas.ellipsis, options: .backwards) else { return nil }
    let seen = line[..<end.lowerBound]
    for start in seen.indices where text.hasPrefix(seen[start...]) {
      return CellWidth.of(String(seen[..<start]))..<CellWidth.of(String(seen))
    }
    return nil
  }
}
