import Testing
import UIKit

/// Views at the sides of text fields.
@MainActor @Suite struct SideViewPictureTests {
  private func field(_ text: String, left: UIView? = nil, right: UIView? = nil) -> UITextField {
    let field = UITextField()
    field.text = text
    (field.leftView, field.leftViewMode) = (left, .always)
    (field.rightView, field.rightViewMode) = (right, .always)
    return field
  }

  private func symbol(_ text: String, columns: Int, height: CGFloat = 16) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: CGFloat(columns * 8), height: height))
    label.text = text
    return label
  }

  @Test func `They stand between the brackets, on the row of the text`() {
    let stage = PictureStage(columns: 20, rows: 3)
    let both = field("10", left: symbol("$", columns: 2), right: symbol("USD", columns: 3))
    stage.add(both, PictureStage.cells(0, 0, 20, 3))
    #expect(stage.ascii == ["", "[$_10___________USD]", ""])
  }

  @Test(arguments: [10, 16, 24, 30, 34] as [CGFloat])
  func `The row is the same for every height of a side view`(_ height: CGFloat) {
    let stage = PictureStage(columns: 12, rows: 3)
    let field = field("10", left: symbol("$", columns: 1, height: height))
    stage.add(field, CGRect(x: 0, y: 7, width: 96, height: 34))
    #expect(stage.ascii == ["", "[$10_______]", ""])
  }

  @Test func `W91 A picture that is too small for its name takes what the text leaves`() {
    let stage = PictureStage(columns: 14, rows: 1)
    let book = UIImageView(image: UIImage(systemName: "book"))
    book.frame = CGRect(x: 0, y: 0, width: 24, height: 16)
    stage.add(field("", left: book), PictureStage.cells(0, 0, 14, 1))
    #expect(stage.ascii == ["[%book_______]"])
  }

  @Test func `A padding view leaves its columns free`() {
    let stage = PictureStage(columns: 12, rows: 1)
    stage.add(
      field("kim", left: UIView(frame: PictureStage.cells(0, 0, 2, 1))), PictureStage.cells(0, 0, 12, 1))
    #expect(stage.ascii == ["[__kim_____]"])
  }
}
