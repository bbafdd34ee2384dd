import Foundation
import Testing
import UIKit

/// Formatters of times that Foundation has on Apple's systems alone; the texts are those of its documentation.
@Suite struct DurationFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test func `Nine hours in every style`() {
    let time: TimeInterval = 9 * 3600 + 41 * 60 + 30
    #expect(text(time, .positional) == "9:41:30")
    #expect(text(time, .abbreviated) == "9h 41m 30s")
    #expect(text(time, .short) == "9 hr, 41 min, 30 sec")
    #expect(text(time, .full) == "9 hours, 41 minutes, 30 seconds")
    #expect(text(time, .spellOut) == "nine hours, forty-one minutes, thirty seconds")
    #expect(text(time, .brief) == "9hr 41min 30sec")
  }

  @Test func `Zeros are left out as the behaviour says`() {
    #expect(text(3610, .positional) == "1:00:10")
    #expect(text(70, .positional) == "1:10")
    #expect(text(70, .positional) { $0.zeroFormattingBehavior = .pad } == "00:01:10")
    #expect(text(3610, .abbreviated) == "1h 10s")
    #expect(text(3610, .abbreviated) { $0.zeroFormattingBehavior = [] } == "1h 0m 10s")
    #expect(text(600, .abbreviated) { $0.zeroFormattingBehavior = .dropLeading } == "10m 0s")
    #expect(text(600, .abbreviated) { $0.zeroFormattingBehavior = .dropTrailing } == "0h 10m")
    #expect(text(0, .full) == "0 seconds")
  }

  @Test func `Units that are not allowed are dropped, and the number of units is limited`() {
    #expect(text(3 * 86_400 + 7200, .full, [.day]) == "3 days")
    #expect(text(3660, .full, [.hour, .minute, .second]) { $0.maximumUnitCount = 1 } == "1 hour")
    #expect(text(59, .full, [.minute]) == "0 minutes")
    #expect(text(400 * 86_400, .full, [.year, .month, .day]) == "1 year, 1 month, 4 days")
  }

  @Test func `Phrases stand around the text, a minus before it`() {
    let remaining = text(1800, .full) {
      $0.includesApproximationPhrase = true
      $0.includesTimeRemainingPhrase = true
    }
    #expect(remaining == "About 30 minutes remaining")
    #expect(text(-65, .positional) == "-1:05")
  }

  @Test func `Components and two dates are texts too`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 5)) == "2 hours, 5 minutes")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.string(from: now, to: now.addingTimeInterval(61)) == "1 minute, 1 second")
    #expect(formatter.string(for: "one") == nil)
  }

  @Test func `Other languages have their own words for days and shorter units`() {
    #expect(text(3661, .full) { $0.calendar?.locale = Locale(identifier: "de_DE") } == "1 Stunde, 1 Minute, 1 Sekunde")
  }
}

/// How far a moment is from another one.
@Suite struct RelativeDateTests {
  private func formatter(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    formatter.calendar = calendar
    return formatter
  }

  @Test func `The greatest unit counts`() {
    let formatter = formatter()
    #expect(formatter.localizedString(fromTimeInterval: -3600) == "1 hour ago")
    #expect(formatter.localizedString(fromTimeInterval: -7100) == "1 hour ago")
    #expect(formatter.localizedString(fromTimeInterval: 3 * 86_400) == "in 3 days")
    #expect(formatter.localizedString(fromTimeInterval: 15 * 86_400) == "in 2 weeks")
    #expect(formatter.localizedString(from: DateComponents(month: -2, day: 3)) == "2 months ago")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "in 0 seconds")
  }

  @Test func `Near days have names if they are asked for`() {
    let formatter = formatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter.localizedString(from: DateComponents(year: -1)) == "last year")
    #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 1)) == "next week")
    #expect(formatter.localizedString(from: DateComponents(second: 0)) == "now")
  }

  @Test func `Units are short or spelled out, and in the locale's language`() {
    let formatter = formatter()
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    #expect(self.formatter("de_DE").localizedString(from: DateComponents(day: -3)) == "vor 3 Tagen")
  }

  @Test func `Two dates, and a date seen from now`() {
    let now = Date(timeIntervalSinceReferenceDate: 1000)
    #expect(formatter().localizedString(for: now, relativeTo: now.addingTimeInterval(120)) == "2 minutes ago")
    #expect(formatter().string(for: 4) == nil)
  }
}
