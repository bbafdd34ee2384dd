package import Foundation

#if DEBUG
package import Synchronization
#endif

/// How large text is. There are no fonts here, so the sizes come from one of these rules.
public enum TextMetrics: Hashable, Sendable {
  /// A character is as wide as its cells, 8 points each, and a line is 16 points high, whatever the font.
  case cells
  /// Close to the system font: within a point for most short texts.
  case system
}

extension TextMetrics {
  /// Shares of the font size, of the system font.
  static let systemLineHeight: CGFloat = 2444 / 2048
  static let systemAscent: CGFloat = 1950 / 2048

  /// The size of a cell in points.
  package static let cellWidth: CGFloat = 8
  package static let cellHeight: CGFloat = 16

  /// The width of one line of text, in points, not rounded.
  package func width(of text: Substring, in font: UIFont) -> CGFloat {
    Self.countWork(text.utf8.count)
    return switch self {
    case .cells: CGFloat(CellWidth.of(String(text))) * Self.cellWidth
    case .system: SystemFont.width(of: text, in: font)
    }
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
      case cells(Int)
      case advances(SystemFont.Advances)
    }
    private var sum: Sum

    package init(_ metrics: TextMetrics, in font: UIFont) {
      sum =
        switch metrics {
        case .cells: .cells(0)
        case .system: .advances(SystemFont.Advances(in: font))
        }
    }

    package mutating func add(_ character: Character) {
      countWork(character.utf8.count)
      switch sum {
      case .cells(let count): sum = .cells(count + CellWidth.of(character))
      case .advances(var advances):
        advances.add(character)
        sum = .advances(advances)
      }
    }

    /// What `width(of:in:)` gives for the characters so far.
    package var width: CGFloat {
      switch sum {
      case .cells(let count): CGFloat(count) * cellWidth
      case .advances(let advances): advances.width
      }
    }
  }

  /// The height of a line, in points, not rounded.
  package func lineHeight(of font: UIFont) -> CGFloat {
    switch self {
    case .cells: Self.cellHeight
    case .system: font.pointSize * Self.systemLineHeight
    }
  }

  /// The distance between two lines, in points.
  package func leading(of font: UIFont) -> CGFloat {
    switch self {
    case .cells: 0
    case .system: font.textStyle.map { max(0, $0.lineSpacing - lineHeight(of: font)) } ?? 0
    }
  }

  /// The distance from the top of a line to its baseline, in points.
  package func ascent(of font: UIFont) -> CGFloat {
    switch self {
    case .cells: Self.cellHeight * 0.75
    case .system: font.pointSize * Self.systemAscent
    }
  }
}
