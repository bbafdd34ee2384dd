import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// What delegates of pastes make of the pasteboard's items.
@MainActor @Suite struct TextPasteTests {
  private final class Transformer: NSObject, UITextPasteDelegate {
    /// nil for the default result.
    var transform: ((any UITextPasteItem) -> Void)?

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
      if let transform { transform(item) } else { item.setDefaultResult() }
    }
  }

  private final class Joiner: NSObject, UITextPasteDelegate {
    var seen: [[String]] = []

    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
      seen.append(itemStrings.map { $0.string })
      return NSAttributedString(string: itemStrings.map { $0.string }.joined(separator: "-"))
    }
  }

  private final class Performer: NSObject, UITextPasteDelegate {
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
      guard let view = textPasteConfigurationSupporting as? UITextView else { return textRange }
      view.replace(textRange, withText: "<\(attributedString.string)>")
      return textRange
    }
  }

  private final class Refuser: NSObject, UITextViewDelegate {
    var asked: [String] = []

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      asked.append(text)
      return false
    }
  }

  private let stage: Stage
  private let view: UITextView
  private let transformer = Transformer()

  init() throws {
    stage = try Stage()
    view = try stage.add(UITextView(), CGRect(x: 20, y: 100, width: 300, height: 200))
    view.text = "xy"
    try stage.app.run {
      _ = view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 1, length: 0)
    }
  }

  private func paste(_ strings: [String], by delegate: (any UITextPasteDelegate)?) throws {
    try stage.app.run {
      view.pasteDelegate = delegate
      UIPasteboard.general.strings = strings
      view.paste(nil)
    }
  }

  @Test func `Each item is transformed`() throws {
    var kinds: [[String]] = []
    transformer.transform = { item in
      kinds.append(item.itemProvider.registeredTypeIdentifiers)
      item.setResult(string: "\(kinds.count)")
    }
    try paste(["a", "b"], by: transformer)
    #expect(view.text == "x12y")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    #expect(kinds == [["public.utf8-plain-text"], ["public.utf8-plain-text"]])
  }

  @Test func `The delegate is not retained, and without one all texts follow each other`() throws {
    try stage.app.run { view.pasteDelegate = Transformer() }
    #expect(view.pasteDelegate == nil)
    try paste(["a", "b"], by: nil)
    #expect(view.text == "xaby")
  }

  @Test func `The default result is the text, and items without a result are left out`() throws {
    var count = 0
    transformer.transform = { item in
      count += 1
      if count == 1 { item.setNoResult() } else { item.setDefaultResult() }
    }
    try paste(["a", "b"], by: transformer)
    #expect(view.text == "xby")
    transformer.transform = { $0.setNoResult() }
    try paste(["c"], by: transformer)
    #expect(view.text == "xby")
  }

  @Test func `The first result of an item counts`() throws {
    transformer.transform = { item in
      item.setResult(string: "first")
      item.setResult(string: "second")
    }
    try paste(["a"], by: transformer)
    #expect(view.text == "xfirsty")
  }

  @Test func `The delegate combines the items' texts`() throws {
    let joiner = Joiner()
    try paste(["a", "b"], by: joiner)
    #expect(view.text == "xa-by")
    #expect(joiner.seen == [["a", "b"]])
  }

  @Test func `The delegate puts the text in itself`() throws {
    let performer = Performer()
    try paste(["a", "b"], by: performer)
    #expect(view.text == "x<ab>y")
  }

  @Test func `A result may come later, and nothing changes until all are there`() throws {
    var waiting: [any UITextPasteItem] = []
    transformer.transform = { waiting.append($0) }
    try paste(["a", "b"], by: transformer)
    #expect(view.text == "xy")
    try stage.app.run { waiting[1].setResult(string: "2") }
    #expect(view.text == "xy")
    // The text is put in where it was to be when the paste began, as far as the text has the place.
    try stage.app.run {
      view.text = ""
      waiting[0].setResult(string: "1")
    }
    #expect(view.text == "12")
  }

  @Test func `Results have attributes, and plain ones get those of the text`() throws {
    var defaults: [NSAttributedString.Key: Any] = [:]
    transformer.transform = { item in
      defaults = item.defaultAttributes
      item.setResult(attributedString: NSAttributedString(string: "a", attributes: [.kern: 3]))
    }
    try paste(["?"], by: transformer)
    #expect(view.text == "xay")
    #expect(view.attributedText.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
    #expect(view.attributedText.attribute(.kern, at: 2, effectiveRange: nil) == nil)
    #expect((defaults[.font] as? UIFont)?.pointSize == view.font?.pointSize)
  }

  @Test func `An attachment stands for one character`() throws {
    let picture = NSTextAttachment()
    transformer.transform = { $0.setResult(attachment: picture) }
    try paste(["?"], by: transformer)
    #expect(view.attributedText.length == 3)
    #expect(view.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment === picture)
  }

  @Test func `Pictures are pasted into views whose text may be styled`() throws {
    let field = try stage.add(UITextField(), CGRect(x: 20, y: 320, width: 200, height: 40))
    let paste = Selector("paste:")
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    try stage.app.run {
      UIPasteboard.general.image = picture
      #expect(!view.canPerformAction(paste, withSender: nil))
      view.paste(nil)
      #expect(view.text == "xy")
      view.allowsEditingTextAttributes = true
      #expect(view.canPerformAction(paste, withSender: nil))
      view.paste(nil)
    }
    let attachment = view.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment
    #expect(attachment?.image?.size == CGSize(width: 10, height: 10))
    try stage.app.run {
      field.allowsEditingTextAttributes = true
      _ = field.becomeFirstResponder()
      #expect(!field.canPerformAction(paste, withSender: nil))
    }
  }

  @Test func `What only the paste configuration takes is the delegate's`() throws {
    transformer.transform = { item in
      item.setResult(string: item.itemProvider.canLoadObject(ofClass: NSURL.self) ? "link" : "?")
    }
    try stage.app.run {
      UIPasteboard.general.url = URL(string: "https://example.com")
      #expect(!view.canPerformAction(Selector("paste:"), withSender: nil))
      view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSURL.self)
      view.pasteDelegate = transformer
      #expect(view.canPerformAction(Selector("paste:"), withSender: nil))
      view.paste(nil)
    }
    #expect(view.text == "xlinky")
  }

  @Test func `A field has no line breaks, whatever the result`() throws {
    let field = try stage.add(UITextField(), CGRect(x: 20, y: 320, width: 200, height: 40))
    transformer.transform = { $0.setResult(attributedString: NSAttributedString(string: "a\nb")) }
    try stage.app.run {
      _ = field.becomeFirstResponder()
      field.pasteDelegate = transformer
      UIPasteboard.general.string = "?"
      field.paste(nil)
    }
    #expect(field.text == "a b")
  }

  @Test func `T19 A delegate that refuses a styled text is asked once`() throws {
    let refuser = Refuser()
    transformer.transform = {
      $0.setResult(attributedString: NSAttributedString(string: "a", attributes: [.kern: 3]))
    }
    view.delegate = refuser
    try paste(["?"], by: transformer)
    #expect(view.text == "xy")
    #expect(refuser.asked == ["a"])
  }
}
