package import Foundation

/// How text fields and text views behave where UIKit does not document it: our choices in one place.
package struct UITextSettings: Equatable, Sendable {
  /// Who is told of a change of a text field.
  package enum Notice: Sendable { case delegate, controlEvent, notification }

  /// The order in which a field tells that editing began (contract T4).
  package var beginNotices: [Notice] = [.delegate, .controlEvent, .notification]
  /// The order in which a field tells of a change; the delegate's call is `textFieldDidChangeSelection` (contract T5).
  package var changeNotices: [Notice] = [.delegate, .controlEvent, .notification]
  /// Whether the delegate hears of the selection when code assigns text while a field is edited (contract T1).
  package var tellsSelectionOfAssignedText = false
  /// What a line break of a paste becomes in a field (contract T6).
  package var pastedLineBreak = " "
  /// Whether the first change after the focus came to a secret begins it anew (contract T14).
  package var clearsSecretsOnFirstChange = true
  /// Whether backspace takes one letter out of a Korean syllable that is being composed, not the syllable (contract T6).
  package var deletesKoreanByLetter = true
  /// The height of the keyboard in points, with the bar of suggestions; nil for that of the device.
  package var keyboardHeight: CGFloat?
  /// How long the keyboard takes to come and go, in seconds, as its notifications say.
  package var keyboardAnimationDuration: TimeInterval = 0.25

  package init() {}
}
