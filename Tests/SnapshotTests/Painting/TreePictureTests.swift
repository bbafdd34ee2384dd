import Testing
import UIKit

/// How views of a tree come together in a picture. One cell is 8 x 16 points.
@MainActor @Suite struct TreePictureTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 96))

  private func cells(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> CGRect {
    CGRect(x: left * 8, y: top * 16, width: width * 8, height: height * 16)
  }

  @discardableResult
  private func add(_ view: UIView, _ frame: CGRect, to parent: UIView? = nil, color: UIColor? = nil) -> UIView {
    view.frame = frame
    view.backgroundColor = color
    (parent ?? root).addSubview(view)
    return view
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private var picture: String {
    Snapshotting<UIView>.ascii(cell: CGSize(width: 8, height: 16), elidesRows: false).text(of: root)
  }
  private var unicode: String { Snapshotting<UIView>.unicode.text(of: root) }

  private func lines(_ text: String) -> [String] { text.components(separatedBy: "\n") }

  // MARK: Outlines

  @Test func `A background that differs from what is behind makes an outline`() {
    root.backgroundColor = .white
    add(UIView(), cells(2, 1, 6, 3), color: .white)
    add(UIView(), cells(10, 1, 6, 3), color: .systemGray)
    #expect(
      lines(picture) == [
        "+------------------+",
        "|         +----+   |",
        "|         |    |   |",
        "|         +----+   |",
        "|                  |",
        "+------------------+",
      ])
  }

  @Test func `Neighbours share their line`() {
    for frame in [cells(0, 0, 6, 3), cells(5, 0, 6, 3), cells(0, 2, 6, 3)] {
      add(UIView(), frame).layer.borderWidth = 1
    }
    #expect(
      lines(picture) == [
        "+----+----+",
        "|    |    |",
        "+----+----+",
        "|    |",
        "+----+",
        "",
      ])
    #expect(lines(unicode).prefix(5) == ["┌────┬────┐", "│    │    │", "├────┼────┘", "│    │", "└────┘"])
  }

  @Test func `A side whose cells hold text moves one cell outside`() {
    // The text is in the first row and reaches from the first to the last column: three sides have to move.
    let box = add(UIView(), cells(2, 1, 8, 3), color: .red)
    add(label("top text"), cells(0, 0, 8, 1), to: box)
    #expect(
      lines(picture) == [
        " +--------+",
        " |top text|",
        " |        |",
        " +--------+",
        "",
        "",
      ])
  }

  @Test func `Without room outside the side fills the blank cells of its own edge`() {
    let box = add(UIView(), cells(2, 1, 8, 3), color: .red)
    add(label("ab"), cells(2, 0, 3, 1), to: box)
    add(label("xxxxxxxx"), cells(2, 0, 8, 1))
    #expect(lines(picture)[0] == "  xxxxxxxx")
    #expect(lines(picture)[1] == "  +-ab---+")
  }

  @Test func `A border is drawn as an outline with round corners where the radius says so`() {
    let box = add(UIView(), cells(0, 0, 6, 3))
    box.layer.borderWidth = 1
    box.layer.cornerRadius = 4
    #expect(lines(picture).prefix(3) == [".----.", "|    |", "'----'"])
    #expect(lines(unicode).prefix(3) == ["╭────╮", "│    │", "╰────╯"])
  }

  @Test func `Views of less than two cells have no outline`() {
    add(UIView(), cells(0, 0, 1, 3), color: .red)
    add(UIView(), cells(4, 0, 6, 1), color: .red)
    #expect(picture.allSatisfy { $0 == "\n" })
  }

  // MARK: Order, hiding, clipping

  @Test func `Hidden and transparent views are not drawn, nor what is in them`() {
    let hidden = add(UIView(), cells(0, 0, 10, 2), color: .red)
    add(label("inside"), cells(0, 0, 8, 1), to: hidden)
    hidden.isHidden = true
    let clear = add(label("clear"), cells(0, 3, 8, 1))
    clear.alpha = 0.009
    #expect(picture.allSatisfy { $0 == "\n" })
  }

  @Test func `An opaque sibling in front hides what is behind it`() {
    add(label("behind the sheet"), cells(0, 1, 18, 1))
    add(UIView(), cells(4, 0, 8, 3), color: .white)
    #expect(
      lines(picture).prefix(3) == [
        "    +------+",
        "behi|      |heet",
        "    +------+",
      ])
  }

  @Test func `A clipping view cuts off what sticks out`() {
    let clip = add(UIView(), cells(1, 1, 6, 2))
    clip.clipsToBounds = true
    add(label("long label"), cells(2, 0, 10, 1), to: clip)
    add(label("above"), cells(0, -1, 6, 1), to: clip)
    #expect(lines(picture).prefix(3) == ["", "   long", ""])
  }

  @Test func `The bounds' origin and transforms move what is inside`() {
    let scrolled = add(UIView(), cells(2, 1, 10, 3))
    scrolled.bounds.origin = CGPoint(x: 8, y: 16)
    add(label("ab"), cells(1, 1, 2, 1), to: scrolled)
    let moved = add(label("cd"), cells(2, 4, 2, 1))
    moved.transform = CGAffineTransform(translationX: 32, y: 0)
    #expect(lines(picture)[1] == "  ab")
    #expect(lines(picture)[4] == "      cd")
  }

  @Test func `What lies outside the root or is clipped away is not drawn`() {
    for frame in [cells(-30, 0, 4, 3), cells(40, 0, 4, 3), cells(0, -20, 4, 3), cells(0, 30, 4, 3)] {
      add(UIView(), frame, color: .red)
    }
    let clip = add(UIView(), cells(4, 1, 2, 1))
    clip.clipsToBounds = true
    add(UIView(), cells(4, 4, 6, 3), to: clip, color: .red)
    #expect(picture.allSatisfy { $0 == "\n" })
    add(UIView(), cells(-3, 1, 6, 3), color: .red)
    #expect(lines(picture)[1] == "--+")
  }

  // MARK: Rounding

  @Test func `Each edge is rounded by itself, half up`() {
    // 4 points are half a cell: the left edge goes to column 1, the right edge (20 points, 2.5 cells) to column 3.
    let box = add(UIView(), CGRect(x: 4, y: 8, width: 16, height: 40), color: .red)
    _ = box
    #expect(lines(picture).prefix(3) == ["", " ++", " ++"])
  }

  @Test func `Text that rounds to nothing still gets its row`() {
    add(label("thin"), CGRect(x: 0, y: 36, width: 80, height: 4))
    #expect(lines(picture)[2] == "thin")
  }

  @Test func `A window is outlined even without a background`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    #expect(Snapshotting<UIView>.ascii.text(of: window) == "+----+\n|    |\n+----+")
  }

  // MARK: Long runs of rows

  @Test func `Five and more equal rows of sides are one row with their number`() {
    let tall = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 16 * 12))
    tall.backgroundColor = .white
    let text = Snapshotting<UIView>.ascii.text(of: tall)
    #expect(lines(text) == ["+------------------+", "| = 10 rows        |", "+------------------+"])
  }

  @Test func `Four rows are shown as they are`() {
    root.backgroundColor = .white
    #expect(lines(Snapshotting<UIView>.ascii.text(of: root)).count == 6)
  }

  @Test func `A picture is the same text every time`() {
    root.backgroundColor = .white
    add(label("이름"), cells(1, 1, 10, 1))
    let first = picture
    for _ in 0..<20 { #expect(picture == first) }
  }
}
