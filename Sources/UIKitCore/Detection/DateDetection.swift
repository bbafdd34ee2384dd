import Foundation
import PlainviewRuntime

/// Finds dates and times in the calendar and the time zone of the device; a day without a time is its noon, a time without
/// a day is of today.
enum DateDetection {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
  private static let month =
    "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
    + "nov(?:ember)?|dec(?:ember)?)\\.?"
  private static let weekday = "(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)day"
  private static let time =
    "(\\d{1,2}(?::\\d{2}(?::\\d{2})?)? ?[ap]\\.?m\\b\\.?|\\d{1,2}:\\d{2}(?::\\d{2})?|noon|midnight)"
  /// A time behind a day.
  private static let timeBehind = "(?:(?:,? at |,? |T)\(time))?"
  private static let weekdayBefore = "(?:\(weekday),? )?"

  private static let isoDays = DetectionPattern("(?<![\\w-])(\\d{4})-(\\d{2})-(\\d{2})\(timeBehind)(?![\\w-])")
  private static let slashed = DetectionPattern(
    "(?<![\\w/])(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d{2})\(timeBehind)(?![\\w/])")
  private static let monthFirst = DetectionPattern(
    "\\b\(weekdayBefore)\(month) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?\(timeBehind)(?![\\w:])")
  private static let dayFirst = DetectionPattern(
    "\\b\(weekdayBefore)(\\d{1,2})(?:st|nd|rd|th)? (?:of )?\(month)(?:,? (\\d{4}))?\(timeBehind)(?![\\w:])")
  private static let relative = DetectionPattern(
    "\\b(today|tonight|tomorrow|yesterday|(?:next |this )?\(weekday))\(timeBehind)(?![\\w:])")
  private static let times = DetectionPattern("(?<![\\w:.])(?:at )?\(time)(?![\\w:])")

  static func results(in text: String, _ range: NSRange) -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    func add(_ pattern: DetectionPattern, _ parts: (DetectionPattern.Match) -> (DateComponents?, String?)) {
      for match in pattern.matches(in: text, range) {
        guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) else { continue }
        let (day, time) = parts(match)
        guard let day, let date = moment(day, time) else { continue }
        found.append(.dateCheckingResult(range: match.range, date: date))
      }
    }
    add(isoDays) { (day($0[1], $0[2], $0[3]), $0[4]) }
    add(slashed) { (day($0[3], $0[1], $0[2]), $0[4]) }
    add(monthFirst) { (day($0[3], number(ofMonth: $0[1]), $0[2]), $0[4]) }
    add(dayFirst) { (day($0[3], number(ofMonth: $0[2]), $0[1]), $0[4]) }
    add(relative) { (self.relativeDay($0[1] ?? ""), $0[2] ?? ($0[1]?.lowercased() == "tonight" ? "8 pm" : nil)) }
    add(times) { (today, $0[1]) }
    return found
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }

  private static var today: DateComponents { calendar.dateComponents([.year, .month, .day], from: AppDate.after(0)) }

  private static func number(ofMonth name: String?) -> String? {
    name.flatMap { name in months.firstIndex { name.lowercased().hasPrefix($0) } }.map { "\($0 + 1)" }
  }

  /// A day by its numbers; without a year it is of this one.
  private static func day(_ year: String?, _ month: String?, _ day: String?) -> DateComponents? {
    guard let month = month.flatMap({ Int($0) }), let day = day.flatMap({ Int($0) }), (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    var number = year.flatMap { Int($0) } ?? today.year ?? 2000
    if number < 100 { number += 2000 }
    return DateComponents(year: number, month: month, day: day)
  }

  private static func relativeDay(_ word: String) -> DateComponents? {
    let word = word.lowercased()
    var distance = 0
    switch word {
    case "today", "tonight": break
    case "tomorrow": distance = 1
    case "yesterday": distance = -1
    default:
      let name = word.split(separator: " ").last ?? ""
      guard let weekdayIndex = days.firstIndex(where: { name.hasPrefix($0) }) else { return nil }
      distance = (weekdayIndex + 1 - calendar.component(.weekday, from: AppDate.after(0)) + 7) % 7
      if distance == 0, word.hasPrefix("next") { distance = 7 }
    }
    return calendar.date(byAdding: .day, value: distance, to: AppDate.after(0)).map {
      calendar.dateComponents([.year, .month, .day], from: $0)
    }
  }

  private static func moment(_ day: DateComponents, _ time: String?) -> Date? {
    var parts = day
    (parts.hour, parts.minute, parts.second) = (12, 0, 0)
    if let time {
      guard let (hour, minute, second) = clock(time) else { return nil }
      (parts.hour, parts.minute, parts.second) = (hour, minute, second)
    }
    guard let date = calendar.date(from: parts), calendar.component(.day, from: date) == parts.day else { return nil }
    return date
  }

  private static func clock(_ text: String) -> (Int, Int, Int)? {
    let text = text.lowercased()
    if text == "noon" { return (12, 0, 0) }
    if text == "midnight" { return (0, 0, 0) }
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard var hour = numbers.first, hour < 24 else { return nil }
    if text.contains("p"), hour < 12 { hour += 12 } else if text.contains("a"), hour == 12 { hour = 0 }
    let minute = numbers.count > 1 ? numbers[1] : 0
    let second = numbers.count > 2 ? numbers[2] : 0
    return minute < 60 && second < 60 ? (hour, minute, second) : nil
  }
}
