package import Foundation

/// The distance of each offset of a text with runs from its beginning, as on one line; in points.
package struct TextAdvances {
  /// For each UTF-16 unit and the end; offsets inside of a character count as its beginning.
  private var edges: [CGFloat] = [0]

  /// Costs O(length), and every width of a part then O(1).
  package init(_ text: String, _ runs: TextRuns, _ metrics: TextMetrics) {
    edges.reserveCapacity(text.utf8.count + 1)
    guard !runs.runs.isEmpty else { return }
    var run = 0
    var edge: CGFloat = 0
    var letters = TextMetrics.RunningWidth(metrics, in: runs.runs[0].font)
    for character in text {
      let index = edges.count - 1
      while run + 1 < runs.runs.count, runs.runs[run + 1].start <= index {
        run += 1
        letters = TextMetrics.RunningWidth(metrics, in: runs.runs[run].font)
      }
      for _ in 1..<max(1, character.utf16.count) { edges.append(edge) }
      edge += Self.advance(of: character, runs.runs[run], metrics, after: &letters)
      edges.append(edge)
    }
  }

  /// The width of a part of the text.
  package func width(from start: Int, to end: Int) -> CGFloat {
    let last = edges.count - 1
    return edges[min(max(0, end), last)] - edges[min(max(0, start), last)]
  }

  /// The advance of a character behind those of its run so far. In cells characters never stand closer than their cells.
  private static func advance(
    of character: Character, _ run: TextRuns.Run, _ metrics: TextMetrics, after letters: inout TextMetrics.RunningWidth
  ) -> CGFloat {
    if let picture = run.picture, character == TextRuns.attachmentCharacter { return picture.size.width }
    if character.isNewline { return 0 }
    let before = letters.width
    letters.add(character)
    let own = letters.width - before
    return max(metrics == .cells ? own : 0, own + run.kern)
  }
}

extension TextRuns {
  /// The character that stands for a picture in a text.
  static let attachmentCharacter: Character = "\u{FFFC}"
}
