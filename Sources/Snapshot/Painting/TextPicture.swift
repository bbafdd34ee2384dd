package import Foundation
@_spi(Plainview) package import PlainviewGraphics
@_spi(Plainview) package import PlainviewUIKitCore

/// A tree of views drawn as text: cells instead of pixels, the same bytes on every machine.
@MainActor package struct TextPicture {
  /// How a picture is drawn.
  package struct Options {
    package var style: TextCanvas.Style
    /// The size of a cell in points.
    package var cell = CGSize(width: TextMetrics.cellWidth, height: TextMetrics.cellHeight)
    /// Whether long runs of equal rows are shown as one.
    package var elidesRows = true
    /// Marks at the right of rows, by the rows' numbers in the root; such rows are never shortened.
    package var marks: [Int: String] = [:]
    /// Whether the picture becomes wider or higher where texts that the screen shows whole do not fit into it.
    package var mayStretch = true
    /// Whether colours and weights are kept beside the texts.
    package var recordsStyles = false

    package init(style: TextCanvas.Style) { self.style = style }
  }

  let rows: [PictureRow]
  /// The cell of the picture that the view's upper left corner is in: 1 where an outline is outside, else 0.
  package let origin: (column: Int, row: Int)
  let colors: PictureColors
  /// Whether some cell has a colour behind it that is not that of the screen.
  let hasBackgrounds: Bool

  /// Draws a view and everything in it; the view has been laid out.
  package init(of root: UIView, options: Options) {
    var painter = ViewPainter(root: root, options: options, axes: ViewPainter.Axes())
    painter.paint()
    for _ in 0..<Self.mostPasses {
      guard options.mayStretch, let axes = painter.grownAxes else { break }
      painter = ViewPainter(root: root, options: options, axes: axes)
      painter.paint()
    }
    var rows = painter.rows()
    origin = painter.origin
    for (number, mark) in options.marks {
      let row = painter.row(ofCell: number) + origin.row
      if rows.indices.contains(row) { rows[row] = rows[row].marked(mark) }
    }
    self.rows = Self.withoutMargin(options.elidesRows ? RowElision.shorten(rows) : rows) + painter.legendRows()
    let colors = PictureColors(root.traitCollection)
    self.colors = colors
    hasBackgrounds = self.rows.contains { $0.styles.contains { colors.background(of: $0) != nil } }
  }

  /// How often a picture is drawn again with more cells: a text that has grown may take them from another one.
  private static let mostPasses = 4

  /// The last column is only there for outlines that do not fit inside.
  private static func withoutMargin(_ rows: [PictureRow]) -> [PictureRow] {
    rows.allSatisfy { $0.cells.last == " " } ? rows.map { $0.withoutLastCell() } : rows
  }

  package var lines: [String] { rows.map(\.text) }

  package var text: String { lines.joined(separator: "\n") }
}
