import Foundation
import PlainviewGraphics
import PlainviewRuntime

extension NSLayoutManager {
  func baseDraw(_ range: NSRange, at origin: CGPoint) {
    guard !isDrawnByView, let context = UIGraphicsGetCurrentContext(), let text = textStorage?.string as NSString?
    else { return }
    let layout = layout
    for line in layout.fragments(in: range) {
      let first = max(range.location, line.range.location)
      let last = min(range.location + range.length, line.end)
      let shown = text.substring(with: NSRange(location: first, length: last - first))
      let rect = layout.rectangle(of: NSRange(location: first, length: last - first), in: line)
        .offsetBy(dx: origin.x, dy: origin.y)
      context.drawText(
        [DrawnLine(shown.filter { !$0.isNewline }, at: first, runs: layout.runs)], layout.runs, in: rect)
    }
  }

  /// Calls `fillBackgroundRectArray`, which subclasses override, for each part with a colour behind it.
  func baseDrawBackground(of range: NSRange, at origin: CGPoint) {
    guard let storage = textStorage else { return }
    let layout = layout
    var index = range.location
    while index < min(range.location + range.length, storage.length) {
      var run = NSRange(location: 0, length: 0)
      let color = storage.attributes(at: index, effectiveRange: &run)[.backgroundColor] as? UIColor
      let end = max(index + 1, min(run.location + run.length, range.location + range.length))
      let part = NSRange(location: index, length: end - index)
      if let color {
        let rectangles = layout.fragments(in: part)
          .map { layout.rectangle(of: part, in: $0).offsetBy(dx: origin.x, dy: origin.y) }
        rectangles.withUnsafeBufferPointer { buffer in
          guard let start = buffer.baseAddress else { return }
          fillBackgroundRectArray(start, count: buffer.count, forCharacterRange: part, color: color)
        }
      }
      index = end
    }
  }

  func fill(_ rectangles: UnsafeBufferPointer<CGRect>, _ color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(color.cgColor)
    for rectangle in rectangles { context.fill(rectangle) }
    context.restoreGState()
  }
}
