import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Pastes that a delegate changes, and drags of texts, which are kept.
@MainActor @Suite struct PasteDelegateTests {
  private final class Shouter: NSObject, UITextPasteDelegate {
    var kept: (any UITextPasteItem)?
    var waits = false
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
      if waits {
        kept = item
      } else if let text = item.itemProvider.canLoadObject(ofClass: NSString.self) ? "pasted" : nil {
        item.setResult(string: text)
      } else {
        item.setNoResult()
      }
    }
  }

  private final class Performer: NSObject, UITextPasteDelegate {
    var performed: [String] = []
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
      NSAttributedString(string: itemStrings.map(\.string).joined(separator: "+"))
    }
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
      performed.append(attributedString.string)
      return textRange
    }
  }

  @Test func `A delegate says what an item becomes, now or later`() throws {
    let stage = try Stage()
    let view = try stage.add(UITextView())
    let delegate = Shouter()
    try stage.app.run {
      view.pasteDelegate = delegate
      view.becomeFirstResponder()
      UIPasteboard.general.string = "a"
      view.paste(nil)
    }
    #expect(view.text == "pasted")
    try stage.app.run {
      delegate.waits = true
      view.paste(nil)
    }
    #expect(view.text == "pasted")
    try stage.app.run { delegate.kept?.setDefaultResult() }
    #expect(view.text == "pasteda")
  }

  @Test func `An image is pasted where the configuration takes it`() throws {
    let stage = try Stage()
    let view = try stage.add(UITextView())
    let delegate = Shouter()
    delegate.waits = true
    try stage.app.run {
      view.pasteDelegate = delegate
      UIPasteboard.general.image = UIImage()
      #expect(!view.canPerformAction(#selector(UIResponder.paste(_:)), withSender: nil))
      view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
      view.becomeFirstResponder()
      #expect(view.canPerformAction(#selector(UIResponder.paste(_:)), withSender: nil))
      view.paste(nil)
      delegate.kept?.setResult(string: "image")
    }
    #expect(view.text == "image")
  }

  @Test func `A delegate puts texts together, and puts them in itself`() throws {
    let stage = try Stage()
    let field = try stage.add(UITextField())
    let delegate = Performer()
    try stage.app.run {
      field.pasteDelegate = delegate
      field.becomeFirstResponder()
      UIPasteboard.general.strings = ["a", "b"]
      field.paste(nil)
    }
    #expect(delegate.performed == ["a+b"])
    #expect(field.text == "")
  }

  @Test func `Fields and text views keep what is said of drags`() {
    final class Drags: NSObject, UITextDragDelegate, UITextDropDelegate {}
    let (field, view, drags) = (UITextField(), UITextView(), Drags())
    field.textDragInteraction?.isEnabled = false
    #expect(field.textDragInteraction?.isEnabled == false && view.textDragInteraction?.isEnabled == true)
    view.textDragDelegate = drags
    view.textDropDelegate = drags
    view.textDragOptions = .stripTextColorFromPreviews
    #expect(view.textDragDelegate === drags && view.textDropDelegate === drags)
    #expect(view.textDragOptions == .stripTextColorFromPreviews && field.textDragOptions == [])
    #expect(!view.isTextDragActive && !view.isTextDropActive && field.textDropInteraction != nil)
  }
}
