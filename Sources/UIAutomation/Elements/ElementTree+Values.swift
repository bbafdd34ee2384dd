import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewWidgets

extension ElementTree {
  /// The kind of a view that has a value, or of a part of one.
  static func valueType(of view: UIView) -> XCUIElement.ElementType {
    switch view {
    case is UISwitch: .switch
    case is UISlider: .slider
    case is UIStepper: .stepper
    case is UISegmentedControl: .segmentedControl
    case is any ControlElement: .button
    case is UIPageControl: .pageIndicator
    case is UIPickerView: .picker
    case is PickerWheel: .pickerWheel
    case is UIDatePicker: .datePicker
    case is UIProgressView: .progressIndicator
    case is UIActivityIndicatorView, is UIRefreshControl: .activityIndicator
    case is UIColorWell: .colorWell
    default: view.isAccessibilityElement ? type(ofTraits: view.accessibilityTraits) : .other
    }
  }

  /// The kind of a view without a specific class, by its accessibility traits.
  private static func type(ofTraits traits: UIAccessibilityTraits) -> XCUIElement.ElementType {
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.keyboardKey) { return .key }
    if traits.contains(.image) { return .image }
    if traits.contains(.staticText) { return .staticText }
    return .other
  }
}
