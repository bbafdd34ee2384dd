public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// A view of text that pastes by a delegate.
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// Decides what a paste puts in; not retained.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// What is pasted into a text, until the delegate has said what it becomes.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
  /// The content of the pasteboard.
  var itemProvider: NSItemProvider { get }
  /// The object of a drag of the same app; always nil.
  var localObject: Any? { get }
  /// The attributes of typed text.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Makes the item a text.
  func setResult(string: String)
  /// Makes the item a text with attributes.
  func setResult(attributedString: NSAttributedString)
  /// Makes the item an attachment.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Leaves the item out.
  func setNoResult()
  /// Makes the item what it is without a delegate: its text, or the text of its address.
  func setDefaultResult()
}

/// Decides what a paste puts into a text; every method is optional.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Says, now or later, what an item becomes, by calling one of its methods.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Puts the texts of several items together.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Puts the text in itself, and returns where it is then.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Returns whether the paste is animated; never called here.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// By default the item becomes what it is without a delegate.
  dynamic public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { leftOut(by: self, with: [textPasteConfigurationSupporting, item]) }
  /// By default one text behind the other.
  dynamic public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    leftOut(by: self, TextPaste.joined(itemStrings), with: [textPasteConfigurationSupporting, itemStrings, textRange])
  }
  /// By default the text replaces the selection.
  dynamic public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    leftOut(by: self, textRange, with: [textPasteConfigurationSupporting, attributedString, textRange])
  }
  /// By default yes.
  dynamic public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { leftOut(by: self, true, with: [textPasteConfigurationSupporting, attributedString, textRange]) }
}

extension UITextField {
  /// Decides what a paste puts in; not retained.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { TextDragging.pasteDelegate(of: self) }
    set { TextDragging.of(self).pasteDelegate = newValue }
  }
}

extension UITextView {
  /// Decides what a paste puts in; not retained.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { TextDragging.pasteDelegate(of: self) }
    set { TextDragging.of(self).pasteDelegate = newValue }
  }
}
