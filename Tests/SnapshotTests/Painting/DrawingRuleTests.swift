import Testing
@_spi(Plainview) import UIKit

/// What is drawn, and in which order.
@MainActor @Suite struct DrawingRuleTests {
  /// A view of an app, which draws itself.
  private final class Ruler: UIView {
    override func drawText(on canvas: TextCanvas) {
      canvas.write("0", column: 0, row: 0)
      canvas.fill("=", column: 1, row: 0, width: canvas.width - 2, height: 1)
      canvas.write("9 and more", column: canvas.width - 1, row: 0)
      canvas.write("below", column: 0, row: 1)
    }
  }

  @Test func `Subviews are drawn back to front`() {
    let stage = PictureStage(columns: 8, rows: 1)
    let first = stage.addLabel("aaaa", PictureStage.cells(0, 0, 4, 1))
    stage.addLabel("bbbb", PictureStage.cells(2, 0, 4, 1))
    #expect(stage.ascii == ["aabbbb"])
    stage.root.bringSubviewToFront(first)
    #expect(stage.ascii == ["aaaabb"])
  }

  @Test func `A view that is hardly seen because of its ancestors is not drawn`() {
    let stage = PictureStage(columns: 8, rows: 1)
    let faint = stage.add(UIView(), PictureStage.cells(0, 0, 8, 1))
    faint.alpha = 0.05
    let label = stage.addLabel("text", PictureStage.cells(0, 0, 8, 1), to: faint)
    #expect(stage.ascii == ["text"])
    label.alpha = 0.1
    #expect(stage.ascii == [""])
  }

  @Test func `What is in a half transparent view covers nothing`() {
    let stage = PictureStage(columns: 8, rows: 1)
    stage.addLabel("behind", PictureStage.cells(0, 0, 8, 1))
    let sheet = stage.add(UIView(), PictureStage.cells(0, 0, 8, 1))
    sheet.alpha = 0.5
    stage.add(UIView(), PictureStage.cells(0, 0, 8, 1), to: sheet, color: .white)
    #expect(stage.ascii == ["behind"])
    sheet.alpha = 1
    #expect(stage.ascii == [""])
  }

  @Test func `A scroll view clips, and its offset moves what is in it`() {
    let stage = PictureStage(columns: 10, rows: 4)
    let scroll = stage.add(UIScrollView(), PictureStage.cells(1, 1, 6, 2))
    for row in 0..<5 { stage.addLabel("row \(row) of 5", PictureStage.cells(0, row, 12, 1), to: scroll) }
    #expect(stage.ascii == ["", " row 0", " row 1", ""])
    scroll.contentOffset = CGPoint(x: 16, y: 32)
    #expect(stage.ascii == ["", " w 2 of", " w 3 of", ""])
  }

  @Test func `A view of the app draws itself on its cells, and nothing beside them`() {
    let stage = PictureStage(columns: 12, rows: 3)
    stage.add(Ruler(), PictureStage.cells(2, 1, 6, 1))
    #expect(stage.ascii == ["", "  0====9", ""])
  }

  @Test func `A class with nothing to draw is its background and its children`() {
    let stage = PictureStage(columns: 8, rows: 3)
    let plain = stage.add(UIControl(), PictureStage.cells(0, 0, 8, 3), color: .red)
    stage.addLabel("child", PictureStage.cells(1, 1, 6, 1), to: plain)
    #expect(stage.ascii == ["+------+", "|child |", "+------+"])
  }

  @Test func `Layers of no view are drawn among the subviews`() {
    let stage = PictureStage(columns: 8, rows: 3)
    stage.addLabel("behind", PictureStage.cells(1, 1, 6, 1))
    let layer = CALayer()
    layer.frame = PictureStage.cells(3, 0, 4, 3)
    layer.backgroundColor = UIColor.red.cgColor
    stage.root.layer.addSublayer(layer)
    stage.addLabel("x", PictureStage.cells(4, 1, 1, 1))
    #expect(stage.ascii == ["   +--+", " be|x |", "   +--+"])
    layer.isHidden = true
    #expect(stage.ascii == ["", " behxnd", ""])
  }

  @Test func `A rotated view takes the cells of the rectangle around it`() {
    let stage = PictureStage(columns: 12, rows: 7)
    // 8 x 2 cells are 64 x 32 points; turned by 90 degrees 32 x 64: 4 x 4 cells around the same middle.
    stage.addBox(PictureStage.cells(2, 2, 8, 2)).transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(stage.ascii == ["", "    +--+", "    |  |", "    |  |", "    +--+", "", ""])
  }

  @Test func `A scaled view takes the cells of its frame, its text stays as large as text is`() {
    let stage = PictureStage(columns: 14, rows: 4)
    let box = stage.addBox(PictureStage.cells(4, 1, 6, 2))
    let label = stage.addLabel("text", PictureStage.cells(1, 0, 4, 1), to: box)
    label.textAlignment = .center
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(stage.ascii == ["+----------+", "|   text   |", "|          |", "+----------+"].map { " " + $0 })
  }
}
