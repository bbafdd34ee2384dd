import Testing
import UIKit

/// Where outlines run, and where they do not.
@MainActor @Suite struct OutlineRuleTests {
  @Test func `An outline is painted after all content, into cells that content left blank`() {
    let stage = PictureStage(columns: 10, rows: 4)
    stage.addBox(PictureStage.cells(1, 1, 8, 3))
    stage.addLabel("no room", PictureStage.cells(1, 0, 8, 1))
    // Drawn after the view with the border, and yet not under its line.
    stage.addLabel("ab", PictureStage.cells(3, 1, 2, 1))
    #expect(stage.ascii == [" no room", " +-ab---+", " |      |", " +------+"])
  }

  @Test func `Each of the four sides is placed by itself`() {
    let stage = PictureStage(columns: 12, rows: 5)
    let box = stage.addBox(PictureStage.cells(2, 1, 8, 3))
    stage.addLabel("left", PictureStage.cells(0, 1, 4, 1), to: box)
    #expect(stage.ascii == ["", " +-------+", " |left   |", " +-------+", ""])
  }

  @Test func `A side without room inside and outside takes the blank cells of its own edge`() {
    let stage = PictureStage(columns: 9, rows: 5)
    let box = stage.addBox(PictureStage.cells(2, 1, 5, 3))
    stage.addLabel("a", PictureStage.cells(0, 1, 1, 1), to: box)
    stage.addLabel("b", PictureStage.cells(1, 3, 1, 1))
    #expect(stage.ascii == ["", "  +---+", "  a   |", " b+---+", ""])
  }

  @Test func `An outline needs two columns and two rows`() {
    for (width, height) in [(1, 4), (4, 1), (1, 1)] {
      let stage = PictureStage(columns: 6, rows: 6)
      stage.addBox(PictureStage.cells(1, 1, width, height))
      #expect(stage.ascii.allSatisfy { $0.isEmpty }, "\(width) x \(height)")
    }
    let stage = PictureStage(columns: 4, rows: 2)
    stage.addBox(PictureStage.cells(0, 0, 2, 2))
    #expect(stage.ascii == ["++", "++"])
  }

  @Test func `Sides that meet merge by their connections`() {
    let stage = PictureStage(columns: 9, rows: 5)
    for frame in [
      PictureStage.cells(0, 0, 5, 3), PictureStage.cells(4, 0, 5, 3), PictureStage.cells(0, 2, 5, 3),
      PictureStage.cells(4, 2, 5, 3),
    ] {
      stage.addBox(frame)
    }
    #expect(stage.unicode == ["┌───┬───┐", "│   │   │", "├───┼───┤", "│   │   │", "└───┴───┘"])
    #expect(stage.ascii == ["+---+---+", "|   |   |", "+---+---+", "|   |   |", "+---+---+"])
  }

  @Test func `A corner is round when only round outlines run through it`() {
    let stage = PictureStage(columns: 12, rows: 3)
    stage.addBox(PictureStage.cells(0, 0, 5, 3)).layer.cornerRadius = 4
    stage.addBox(PictureStage.cells(6, 0, 5, 3)).layer.cornerRadius = 4
    stage.addBox(PictureStage.cells(6, 0, 5, 3))
    #expect(stage.unicode == ["╭───╮ ┌───┐", "│   │ │   │", "╰───╯ └───┘"])
  }

  @Test func `A view covered by an opaque sibling shows nothing through it, not its outline either`() {
    let stage = PictureStage(columns: 12, rows: 4)
    let behind = stage.addBox(PictureStage.cells(0, 0, 8, 3))
    stage.addLabel("behind", PictureStage.cells(1, 1, 6, 1), to: behind)
    stage.addBox(PictureStage.cells(4, 1, 8, 3)).backgroundColor = .white
    #expect(stage.ascii == ["+------+", "|beh+------+", "+---|      |", "    +------+"])
  }

  @Test func `What fills a view does not hide the view's outline`() {
    let stage = PictureStage(columns: 8, rows: 4)
    let box = stage.addBox(PictureStage.cells(0, 0, 8, 4))
    let filling = stage.add(UIView(), PictureStage.cells(0, 0, 8, 4), to: box, color: .white)
    stage.addLabel("in", PictureStage.cells(1, 1, 2, 1), to: filling)
    let expected = ["+------+", "|in    |", "|      |", "+------+"]
    #expect(stage.ascii == expected)
    // Something else in front of it does.
    stage.add(UIView(), PictureStage.cells(6, 0, 2, 4), color: .white)
    #expect(stage.ascii != expected)
    #expect(stage.ascii[1].hasPrefix("|in"))
  }

  /// A row of cells is 16 points high: the first line lies below a text in the row of cells that it would take, the
  /// second one in a row of cells that is rounded to be that of the view below.
  @Test(arguments: [(43.5, 32.0, 3), (38.5, 16.0, 2)])
  func `A line is hidden by what lies over it, not by a neighbour that shares its cells`(
    y: CGFloat, text: CGFloat, line: Int
  ) {
    let stage = PictureStage(columns: 8, rows: 6)
    stage.root.backgroundColor = .white
    let row = stage.add(UIView(), CGRect(x: 0, y: 0, width: 64, height: y + 0.5), color: .white)
    stage.addLabel("Row", CGRect(x: 8, y: text, width: 48, height: y - text), to: row)
    stage.add(UIView(), CGRect(x: 8, y: y, width: 48, height: 0.5), to: row, color: .separator)
    stage.add(UIView(), CGRect(x: 0, y: y + 0.5, width: 64, height: 44), color: .white)
    #expect(stage.ascii[line] == "|------|")
    stage.add(UIView(), CGRect(x: 0, y: 0, width: 64, height: 80), color: .white)
    #expect(stage.ascii[line] == "|      |")
  }

