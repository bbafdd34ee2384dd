public import Foundation

/// The methods of the edit menu, which go to the first responder of the chain that says it can perform them.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts what the pasteboard has.
  func paste(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Selects the object at the position of the menu, such as a word.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Inserts what the pasteboard has, in the style of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Makes the selected text bold, or no longer bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selected text italic, or no longer italic.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selected text, or removes the underline.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selected text larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selected text smaller.
  func decreaseSize(_ sender: Any?)
  /// Lets the selected text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Lets the selected text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Replaces the attributes of the selected text by what the closure returns for them.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponder: UIResponderStandardEditActions {}
