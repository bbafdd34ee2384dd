import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewLayout
@_spi(Plainview) import PlainviewUIKitCore

/// The widths of segments: their own, or all equal, or by their contents.
@MainActor struct SegmentLayout {
  private let control: UISegmentedControl
  private let metrics: TextMetrics
  private let scale: CGFloat

  init(_ control: UISegmentedControl) {
    self.control = control
    metrics = control.traitCollection.textMetrics
    scale = control.eraSize.partGap > 0 ? 1 : control.traitCollection.displayScale
  }

  private static let fontSize: CGFloat = 13

  private var font: UIFont {
    let attributes = control.titleAttributes[UIControl.State.normal.rawValue] ?? [:]
    return attributes[.font] as? UIFont ?? .systemFont(ofSize: Self.fontSize)
  }

  private func contentWidth(_ segment: UISegment) -> CGFloat {
    if let image = segment.image { return image.size.width }
    let title = segment.title ?? ""
    return PixelRounding.ceil(metrics.width(of: title[...], in: font), scale: scale)
  }

  /// Whether a segment of a width shows all of its title on a screen.
  func showsAll(of segment: UISegment, in width: CGFloat) -> Bool {
    guard segment.image == nil, let title = segment.title else { return true }
    return TextMetrics.system.width(of: title[...], in: font) <= width || contentWidth(segment) <= width
  }

  /// In cells the marks beside a title and the bar behind it are added.
  private var padding: CGFloat { metrics == .cells ? 3 * TextMetrics.cellWidth : control.eraSize.partPadding }

  /// The preferred widths of the segments.
  private var preferredWidths: [CGFloat] {
    let own = control.segments.map { contentWidth($0) + padding }
    let widest = own.max() ?? 0
    return zip(control.segments, own).map { segment, own in
      segment.fixedWidth > 0 ? segment.fixedWidth : control.apportionsSegmentWidthsByContent ? own : widest
    }
  }

  /// What the lines between the segments take.
  private var gaps: CGFloat {
    metrics == .cells ? 0 : control.eraSize.partGap * CGFloat(max(0, control.segments.count - 1))
  }

  /// The baseline of the titles, which stand in the middle of the height.
  var baseline: LayoutBaseline {
    let (line, ascent) = (metrics.lineHeight(of: font), metrics.ascent(of: font))
    return LayoutBaseline(heightFraction: 0.5, offset: Double(ascent - line / 2))
  }

  var intrinsicWidth: CGFloat {
    let preferred = preferredWidths.reduce(0, +) + gaps
    return metrics == .cells && preferred > 0 ? preferred + TextMetrics.cellWidth : preferred
  }

  /// The rectangles in the control's bounds, first to last: what fixed widths leave is divided among the others.
  var frames: [CGRect] {
    let preferred = preferredWidths
    let fixed = control.segments.reduce(0) { $0 + $1.fixedWidth }
    let flexible = zip(control.segments, preferred).reduce(0) { $0 + ($1.0.fixedWidth > 0 ? 0 : $1.1) }
    let free = max(0, control.bounds.width - fixed)
    var x = control.bounds.minX
    let frames = zip(control.segments, preferred).map { segment, preferred in
      let width = segment.fixedWidth > 0 ? segment.fixedWidth : flexible > 0 ? free * preferred / flexible : 0
      defer { x += width }
      return CGRect(x: x, y: control.bounds.minY, width: width, height: control.bounds.height)
    }
    guard control.isLayoutRightToLeft else { return frames }
    return frames.map { frame in
      CGRect(
        x: control.bounds.minX + control.bounds.maxX - frame.maxX, y: frame.minY, width: frame.width,
        height: frame.height)
    }
  }
}

/// Segments as text: `[ A |*B*| C ]`.
@MainActor struct SegmentDrawing {
  private let control: UISegmentedControl

  init(_ control: UISegmentedControl) { self.control = control }

  func draw(on canvas: TextCanvas) {
    guard canvas.width > 1, !control.segments.isEmpty, control.bounds.width > 0 else { return }
    let bar = canvas.style == .ascii ? "|" : "│"
    canvas.requireColumns(neededColumns(from: canvas.width))
    for (segment, frame) in zip(control.segments, SegmentLayout(control).frames) {
      let (left, right) = (column(frame.minX, canvas.width), column(frame.maxX, canvas.width))
      if left > 0, left < canvas.width - 1 { canvas.write(bar, column: left, row: canvas.middleRow) }
      write(segment, from: left + 1, to: right >= canvas.width - 1 ? canvas.width - 1 : right, canvas)
    }
    canvas.write("[", column: 0, row: canvas.middleRow)
    canvas.write("]", column: canvas.width - 1, row: canvas.middleRow)
  }

  /// The columns in which each segment whose title a screen shows whole can show it and its marks (W91).
  private func neededColumns(from least: Int) -> Int {
    let layout = SegmentLayout(control)
    let narrow = zip(control.segments, layout.frames).filter { !fits($0, $1, in: least) }
    let shown = narrow.filter { layout.showsAll(of: $0, in: $1.width) }
    return (least..<least + Self.mostColumnsMore).first { width in shown.allSatisfy { fits($0, $1, in: width) } }
      ?? least
  }

  private func fits(_ segment: UISegment, _ frame: CGRect, in width: Int) -> Bool {
    let (left, right) = (column(frame.minX, width), min(column(frame.maxX, width), width - 1))
    return right - left - 1 >= CellWidth.of(segment.text) + 2 || frame.width <= 0
  }

  private static let mostColumnsMore = 200

  private func column(_ x: CGFloat, _ width: Int) -> Int {
    let share = (x - control.bounds.minX) / control.bounds.width
    return Int((min(max(share, 0), 1) * CGFloat(width - 1)).rounded())
  }

  /// Writes the title with the marks of its state in the middle of its columns.
  private func write(_ segment: UISegment, from left: Int, to right: Int, _ canvas: TextCanvas) {
    guard right > left else { return }
    let (opening, closing) = marks(segment)
    var text = segment.text
    if CellWidth.of(text) + 2 <= right - left {
      text = opening + text + closing
    } else {
      let mark = opening == " " ? "" : opening
      text = mark + canvas.shortened(text, to: right - left - mark.count)
    }
    canvas.write(text, column: left + (right - left - CellWidth.of(text)) / 2, row: canvas.middleRow)
  }

  /// The mark of the selection is before the text, other marks are after it.
  private func marks(_ segment: UISegment) -> (String, String) {
    let isPressed = control.pressedSegment === segment && segment.isEnabled
    let unusual =
      !segment.isElementEnabled ? "-" : isPressed ? "!" : control.isFocused && segment.isSelected ? "<" : nil
    if segment.isSelected { return ("*", unusual ?? "*") }
    return (unusual ?? " ", unusual ?? " ")
  }
}
