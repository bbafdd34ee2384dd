import Foundation
public import PlainviewUIKitCore

/// The part of a field's `UITextInput` that cannot be overridden; the rest is in the class.
extension UITextField: UITextInput {
  var baseInputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }

  func baseTextRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.range(from: fromPosition, to: toPosition)
  }
  func basePosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  func basePosition(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  {
    editor.position(from: position, direction, offset: offset)
  }
  func baseCompare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }
  func baseOffset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }
  func basePosition(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }
  func baseCharacterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    editor.characterRange(extending: position, direction)
  }
}

extension UIView {
  /// How text behaves in the app that the view is in.
  var textSettings: UITextSettings { (window?.application ?? .shared).textSettings }
}

/// The question before a change is in UITextField+Editing.
extension UITextField: EditorOwner {
  /// Tells of a change in the order of contract T5.
  func textWasEdited() {
    contentsDidChange()
    noteText()
    for notice in textSettings.changeNotices {
      switch notice {
      case .delegate: selectionWasChanged()
      case .controlEvent: sendActions(for: .editingChanged)
      case .notification: post(UITextField.textDidChangeNotification)
      }
    }
  }

  func selectionWasChanged() {
    tell("textFieldDidChangeSelection(_:)") { $0.textFieldDidChangeSelection(self) }
  }

  /// One line: line breaks become blanks (contract T6).
  func pasted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return text }
    let mark = textSettings.pastedLineBreak
    return text.replacing("\r\n", with: mark).replacing("\n", with: mark).replacing("\r", with: mark)
  }

  func contentsDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    if clearButtonMode != .never { layOutClearButton() }
  }
}
