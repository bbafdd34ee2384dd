import Foundation

/// Dates as texts that are the same on every machine.
///
/// Where the locale is English they read `Jan 1, 2001` and `9:41 AM`; in all others `2001-01-01` and `09:41`.
struct DateTexts {
  let calendar: Calendar

  private var identifier: String { calendar.locale?.identifier ?? "" }
  private var isEnglish: Bool { identifier.hasPrefix("en") }
  /// Whether hours are counted from 1 to 12, twice a day.
  var hasHalfDays: Bool { isEnglish && !identifier.hasPrefix("en_GB") }

  func components(of date: Date) -> DateComponents {
    calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
  }

  // MARK: Texts

  func parts(of date: Date, _ mode: UIDatePicker.Mode) -> [String] {
    switch mode {
    case .time: [time(of: date)]
    case .date: [self.date(of: date)]
    case .dateAndTime: [self.date(of: date), time(of: date)]
    case .yearAndMonth: [month(components(of: date).month ?? 1) + " " + String(components(of: date).year ?? 1)]
    case .countDownTimer: []
    }
  }

  func text(of date: Date, _ mode: UIDatePicker.Mode) -> String { parts(of: date, mode).joined(separator: " ") }

  private func date(of date: Date) -> String {
    let parts = components(of: date)
    let (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    return isEnglish ? "\(shortMonth(month)) \(day), \(year)" : "\(year)-\(Self.two(month))-\(Self.two(day))"
  }

  private func time(of date: Date) -> String {
    let parts = components(of: date)
    let (hour, minute) = (parts.hour ?? 0, Self.two(parts.minute ?? 0))
    guard hasHalfDays else { return "\(Self.two(hour)):\(minute)" }
    return "\((hour + 11) % 12 + 1):\(minute) \(Self.halfDays[hour / 12])"
  }

  func duration(_ seconds: TimeInterval) -> String {
    let minutes = Int(seconds) / 60
    return "\(minutes / 60) h \(minutes % 60) min"
  }

  /// A day as the wheel of dates and times shows it: `Mon Jan 1`.
  func dayOfWheel(_ date: Date) -> String {
    let parts = components(of: date)
    let (month, day) = (parts.month ?? 1, parts.day ?? 1)
    guard isEnglish else { return "\(Self.two(month))-\(Self.two(day))" }
    return "\(Self.weekdays[((parts.weekday ?? 1) - 1) % 7]) \(shortMonth(month)) \(day)"
  }

  func month(_ month: Int) -> String {
    isEnglish && (1...12).contains(month) ? Self.months[month - 1] : Self.two(month)
  }

  private func shortMonth(_ month: Int) -> String { String(self.month(month).prefix(3)) }

  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  static let halfDays = ["AM", "PM"]
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  // MARK: Arithmetic

  func roundedDown(_ date: Date, toMinutes interval: Int) -> Date {
    let minute = components(of: date).minute ?? 0
    guard interval > 1, let start = calendar.dateInterval(of: .hour, for: date)?.start else { return date }
    return start.addingTimeInterval(Double(minute - minute % interval) * 60)
  }

  func days(inMonthOf date: Date) -> Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 31 }

  /// The date with other components; a day that its month does not have becomes the month's last one.
  func changed(_ date: Date, _ change: (inout DateComponents) -> Void) -> Date {
    var parts = components(of: date)
    parts.weekday = nil
    change(&parts)
    let day = parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return date }
    parts.day = min(day, days(inMonthOf: first))
    return calendar.date(from: parts) ?? date
  }
}
