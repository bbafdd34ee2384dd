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
    default: view.isAccessibilityElement && view.accessibilityTraits.contains(.button) ? .button : .other
    }
  }
}

extension XCUIElementTypeQueryProvider {
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
}
