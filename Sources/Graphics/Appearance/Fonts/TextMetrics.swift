package import Foundation

#if DEBUG
package import Synchronization
#endif

/// How large text is. There are no fonts here, so the sizes come from one of these rules.
public struct TextMetrics: Hashable, Sendable {
  /// The edition of the fonts that text is measured by; nil where every character is as wide as its cells.
  package let edition: FontEdition?

  /// A character is as wide as its cells, 8 points each, and a line is 16 points high, whatever the font.
  ///
  /// Both grow with a font that grows with the user's text size, so that layouts change with it (W96).
  public static let cells = TextMetrics(edition: nil)

  /// Close to the fonts of the system, and those under open licences: within a point for nearly all short texts.
  public static let system = TextMetrics(edition: .current)

  /// The fonts of the system as they were in an edition.
  package static func system(_ edition: FontEdition) -> TextMetrics { TextMetrics(edition: edition) }
}

extension TextMetrics {
  /// The size of a cell in points.
  package static let cellWidth: CGFloat = 8
  package static let cellHeight: CGFloat = 16

  /// The width of one line of text, in points, not rounded.
  package func width(of text: Substring, in font: UIFont) -> CGFloat {
    Self.countWork(text.utf8.count)
    guard let edition else { return CGFloat(CellWidth.of(String(text))) * Self.cellWidth * font.growth }
    return FaceWidths.of(font, edition).width(of: text)
  }

  #if DEBUG
  /// How many bytes of text were measured in this process, for tests of what an action costs; in debug builds only.
  package static let measuredBytes = Atomic(0)
  #endif

  @_transparent private static func countWork(_ bytes: Int) {
    #if DEBUG
    measuredBytes.wrappingAdd(bytes, ordering: .relaxed)
    #endif
  }

  /// The width of the beginning of a line that grows by characters, each of which costs O(1).
  package struct RunningWidth {
    private enum Sum {
      case cells(Int, growth: CGFloat)
      case advances(FaceWidths.Line)
    }
    private var sum: Sum

    package init(_ metrics: TextMetrics, in font: UIFont) {
      sum =
        metrics.edition.map { .advances(FaceWidths.Line(FaceWidths.of(font, $0))) }
        ?? .cells(0, growth: font.growth)
    }

    package mutating func add(_ character: Character) {
      countWork(character.utf8.count)
      switch sum {
      case .cells(let count, let growth):
        sum = .cells(count + CellWidth.of(character), growth: growth)
      case .advances(var advances):
        advances.add(character)
        sum = .advances(advances)
      }
    }

    /// What `width(of:in:)` gives for the characters so far.
    package var width: CGFloat {
      switch sum {
      case .cells(let count, let growth): CGFloat(count) * cellWidth * growth
      case .advances(let advances): advances.width
      }
    }
  }

  /// The height of a line, in points, not rounded.
  package func lineHeight(of font: UIFont) -> CGFloat {
    edition == nil ? Self.cellHeight * font.growth : font.pointSize * font.lines.height
  }

  /// The distance between two lines, in points.
  package func leading(of font: UIFont) -> CGFloat {
    guard edition != nil, font.textStyle != nil else { return 0 }
    return max(0, TextStyleSizes.lineSpacing(at: font.pointSize) - lineHeight(of: font))
  }

  /// The distance from the top of a line to its baseline, in points.
  package func ascent(of font: UIFont) -> CGFloat {
    edition == nil ? Self.cellHeight * font.growth * 0.75 : font.pointSize * font.lines.ascent
  }
}
