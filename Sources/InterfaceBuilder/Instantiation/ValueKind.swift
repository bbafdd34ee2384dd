import Foundation
import PlainviewUIKitCore
import PlainviewWidgets

/// The kinds of views that have a value, by the names of their elements.
enum ValueKind: String {
  case `switch`, slider, stepper, segmentedControl, pageControl, datePicker,
    pickerView, progressView, activityIndicatorView, refreshControl, colorWell

  @MainActor func make(_ coder: NSCoder) -> UIView? {
    switch self {
    case .switch: UISwitch(coder: coder)
    case .slider: UISlider(coder: coder)
    case .stepper: UIStepper(coder: coder)
    case .segmentedControl: UISegmentedControl(coder: coder)
    case .pageControl: UIPageControl(coder: coder)
    case .datePicker: UIDatePicker(coder: coder)
    case .pickerView: UIPickerView(coder: coder)
    case .progressView: UIProgressView(coder: coder)
    case .activityIndicatorView: UIActivityIndicatorView(coder: coder)
    case .refreshControl: UIRefreshControl(coder: coder)
    case .colorWell: UIColorWell(coder: coder)
    }
  }

  /// Makes a view of the kind's class that stands for one of a missing class.
  @MainActor func makeMissing(_ coder: NSCoder, _ absence: Absence) -> UIView? {
    switch self {
    case .switch: absent(MissingSwitch(coder: coder), absence)
    case .slider: absent(MissingSlider(coder: coder), absence)
    case .stepper: absent(MissingStepper(coder: coder), absence)
    case .segmentedControl: absent(MissingSegmentedControl(coder: coder), absence)
    case .pageControl: absent(MissingPageControl(coder: coder), absence)
    case .datePicker: absent(MissingDatePicker(coder: coder), absence)
    case .pickerView: absent(MissingPickerView(coder: coder), absence)
    case .progressView: absent(MissingProgressView(coder: coder), absence)
    case .activityIndicatorView: absent(MissingActivityIndicatorView(coder: coder), absence)
    case .refreshControl: absent(MissingRefreshControl(coder: coder), absence)
    case .colorWell: absent(MissingColorWell(coder: coder), absence)
    }
  }

  @MainActor private func absent<View: UIView & AbsentClass>(_ view: View?, _ absence: Absence) -> UIView? {
    view?.absence = absence
    return view
  }
}
