import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

extension ViewElement {
  var progressStyle: UIProgressView.Style { node["progressViewStyle"] == "bar" ? .bar : .default }

  var activityStyle: UIActivityIndicatorView.Style {
    switch node["style"] {
    case "large": .large
    case "whiteLarge": .whiteLarge
    case "white": .white
    case "gray": .gray
    default: .medium
    }
  }
}

/// Views that have a value: switches, sliders, pickers and the like.
extension ViewDecoder {
  /// Gives a view of such a kind its value and, where the document is of another time, the size of that time.
  func decodeValueView(_ view: UIView) {
    switch view {
    case let control as UISwitch: decodeSwitch(into: control)
    case let slider as UISlider: decodeSlider(into: slider)
    case let stepper as UIStepper: decodeStepper(into: stepper)
    case let control as UISegmentedControl: decodeSegments(into: control)
    case let control as UIPageControl: decodePages(into: control)
    case let picker as UIDatePicker: decodeDatePicker(into: picker)
    case let progress as UIProgressView: decodeProgress(into: progress)
    case let indicator as UIActivityIndicatorView: decodeActivity(into: indicator)
    case let control as UIRefreshControl:
      control.attributedTitle = element.attributedText("attributedTitle").map(context.text)
    case let well as UIColorWell: decodeColorWell(into: well)
    default: break
    }
    if let sized = view as? any EraSized, hasSizeByTag {
      let size = context.sizes.size(of: element)
      if sized.eraSize != size { sized.eraSize = size }
    }
  }

  /// Whether the element is of the kind itself: a custom class may be a control under another name.
  private var hasSizeByTag: Bool { ValueKind(rawValue: element.tag) != nil }

  private func color(_ key: String) -> UIColor? {
    element.color(key).map { UIColor.made(from: $0, in: context.document) }
  }

  private func image(_ key: String) -> UIImage? { element.image(key).flatMap { UIImage.made(from: $0) } }

  private func decodeSwitch(into control: UISwitch) {
    control.isOn = element.bool("on") ?? false
    control.onTintColor = color("onTintColor")
    control.thumbTintColor = color("thumbTintColor")
    control.onImage = image("onImage")
    control.offImage = image("offImage")
    if let title = element.string("title") { control.title = title }
    switch element.node["preferredStyle"] {
    case "checkbox": control.preferredStyle = .checkbox
    case "sliding": control.preferredStyle = .sliding
    default: break
    }
  }

  private func decodeSlider(into slider: UISlider) {
    if let value = element.number("minValue") { slider.minimumValue = Float(value) }
    slider.maximumValue = Float(element.number("maxValue") ?? 1)
    slider.value = Float(element.number("value") ?? 0)
    slider.isContinuous = element.bool("continuous") ?? true
    slider.minimumValueImage = image("minimumValueImage")
    slider.maximumValueImage = image("maximumValueImage")
    slider.minimumTrackTintColor = color("minimumTrackTintColor")
    slider.maximumTrackTintColor = color("maximumTrackTintColor")
    slider.thumbTintColor = color("thumbTintColor")
  }

  private func decodeStepper(into stepper: UIStepper) {
    let (minimum, maximum) = (element.number("minimumValue") ?? 0, element.number("maximumValue") ?? 100)
    if minimum < maximum { stepper.setLimits(minimum, maximum) }
    if let step = element.number("stepValue"), step > 0 { stepper.stepValue = step }
    stepper.value = element.number("value") ?? 0
    stepper.isContinuous = element.bool("continuous") ?? true
    stepper.autorepeat = element.bool("autorepeat") ?? true
    stepper.wraps = element.bool("wraps") ?? false
  }

  private func decodeSegments(into control: UISegmentedControl) {
    control.removeAllSegments()
    for (index, segment) in element.segments.enumerated() {
      if let image = segment.image.flatMap({ UIImage.made(from: $0) }) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.title ?? "", at: index, animated: false)
      }
      control.setEnabled(segment.isEnabled, forSegmentAt: index)
      if let width = segment.width { control.setWidth(CGFloat(width), forSegmentAt: index) }
    }
    control.apportionsSegmentWidthsByContent = element.bool("apportionsSegmentWidthsByContent") ?? false
    control.isMomentary = element.bool("momentary") ?? false
    control.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    control.selectedSegmentTintColor = color("selectedSegmentTintColor")
  }

  private func decodePages(into control: UIPageControl) {
    control.numberOfPages = element.integer("numberOfPages") ?? 0
    control.currentPage = element.integer("currentPage") ?? 0
    control.hidesForSinglePage = element.bool("hidesForSinglePage") ?? false
    control.defersCurrentPageDisplay = element.bool("defersCurrentPageDisplay") ?? false
    control.pageIndicatorTintColor = color("pageIndicatorTintColor")
    control.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor")
  }

  private func decodeProgress(into view: UIProgressView) {
    view.progressViewStyle = element.progressStyle
    view.progress = Float(element.number("progress") ?? 0)
    view.progressTintColor = color("progressTintColor")
    view.trackTintColor = color("trackTintColor")
  }

  private func decodeActivity(into view: UIActivityIndicatorView) {
    view.style = element.activityStyle
    if let color = color("color") { view.color = color }
    view.decode(
      hidesWhenStopped: element.bool("hidesWhenStopped") ?? false, isAnimating: element.bool("animating") ?? false,
      isOnCanvas: context.options.isCanvasStored)
  }

  private func decodeColorWell(into well: UIColorWell) {
    well.selectedColor = color("selectedColor")
    well.supportsAlpha = element.bool("supportsAlpha") ?? true
    well.title = element.string("title")
  }

  // MARK: Dates

  private func decodeDatePicker(into picker: UIDatePicker) {
    switch element.node["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    case "yearAndMonth": picker.datePickerMode = .yearAndMonth
    default: picker.datePickerMode = .dateAndTime
    }
    picker.preferredDatePickerStyle = dateStyle
    if let name = element.element("locale")?["localeIdentifier"] { picker.locale = Locale(identifier: name) }
    if let name = element.element("timeZone")?["name"] { picker.timeZone = TimeZone(identifier: name) }
    picker.minuteInterval = element.integer("minuteInterval") ?? 1
    picker.minimumDate = date("minimumDate")
    picker.maximumDate = date("maximumDate")
    if let date = date("date") { picker.date = date }
    if let duration = element.number("countDownDuration") { picker.countDownDuration = duration }
  }

  /// Documents from before there was a choice mean wheels.
  private var dateStyle: UIDatePickerStyle {
    switch element.node["style"] {
    case "compact": .compact
    case "inline": .inline
    case "automatic": .automatic
    default: .wheels
    }
  }

  private func date(_ key: String) -> Date? {
    guard let text = element.element(key)?["timeIntervalSinceReferenceDate"], let seconds = Double(text),
      seconds.isFinite
    else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
}
