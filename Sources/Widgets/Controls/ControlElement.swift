package import PlainviewUIKitCore

/// A part of a control that people see as an element of its own: a segment, half of a stepper.
@preconcurrency @MainActor package protocol ControlElement: UIView {
  var isElementEnabled: Bool { get }
  var isElementSelected: Bool { get }
}

extension UIControl {
  /// The mark that pictures show on both sides of a control's text; empty for the normal state.
  var stateMark: String {
    if !isEnabled { return "-" }
    if isHighlighted { return "!" }
    if isSelected { return "*" }
    return isFocused ? ">" : ""
  }

  /// The mark behind a control's text: that of the state, turned around where it points somewhere.
  var closingStateMark: String { stateMark == ">" ? "<" : stateMark }
}
