package import PlainviewRuntime
import PlainviewUIKitCore

/// Is told which button of an alert view the user chose; all methods have defaults.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
  /// Called when the user chose a button, before the alert goes.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called when the system cancels the alert, which does not happen here.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Called before the alert is shown.
  func willPresent(_ alertView: UIAlertView)
  /// Called after the alert was shown.
  func didPresent(_ alertView: UIAlertView)
  /// Called before the alert goes, with the index of the button.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the alert has gone, with the index of the button.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Returns whether the first button that does not cancel can be chosen; asked before the alert is shown and at each
  /// change of a text. True by default.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    leftOut(by: self, with: [alertView, buttonIndex])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func alertViewCancel(_ alertView: UIAlertView) { leftOut(by: self, with: [alertView]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func willPresent(_ alertView: UIAlertView) { leftOut(by: self, with: [alertView]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func didPresent(_ alertView: UIAlertView) { leftOut(by: self, with: [alertView]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    leftOut(by: self, with: [alertView, buttonIndex])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    leftOut(by: self, with: [alertView, buttonIndex])
  }
  /// Default for delegates without the method: true.
  dynamic public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    leftOut(by: self, true, with: [alertView])
  }
}

/// What alert views and action sheets of before iOS 8 ask their delegates.
@MainActor package enum OldAlertMethods {
  package static let alert = DelegateMethods<any UIAlertViewDelegate>(
    [
      "alertView(_:clickedButtonAt:)": "alertView:clickedButtonAtIndex:",
      "alertViewCancel(_:)": "alertViewCancel:",
      "willPresent(_:)": "willPresentAlertView:",
      "didPresent(_:)": "didPresentAlertView:",
      "alertView(_:willDismissWithButtonIndex:)": "alertView:willDismissWithButtonIndex:",
      "alertView(_:didDismissWithButtonIndex:)": "alertView:didDismissWithButtonIndex:",
      "alertViewShouldEnableFirstOtherButton(_:)": "alertViewShouldEnableFirstOtherButton:",
    ], bare: BareWidgetDelegate())

  package static let sheet = DelegateMethods<any UIActionSheetDelegate>(
    [
      "actionSheet(_:clickedButtonAt:)": "actionSheet:clickedButtonAtIndex:",
      "actionSheetCancel(_:)": "actionSheetCancel:",
      "willPresent(_:)": "willPresentActionSheet:",
      "didPresent(_:)": "didPresentActionSheet:",
      "actionSheet(_:willDismissWithButtonIndex:)": "actionSheet:willDismissWithButtonIndex:",
      "actionSheet(_:didDismissWithButtonIndex:)": "actionSheet:didDismissWithButtonIndex:",
    ], bare: BareWidgetDelegate())
}

extension BareWidgetDelegate: UIAlertViewDelegate, UIActionSheetDelegate {}
