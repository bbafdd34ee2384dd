public import Foundation

extension UITextField {
  /// What is drawn around the field; raw values are UIKit's, here and below.
  public enum BorderStyle: Int, Sendable {
    /// Nothing, a line, a sunk frame, or a rounded rectangle.
    case none, line, bezel, roundedRect
  }

  /// When a view beside the text or the button that clears it is shown.
  public enum ViewMode: Int, Sendable {
    /// Never, while the user edits the text, while the user does not, or always.
    case never, whileEditing, unlessEditing, always
  }

  /// Why the editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is kept, or what was typed is not to count.
    case committed, cancelled
  }

  /// Posted when the user begins to edit a field, with the field as the object.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user has ended editing a field, with the field as the object.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Why the editing has ended, in the information of that notification: the raw value of a reason.
  public nonisolated static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
  /// Posted when the user has changed the text of a field, with the field as the object.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
