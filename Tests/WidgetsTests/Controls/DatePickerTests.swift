import Foundation
import PlainviewStage
@_spi(Plainview) import PlainviewWidgets
import Testing
@_spi(Plainview) import UIKit

@MainActor @Suite struct DatePickerTests {
  private let stage: Stage
  private let picker: UIDatePicker

  init() throws {
    stage = try Stage()
    picker = try stage.addNoting(UIDatePicker(), CGRect(x: 20, y: 100, width: 320, height: 216))
  }

  /// A moment as GMT has it, counted by hand: days since 1970 and minutes of the day.
  private func moment(day: Double, minutes: Double = 0) -> Date {
    Date(timeIntervalSince1970: day * 86_400 + minutes * 60)
  }
  /// 2024-02-29 is day 19,782 since 1970-01-01.
  private let leapDay = 19_782.0

  @Test func `It begins at a fixed date, in a calendar that depends on no machine`() {
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(picker.displayedText == "Jan 1, 2001 12:00 AM")
    #expect(picker.calendar.identifier == .gregorian)
    #expect(picker.calendar.timeZone.secondsFromGMT() == 0)
    #expect(picker.calendar.locale?.identifier == "en_US_POSIX")
    #expect((picker.timeZone, picker.locale, picker.minimumDate) == (nil, nil, nil))
    #expect((picker.datePickerMode, picker.minuteInterval) == (.dateAndTime, 1))
  }

  @Test func `B5 Code that sets the date sends nothing, and dates are kept between the limits`() {
    (picker.minimumDate, picker.maximumDate) = (moment(day: 10), moment(day: 20))
    #expect(picker.date == moment(day: 20))
    picker.date = moment(day: 5)
    #expect(picker.date == moment(day: 10))
    picker.setDate(moment(day: 15), animated: true)
    #expect(picker.date == moment(day: 15))
    #expect(stage.log == [])
  }

  @Test func `Limits that cross do not count`() {
    (picker.minimumDate, picker.maximumDate) = (moment(day: 20), moment(day: 10))
    picker.date = moment(day: 5)
    #expect(picker.date == moment(day: 5))
  }

  @Test func `A13 A date that the user chooses is told once, rounded to the minute interval`() throws {
    picker.minuteInterval = 15
    try stage.app.run { _ = picker.setDateAsUser(moment(day: 3, minutes: 44)) }
    #expect(picker.date == moment(day: 3, minutes: 30))
    #expect(stage.takeLog() == ["changed", "primary"])
    try stage.app.run { _ = picker.setDateAsUser(moment(day: 3, minutes: 31)) }
    #expect(stage.takeLog() == [])
    try stage.app.run { picker.isEnabled = false }
    try stage.app.run { _ = picker.setDateAsUser(moment(day: 4)) }
    #expect(picker.date == moment(day: 3, minutes: 30))
  }

  @Test(arguments: [(7, 1), (0, 1), (45, 1), (30, 30), (5, 5)])
  func `Only an interval that divides the hour counts`(_ asked: Int, _ expected: Int) {
    picker.minuteInterval = asked
    #expect(picker.minuteInterval == expected)
  }

  @Test func `Texts follow mode, time zone and locale`() {
    picker.date = moment(day: leapDay, minutes: 21 * 60 + 41)
    #expect(picker.accessibilityValue == "Feb 29, 2024 9:41 PM")
    picker.datePickerMode = .date
    #expect(picker.displayedText == "Feb 29, 2024")
    picker.datePickerMode = .time
    picker.timeZone = TimeZone(secondsFromGMT: 3 * 3600)
    #expect(picker.displayedText == "12:41 AM")
    picker.locale = Locale(identifier: "ko_KR")
    picker.datePickerMode = .dateAndTime
    #expect(picker.displayedText == "2024-03-01 00:41")
  }

  @Test func `A countdown is kept below a day, in whole minutes`() throws {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 150
    #expect(picker.countDownDuration == 120)
    picker.countDownDuration = 90_000
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = -1
    #expect(picker.countDownDuration == 0)
    try stage.app.run { _ = picker.setCountDownAsUser(10) }
    #expect(picker.countDownDuration == 60)
    #expect(stage.takeLog() == ["changed", "primary"])
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func `The style is compact unless another one is wanted`() {
    #expect(picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .compact)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
  }

  @Test func `A13 Wheels are turned by a finger; a shorter month takes the day along`() throws {
    try stage.app.run {
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      picker.date = moment(day: 19_753)
    }
    #expect(picker.displayedText == "Jan 31, 2024")
    // The wheel of months is the leftmost one; its next row is 32 points below.
    try stage.tap(70, 208 + 32)
    #expect(picker.displayedText == "Feb 29, 2024")
    #expect(stage.takeLog() == ["changed", "primary"])
    try stage.down(310, 208)
    try stage.move(310, 208 - 32)
    try stage.up()
    #expect(picker.displayedText == "Feb 28, 2025")
  }

  @Test func `The colour of its text is set by name, as documents do`() {
    let picker = UIDatePicker()
    picker.setValue(UIColor.red, forKey: "textColor")
    #expect(picker.value(forKey: "textColor") as? UIColor == .red)
  }
}
