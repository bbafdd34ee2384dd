import Foundation
import Testing
import UIKit

/// Attachments that decide on their size and picture when they are laid out, as Apple's documentation of
/// `NSTextAttachment` says.
@MainActor @Suite struct TextAttachmentTests {
  private func text(_ attachment: NSTextAttachment, before: String = "") -> NSAttributedString {
    let text = NSMutableAttributedString(string: before)
    text.append(NSAttributedString(attachment: attachment))
    return text
  }

  @Test("The bounds are those set, else those of the picture") func bounds() {
    let attachment = NSTextAttachment()
    let fragment = CGRect(x: 0, y: 0, width: 100, height: 20)
    func asked() -> CGRect {
      attachment.attachmentBounds(
        for: nil, proposedLineFragment: fragment, glyphPosition: .zero, characterIndex: 0)
    }
    #expect(asked() == .zero)
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 12)).image { _ in }
    #expect(asked() == CGRect(x: 0, y: 0, width: 30, height: 12))
    attachment.bounds = CGRect(x: 0, y: -3, width: 8, height: 9)
    #expect(asked() == CGRect(x: 0, y: -3, width: 8, height: 9))
    #expect(attachment.image(forBounds: asked(), textContainer: nil, characterIndex: 0) === attachment.image)
  }

  @Test("Without a picture of its own it shows the one in its contents") func contents() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 30, height: 12)
    let data = UIGraphicsImageRenderer(size: size, format: format).pngData { _ in }
    let attachment = NSTextAttachment(data: data, ofType: "public.png")
    func shown() -> UIImage? { attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) }
    #expect(shown()?.size == size)
    let label = UILabel()
    label.attributedText = text(attachment)
    #expect(label.intrinsicContentSize.width == 30)
    attachment.image = UIImage()
    #expect(shown() === attachment.image)
    attachment.image = nil
    attachment.contents = Data([1])
    #expect(shown() == nil)
  }

  @Test("A label asks for the bounds, with the width of its lines") func label() {
    let attachment = HalfWidth()
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text(attachment, before: "ab")
    let size = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    let letters = UILabel()
    letters.text = "ab"
    #expect(size.width == letters.intrinsicContentSize.width + 100)
    #expect(attachment.asked.last?.fragment.width == 200)
    #expect(attachment.asked.last?.index == 2)
    #expect(attachment.asked.allSatisfy { $0.container == nil && $0.fragment.height > 0 })
  }

  @Test("A text view asks with its container") func textView() {
    let attachment = HalfWidth()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 300))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 5
    view.attributedText = text(attachment)
    view.layoutIfNeeded()
    #expect(attachment.asked.last?.fragment.width == 200)
    #expect(attachment.asked.last?.container === view.textContainer)
    let glyph = view.layoutManager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: view.textContainer)
    #expect(glyph.width == 100)
  }

  @Test("The padding stands on both sides") func padding() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
    let label = UILabel()
    label.attributedText = text(attachment)
    let width = label.intrinsicContentSize.width
    attachment.lineLayoutPadding = 4
    label.attributedText = text(attachment)
    #expect(label.intrinsicContentSize.width == width + 8)
  }

  @Test("Bounds that are no numbers take no room") func numbers() {
    let attachment = HalfWidth()
    attachment.factor = .nan
    let label = UILabel()
    label.attributedText = text(attachment)
    #expect(label.intrinsicContentSize.width == 0)
  }

  @Test("Initializers can be overridden and inherited") func initializers() {
    #expect(HalfWidth(data: Data([1]), ofType: "public.png").contents == Data([1]))
    #expect(HalfWidth(image: UIImage()).image != nil)
  }
}

/// As wide as half of the line.
private final class HalfWidth: NSTextAttachment, @unchecked Sendable {
  var factor: CGFloat = 0.5
  private(set) var asked: [(container: NSTextContainer?, fragment: CGRect, index: Int)] = []

  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    asked.append((textContainer, lineFrag, charIndex))
    return CGRect(x: 0, y: 0, width: lineFrag.width * factor, height: 10)
  }

  override func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    UIImage(systemName: "star")
      ?? super.image(forBounds: imageBounds, textContainer: textContainer, characterIndex: charIndex)
  }
}
