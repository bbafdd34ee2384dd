package import Foundation

/// The behaviour of text fields and text views that UIKit does not document, as chosen here.
package struct UITextSettings: Equatable, Sendable {
  /// The receivers of a text field's change.
  package enum Notice: Sendable { case delegate, controlEvent, notification }

  /// The order in which a field tells that editing began (contract T4).
  package var beginNotices: [Notice] = [.delegate, .controlEvent, .notification]
  /// The order in which a field tells of a change; the delegate's call is `textFieldDidChangeSelection` (contract T5).
  package var changeNotices: [Notice] = [.delegate, .controlEvent, .notification]
  /// Whether the delegate is told of the selection when code assigns text while a field is edited (contract T1).
  package var tellsSelectionOfAssignedText = false
  /// The replacement of a pasted line break in a field (contract T6).
  package var pastedLineBreak = " "
  /// Whether the first change after a secure field got the focus clears it (contract T14).
  package var clearsSecretsOnFirstChange = true
  /// Whether backspace takes one letter out of a Korean syllable that is being composed, not the syllable (contract T6).
  package var deletesKoreanByLetter = true
  /// The height of the keyboard in points, with the bar of suggestions; nil for that of the device.
  package var keyboardHeight: CGFloat?
  /// The duration of the keyboard's animation, in seconds, as in its notifications.
  package var keyboardAnimationDuration: TimeInterval = 0.25

  package init() {}
}
