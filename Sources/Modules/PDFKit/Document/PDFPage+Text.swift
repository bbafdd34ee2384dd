import Foundation
import PlainviewGraphics

extension PDFPage {
  /// The rectangles of the letters of a range that have a width.
  func boxes(of range: NSRange) -> [CGRect] {
    guard let boxes = letters?.boxes, range.location >= 0 else { return [] }
    return boxes.dropFirst(range.location).prefix(range.length).filter { $0.width > 0 }
  }

  /// The line of a letter.
  func line(around index: Int) -> NSRange {
    let text = Array((string ?? "").utf16)
    guard index >= 0, index < text.count else { return NSRange(location: max(0, min(index, text.count)), length: 0) }
    let start = text[..<index].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let end = text[index...].firstIndex(of: 10) ?? text.count
    return NSRange(location: start, length: end - start)
  }

  func box(at index: Int) -> CGRect {
    guard let boxes = letters?.boxes, boxes.indices.contains(index) else { return .zero }
    return boxes[index]
  }
  func index(at point: CGPoint) -> Int {
    letters?.boxes.firstIndex { $0.width > 0 && $0.contains(point) } ?? -1
  }
  func word(at point: CGPoint) -> PDFSelection? {
    let index = index(at: point)
    guard index >= 0 else { return nil }
    let text = Array((string ?? "").utf16)
    func isPart(_ unit: UInt16) -> Bool { UnicodeScalar(unit).map { CharacterSet.alphanumerics.contains($0) } ?? true }
    guard isPart(text[index]) else { return selection(for: NSRange(location: index, length: 1)) }
    let start = text[..<index].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    let end = text[index...].firstIndex { !isPart($0) } ?? text.count
    return selection(for: NSRange(location: start, length: end - start))
  }
  func line(at point: CGPoint) -> PDFSelection? {
    let index = index(at: point)
    return index < 0 ? nil : selection(for: line(around: index))
  }
  func letters(in rect: CGRect) -> PDFSelection? {
    guard let document, let boxes = letters?.boxes else { return nil }
    let whole = PDFSelection(document: document)
    var start: Int?
    for index in 0...boxes.count {
      let isInside = index < boxes.count && rect.contains(CGPoint(x: boxes[index].midX, y: boxes[index].midY))
      if isInside, start == nil { start = index }
      if !isInside, let first = start {
        whole.parts.append((self, NSRange(location: first, length: index - first)))
        start = nil
      }
    }
    return whole.parts.isEmpty ? nil : whole
  }
  func letters(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
    guard let (one, other) = nearest(startPoint).flatMap({ one in nearest(endPoint).map { (one, $0) } }) else {
      return nil
    }
    return selection(for: NSRange(location: min(one, other), length: abs(other - one) + 1))
  }

  /// The letter that is nearest to a point: in the nearest line, the nearest one.
  func nearest(_ point: CGPoint) -> Int? {
    let boxes = letters?.boxes ?? []
    func distance(_ index: Int) -> (CGFloat, CGFloat) {
      let box = boxes[index]
      return (
        max(0, box.minY - point.y, point.y - box.maxY), max(0, box.minX - point.x, point.x - box.maxX)
      )
    }
    return boxes.indices.filter { boxes[$0].width > 0 }.min { distance($0) < distance($1) }
  }
}
