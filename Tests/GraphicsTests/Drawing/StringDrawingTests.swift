import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// A view that draws texts.
private final class TextView: UIView {
  override func draw(_ rect: CGRect) {
    "left".draw(at: CGPoint(x: 8, y: 0), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    NSAttributedString(string: "two words here").draw(in: CGRect(x: 0, y: 16, width: 72, height: 48))
  }
}

/// Sizes of texts in cells of 8 x 16 points, which are the metrics of pictures.
@MainActor @Suite struct StringDrawingTests {
  @Test func `A text is as large as its cells`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run {
      #expect("Hello".size() == CGSize(width: 40, height: 16))
      #expect("한글".size(withAttributes: [.font: UIFont.systemFont(ofSize: 30)]) == CGSize(width: 32, height: 16))
      #expect(NSString(string: "a\nbcd").size() == CGSize(width: 24, height: 32))
      let box = "one two three".boundingRect(
        with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, context: nil)
      #expect(box.size == CGSize(width: 56, height: 32))
      let line = "one two three".boundingRect(with: CGSize(width: 60, height: 1000), context: nil)
      #expect(line.size == CGSize(width: 104, height: 16))
    }
  }

  @Test func `Line height, spacing and attachments count`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.minimumLineHeight = 20
    let text = NSMutableAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
    #expect(text.size().height == 44)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 50)
    #expect(NSAttributedString(attachment: attachment).size() == CGSize(width: 30, height: 50))
  }

  @Test func `Paragraph styles are copied by value`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = style.copy() as? NSParagraphStyle
    style.alignment = .right
    #expect(copy?.alignment == .center)
    #expect(copy != style)
    #expect((style.mutableCopy() as? NSMutableParagraphStyle) == style)
  }

  @Test func `Drawn texts are in the picture`() {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
    #expect(Snapshotting<UIView>.ascii.text(of: view) == " left\ntwo words\nhere")
  }

  @Test func `A label takes the looks of its first character`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: style])
    #expect(label.font.pointSize == 20)
    #expect(label.textAlignment == .right)
    #expect(Snapshotting<UIView>.ascii.text(of: label) == "        ab")
  }
}

/// The properties and functions of a drawing context.
@MainActor @Suite struct StringDrawingContextTests {
  @Test func `A text that has no room is made smaller as far as the context lets it`() {
    UITraitCollection(textMetrics: .system).performAsCurrent {
      let text = NSAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let context = NSStringDrawingContext()
      let natural = text.size()
      context.minimumScaleFactor = 0.5
      let rect = text.boundingRect(
        with: CGSize(width: natural.width * 0.8, height: natural.height), options: [], context: context)
      #expect(context.actualScaleFactor < 1)
      #expect(context.actualScaleFactor >= 0.7)
      #expect(rect.width <= natural.width * 0.8 + 0.01)
      #expect(context.totalBounds == rect)
      _ = text.boundingRect(with: CGSize(width: 10, height: 10), options: [], context: context)
      #expect(context.actualScaleFactor == 0.5)
    }
  }

  /// In cells of 8 x 16 points.
  @Test func `Lines below the room do not count where the last visible one is cut`() {
    let size = CGSize(width: 40, height: 32)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    #expect("one two three four".boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height == 64)
    #expect("one two three four".boundingRect(with: size, options: options, context: nil).height == 32)
  }
}
