import Testing
import UIKit

/// Long runs of equal rows, shown as one.
@MainActor @Suite struct RowElisionTests {
  private func picture(_ view: UIView) -> [String] {
    Snapshotting<UIView>.ascii.text(of: view).components(separatedBy: "\n")
  }

  private func box(rows: Int) -> UIView {
    let view = UIView(frame: PictureStage.cells(0, 0, 14, rows))
    view.layer.borderWidth = 1
    return view
  }

  @Test(arguments: [(1, false), (4, false), (5, true), (21, true)])
  func `Rows of sides alone are one row from five up`(_ rows: Int, _ isElided: Bool) {
    let lines = picture(box(rows: rows + 2))
    let whole = Array(repeating: "|            |", count: rows)
    let middle = isElided ? [rows == 5 ? "| = 5 rows   |" : "| = 21 rows  |"] : whole
    #expect(lines == ["+------------+"] + middle + ["+------------+"])
  }

  @Test func `The sides are kept in the row that stands for the others`() {
    let stage = PictureStage(columns: 24, rows: 8)
    stage.addBox(PictureStage.cells(0, 0, 24, 8))
    stage.addBox(PictureStage.cells(0, 0, 6, 8))
    #expect(picture(stage.root)[1] == "|    | = 6 rows        |")
  }

  @Test func `Blank rows are shortened like those with sides`() {
    let stage = PictureStage(columns: 12, rows: 8)
    stage.addLabel("one", PictureStage.cells(0, 0, 5, 1))
    stage.addLabel("two", PictureStage.cells(0, 7, 5, 1))
    #expect(picture(stage.root) == ["one", "= 6 rows", "two"])
  }

  @Test func `Rows with text are never shortened, however equal they are`() {
    let stage = PictureStage(columns: 6, rows: 7)
    for row in 0..<7 { stage.addLabel("same", PictureStage.cells(0, row, 6, 1)) }
    #expect(picture(stage.root) == Array(repeating: "same", count: 7))
  }

  @Test func `A run ends where a side begins`() {
    let stage = PictureStage(columns: 16, rows: 12)
    stage.addBox(PictureStage.cells(0, 0, 16, 12))
    stage.addBox(PictureStage.cells(8, 5, 4, 7))
    let lines = picture(stage.root)
    #expect(lines[1...4].allSatisfy { $0 == "|              |" })
    #expect(lines[5] == "|       +--+   |")
    // No gap between these sides is wide enough for the number.
    #expect(lines[6...] == ["|       |  |   | = 5 rows", "+-------+--+---+"])
  }

  @Test func `An option shows every row`() {
    let text = Snapshotting<UIView>.ascii(cell: CGSize(width: 8, height: 16), elidesRows: false).text(of: box(rows: 30))
    #expect(text.components(separatedBy: "\n").count == 30)
  }
}
