public import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

// Notifications by the names that they had before Swift 4.2 moved them into the types that post them.

extension NSNotification.Name {
  /// `UIResponder.keyboardWillShowNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }

  /// `UIResponder.keyboardDidShowNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }

  /// `UIResponder.keyboardWillHideNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }

  /// `UIResponder.keyboardDidHideNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }

  /// `UIResponder.keyboardWillChangeFrameNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }

  /// `UIResponder.keyboardDidChangeFrameNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }

  /// `UIApplication.didFinishLaunchingNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: NSNotification.Name {
    UIApplication.didFinishLaunchingNotification
  }

  /// `UIApplication.didBecomeActiveNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }

  /// `UIApplication.willResignActiveNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }

  /// `UIApplication.didEnterBackgroundNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }

  /// `UIApplication.willEnterForegroundNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }

  /// `UIApplication.willTerminateNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }

  /// `UIApplication.didReceiveMemoryWarningNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }

  /// `UIApplication.significantTimeChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
  public static var UIApplicationSignificantTimeChange: NSNotification.Name {
    UIApplication.significantTimeChangeNotification
  }

  /// `UIApplication.userDidTakeScreenshotNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }

  /// `UIApplication.backgroundRefreshStatusDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
  public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
    UIApplication.backgroundRefreshStatusDidChangeNotification
  }

  /// `UIContentSizeCategory.didChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: NSNotification.Name { UIContentSizeCategory.didChangeNotification }

  /// `UIDevice.orientationDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }

  /// `UIDevice.batteryLevelDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static var UIDeviceBatteryLevelDidChange: NSNotification.Name { UIDevice.batteryLevelDidChangeNotification }

  /// `UIDevice.batteryStateDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static var UIDeviceBatteryStateDidChange: NSNotification.Name { UIDevice.batteryStateDidChangeNotification }

  /// `UIDevice.proximityStateDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
  public static var UIDeviceProximityStateDidChange: NSNotification.Name {
    UIDevice.proximityStateDidChangeNotification
  }

  /// `UIPasteboard.changedNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
  public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }

  /// `UIScreen.brightnessDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
  public static var UIScreenBrightnessDidChange: NSNotification.Name { UIScreen.brightnessDidChangeNotification }

  /// `UIScreen.capturedDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.capturedDidChangeNotification")
  public static var UIScreenCapturedDidChange: NSNotification.Name { UIScreen.capturedDidChangeNotification }

  /// `UIScreen.didConnectNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
  public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }

  /// `UIScreen.didDisconnectNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
  public static var UIScreenDidDisconnect: NSNotification.Name { UIScreen.didDisconnectNotification }

  /// `UITextField.textDidBeginEditingNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: NSNotification.Name { UITextField.textDidBeginEditingNotification }

  /// `UITextField.textDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }

  /// `UITextField.textDidEndEditingNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }

  /// `UITextView.textDidBeginEditingNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: NSNotification.Name { UITextView.textDidBeginEditingNotification }

  /// `UITextView.textDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }

  /// `UITextView.textDidEndEditingNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }

  /// `UIWindow.didBecomeKeyNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
  public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }

  /// `UIWindow.didResignKeyNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
  public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }

  /// `UIWindow.didBecomeVisibleNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
  public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }

  /// `UIWindow.didBecomeHiddenNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
  public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }

  /// `UIAccessibility.voiceOverStatusDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
  public static var UIAccessibilityVoiceOverStatusDidChange: NSNotification.Name {
    UIAccessibility.voiceOverStatusDidChangeNotification
  }

  /// `UIAccessibility.reduceMotionStatusDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
  public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }

  /// `UIAccessibility.reduceTransparencyStatusDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification")
  public static var UIAccessibilityReduceTransparencyStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceTransparencyStatusDidChangeNotification
  }

  /// `UIAccessibility.boldTextStatusDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
  public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name {
    UIAccessibility.boldTextStatusDidChangeNotification
  }

  /// `UIAccessibility.invertColorsStatusDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.invertColorsStatusDidChangeNotification")
  public static var UIAccessibilityInvertColorsStatusDidChange: NSNotification.Name {
    UIAccessibility.invertColorsStatusDidChangeNotification
  }

  /// `UIAccessibility.switchControlStatusDidChangeNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.switchControlStatusDidChangeNotification")
  public static var UIAccessibilitySwitchControlStatusDidChange: NSNotification.Name {
    UIAccessibility.switchControlStatusDidChangeNotification
  }

  /// `UIDocument.stateChangedNotification` by its name before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "UIDocument.stateChangedNotification")
  public static var UIDocumentStateChanged: NSNotification.Name { UIDocument.stateChangedNotification }
}
