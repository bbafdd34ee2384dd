import PlainviewUIKitCore
import Testing
import UIKit

/// The rules of the grid: cells, rounding, wide characters.
@MainActor @Suite struct GridRuleTests {
  @Test func `A cell is 8 x 16 points: a phone of 390 x 844 is 49 x 53 cells`() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.backgroundColor = .white
    let lines = Snapshotting<UIView>.ascii(cell: CGSize(width: 8, height: 16), elidesRows: false).text(of: screen)
      .components(separatedBy: "\n")
    #expect(lines.count == 53)
    #expect(lines.allSatisfy { $0.count == 49 })
  }

  @Test func `The size of a cell is a parameter`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.layer.borderWidth = 1
    let text = Snapshotting<UIView>.ascii(cell: CGSize(width: 10, height: 10)).text(of: view)
    #expect(text == "+--+\n|  |\n+--+")
  }

  @Test func `Views that share an edge in points share it in cells`() {
    // The edge at 60.4 points is 7.55 cells, which is column 8 for both.
    let stage = PictureStage(columns: 16, rows: 3)
    stage.addBox(CGRect(x: 0, y: 0, width: 60.4, height: 48))
    stage.addBox(CGRect(x: 60.4, y: 0, width: 67.6, height: 48))
    #expect(stage.ascii == ["+------++------+", "|      ||      |", "+------++------+"])
  }

  @Test func `Views that are centered on one line are on one row, however high they are`() {
    let stage = PictureStage(columns: 24, rows: 4)
    // Centers at 23.5 points, half a row above the end of row 1; heights of 16, 31, 34 and 4 points.
    stage.addLabel("News", CGRect(x: 0, y: 15.5, width: 40, height: 16))
    stage.add(UISwitch(), CGRect(x: 48, y: 8, width: 51, height: 31))
    stage.add(UITextField(), CGRect(x: 96, y: 6.5, width: 48, height: 34))
    stage.add(UIProgressView(), CGRect(x: 152, y: 21.5, width: 40, height: 4))
    #expect(stage.ascii == ["", "News  (O )  [____] .....", "", ""])
  }

  @Test func `A view that rounds to nothing but has text gets the row that its middle is in`() {
    let stage = PictureStage(columns: 10, rows: 3)
    stage.addLabel("thin", CGRect(x: 0, y: 24.5, width: 80, height: 6))
    #expect(stage.ascii == ["", "thin", ""])
  }

  @Test func `A view without height shows no text`() {
    let stage = PictureStage(columns: 10, rows: 2)
    stage.addLabel("none", CGRect(x: 0, y: 0, width: 80, height: 0))
    stage.addLabel("none", CGRect(x: 0, y: 16, width: 0, height: 16))
    #expect(stage.ascii == ["", ""])
  }

  @Test func `Text is placed by grapheme cluster`() {
    let stage = PictureStage(columns: 12, rows: 1)
    stage.addLabel("e\u{301}한👨‍👩‍👧‍👦🇰🇷ok", PictureStage.cells(0, 0, 9, 1))
    stage.addLabel("|", PictureStage.cells(9, 0, 1, 1))
    #expect(stage.ascii == ["e\u{301}한👨‍👩‍👧‍👦🇰🇷ok|"])
  }

  @Test func `A wide cluster never straddles an edge`() {
    let stage = PictureStage(columns: 12, rows: 2)
    let clipping = stage.add(UIView(), PictureStage.cells(1, 0, 6, 1))
    clipping.clipsToBounds = true
    // Letters begin at columns 0, 2, 4 and 6; the clip goes from column 1 up to column 6.
    stage.addLabel("한국어글", PictureStage.cells(-1, 0, 8, 1), to: clipping)
    #expect(stage.ascii[0] == "  국어")
  }

  @Test func `Overwriting half of a wide cluster blanks the other half`() {
    let stage = PictureStage(columns: 8, rows: 2)
    stage.addLabel("한국어", PictureStage.cells(0, 0, 6, 1))
    stage.addLabel("x", PictureStage.cells(1, 0, 1, 1))
    stage.addLabel("y", PictureStage.cells(4, 0, 1, 1))
    #expect(stage.ascii[0] == " x국y")
    stage.addLabel("글", PictureStage.cells(0, 0, 2, 1))
    #expect(stage.ascii[0] == "글국y")
  }

  @Test func `An opaque view over half of a wide cluster blanks the other half`() {
    let stage = PictureStage(columns: 12, rows: 1)
    stage.addLabel("한국어한국어", PictureStage.cells(0, 0, 12, 1))
    stage.add(UIView(), PictureStage.cells(3, 0, 6, 1), color: .white)
    #expect(stage.ascii == ["한        어"])
  }

  @Test func `Trailing blanks are trimmed`() {
    let stage = PictureStage(columns: 12, rows: 2)
    stage.addLabel("a b  ", PictureStage.cells(1, 0, 8, 1))
    #expect(stage.ascii == [" a b", ""])
  }

  @Test func `Control characters, zero-width marks and overrides of a user's text do not move what is behind it`() {
    for text in ["ab\u{1B}[0mc", "a\u{202E}b[0m\u{2066}c", "a\u{200B}b\u{FEFF}[0mc", "ab[\u{200F}0m\u{AD}c"] {
      let stage = PictureStage(columns: 12, rows: 1)
      stage.addLabel(text, PictureStage.cells(0, 0, 8, 1))
      stage.addLabel("|", PictureStage.cells(8, 0, 1, 1))
      #expect(stage.ascii == ["ab[0mc  |"], "\(text.debugDescription)")
    }
  }
}
