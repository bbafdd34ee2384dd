import Foundation
import PlainviewUIKitCore

/// Where the characters of a text stand: its lines, in points of the input, with their places in UTF-16 units.
@MainActor struct TextGeometry {
  struct Line {
    /// The place of the first character and the number of UTF-16 units, blanks at the end included.
    let range: NSRange
    let text: Substring
    let origin: CGPoint
    let height: CGFloat
    /// Whether more of the paragraph follows than there is room for.
    var isTruncated = false
  }

  let lines: [Line]
  let metrics: TextMetrics
  let font: UIFont
  /// Stands for every character of a secret; nil shows the text.
  var mark: Character?
  /// nil for text that looks alike everywhere.
  var advances: TextAdvances?

  /// The caret is so wide, in points.
  private static let caretWidth: CGFloat = 2

  // MARK: Places to points

  func caret(at place: Int) -> CGRect {
    guard let line = lines.isEmpty ? nil : lines[index(ofLineAt: place)] else { return .zero }
    return CGRect(x: x(of: place, in: line), y: line.origin.y, width: Self.caretWidth, height: line.height)
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

  /// The line that a place is on; at a break it is the beginning of the lower one.
  func index(ofLineAt place: Int) -> Int { lines.lastIndex { $0.range.location <= place } ?? 0 }

  private func x(of place: Int, in line: Line) -> CGFloat {
    var edge = Edge(of: line, self)
    while edge.place < place, edge.advance() {}
    return line.origin.x + edge.width
  }

  /// An edge between two characters of a line, which moves on by characters; each costs O(1).
  @MainActor private struct Edge {
    private let line: Line
    private let geometry: TextGeometry
    private var rest: Substring
    private var running: TextMetrics.RunningWidth
    /// In UTF-16 units of the whole text.
    private(set) var place: Int

    init(of line: Line, _ geometry: TextGeometry) {
      self.line = line
      self.geometry = geometry
      rest = line.text
      place = line.range.location
      running = TextMetrics.RunningWidth(geometry.metrics, in: geometry.font)
    }

    /// Moves behind the next character; false when there is none.
    mutating func advance() -> Bool {
      guard let character = rest.popFirst() else { return false }
      place += character.utf16.count
      running.add(geometry.mark ?? character)
      return true
    }

    /// The width of the line from its beginning to here.
    var width: CGFloat {
      guard let advances = geometry.advances, geometry.mark == nil else { return running.width }
      return advances.width(from: line.range.location, to: place)
    }
  }

  // MARK: Points to places

  /// The edge of a character that is nearest to a point.
  func place(nearestTo point: CGPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    let row = lines.lastIndex { $0.origin.y <= point.y } ?? 0
    return place(nearestTo: point.x, in: lines[row])
  }

  /// The place above or below another one; nil when there is no such line.
  func place(from place: Int, lines count: Int) -> Int? {
    let row = index(ofLineAt: place) + count
    guard lines.indices.contains(row) else { return nil }
    return self.place(nearestTo: caret(at: place).minX, in: lines[row])
  }

  private func place(nearestTo x: CGFloat, in line: Line) -> Int {
    var edge = Edge(of: line, self)
    var nearest = (place: edge.place, distance: abs(x - line.origin.x))
    while edge.advance() {
      let distance = abs(x - line.origin.x - edge.width)
      if distance < nearest.distance { nearest = (edge.place, distance) }
      // Without kerning each edge is farther to the right than the one before.
      if advances == nil, distance > nearest.distance, line.origin.x + edge.width > x { break }
    }
    return nearest.place
  }
}
