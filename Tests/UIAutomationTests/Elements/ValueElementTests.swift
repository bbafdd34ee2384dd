import Foundation
import Testing
@_spi(Plainview) import UIKit
import _Testing_UIKit

/// Elements that have a value, as XCUITest shows and changes them.
@MainActor @Suite struct ValueElementTests {
  /// A screen with one of each.
  private final class Settings: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let power = UISwitch()
    let volume = UISlider()
    let count = UIStepper()
    let size = UISegmentedControl(items: ["S", "M", "L"])
    let pages = UIPageControl()
    let birthday = UIDatePicker()
    let choice = UIPickerView()
    let progress = UIProgressView()
    let wait = UIActivityIndicatorView(style: .medium)
    private(set) var told: [String] = []
    static let fruits = ["Apple", "Banana", "Cherry", "Date", "Elder", "Fig"]

    override func viewDidLoad() {
      super.viewDidLoad()
      power.accessibilityLabel = "Power"
      volume.accessibilityIdentifier = "volume"
      pages.numberOfPages = 3
      progress.progress = 0.5
      wait.startAnimating()
      choice.dataSource = self
      choice.delegate = self
      let rows: [UIView] = [power, volume, count, size, pages, birthday, progress, wait, choice]
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(x: 20, y: 60 + index * 50, width: 300, height: row === choice ? 216 : 32)
        view.addSubview(row)
        (row as? UIControl)?.addAction(
          UIAction { [unowned self] action in told.append("\(type(of: action.sender!))") }, for: .valueChanged)
      }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.fruits.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      Self.fruits[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      told.append(Self.fruits[row])
    }
  }

  private let app: XCUIApplication
  private let settings: Settings

  init() throws {
    let settings = Settings()
    self.settings = settings
    app = XCUIApplication(rootViewController: settings)
    try app.launch()
  }

  @Test func `There is a query for each kind`() {
    let queries = [
      app.switches, app.sliders, app.steppers, app.segmentedControls, app.pageIndicators, app.datePickers, app.pickers,
      app.pickerWheels, app.progressIndicators, app.activityIndicators,
    ]
    #expect(queries.map(\.count) == Array(repeating: 1, count: 10))
  }

  @Test func `A switch is tapped, and its value is 1 or 0`() throws {
    let power = app.switches["Power"]
    #expect(power.value as? String == "0")
    #expect(!power.isOn)
    try power.tap()
    #expect(power.value as? String == "1")
    #expect(power.isOn)
    #expect(settings.told == ["UISwitch"])
  }

  @Test(arguments: [0.0, 0.25, 0.5, 1.0])
  func `A slider is dragged to a place`(_ position: CGFloat) throws {
    let volume = app.sliders["volume"]
    settings.volume.maximumValue = 200
    settings.volume.value = 100
    try volume.adjust(toNormalizedSliderPosition: position)
    #expect(abs(volume.normalizedSliderPosition - position) < 0.001)
    #expect(abs(settings.volume.value - 200 * Float(position)) < 0.1)
    #expect(volume.value as? String == "\(Int(position * 100))%")
    #expect(settings.told.allSatisfy { $0 == "UISlider" } && !settings.told.isEmpty)
  }

  @Test func `The halves of a stepper are buttons`() throws {
    #expect(!app.steppers.element.descendants(matching: .button)["Decrement"].isEnabled)
    try app.steppers.element.buttons["Increment"].tap()
    try app.steppers.element.buttons["Increment"].tap()
    try app.steppers.element.buttons["Decrement"].tap()
    #expect(settings.count.value == 1)
    #expect(app.steppers.element.value as? String == "1")
  }

  @Test func `The segments of a segmented control are buttons, one of them selected`() throws {
    let medium = app.segmentedControls.element.buttons["M"]
    #expect(!medium.isSelected)
    try medium.tap()
    #expect(medium.isSelected)
    #expect(settings.size.selectedSegmentIndex == 1)
  }

  @Test func `A tap on a page control goes on`() throws {
    try app.pageIndicators.element.tap()
    #expect(app.pageIndicators.element.value as? String == "page 2 of 3")
  }

  @Test func `A picker wheel is turned to a value`() throws {
    let wheel = app.pickerWheels.element
    #expect(wheel.value as? String == "Apple")
    try wheel.adjust(toPickerWheelValue: "Fig")
    #expect(wheel.value as? String == "Fig")
    try wheel.adjust(toPickerWheelValue: "Banana")
    #expect(settings.told == ["Fig", "Banana"])
  }

  @Test func `A value that no row has is an error that names rows`() throws {
    let error = #expect(throws: AdjustmentError.self) {
      try app.pickerWheels.element.adjust(toPickerWheelValue: "Grape")
    }
    #expect("\(try #require(error))".contains("has no row 'Grape'; rows near the selected one: 'Apple', 'Banana'"))
    #expect(throws: AdjustmentError.self) { try app.switches.element.adjust(toPickerWheelValue: "x") }
    settings.volume.isEnabled = false
    #expect(throws: AdjustmentError.self) { try app.sliders.element.adjust(toNormalizedSliderPosition: 1) }
  }

  @Test func `A date is chosen, and told`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 86_400)
    try app.datePickers.element.adjust(toDate: date)
    #expect(settings.birthday.date == date)
    #expect(app.datePickers.element.value as? String == "Jan 2, 2001 12:00 AM")
    #expect(settings.told == ["UIDatePicker"])
  }

  @Test func `The wheels of a date picker are picker wheels`() throws {
    try app.run {
      settings.birthday.datePickerMode = .date
      settings.birthday.preferredDatePickerStyle = .wheels
      settings.birthday.frame = CGRect(x: 20, y: 600, width: 300, height: 216)
    }
    let wheels = app.datePickers.element.pickerWheels
    #expect(wheels.count == 3)
    try wheels.element(boundBy: 0).adjust(toPickerWheelValue: "May")
    try wheels.element(boundBy: 2).adjust(toPickerWheelValue: "1999")
    #expect(settings.birthday.displayedText == "May 1, 1999")
  }

  @Test func `Values of what cannot be touched`() {
    #expect(app.progressIndicators.element.value as? String == "50%")
    #expect(app.activityIndicators["In progress"].value as? String == "1")
  }
}
