import Foundation
import PlainviewGraphics

/// The positions of the characters of a text: its lines, in points of the input, with their ranges in UTF-16 units.
@MainActor struct TextGeometry {
  struct Line {
    /// The index of the first character and the number of UTF-16 units, blanks at the end included.
    let range: NSRange
    let text: Substring
    let origin: CGPoint
    let height: CGFloat
    /// Whether more of the paragraph follows than fits.
    var isTruncated = false
  }

  let lines: [Line]
  let metrics: TextMetrics
  let font: UIFont
  /// Stands for every character of a secret; nil shows the text.
  var mark: Character?
  /// nil for text of one style.
  var advances: TextAdvances?

  /// The caret is so wide, in points.
  private static let caretWidth: CGFloat = 2

  // MARK: Offsets to points

  func caret(at offset: Int) -> CGRect {
    guard let line = lines.isEmpty ? nil : lines[index(ofLineAt: offset)] else { return .zero }
    return CGRect(x: x(of: offset, in: line), y: line.origin.y, width: Self.caretWidth, height: line.height)
  }

  /// A rectangle a line.
  func rectangles(of range: NSRange) -> [CGRect] {
    let end = range.location + range.length
    return lines.compactMap { line in
      let first = max(range.location, line.range.location)
      let last = min(end, line.range.location + line.range.length)
      guard first < last || (range.length == 0 && first == last) else { return nil }
      let left = x(of: first, in: line)
      return CGRect(x: left, y: line.origin.y, width: x(of: last, in: line) - left, height: line.height)
    }
  }

  /// The line that an offset is on; at a break it is the beginning of the lower one.
  func index(ofLineAt offset: Int) -> Int { lines.lastIndex { $0.range.location <= offset } ?? 0 }

  private func x(of offset: Int, in line: Line) -> CGFloat {
    var edge = Edge(of: line, self)
    while edge.offset < offset, edge.advance() {}
    return line.origin.x + edge.width
  }

  /// An edge between two characters of a line, which moves on by characters; each costs O(1).
  @MainActor private struct Edge {
    private let line: Line
    private let geometry: TextGeometry
    private var rest: Substring
    private var running: TextMetrics.RunningWidth
    /// In UTF-16 units of the whole text.
    private(set) var offset: Int

    init(of line: Line, _ geometry: TextGeometry) {
      self.line = line
      self.geometry = geometry
      rest = line.text
      offset = line.range.location
      running = TextMetrics.RunningWidth(geometry.metrics, in: geometry.font)
    }

    /// Moves behind the next character; false when there is none.
    mutating func advance() -> Bool {
      guard let character = rest.popFirst() else { return false }
      offset += character.utf16.count
      running.add(geometry.mark ?? character)
      return true
    }

    /// The width of the line from its beginning to here.
    var width: CGFloat {
      guard let advances = geometry.advances, geometry.mark == nil else { return running.width }
      return advances.width(from: line.range.location, to: offset)
    }
  }

  // MARK: Points to offsets

  /// The edge of a character that is nearest to a point.
  func offset(nearestTo point: CGPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    let row = lines.lastIndex { $0.origin.y <= point.y } ?? 0
    return offset(nearestTo: point.x, in: lines[row])
  }

  /// The offset above or below another one; nil when there is no such line.
  func offset(from offset: Int, lines count: Int) -> Int? {
    let row = index(ofLineAt: offset) + count
    guard lines.indices.contains(row) else { return nil }
    return self.offset(nearestTo: caret(at: offset).minX, in: lines[row])
  }

  private func offset(nearestTo x: CGFloat, in line: Line) -> Int {
    var edge = Edge(of: line, self)
    var nearest = (offset: edge.offset, distance: abs(x - line.origin.x))
    while edge.advance() {
      let distance = abs(x - line.origin.x - edge.width)
      if distance < nearest.distance { nearest = (edge.offset, distance) }
      // Without kerning each edge is farther to the right than the one before.
      if advances == nil, distance > nearest.distance, line.origin.x + edge.width > x { break }
    }
    return nearest.offset
  }
}
