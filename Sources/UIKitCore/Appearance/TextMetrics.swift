package import Foundation

/// How large text is. There are no fonts here, so the sizes come from one of these rules.
public enum TextMetrics: Hashable, Sendable {
  /// A character is as wide as its cells, 8 points each, and a line is 16 points high, whatever the font.
  case cells
  /// Close to the system font: within a point for most short texts.
  case system
}

extension TextMetrics {
  /// Shares of the font size, of the system font.
  static let systemLineHeight: CGFloat = 1.193_36
  static let systemAscent: CGFloat = 0.952_148

  /// The size of a cell in points.
  package static let cellWidth: CGFloat = 8
  package static let cellHeight: CGFloat = 16

  /// The width of one line of text, in points, not rounded.
  package func width(of text: Substring, in font: UIFont) -> CGFloat {
    switch self {
    case .cells: CGFloat(CellWidth.of(String(text))) * Self.cellWidth
    case .system: SystemFont.width(of: text, in: font)
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
