package import PlainviewRuntime

/// What fields and views of text ask their delegates.
@MainActor package enum TextMethods {
  package static let field = DelegateMethods<any UITextFieldDelegate>(
    [
      "textFieldShouldBeginEditing(_:)": "textFieldShouldBeginEditing:",
      "textFieldDidBeginEditing(_:)": "textFieldDidBeginEditing:",
      "textFieldShouldEndEditing(_:)": "textFieldShouldEndEditing:",
      "textFieldDidEndEditing(_:)": "textFieldDidEndEditing:",
      "textFieldDidEndEditing(_:reason:)": "textFieldDidEndEditing:reason:",
      "textField(_:shouldChangeCharactersIn:replacementString:)":
        "textField:shouldChangeCharactersInRange:replacementString:",
      "textFieldDidChangeSelection(_:)": "textFieldDidChangeSelection:",
      "textFieldShouldClear(_:)": "textFieldShouldClear:",
      "textFieldShouldReturn(_:)": "textFieldShouldReturn:",
    ], bare: BareWidgetDelegate())

  package static let view = DelegateMethods<any UITextViewDelegate>(
    [
      "textViewShouldBeginEditing(_:)": "textViewShouldBeginEditing:",
      "textViewShouldEndEditing(_:)": "textViewShouldEndEditing:",
      "textViewDidBeginEditing(_:)": "textViewDidBeginEditing:",
      "textViewDidEndEditing(_:)": "textViewDidEndEditing:",
      "textView(_:shouldChangeTextIn:replacementText:)": "textView:shouldChangeTextInRange:replacementText:",
      "textViewDidChange(_:)": "textViewDidChange:",
      "textViewDidChangeSelection(_:)": "textViewDidChangeSelection:",
      "textView(_:shouldInteractWith:in:interaction:)": "textView:shouldInteractWithURL:inRange:interaction:",
    ], bare: BareWidgetDelegate())
}
