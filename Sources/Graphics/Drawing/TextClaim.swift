import Foundation

/// A text that the screen shows whole and that does not fit into its view's cells (W91).
///
/// When everything is drawn it takes free cells beside the view; where there are none the picture is stretched.
package struct TextClaim {
  /// What is written there once it fits.
  package let text: DrawnLine
  /// The name of a picture in the text, which may become shorter.
  package let label: String?
  package let runs: TextRuns?
  package let color: UIColor?
  /// The columns that the view has for the text, and the text's row.
  package let columns: Range<Int>
  package let row: Int
  /// The share of the free columns that stands before the text.
  package let share: Double
  package let ink: StylePlane.Ink?
  package let surroundings: CellSurroundings
  /// The content of the columns when the view was drawn.
  package let written: [String?]
}

/// The name of a picture, written where the texts leave cells free (W92, W94).
package struct PictureName {
  package let label: String
  /// The columns that the name may take, and those in whose middle it stands.
  package let columns: Range<Int>
  package let middle: Range<Int>
  /// The rows that it may stand in, and the best of them.
  package let rows: Range<Int>
  package let row: Int
  /// Whether an outline around the picture keeps the name inside.
  package let isEnclosed: Bool
  package let ink: StylePlane.Ink?
  package let surroundings: CellSurroundings
}

/// When something was drawn, and the part of the picture that clipping views leave it.
package struct CellSurroundings {
  package let order: Int
  package let clip: CellRect
}

/// So many cells that are needed where there are fewer: between two columns or between two rows.
package struct CellNeed {
  package enum Axis { case columns, rows }

  package let axis: Axis
  package let cells: Range<Int>
  package let count: Int

  package init(_ axis: Axis, _ cells: Range<Int>, count: Int) {
    self.axis = axis
    self.cells = cells
    self.count = count
  }
}
