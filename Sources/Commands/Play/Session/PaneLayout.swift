/// The layout of the terminal: the picture first, its explanations in the space that is left.
///
/// Two panes beside the picture if it leaves enough columns, else below it if it leaves enough rows, else none.
package struct PaneLayout: Equatable, Sendable {
  package let picture: TerminalArea
  package let wiring: TerminalArea?
  package let transcript: TerminalArea?
  /// The last row.
  package let status: TerminalArea

  /// The fewest columns of a pane beside the picture.
  package static let leastSideWidth = 24
  /// The fewest rows of a pane below the picture, its title included.
  package static let leastHeight = 5
  /// The fewest columns for two panes next to each other below the picture.
  private static let leastDoubleWidth = 64
  private static let gap = 2

  package init(columns: Int, rows: Int, pictureWidth: Int, pictureHeight: Int) {
    let bottom = max(rows - 1, 0)
    status = TerminalArea(left: 0, top: bottom, right: columns, bottom: rows)
    let side = pictureWidth + Self.gap
    if columns - side >= Self.leastSideWidth, bottom >= 2 * Self.leastHeight {
      let middle = max(bottom * 2 / 5, Self.leastHeight)
      picture = TerminalArea(left: 0, top: 0, right: pictureWidth, bottom: bottom)
      wiring = TerminalArea(left: side, top: 0, right: columns, bottom: middle)
      transcript = TerminalArea(left: side, top: middle, right: columns, bottom: bottom)
    } else if bottom - pictureHeight > Self.leastHeight {
      picture = TerminalArea(left: 0, top: 0, right: columns, bottom: pictureHeight)
      let top = pictureHeight + 1
      if columns >= Self.leastDoubleWidth {
        let middle = columns / 2
        wiring = TerminalArea(left: 0, top: top, right: middle - 1, bottom: bottom)
        transcript = TerminalArea(left: middle + 1, top: top, right: columns, bottom: bottom)
      } else {
        wiring = nil
        transcript = TerminalArea(left: 0, top: top, right: columns, bottom: bottom)
      }
    } else {
      picture = TerminalArea(left: 0, top: 0, right: columns, bottom: bottom)
      (wiring, transcript) = (nil, nil)
    }
  }
}
