import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

// What stands for views of missing classes that have a value: they are what their elements say.

final class MissingSwitch: UISwitch, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UISwitch" }
}

final class MissingSlider: UISlider, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UISlider" }
}

final class MissingStepper: UIStepper, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIStepper" }
}

final class MissingSegmentedControl: UISegmentedControl, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UISegmentedControl" }
}

final class MissingPageControl: UIPageControl, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIPageControl" }
}

final class MissingDatePicker: UIDatePicker, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIDatePicker" }
}

final class MissingPickerView: UIPickerView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIPickerView" }
}

final class MissingProgressView: UIProgressView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIProgressView" }
}

final class MissingActivityIndicatorView: UIActivityIndicatorView, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIActivityIndicatorView" }
}

final class MissingRefreshControl: UIRefreshControl, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIRefreshControl" }
}

final class MissingColorWell: UIColorWell, AbsentClass {
  var absence = Absence()
  nonisolated var shownClassName: String { "UIColorWell" }
}