  @Test func `A background makes an outline only where it differs from what is behind`() {
    let stage = PictureStage(columns: 12, rows: 5)
    let sheet = stage.add(UIView(), PictureStage.cells(0, 0, 12, 5), color: .systemGray)
    let same = stage.add(UIView(), PictureStage.cells(1, 1, 10, 3), to: sheet, color: .systemGray)
    stage.add(UIView(), PictureStage.cells(2, 0, 4, 3), to: same, color: .white)
    stage.add(UIView(), PictureStage.cells(7, 0, 3, 3), to: same, color: .clear)
    #expect(
      stage.ascii == ["+----------+", "|  +--+    |", "|  |  |    |", "|  +--+    |", "+----------+"])
  }

  @Test(arguments: [
    UIColor(red: 1, green: 1, blue: 1, alpha: 1), UIColor(white: 1, alpha: 1), .systemBackground,
    UIColor(hue: 0.3, saturation: 0, brightness: 1, alpha: 1), UIColor(red: 0.999, green: 1, blue: 1, alpha: 1),
    UIColor { _ in .white }, UIColor(cgColor: UIColor.white.cgColor),
  ])
  func `W90 White on white has no outline, however the two are made`(color: UIColor) {
    for behind in [UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1), .systemBackground] {
      let stage = PictureStage(columns: 8, rows: 3)
      stage.root.backgroundColor = behind
      stage.add(UIView(), PictureStage.cells(1, 0, 6, 3), color: color)
      #expect(stage.ascii[1] == "|      |")
    }
  }

  @Test func `W90 What is seen through is compared as it is made`() {
    let stage = PictureStage(columns: 8, rows: 3)
    stage.root.backgroundColor = .white
    stage.add(UIView(), PictureStage.cells(1, 0, 6, 3), color: UIColor(white: 0, alpha: 0.5))
    #expect(stage.ascii[1] == "||    ||")
  }

  @Test func `A shadow makes an outline around a card of the color behind it`() {
    let stage = PictureStage(columns: 8, rows: 3)
    stage.root.backgroundColor = .white
    let card = stage.add(UIView(), PictureStage.cells(1, 0, 6, 3), color: .white)
    card.layer.shadowOpacity = 0.2
    #expect(stage.ascii[1] == "||    ||")
    card.clipsToBounds = true
    #expect(stage.ascii[1] == "|      |")
  }

  @Test func `An outline that is clipped ends at the clip`() {
    let stage = PictureStage(columns: 10, rows: 4)
    let clip = stage.addBox(PictureStage.cells(1, 0, 6, 4))
    clip.clipsToBounds = true
    stage.add(UIView(), PictureStage.cells(3, 1, 8, 2), to: clip).layer.borderWidth = 1
    #expect(stage.unicode == [" ┌────┐", " │  ┌─┤", " │  └─┤", " └────┘"])
  }

  // MARK: Lines

  /// A view of half a point's height, as separators are.
  private func addLine(_ stage: PictureStage, y: CGFloat, x: CGFloat = 0, width: CGFloat) {
    let line = stage.add(UIView(), CGRect(x: x, y: y, width: width, height: 0.5))
    line.backgroundColor = .separator
  }

  @Test func `A hairline is a line in its row where that is blank`() {
    let stage = PictureStage(columns: 10, rows: 4)
    stage.addLabel("one", PictureStage.cells(0, 0, 10, 1))
    stage.addLabel("two", PictureStage.cells(0, 2, 10, 1))
    addLine(stage, y: 24, x: 16, width: 64)
    #expect(stage.ascii == ["one", "  --------", "two", ""])
  }

  @Test func `A hairline at the end of a row with text is the line of the next row, or none`() {
    let stage = PictureStage(columns: 10, rows: 3)
    stage.addLabel("one", PictureStage.cells(0, 0, 10, 1))
    addLine(stage, y: 15.5, width: 80)
    #expect(stage.ascii == ["one", "----------", ""])
    stage.addLabel("two", PictureStage.cells(0, 1, 10, 1))
    #expect(stage.ascii == ["one", "two", ""])
  }

  @Test func `A hairline outside of what is clipped is not drawn`() {
    let stage = PictureStage(columns: 8, rows: 6)
    let clip = stage.addBox(PictureStage.cells(0, 0, 8, 3))
    clip.clipsToBounds = true
    for frame in [CGRect(x: 0, y: 80, width: 64, height: 0.5), CGRect(x: 100, y: 0, width: 0.5, height: 80)] {
      stage.add(UIView(), frame, to: clip).backgroundColor = .separator
    }
    #expect(stage.unicode == ["┌──────┐", "│      │", "└──────┘", "", "", ""])
  }

  @Test func `A hairline merges with the sides that it meets`() {
    let stage = PictureStage(columns: 8, rows: 5)
    stage.addBox(PictureStage.cells(0, 0, 8, 5))
    addLine(stage, y: 40, width: 64)
    let upright = stage.add(UIView(), CGRect(x: 32, y: 0, width: 0.5, height: 80))
    upright.backgroundColor = .separator
    #expect(stage.unicode == ["┌───┬──┐", "│   │  │", "├───┼──┤", "│   │  │", "└───┴──┘"])
  }

  @Test func `A hairline of the color behind it is not seen`() {
    let stage = PictureStage(columns: 8, rows: 3)
    stage.root.backgroundColor = .separator
    addLine(stage, y: 24, width: 64)
    #expect(stage.ascii[1] == "|      |")
  }
}
