import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// The edit menu's items for the style of a text.
@MainActor @Suite struct TextStyleTests {
  private let stage: Stage
  private let view: UITextView

  init() throws {
    stage = try Stage()
    view = try stage.add(UITextView(), CGRect(x: 20, y: 100, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "abcd"
    try stage.app.run {
      view.allowsEditingTextAttributes = true
      _ = view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 1, length: 2)
    }
  }

  private func font(at index: Int) -> UIFont? {
    view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  private func isBold(at index: Int) -> Bool {
    font(at: index)?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
  }

  @Test func `The selection becomes bold and plain again, and that can be undone`() throws {
    try stage.app.run { view.toggleBoldface(nil) }
    #expect((0..<4).map(isBold) == [false, true, true, false])
    #expect(font(at: 1)?.pointSize == 17)
    try stage.app.run { view.undoManager?.undo() }
    #expect(!isBold(at: 1))
    try stage.app.run { view.undoManager?.redo() }
    #expect(isBold(at: 1))
    try stage.app.run {
      view.selectedRange = NSRange(location: 1, length: 2)
      view.toggleBoldface(nil)
    }
    #expect(!isBold(at: 1))
  }

  @Test func `Italics, underlines and sizes`() throws {
    try stage.app.run {
      view.toggleItalics(nil)
      view.toggleUnderline(nil)
      view.increaseSize(nil)
    }
    #expect(font(at: 1)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(font(at: 1)?.pointSize == 18)
    #expect(view.attributedText.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
    #expect(font(at: 0)?.pointSize == 17)
  }

  @Test func `At a caret the next letters get the looks`() throws {
    try stage.app.run {
      view.selectedRange = NSRange(location: 4, length: 0)
      view.toggleBoldface(nil)
    }
    try stage.app.typeKey("e", modifierFlags: [])
    #expect((isBold(at: 3), isBold(at: 4)) == (false, true))
  }

  @Test func `Code converts the attributes part by part`() throws {
    try stage.app.run {
      view.updateTextAttributes { $0.merging([.kern: 2]) { $1 } }
    }
    #expect(view.attributedText.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    #expect(view.attributedText.attribute(.kern, at: 3, effectiveRange: nil) == nil)
  }

  @Test func `Copies keep their looks, and matching the style drops them`() throws {
    try stage.app.run { view.toggleBoldface(nil) }
    try stage.app.chooseEditAction(.copy)
    try stage.app.run {
      view.selectedRange = NSRange(location: 4, length: 0)
      view.paste(nil)
    }
    #expect(view.text == "abcdbc")
    #expect(isBold(at: 4))
    try stage.app.run {
      view.selectedRange = NSRange(location: 0, length: 0)
      view.pasteAndMatchStyle(nil)
    }
    #expect(view.text == "bcabcdbc")
    #expect(!isBold(at: 0))
  }

  @Test func `The items are offered and act only where the text may be styled`() throws {
    let bold = Selector("toggleBoldface:")
    #expect(try stage.app.run { view.canPerformAction(bold, withSender: nil) })
    try stage.app.run {
      view.allowsEditingTextAttributes = false
      view.toggleBoldface(nil)
    }
    #expect(try stage.app.run { !view.canPerformAction(bold, withSender: nil) })
    #expect(!isBold(at: 1))
  }
}
