public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Decides about and hears of the editing of a text field; every method has UIKit's default (contract T1 to T18).
///
/// A method that only a subclass of the adopting class adds is not called: the class that adopts the protocol has to
/// declare it, and the subclass to override it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of the plain form when it is there.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Kept, without effect: text shows no edit menu by itself here.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  dynamic public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    leftOut(by: self, true, with: [textField])
  }
  dynamic public func textFieldDidBeginEditing(_ textField: UITextField) { leftOut(by: self, with: [textField]) }
  dynamic public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    leftOut(by: self, true, with: [textField])
  }
  dynamic public func textFieldDidEndEditing(_ textField: UITextField) { leftOut(by: self, with: [textField]) }
  dynamic public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    let heard: Void? = LeftOutMethod.call(self, "textFieldDidEndEditing(_:)") { $0.textFieldDidEndEditing(textField) }
    if heard == nil { leftOut(by: self, with: [textField, reason]) }
  }
  dynamic public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { leftOut(by: self, true, with: [textField, range, string]) }
  dynamic public func textFieldDidChangeSelection(_ textField: UITextField) { leftOut(by: self, with: [textField]) }
  dynamic public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    leftOut(by: self, true, with: [textField])
  }
  dynamic public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    leftOut(by: self, true, with: [textField])
  }
  dynamic public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { leftOut(by: self, nil, with: [textField, range, suggestedActions]) }
}
