package import PlainviewRuntime

/// What the system's pickers tell their delegates.
@MainActor package enum PickerMethods {
  package static let color = DelegateMethods<any UIColorPickerViewControllerDelegate>(
    [
      "colorPickerViewController(_:didSelect:continuously:)":
        "colorPickerViewController:didSelectColor:continuously:",
      "colorPickerViewControllerDidSelectColor(_:)": "colorPickerViewControllerDidSelectColor:",
      "colorPickerViewControllerDidFinish(_:)": "colorPickerViewControllerDidFinish:",
    ], bare: BareWidgetDelegate())

  package static let font = DelegateMethods<any UIFontPickerViewControllerDelegate>(
    [
      "fontPickerViewControllerDidCancel(_:)": "fontPickerViewControllerDidCancel:",
      "fontPickerViewControllerDidPickFont(_:)": "fontPickerViewControllerDidPickFont:",
    ], bare: BareWidgetDelegate())
}
