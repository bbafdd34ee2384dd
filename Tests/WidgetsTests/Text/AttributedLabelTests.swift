import Foundation
import PlainviewUIKitCore
import Testing
import UIKit

/// How the text, the attributed text and the style properties of a label interact (Apple's documentation of `UILabel`).
@MainActor @Suite struct AttributedLabelTests {
  private let label = UILabel()
  private let bold = UIFont.boldSystemFont(ofSize: 20)

  private var two: NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red, .font: bold])
    text.append(NSAttributedString(string: "plain"))
    return text
  }

  private func value(_ key: NSAttributedString.Key, at index: Int) -> Any? {
    label.attributedText?.attribute(key, at: index, effectiveRange: nil)
  }

  @Test func `The label's looks become those of the first character`() {
    label.attributedText = two
    #expect(label.text == "redplain")
    #expect(label.font == bold)
    #expect(label.textColor == .red)
    #expect(label.attributedText == two)
  }

  @Test func `A text set afterwards has no attributes, the same text neither`() {
    for text in ["new", "redplain"] {
      label.attributedText = two
      label.text = text
      #expect(label.text == text)
      // The label's own colour is still that of the first character, and now that of all.
      #expect(value(.foregroundColor, at: text.utf16.count - 1) as? UIColor == .red)
    }
  }

  @Test func `A font or a colour that is set applies to all of the text`() {
    label.attributedText = two
    label.textColor = .blue
    #expect(value(.foregroundColor, at: 0) as? UIColor == .blue)
    #expect(value(.foregroundColor, at: 7) as? UIColor == .blue)
    let small = UIFont.systemFont(ofSize: 9)
    label.font = small
    #expect(value(.font, at: 0) as? UIFont == small)
    #expect(value(.font, at: 7) as? UIFont == small)
    #expect(label.text == "redplain")
  }

  @Test func `An alignment that is set takes the place of that of paragraphs`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 4
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .right)
    label.textAlignment = .center
    let new = value(.paragraphStyle, at: 0) as? NSParagraphStyle
    #expect(new?.alignment == .center)
    #expect(new?.lineSpacing == 4)
    #expect(style.alignment == .right)
  }

  @Test func `Plain text read with attributes has those of the label`() {
    label.text = "abc"
    label.font = bold
    label.textAlignment = .center
    #expect(value(.font, at: 0) as? UIFont == bold)
    #expect(value(.foregroundColor, at: 0) as? UIColor == .label)
    #expect((value(.paragraphStyle, at: 0) as? NSParagraphStyle)?.alignment == .center)
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func `A text that is changed after it was set does not change the label`() {
    let text = two
    label.attributedText = text
    text.mutableString.setString("gone")
    #expect(label.text == "redplain")
    #expect(label.attributedText?.string == "redplain")
  }

  @Test func `An alignment of the first paragraph is the label's, natural too`() {
    label.textAlignment = .center
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: NSParagraphStyle()])
    #expect(label.textAlignment == .natural)
    label.textAlignment = .center
    label.attributedText = NSAttributedString(string: "a")
    #expect(label.textAlignment == .center)
  }
}
