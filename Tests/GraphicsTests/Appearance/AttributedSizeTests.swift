import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// Sizes of attributed strings that are measured without a view, in cells of 8 x 16 points.
@MainActor @Suite struct AttributedSizeTests {
  private func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.paragraphStyle: style])
  }

  private func bounds(_ text: NSAttributedString, _ width: CGFloat) -> CGSize {
    text.boundingRect(with: CGSize(width: width, height: 1000), options: .usesLineFragmentOrigin, context: nil).size
  }

  @Test func `Letters stand farther apart, in cells never closer`() {
    let wide = NSMutableAttributedString(string: "abc")
    wide.addAttribute(.kern, value: 4, range: NSRange(location: 1, length: 2))
    #expect(wide.size() == CGSize(width: 32, height: 16))
    wide.addAttribute(.kern, value: -4, range: NSRange(location: 0, length: 3))
    #expect(wide.size() == CGSize(width: 24, height: 16))
  }

  @Test func `Paragraphs stand apart and have indents`() {
    #expect(text("ab\nc") { $0.paragraphSpacing = 10 }.size() == CGSize(width: 16, height: 42))
    #expect(text("ab\nc") { $0.firstLineHeadIndent = 10 }.size() == CGSize(width: 26, height: 32))
    #expect(bounds(text("one two") { $0.headIndent = 8 }, 40) == CGSize(width: 32, height: 32))
    #expect(bounds(text("one two") { $0.tailIndent = -8 }, 60) == CGSize(width: 32, height: 32))
  }

  @Test func `Each paragraph has the style of its first character`() {
    let both = NSMutableAttributedString(attributedString: text("one two\n") { $0.minimumLineHeight = 20 })
    both.append(text("x") { $0.minimumLineHeight = 40 })
    #expect(both.size() == CGSize(width: 56, height: 60))
  }

  @Test func `Paragraphs that are cut and not broken stay on one line`() {
    #expect(bounds(text("one two three") { $0.lineBreakMode = .byTruncatingTail }, 40) == CGSize(width: 40, height: 16))
    #expect(bounds(text("one two three"), 40) == CGSize(width: 40, height: 48))
  }

  @Test func `A picture in a line makes it higher and is broken as a word`() {
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: 0, width: 30, height: 50)
    let text = NSMutableAttributedString(string: "one ")
    text.append(NSAttributedString(attachment: picture))
    #expect(text.size() == CGSize(width: 62, height: 54))
    #expect(bounds(text, 40) == CGSize(width: 30, height: 66))
  }

  @Test func `In the system's metrics the tallest font of a line counts`() throws {
    let app = XCUIApplication(rootViewController: UIViewController(), textMetrics: .system)
    try app.launch()
    try app.run {
      let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
      let small = "a".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
      let large = "b".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
      #expect(abs(text.size().width - small.width - large.width) < 0.001)
      #expect(abs(text.size().height - 40 * 1.19336) < 0.001)
    }
  }

  @Test func `Attributes of runs can be compared, whatever values they have`() throws {
    let blurred = NSShadow()
    blurred.shadowBlurRadius = 2
    let values: [(NSAttributedString.Key, [NSObject])] = [
      (
        .font,
        [UIFont.systemFont(ofSize: 9), try #require(UIFont(name: "AvenirNextCondensed-DemiBoldItalic", size: 9))]
      ),
      (.foregroundColor, [UIColor.red, UIColor(white: 0, alpha: 0)]),
      (.paragraphStyle, [NSParagraphStyle(), text("a") { $0.lineSpacing = 1 }.style]),
      (.attachment, [NSTextAttachment(), NSTextAttachment()]), (.shadow, [NSShadow(), blurred]),
    ]
    for (key, pair) in values {
      let text = NSMutableAttributedString(string: "ab")
      text.addAttribute(key, value: pair[0], range: NSRange(location: 0, length: 1))
      text.addAttribute(key, value: pair[1], range: NSRange(location: 1, length: 1))
      for index in 0..<2 { #expect(text.attribute(key, at: index, effectiveRange: nil) as? NSObject === pair[index]) }
    }
  }
}

extension NSAttributedString {
  fileprivate var style: NSParagraphStyle {
    attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle ?? NSParagraphStyle()
  }
}
