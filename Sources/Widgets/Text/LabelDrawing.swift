import Foundation
import PlainviewUIKitCore

/// Lines of text in a rectangle: broken as layout breaks them, aligned, in the middle of the height.
@MainActor struct LabelDrawing {
  let text: String
  let rules: TextLayout.Rules
  let width: CGFloat
  let alignment: NSTextAlignment
  let isRightToLeft: Bool

  func draw(on canvas: TextCanvas) {
    let lines = TextLayout(text, width: width, rules: rules).lines
    let shown = lines.prefix(max(1, canvas.height))
    let top = canvas.firstRow(ofLines: shown.count)
    for (index, line) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let isCut = line.isTruncated || (isLast && shown.count < lines.count)
      draw(isCut ? cut(line.text, isFollowed: isFollowed(line), canvas) : line.text, row: top + index, canvas)
    }
  }

  private func draw(_ line: String, row: Int, _ canvas: TextCanvas) {
    let cells = CellWidth.of(line)
    canvas.writeOverflowing(line, column: column(free: canvas.width - cells), row: row)
  }

  /// Whether there are lines behind this one that are not shown; it is cut then even where it fits.
  private func isFollowed(_ line: TextLayout.Line) -> Bool {
    let rest = Substring(text.utf16.dropFirst(line.range.location + line.range.length))
    return rest.contains { !$0.isWhitespace }
  }

  private func cut(_ line: String, isFollowed: Bool, _ canvas: TextCanvas) -> String {
    switch rules.lineBreakMode {
    case .byClipping, .byWordWrapping, .byCharWrapping: return canvas.beginning(of: line, columns: canvas.width)
    case .byTruncatingHead: return String(canvas.truncated(String(line.reversed()), to: canvas.width).reversed())
    case .byTruncatingMiddle: return middle(line, canvas)
    case .byTruncatingTail: return canvas.truncated(isFollowed ? line + canvas.ellipsis : line, to: canvas.width)
    }
  }

  private func middle(_ line: String, _ canvas: TextCanvas) -> String {
    guard CellWidth.of(line) > canvas.width else { return line }
    let half = canvas.width / 2
    let head = canvas.truncated(line, to: canvas.width - half + 1)
    var tail = ""
    for character in line.reversed() {
      if CellWidth.of(tail) + CellWidth.of(character) > canvas.width - CellWidth.of(head) { break }
      tail = String(character) + tail
    }
    return head + tail
  }

  private func column(free: Int) -> Int {
    switch alignment {
    case .left, .justified: 0
    case .center: free / 2
    case .right: free
    case .natural: isRightToLeft ? free : 0
    }
  }
}
