public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Decides about the editing of a text field and is told of it; every method has UIKit's default (contract T1 to T18).
///
/// A method that only a subclass of the adopting class adds is not called: the class that adopts the protocol has to
/// declare it, and the subclass to override it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of the plain form when it is there.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether the user's input may replace the characters of a range; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button may remove the text; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when the user types Return; returns whether the field does what it usually does. True by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Kept, without effect: text shows no edit menu by itself here.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// Default for delegates without the method: true.
  dynamic public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    leftOut(by: self, true, with: [textField])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func textFieldDidBeginEditing(_ textField: UITextField) { leftOut(by: self, with: [textField]) }
  /// Default for delegates without the method: true.
  dynamic public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    leftOut(by: self, true, with: [textField])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func textFieldDidEndEditing(_ textField: UITextField) { leftOut(by: self, with: [textField]) }
  /// Default for delegates without the method: calls the form without a reason.
  dynamic public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    let heard: Void? = LeftOutMethod.call(self, "textFieldDidEndEditing(_:)") { $0.textFieldDidEndEditing(textField) }
    if heard == nil { leftOut(by: self, with: [textField, reason]) }
  }
  /// Default for delegates without the method: true.
  dynamic public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { leftOut(by: self, true, with: [textField, range, string]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func textFieldDidChangeSelection(_ textField: UITextField) { leftOut(by: self, with: [textField]) }
  /// Default for delegates without the method: true.
  dynamic public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    leftOut(by: self, true, with: [textField])
  }
  /// Default for delegates without the method: true.
  dynamic public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    leftOut(by: self, true, with: [textField])
  }
  /// Default for delegates without the method: nil.
  dynamic public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { leftOut(by: self, nil, with: [textField, range, suggestedActions]) }
}

extension BareWidgetDelegate: UITextFieldDelegate {}
