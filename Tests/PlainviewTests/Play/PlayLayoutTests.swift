import Testing
import PlainviewCommands

/// The layout on terminals of all sizes.
@Suite struct PlayLayoutTests {
  @Test func `Panes stand beside the picture, below it, or nowhere, by the room that it leaves`() {
    let wide = PaneLayout(columns: 110, rows: 40, pictureWidth: 49, pictureHeight: 53)
    #expect(wide.picture == TerminalArea(left: 0, top: 0, right: 49, bottom: 39))
    #expect(wide.wiring?.left == 51 && wide.transcript?.bottom == 39)
    #expect(wide.wiring?.bottom == wide.transcript?.top)
    let high = PaneLayout(columns: 60, rows: 70, pictureWidth: 49, pictureHeight: 53)
    #expect(high.wiring == nil && high.transcript == TerminalArea(left: 0, top: 54, right: 60, bottom: 69))
    let small = PaneLayout(columns: 40, rows: 24, pictureWidth: 49, pictureHeight: 53)
    #expect(small.wiring == nil && small.transcript == nil)
    #expect(small.picture == TerminalArea(left: 0, top: 0, right: 40, bottom: 23))
  }

  @Test func `On every terminal the areas are inside of it and do not meet`() {
    for columns in 0...130 {
      for rows in 0...80 {
        let layout = PaneLayout(columns: columns, rows: rows, pictureWidth: 49, pictureHeight: 53)
        let areas = [layout.picture, layout.wiring, layout.transcript, layout.status].compactMap { $0 }
        for (index, area) in areas.enumerated() {
          #expect(area.left >= 0 && area.right <= columns && area.top >= 0 && area.bottom <= rows)
          for other in areas[(index + 1)...] {
            #expect(
              area.right <= other.left || other.right <= area.left || area.bottom <= other.top
                || other.bottom <= area.top)
          }
        }
      }
    }
  }

  // MARK: The picture's rows

  @Test func `A picture that fits is shown as it is`() {
    let lines = ["+--+", "|  |", "|  |", "|  |", "+--+"]
    let fitted = FittedPicture(lines: lines, height: 5)
    #expect(fitted.rows.map(\.text) == lines)
    #expect((0..<5).map { fitted.pictureRow(at: $0) } == [0, 1, 2, 3, 4])
    #expect(fitted.pictureRow(at: 5) == nil && fitted.pictureRow(at: -1) == nil)
  }

  @Test func `The longest run of equal rows is shortened first, and a click on it means its middle`() {
    let blank = "|" + String(repeating: " ", count: 20) + "|"
    let lines = ["top"] + Array(repeating: blank, count: 9) + ["middle"] + Array(repeating: blank, count: 4) + ["end"]
    let fitted = FittedPicture(lines: lines, height: 8)
    #expect(fitted.rows.count == 8)
    #expect(fitted.rows[1].text == "| = 9 rows" + String(repeating: " ", count: 11) + "|")
    #expect(fitted.pictureRow(at: 1) == 5)
    #expect(fitted.pictureRow(at: 2) == 10)
    #expect(fitted.shownRow(of: 9) == 1 && fitted.shownRow(of: 10) == 2)
    let lower = FittedPicture(lines: lines, height: 3)
    #expect(lower.rows.map(\.count) == [1, 9, 1, 4, 1])
  }

  // MARK: Lines of panes

  @Test func `Lines are wrapped at blanks and indented, wide marks counted as two`() {
    #expect(PaneText.wrapped("one two three", width: 9) == ["one two ", "  three"])
    #expect(PaneText.wrapped("김하늘김하늘", width: 8) == ["김하늘김", "  하늘"])
    #expect(PaneText.wrapped("abcdefghijkl", width: 8) == ["abcdefgh", "  ijkl"])
    #expect(PaneText.wrapped("", width: 8) == [""])
  }
}
