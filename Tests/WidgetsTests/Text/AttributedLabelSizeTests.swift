import Foundation
import Testing
@_spi(Plainview) import UIKit
import _Testing_UIKit

/// Sizes of labels whose text has several runs, in the metrics of the system font: a line is 1.19336 of the font's size
/// high and its baseline 0.952148 below the top (rendering.md, "Text metrics"); widths are those of plain labels.
@MainActor @Suite struct AttributedLabelSizeTests {
  private let app: XCUIApplication
  private let label = UILabel()
  private let small = UIFont.systemFont(ofSize: 12)
  private let large = UIFont.boldSystemFont(ofSize: 30)

  init() throws {
    app = XCUIApplication(rootViewController: UIViewController(), textMetrics: .system)
    try app.launch()
    try add(label)
  }

  private func add(_ view: UIView) throws { try app.run { app.window?.rootViewController?.view.addSubview(view) } }

  private func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (part, attributes) in parts { text.append(NSAttributedString(string: part, attributes: attributes)) }
    return text
  }

  /// The width of a plain text, measured by another label.
  private func width(_ text: String, _ font: UIFont) throws -> CGFloat {
    let other = UILabel()
    other.font = font
    other.text = text
    try add(other)
    return other.intrinsicContentSize.width
  }

  /// Sizes are rounded to thirds of a point.
  @discardableResult
  private func isNear(_ one: CGFloat, _ other: CGFloat, within distance: CGFloat = 0.34) -> Bool {
    abs(one - other) <= distance
  }

  // MARK: Runs

  @Test func `Each run is as wide as its own font makes it, and the line as high as the tallest`() throws {
    label.attributedText = text(("small ", [.font: small]), ("LARGE", [.font: large]))
    let size = label.intrinsicContentSize
    #expect(isNear(size.width, try width("small ", small) + width("LARGE", large), within: 0.67))
    #expect(isNear(size.height, 30 * 1.19336))
    label.attributedText = text(("LARGE", [.font: large]), (" small", [.font: small]))
    #expect(isNear(label.intrinsicContentSize.height, 30 * 1.19336))
  }

  @Test func `A text in one font is as large with attributes as without`() throws {
    for string in ["One", "One two three", "한글 abc", "a\nb", "e\u{301} 👨‍👩‍👧‍👦"] {
      let plain = UILabel()
      let styled = UILabel()
      for label in [plain, styled] {
        label.numberOfLines = 0
        label.font = small
        try add(label)
      }
      plain.text = string
      styled.attributedText = text((string, [.foregroundColor: UIColor.red]))
      #expect(styled.intrinsicContentSize == plain.intrinsicContentSize)
      #expect(styled.sizeThatFits(CGSize(width: 40, height: 0)) == plain.sizeThatFits(CGSize(width: 40, height: 0)))
    }
  }

  @Test func `Kern and tracking are added behind every character`() throws {
    let plain = try width("abc", small)
    label.font = small
    label.attributedText = text(("abc", [.kern: 2]))
    #expect(isNear(label.intrinsicContentSize.width, plain + 6))
    label.attributedText = text(("abc", [.tracking: CGFloat(-1)]))
    #expect(isNear(label.intrinsicContentSize.width, plain - 3))
    label.attributedText = text(("abc", [.kern: -1000.0]))
    #expect(label.intrinsicContentSize.width == 0)
    label.attributedText = text(("abc", [.kern: CGFloat.nan]))
    #expect(isNear(label.intrinsicContentSize.width, plain))
  }

  @Test func `Parts without a font have the one that the label had`() throws {
    label.font = large
    label.attributedText = text(("red", [.foregroundColor: UIColor.red, .font: small]), ("rest", [:]))
    #expect(isNear(label.intrinsicContentSize.width, try width("red", small) + width("rest", large), within: 0.67))
  }

  @Test func `A raised run makes the line higher`() {
    label.attributedText = text(("x", [.font: small]), ("2", [.font: small, .baselineOffset: 6]))
    #expect(isNear(label.intrinsicContentSize.height, 12 * 1.19336 + 6))
  }

  @Test func `A picture counts as the box of its bounds`() throws {
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: -4, width: 25, height: 40)
    let whole = text(("ab", [.font: small]))
    whole.append(NSAttributedString(attachment: picture))
    label.attributedText = whole
    #expect(isNear(label.intrinsicContentSize.width, try width("ab", small) + 25))
    // 36 above the baseline, 4 below: more than the letters on both sides.
    #expect(isNear(label.intrinsicContentSize.height, 40))
  }

  // MARK: Lines

  @Test func `Words wrap by the widths of their runs`() throws {
    label.numberOfLines = 0
    label.attributedText = text(("one ", [.font: small]), ("TWO ", [.font: large]), ("three", [.font: small]))
    // Wide enough for the first two words, so that the third is below them.
    let available = try width("one ", small) + width("TWO", large) + 2
    let size = label.sizeThatFits(CGSize(width: available, height: 0))
    #expect(isNear(size.height, 30 * 1.19336 + 12 * 1.19336, within: 0.67))
    // In the small font all three would fit on one line.
    label.attributedText = text(("one TWO three", [.font: small]))
    #expect(isNear(label.sizeThatFits(CGSize(width: available, height: 0)).height, 12 * 1.19336))
  }

  @Test func `A number of lines cuts off the rest, with the heights of the lines that stay`() {
    label.numberOfLines = 1
    label.attributedText = text(("one\n", [.font: small]), ("TWO", [.font: large]))
    #expect(isNear(label.intrinsicContentSize.height, 12 * 1.19336))
    label.numberOfLines = 2
    #expect(isNear(label.intrinsicContentSize.height, 42 * 1.19336, within: 0.67))
  }

  @Test func `Line breaks of all kinds end a line`() {
    label.numberOfLines = 0
    for text in ["a\nb", "a\rb", "a\r\nb", "a\u{2028}b", "a\u{2029}b"] {
      label.text = text
      #expect(isNear(label.intrinsicContentSize.height, 2 * 17 * 1.19336, within: 0.67))
    }
  }

  @Test func `Baselines are those of the first and the last line`() throws {
    label.numberOfLines = 0
    label.attributedText = text(("TALL\n", [.font: large]), ("low", [.font: small]))
    let height = 30 * 1.19336 + 12 * 1.19336
    let first = try #require(label.textBaseline(isFirst: true))
    let last = try #require(label.textBaseline(isFirst: false))
    // They count from the top (W38), where the height that is rounded up begins.
    let above = (Double(label.intrinsicContentSize.height) - height) / 2
    #expect(first.heightFraction == 0 && last.heightFraction == 0)
    #expect(abs(first.offset - (above + 30 * 0.952148)) < 0.01)
    #expect(abs(last.offset - (above + 30 * 1.19336 + 12 * 0.952148)) < 0.01)
  }

  // MARK: Paragraphs

  private func styled(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return text((string, [.font: small, .paragraphStyle: style]))
  }

  private func height(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
    label.numberOfLines = 0
    label.attributedText = styled(string, change)
    return label.intrinsicContentSize.height
  }

  @Test func `Spacing lies between lines and paragraphs, not around them`() {
    let line = 12 * 1.19336
    #expect(isNear(height("a\nb\nc") { $0.lineSpacing = 5 }, 3 * line + 10))
    #expect(isNear(height("a\nb\nc") { $0.paragraphSpacing = 7 }, 3 * line + 14))
    #expect(isNear(height("a\nb\nc") { $0.paragraphSpacingBefore = 3 }, 3 * line + 6))
    #expect(isNear(height("a") { $0.lineSpacing = 5 }, line))
  }

  @Test func `Heights of lines have a least and a largest, and a multiple`() {
    let line = 12 * 1.19336
    #expect(isNear(height("a\nb") { $0.minimumLineHeight = 30 }, 60))
    #expect(isNear(height("a\nb") { $0.maximumLineHeight = 10 }, 20))
    #expect(isNear(height("a\nb") { $0.lineHeightMultiple = 2 }, 4 * line))
    #expect(
      isNear(
        height("a") {
          $0.lineHeightMultiple = 2
          $0.maximumLineHeight = 20
        }, 20))
  }

  @Test func `Indents take width from lines`() throws {
    let plain = try width("one two", small)
    label.attributedText = styled("one two") { $0.firstLineHeadIndent = 20 }
    #expect(isNear(label.intrinsicContentSize.width, plain + 20))
    label.attributedText = styled("one two") { $0.tailIndent = -15 }
    #expect(isNear(label.intrinsicContentSize.width, plain + 15))
    label.numberOfLines = 0
    label.attributedText = styled("one two") { $0.headIndent = 20 }
    #expect(isNear(label.sizeThatFits(CGSize(width: plain + 1, height: 0)).height, 12 * 1.19336))
    label.attributedText = styled("one two") { $0.firstLineHeadIndent = 20 }
    #expect(isNear(label.sizeThatFits(CGSize(width: plain + 1, height: 0)).height, 24 * 1.19336, within: 0.67))
    // A positive tail indent is measured from the head.
    label.attributedText = styled("one two") { $0.tailIndent = plain - 5 }
    #expect(isNear(label.sizeThatFits(CGSize(width: 1000, height: 0)).height, 24 * 1.19336, within: 0.67))
  }

  @Test func `Values that make no sense change nothing and end`() {
    let line = 12 * 1.19336
    for value in [CGFloat.nan, .infinity, -.infinity, -5] {
      #expect(
        isNear(
          height("a\nb") {
            $0.lineSpacing = value
            $0.firstLineHeadIndent = value
            $0.minimumLineHeight = value
          }, 2 * line))
    }
    label.attributedText = styled("one two three") { $0.headIndent = 1e9 }
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)).height > line)
  }

  // MARK: Characters and runs

  @Test func `A character that two runs share counts once, in the looks of its first unit`() throws {
    let text = NSMutableAttributedString(string: "e\u{301}x", attributes: [.font: small])
    text.addAttribute(.font, value: large, range: NSRange(location: 1, length: 1))
    label.attributedText = text
    #expect(isNear(label.intrinsicContentSize.width, try width("e\u{301}x", small)))
    #expect(isNear(label.intrinsicContentSize.height, 12 * 1.19336))
    let family = NSMutableAttributedString(string: "👨‍👩‍👧‍👦", attributes: [.font: small])
    for index in 1..<11 { family.addAttribute(.font, value: large, range: NSRange(location: index, length: 1)) }
    label.attributedText = family
    #expect(isNear(label.intrinsicContentSize.width, try width("👨‍👩‍👧‍👦", small)))
  }

  @Test func `An empty text with attributes has no size`() {
    label.attributedText = NSAttributedString(string: "")
    #expect(label.intrinsicContentSize == .zero)
    label.attributedText = nil
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.text == nil)
  }

  // The cost is bounded below; the limit ends what hangs, and counts the wait for other tests on the main actor.
  @Test(.timeLimit(.minutes(10))) func `Ten thousand runs cost about ten times as much as a thousand`() throws {
    // Processor time: the clocks of a test that drives an app are the app's.
    func cost(_ count: Int) -> Int {
      let text = NSMutableAttributedString(string: "")
      for index in 0..<count {
        text.append(NSAttributedString(string: "ab ", attributes: [.font: index % 2 == 0 ? small : large]))
      }
      label.numberOfLines = 0
      let start = clock()
      label.attributedText = text
      #expect(label.sizeThatFits(CGSize(width: 300, height: 0)).height > 100)
      return clock() - start
    }
    _ = cost(100)
    let few = cost(1000)
    #expect(cost(10_000) < few * 40)
  }
}
