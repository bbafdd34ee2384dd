import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// Labels and fields whose text an app moves by overriding where it is drawn. One cell is 8 x 16 points.
@MainActor @Suite struct TextPlacingTests {
  private static let insets = UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 8)

  /// The padding label of many projects: all three of its overrides.
  private class PaddingLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: TextPlacingTests.insets)) }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let insets = TextPlacingTests.insets
      let inside = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return inside.inset(
        by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
  }

  private func picture(_ view: UIView) -> String { Snapshotting<UIView>.ascii.text(of: view) }

  @Test func `A padding label is as much larger as its padding, and its text stands inside`() {
    let (label, plain) = (PaddingLabel(), UILabel())
    for label in [label, plain] { label.text = "Hello" }
    #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 32)
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height + 32)
    #expect(label.sizeThatFits(CGSize(width: 500, height: 500)) == label.intrinsicContentSize)
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 48)
    #expect(picture(label) == "\n   Hello\n")
    label.textAlignment = .right
    #expect(picture(label) == "\n    Hello\n")
  }

  @Test func `A padding label of several lines breaks them in what the padding leaves`() {
    let label = PaddingLabel(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    label.numberOfLines = 0
    label.text = "one two three"
    #expect(picture(label) == "\n   one\n   two\n   three\n")
    #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height == 80)
  }

  @Test func `A label that draws its text from its own drawing method moves it too`() {
    final class Own: UILabel {
      override func draw(_ rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)))
      }
    }
    let label = Own(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    label.text = "Hi"
    #expect(picture(label) == "  Hi")
  }

  @Test func `A label that does not have its text drawn shows what it draws itself`() {
    final class Own: UILabel {
      override func drawText(in rect: CGRect) {
        UIGraphicsGetCurrentContext()!.setLineWidth(2)
        "Own".draw(in: rect, withAttributes: nil)
      }
    }
    let label = Own(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    label.text = "Hidden"
    #expect(picture(label) == "Own")
  }

  @Test func `A field with insets has its text, its edited text and its placeholder inside them`() {
    final class InsetField: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 24, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 24, dy: 0) }
    }
    let field = InsetField(frame: CGRect(x: 0, y: 0, width: 120, height: 16))
    field.text = "Ann"
    #expect(picture(field) == "[__Ann________]")
    field.text = nil
    field.placeholder = "Name"
    #expect(picture(field).hasPrefix("[__<Name>"))
    #expect(field.intrinsicContentSize.width >= 48)
  }

  @Test func `A field that draws its placeholder itself shows that`() {
    final class Own: UITextField {
      override func drawPlaceholder(in rect: CGRect) {}
    }
    let field = Own(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    field.placeholder = "Name"
    #expect(picture(field) == "[________]")
  }

  @Test func `The texts of an app that an exception ended are still in its picture`() throws {
    let controller = UIViewController()
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    try app.run {
      let label = UILabel(frame: CGRect(x: 16, y: 160, width: 80, height: 16))
      label.text = "Hello"
      let field = UITextField(frame: CGRect(x: 16, y: 320, width: 120, height: 32))
      field.text = "World"
      for view in [label, field] { controller.view.addSubview(view) }
    }
    let before = Snapshotting<XCUIApplication>.ascii.text(of: app)
    #expect(before.contains("Hello") && before.contains("World"))
    #expect(throws: UncaughtException.self) { try app.run { _ = UIView().perform("missing") } }
    #expect(Snapshotting<XCUIApplication>.ascii.text(of: app) == before)
  }
}
