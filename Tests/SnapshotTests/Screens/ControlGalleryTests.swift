import Testing
import UIKit

/// What controls look like in each of their states, in both styles.
@MainActor @Suite struct ControlGalleryTests {
  private func expectPictures(
    _ gallery: ControlGallery, testName: String = #function
  ) {
    assertSnapshot(of: gallery.view, as: .ascii, named: "ascii", testName: testName)
    assertSnapshot(of: gallery.view, as: .unicode, named: "unicode", testName: testName)
  }

  /// A control that says to be the one that keys mean.
  private final class FocusedSwitch: UISwitch {
    override var isFocused: Bool { true }
  }
  private final class FocusedButton: UIButton {
    override var isFocused: Bool { true }
  }
  private final class FocusedSlider: UISlider {
    override var isFocused: Bool { true }
  }

  @Test func `Switches`() {
    let gallery = ControlGallery()
      .add("off", UISwitch())
      .add("on", UISwitch()) { $0.isOn = true }
      .add("off, highlighted", UISwitch()) { $0.isHighlighted = true }
      .add("on, highlighted", UISwitch()) { ($0.isOn, $0.isHighlighted) = (true, true) }
      .add("off, disabled", UISwitch()) { $0.isEnabled = false }
      .add("on, disabled", UISwitch()) { ($0.isOn, $0.isEnabled) = (true, false) }
      .add("on, focused", FocusedSwitch()) { $0.isOn = true }
      .add("on, right to left", UISwitch()) {
        $0.isOn = true
        $0.semanticContentAttribute = .forceRightToLeft
      }
    expectPictures(gallery)
  }

  @Test func `Sliders`() {
    let gallery = ControlGallery()
      .add("at 0", UISlider(), columns: 24)
      .add("at 0.3", UISlider(), columns: 24) { $0.value = 0.3 }
      .add("at 1", UISlider(), columns: 24) { $0.value = 1 }
      .add("highlighted", UISlider(), columns: 24) { ($0.value, $0.isHighlighted) = (0.3, true) }
      .add("focused", FocusedSlider(), columns: 24) { $0.value = 0.3 }
      .add("disabled", UISlider(), columns: 24) { ($0.value, $0.isEnabled) = (0.3, false) }
      .add("images", UISlider(), columns: 24) {
        ($0.minimumValueImage, $0.maximumValueImage) = (ControlGallery.image("low"), ControlGallery.image("high"))
        $0.value = 0.5
      }
      .add("right to left", UISlider(), columns: 24) {
        $0.value = 0.3
        $0.semanticContentAttribute = .forceRightToLeft
      }
    expectPictures(gallery)
  }

  @Test func `Steppers`() {
    let gallery = ControlGallery()
      .add("in the middle", UIStepper()) { $0.value = 5 }
      .add("at the minimum", UIStepper())
      .add("at the maximum", UIStepper()) { $0.value = 100 }
      .add("wrapping", UIStepper()) { $0.wraps = true }
      .add("disabled", UIStepper()) { ($0.value, $0.isEnabled) = (5, false) }
      .add("images", UIStepper(), columns: 18) {
        $0.value = 5
        $0.setDecrementImage(ControlGallery.image("less"), for: .normal)
        $0.setIncrementImage(ControlGallery.image("more"), for: .normal)
      }
    expectPictures(gallery)
  }

