public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// A field or a view of text, whose delegate for pastes decides what is put in.
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// Decides how what is pasted becomes text; nil for the usual way. Not retained.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Decides how what is pasted becomes text; every method is optional.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Called for each item that is pasted; the delegate gives the item a result, at once or later.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Returns the text that the results of all items make; called when all are there.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Puts the text in at a range, in place of the usual way, and returns the range that the new text has.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Returns whether the new text is shown by an animation; never called here, where it is shown at once.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  /// By default the item gets the default result.
  dynamic public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { leftOut(by: self, with: [textPasteConfigurationSupporting, item]) }
  /// By default the results follow each other without anything between them.
  dynamic public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    leftOut(by: self, NSAttributedString(string: ""), with: [textPasteConfigurationSupporting, itemStrings, textRange])
  }
  /// By default the text is put in as any other that is pasted.
  dynamic public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    leftOut(by: self, textRange, with: [textPasteConfigurationSupporting, attributedString, textRange])
  }
  /// By default true.
  dynamic public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool {
    leftOut(by: self, true, with: [textPasteConfigurationSupporting, attributedString, textRange])
  }
}

/// One item that is pasted into a text; the delegate gives it a result, once.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
  /// What is pasted.
  var itemProvider: NSItemProvider { get }
  /// The object that a drag within the app had; nil for what is pasted.
  var localObject: Any? { get }
  /// The attributes that plain text gets.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Has plain text put in, with the default attributes.
  func setResult(string: String)
  /// Has text put in with its attributes.
  func setResult(attributedString string: NSAttributedString)
  /// Has an attachment put in.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Has nothing put in.
  func setNoResult()
  /// Has put in what is put in without a delegate: text, and in views whose text may be styled, styled text and pictures.
  func setDefaultResult()
}

extension UITextField: UITextPasteConfigurationSupporting {
  /// Decides how what is pasted becomes text; nil for the usual way. Not retained.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { editor.pasteDelegate }
    set { editor.pasteDelegate = newValue }
  }
}

extension UITextView: UITextPasteConfigurationSupporting {
  /// Decides how what is pasted becomes text; nil for the usual way. Not retained.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { editor.pasteDelegate }
    set { editor.pasteDelegate = newValue }
  }
}
