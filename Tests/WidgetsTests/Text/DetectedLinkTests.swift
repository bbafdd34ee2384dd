import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Text views that make links of what they find in their text.
@MainActor @Suite struct DetectedLinkTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var links: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      links.append("\(URL.absoluteString) \(characterRange.location)")
      return false
    }
  }

  private func tapped(_ text: String, _ types: UIDataDetectorTypes, isEditable: Bool = false) throws -> [String] {
    let stage = try Stage()
    let delegate = Delegate()
    let view = try stage.add(UITextView(), CGRect(x: 0, y: 100, width: 390, height: 100))
    try stage.app.run {
      view.text = text
      view.isEditable = isEditable
      view.dataDetectorTypes = types
      view.delegate = delegate
    }
    try stage.tap(15, 115)
    return delegate.links
  }

  @Test func `A tap on what was found asks the delegate for it`() throws {
    #expect(try tapped("apple.com is a host", .link) == ["http://apple.com 0"])
    #expect(try tapped("408 555-1234 is a number", .phoneNumber) == ["tel:4085551234 0"])
    #expect(try tapped("tomorrow at noon", .all) == ["x-apple-data-detectors://0 0"])
  }

  @Test func `Nothing is found that the view does not look for, or while it can be edited`() throws {
    #expect(try tapped("apple.com is a host", []) == [])
    #expect(try tapped("apple.com is a host", .phoneNumber) == [])
    #expect(try tapped("apple.com is a host", .link, isEditable: true) == [])
  }

  private final class OlderDelegate: NSObject, UITextViewDelegate {
    var asked: [String] = []
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
      asked.append("\(URL.absoluteString) \(characterRange.location)")
      return false
    }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool {
      asked.append("attachment \(characterRange.location)")
      return false
    }
  }

  @Test func `A delegate without the forms with an interaction is asked by the older ones`() throws {
    let stage = try Stage()
    let delegate = OlderDelegate()
    let view = try stage.add(UITextView(), CGRect(x: 0, y: 100, width: 390, height: 100))
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    try stage.app.run {
      view.isEditable = false
      view.delegate = delegate
      view.attributedText = NSAttributedString(string: "link", attributes: [.link: URL(string: "https://a.example")!])
    }
    try stage.tap(15, 115)
    try stage.app.run { view.attributedText = NSAttributedString(attachment: attachment) }
    try stage.tap(15, 115)
    #expect(delegate.asked == ["https://a.example 0", "attachment 0"])
  }
}
