import PlainviewRuntime
import PlainviewUIKitCore

/// Is told which button of an action sheet the user chose; all methods have defaults.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: AnyObject {
  /// Called when the user chose a button, before the sheet goes.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called when the system cancels the sheet, which does not happen here.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Called before the sheet is shown.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called after the sheet was shown.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called before the sheet goes, with the index of the button.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the sheet has gone, with the index of the button; -1 for a touch beside one that cannot be cancelled.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    leftOut(by: self, with: [actionSheet, buttonIndex])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func actionSheetCancel(_ actionSheet: UIActionSheet) { leftOut(by: self, with: [actionSheet]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func willPresent(_ actionSheet: UIActionSheet) { leftOut(by: self, with: [actionSheet]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func didPresent(_ actionSheet: UIActionSheet) { leftOut(by: self, with: [actionSheet]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    leftOut(by: self, with: [actionSheet, buttonIndex])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    leftOut(by: self, with: [actionSheet, buttonIndex])
  }
}