  private func segments(_ titles: [Any] = ["Day", "Week", "Month"], selected: Int = 1) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = selected
    return control
  }

  @Test func `Segmented controls`() {
    let gallery = ControlGallery()
      .add("second selected", segments())
      .add("none selected", segments(selected: -1))
      .add("first disabled", segments()) { $0.setEnabled(false, forSegmentAt: 0) }
      .add("all disabled", segments()) { $0.isEnabled = false }
      .add("stretched", segments(selected: 0), columns: 40)
      .add("too narrow", segments(), columns: 14)
      .add("by content", segments(["A", "Much longer", "B"])) { $0.apportionsSegmentWidthsByContent = true }
      .add("fixed width", segments(selected: 2), columns: 36) { $0.setWidth(48, forSegmentAt: 0) }
      .add("an image", segments([ControlGallery.image("list") as Any, "Map"], selected: 0), columns: 20)
      .add("Korean", segments(["전체", "완료"], selected: 0))
    expectPictures(gallery)
  }

  private func pages(_ count: Int, _ current: Int) -> UIPageControl {
    let control = UIPageControl()
    (control.numberOfPages, control.currentPage) = (count, current)
    return control
  }

  @Test func `Page controls`() {
    let gallery = ControlGallery()
      .add("third of five", pages(5, 2))
      .add("one page", pages(1, 0))
      .add("one page, hidden", pages(1, 0)) { $0.hidesForSinglePage = true }
      .add("disabled", pages(5, 2)) { $0.isEnabled = false }
      .add("more than fit", pages(30, 12), columns: 11)
    expectPictures(gallery)
  }

  @Test func `Progress and activity`() {
    let title = NSAttributedString(string: "Loading mail")
    let gallery = ControlGallery()
      .add("progress 0", UIProgressView(), columns: 20)
      .add("progress 0.4", UIProgressView(), columns: 20) { $0.progress = 0.4 }
      .add("progress 1", UIProgressView(), columns: 20) { $0.progress = 1 }
      .add("turning", UIActivityIndicatorView(style: .medium)) { $0.startAnimating() }
      .add("turning, large", UIActivityIndicatorView(style: .large)) { $0.startAnimating() }
      .add("stopped, shown", UIActivityIndicatorView(style: .medium)) { $0.hidesWhenStopped = false }
      .add("stopped, hidden", UIActivityIndicatorView(style: .medium))
      .add("refreshing", UIRefreshControl(), columns: 20, rows: 3) { $0.beginRefreshing() }
      .add("with a title", UIRefreshControl(), columns: 20, rows: 3) {
        $0.attributedTitle = title
        $0.beginRefreshing()
      }
      .add("colour", UIColorWell()) { $0.selectedColor = .red }
      .add("no colour", UIColorWell())
    expectPictures(gallery)
  }

  /// A picker's data: sizes and colours.
  private final class Choices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let columns = [["Small", "Medium", "Large"], ["Red", "Orange", "Yellow", "Green", "Blue", "Indigo", "Violet"]]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      columns[component][row]
    }
  }

  @Test func `Pickers`() {
    let choices = Choices()
    let gallery = ControlGallery()
      .add("two wheels", UIPickerView(), columns: 40) {
        $0.dataSource = choices
        $0.delegate = choices
        $0.selectRow(1, inComponent: 0, animated: false)
        $0.selectRow(3, inComponent: 1, animated: false)
      }
      .add("low, off", UIPickerView(), columns: 40, rows: 6) {
        $0.dataSource = choices
        $0.delegate = choices
        $0.isUserInteractionEnabled = false
      }
    expectPictures(gallery)
  }

  private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .automatic) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    // 2024-02-29 21:41:30 GMT
    picker.date = Date(timeIntervalSince1970: 1_709_242_890)
    picker.countDownDuration = 5_400
    return picker
  }

  @Test func `Date pickers`() {
    let gallery = ControlGallery()
      .add("date and time", datePicker(.dateAndTime))
      .add("date", datePicker(.date))
      .add("time", datePicker(.time))
      .add("disabled", datePicker(.dateAndTime)) { $0.isEnabled = false }
      .add("German", datePicker(.dateAndTime)) { $0.locale = Locale(identifier: "de_DE") }
      .add("inline", datePicker(.date, .inline), columns: 40, rows: 10)
      .add("wheels", datePicker(.date, .wheels), columns: 40, rows: 7)
      .add("date, time wheels", datePicker(.dateAndTime, .wheels), columns: 44, rows: 7)
      .add("countdown", datePicker(.countDownTimer), columns: 40, rows: 7)
    expectPictures(gallery)
  }

  private func button(_ title: String?, _ type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  private func configured(
    _ title: String?, _ configuration: UIButton.Configuration = .filled(),
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test func `Buttons`() {
    let star = ControlGallery.image("star")
    let gallery = ControlGallery()
      .add("normal", button("Sign in"))
      .add("highlighted", button("Sign in")) { $0.isHighlighted = true }
      .add("selected", button("Sign in")) { $0.isSelected = true }
      .add("disabled", button("Sign in")) { $0.isEnabled = false }
      .add("focused", FocusedButton(type: .system)) { $0.setTitle("Sign in", for: .normal) }
      .add("at the left", button("Sign in"), columns: 20) { $0.contentHorizontalAlignment = .left }
      .add("at the trailing side", button("Sign in"), columns: 20) { $0.contentHorizontalAlignment = .trailing }
      .add("image and title", button("Rate"), columns: 16) { $0.setImage(star, for: .normal) }
      .add("image", button(nil), columns: 9) { $0.setImage(star, for: .normal) }
      .add("info, add, close", button(nil, .infoLight), columns: 5)
      .add("", button(nil, .contactAdd), columns: 5)
      .add("", button(nil, .close), columns: 5)
      .add("tall", button("Continue"), columns: 20, rows: 3)
      .add("tall, disabled", button("Continue"), columns: 20, rows: 3) { $0.isEnabled = false }
      .add("tall, left", button("Continue"), columns: 20, rows: 3) { $0.contentHorizontalAlignment = .leading }
      .add("round", button("Continue"), columns: 20, rows: 3) {
        $0.backgroundColor = .systemBlue
        $0.layer.cornerRadius = 8
      }
    expectPictures(gallery)
  }

  @Test func `Buttons with configurations`() {
    let star = ControlGallery.image("star")
    let menu = UIMenu(children: [UIAction(title: "Name") { _ in }, UIAction(title: "Date", state: .on) { _ in }])
    let gallery = ControlGallery()
      .add("filled", configured("Save"))
      .add("image", configured("Save") { $0.image = star }, columns: 16)
      .add("image behind", configured("Save") { ($0.image, $0.imagePlacement) = (star, .trailing) }, columns: 16)
      .add("image above", configured("Save") { ($0.image, $0.imagePlacement) = (star, .top) }, columns: 16, rows: 4)
      .add("busy", configured("Save") { $0.showsActivityIndicator = true }, columns: 14)
      .add("subtitle", configured("Upgrade") { $0.subtitle = "one month free" }, columns: 24, rows: 4)
      .add("subtitle, low", configured("Upgrade") { $0.subtitle = "one month free" }, columns: 30, rows: 2)
      .add("large", configured("Save") { $0.buttonSize = .large })
      .add("large, disabled", configured("Save") { $0.buttonSize = .large }) { $0.isEnabled = false }
      .add("pop-up", configured("Sort", .gray()), columns: 14) {
        ($0.menu, $0.showsMenuAsPrimaryAction, $0.changesSelectionAsPrimaryAction) = (menu, true, true)
      }
    expectPictures(gallery)
  }
}
