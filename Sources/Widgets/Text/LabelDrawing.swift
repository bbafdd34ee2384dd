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
    let top = max(0, (canvas.height - shown.count) / 2)
    for (index, line) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let isCut = line.isTruncated || (isLast && shown.count < lines.count)
      draw(line.text, isCut: isCut, row: top + index, canvas)
    }
  }

  private func draw(_ line: String, isCut: Bool, row: Int, _ canvas: TextCanvas) {
    let cells = CellWidth.of(line)
    if isCut {
      canvas.write(cut(line, canvas), column: 0, row: row)
    } else if cells > canvas.width {
      canvas.writeOverflowing(line, column: 0, row: row)
    } else {
      canvas.write(line, column: column(free: canvas.width - cells), row: row)
    }
  }

  private func cut(_ line: String, _ canvas: TextCanvas) -> String {
    switch rules.lineBreakMode {
    case .byClipping, .byWordWrapping, .byCharWrapping: return line
    case .byTruncatingHead: return String(canvas.truncated(String(line.reversed()), to: canvas.width).reversed())
    case .byTruncatingMiddle: return middle(line, canvas)
    case .byTruncatingTail: return canvas.truncated(line + "\u{20}", to: canvas.width)
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
