import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Switches, sliders, pickers and the like from their elements.
@Suite @MainActor struct ValueViewTests {
  private static let frame = "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"100\" height=\"40\"/>"

  /// The only subview of a scene whose root holds an element of those attributes and children.
  private func view<View: UIView>(_ tag: String, _ attributes: String, _ children: String = "", as type: View.Type)
    throws -> View
  {
    let element = "<\(tag) id=\"v\" \(attributes)>\(Self.frame)\(children)</\(tag)>"
    return try #require(
      try Sample.scene(Sample.storyboard(view: "<subviews>\(element)</subviews>")).view.subviews.first as? View)
  }

  @Test func `A switch`() throws {
    try Sample.run {
      let color = "<color key=\"onTintColor\" systemColor=\"systemRedColor\"/>"
      let on = try view("switch", "on=\"YES\" enabled=\"NO\" title=\"Wi-Fi\"", color, as: UISwitch.self)
      #expect((on.isOn, on.isEnabled, on.title) == (true, false, "Wi-Fi"))
      #expect(on.onTintColor == .systemRed)
      let plain = try view("switch", "", as: UISwitch.self)
      #expect(!plain.isOn)
    }
  }

  @Test func `A slider, whose limits may lie beyond the usual ones`() throws {
    try Sample.run {
      let slider = try view(
        "slider", "value=\"250\" minValue=\"200\" maxValue=\"300\" continuous=\"NO\"", as: UISlider.self)
      #expect((slider.value, slider.minimumValue, slider.maximumValue) == (250, 200, 300))
      #expect(!slider.isContinuous)
      let below = try view("slider", "value=\"-5\" minValue=\"-10\" maxValue=\"-1\"", as: UISlider.self)
      #expect((below.value, below.minimumValue, below.maximumValue) == (-5, -10, -1))
    }
  }

  @Test func `A stepper; limits that make no sense are left alone`() throws {
    try Sample.run {
      let stepper = try view(
        "stepper", "value=\"150\" minimumValue=\"120\" maximumValue=\"300\" stepValue=\"5\" wraps=\"YES\"",
        as: UIStepper.self)
      #expect((stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (150, 120, 300, 5))
      #expect(stepper.wraps)
      let odd = try view("stepper", "minimumValue=\"9\" maximumValue=\"1\" stepValue=\"0\"", as: UIStepper.self)
      #expect((odd.minimumValue, odd.maximumValue, odd.stepValue) == (0, 100, 1))
    }
  }

  @Test func `Segments with their states and widths`() throws {
    try Sample.run {
      let segments = """
        <segments><segment title="One"/><segment title="Two" enabled="NO"/><segment title="Three" width="70"/></segments>
        """
      let control = try view("segmentedControl", "selectedSegmentIndex=\"2\"", segments, as: UISegmentedControl.self)
      #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["One", "Two", "Three"])
      #expect(control.selectedSegmentIndex == 2)
      #expect(!control.isEnabledForSegment(at: 1))
      #expect(control.widthForSegment(at: 2) == 70)
      let none = try view("segmentedControl", "momentary=\"YES\"", segments, as: UISegmentedControl.self)
      #expect(none.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(none.isMomentary)
    }
  }

  @Test func `Pages, progress and activity`() throws {
    try Sample.run {
      let pages = try view("pageControl", "numberOfPages=\"5\" currentPage=\"2\"", as: UIPageControl.self)
      #expect((pages.numberOfPages, pages.currentPage) == (5, 2))
      let bar = try view("progressView", "progress=\"0.25\" progressViewStyle=\"bar\"", as: UIProgressView.self)
      #expect((bar.progress, bar.progressViewStyle) == (0.25, .bar))
      #expect(bar.intrinsicContentSize.height == 2.5)
      let wheel = try view(
        "activityIndicatorView", "animating=\"YES\" style=\"large\"", as: UIActivityIndicatorView.self)
      #expect((wheel.isAnimating, wheel.style, wheel.isHidden) == (true, .large, false))
      #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
      let still = try view("activityIndicatorView", "hidesWhenStopped=\"YES\"", as: UIActivityIndicatorView.self)
      #expect((still.isAnimating, still.isHidden) == (false, true))
      let shown = try view("activityIndicatorView", "", as: UIActivityIndicatorView.self)
      #expect((shown.hidesWhenStopped, shown.isHidden) == (false, false))
    }
  }

  @Test func `A date picker; one without a style has wheels`() throws {
    try Sample.run {
      let children = """
        <date key="date" timeIntervalSinceReferenceDate="86400"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="0"/><locale key="locale" localeIdentifier="de_DE"/>
        """
      let picker = try view(
        "datePicker", "datePickerMode=\"date\" minuteInterval=\"5\" style=\"compact\"", children, as: UIDatePicker.self)
      #expect((picker.datePickerMode, picker.minuteInterval, picker.datePickerStyle) == (.date, 5, .compact))
      #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86_400))
      #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
      #expect(picker.locale?.identifier == "de_DE")
      let old = try view("datePicker", "", as: UIDatePicker.self)
      #expect(old.datePickerStyle == .wheels)
    }
  }

  @Test func `A button's configuration says where image and texts are`() throws {
    try Sample.run {
      let configuration = """
        <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="today" imagePlacement="trailing"
          titleAlignment="center" buttonSize="large" titlePadding="3" imagePadding="5" showsActivityIndicator="YES"
          indicator="popup" cornerStyle="capsule"/>
        """
      let button = try view("button", "role=\"destructive\"", configuration, as: UIButton.self)
      let decoded = try #require(button.configuration)
      #expect((decoded.title, decoded.subtitle, decoded.showsActivityIndicator) == ("Buy", "today", true))
      #expect((decoded.imagePlacement, decoded.titleAlignment, decoded.buttonSize) == (.trailing, .center, .large))
      #expect((decoded.titlePadding, decoded.imagePadding) == (3, 5))
      #expect((decoded.indicator, decoded.cornerStyle, button.role) == (.popup, .capsule, .destructive))
      #expect(decoded.contentInsets.top == 15)
    }
  }

  @Test func `Other views of the kind`() throws {
    try Sample.run {
      let picker = try view("pickerView", "", as: UIPickerView.self)
      #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
      let title = "<attributedString key=\"attributedTitle\"><fragment content=\"Wait\"/></attributedString>"
      let refresh = try view("refreshControl", "", title, as: UIRefreshControl.self)
      #expect(refresh.attributedTitle?.string == "Wait")
      let well = try view("colorWell", "title=\"Ink\"", as: UIColorWell.self)
      #expect(well.title == "Ink")
    }
  }

  @Test(arguments: ["switch", "slider", "stepper", "segmentedControl", "pageControl", "datePicker", "pickerView"])
  func `N3 A missing class of such a kind is one of the kind`(tag: String) throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: "<subviews><\(tag) id=\"v\" customClass=\"Nowhere\">\(Self.frame)</\(tag)></subviews>")
      let view = try #require(try Sample.loader(text).controller(scene: nil).view.view("v"))
      #expect((view as? any MissingCode)?.missingClass == "Nowhere")
      #expect(view is any EraSized)
    }
  }

  // The insets are those of interface-builder's law of alignment rectangles.
  @Test func `Frames hang over their alignment rectangles`() throws {
    try Sample.run {
      let slider = try view("slider", "", as: UISlider.self)
      #expect(slider.alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
      #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 30))
      let control = try view("switch", "", as: UISwitch.self)
      #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
      #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
      let segments = try view("segmentedControl", "", as: UISegmentedControl.self)
      #expect(segments.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    }
  }
}
