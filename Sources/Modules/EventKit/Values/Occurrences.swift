import Foundation

/// The dates of a rule (RFC 5545), period after period.
struct Occurrences {
  let rule: EKRecurrenceRule
  let start: Date
  let calendar: Calendar

  init(_ rule: EKRecurrenceRule, from start: Date, timeZone: TimeZone?) {
    (self.rule, self.start) = (rule, start)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    // Weeks begin on Monday, as the rules' standard says.
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = 4
    self.calendar = calendar
  }

  /// How many periods without a date end the search, such as those of a day that no month has.
  private static let mostEmptyPeriods = 1000

  /// The dates before a limit, oldest first; the start is always the first of them.
  func dates(before limit: Date) -> [Date] { dates(before: limit, atMost: .max) }

  /// The first dates.
  func first(_ count: Int) -> [Date] { dates(before: .distantFuture, atMost: count) }

  private func dates(before limit: Date, atMost count: Int) -> [Date] {
    var dates: [Date] = start < limit ? [start] : []
    var emptyPeriods = 0
    var index = 0
    let last = rule.recurrenceEnd?.endDate
    let most = rule.recurrenceEnd?.occurrenceCount ?? 0
    while emptyPeriods < Self.mostEmptyPeriods, let period = period(index), period < limit {
      let found = days(of: period).map(atTimeOfStart).filter { $0 > start }
      emptyPeriods = found.isEmpty ? emptyPeriods + 1 : 0
      for date in found {
        if let last, date > last { return dates }
        if most > 0, dates.count >= most { return dates }
        if date >= limit || dates.count >= count { return dates }
        dates.append(date)
      }
      index += rule.interval
    }
    return dates
  }

  private var unit: Calendar.Component {
    switch rule.frequency {
    case .daily: .day
    case .weekly: .weekOfYear
    case .monthly: .month
    case .yearly: .year
    }
  }

  /// The begin of a period, counted from that of the start.
  private func period(_ index: Int) -> Date? {
    guard let first = calendar.dateInterval(of: unit, for: start)?.start else { return nil }
    return calendar.date(byAdding: unit, value: index, to: first)
  }

  private func atTimeOfStart(_ day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: start)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
  }

  /// The days of a period that pass the rule, oldest first.
  private func days(of period: Date) -> [Date] {
    guard let interval = calendar.dateInterval(of: unit, for: period) else { return [] }
    var days: [Date] = []
    var day = interval.start
    while day < interval.end, let next = calendar.date(byAdding: .day, value: 1, to: day) {
      if passes(day) { days.append(day) }
      day = next
    }
    guard let positions = rule.setPositions, !positions.isEmpty else { return days }
    let chosen = positions.compactMap { position -> Int? in
      let index = position.intValue > 0 ? position.intValue - 1 : days.count + position.intValue
      return days.indices.contains(index) ? index : nil
    }
    return Set(chosen).sorted().map { days[$0] }
  }

  private func passes(_ day: Date) -> Bool {
    let parts = calendar.dateComponents([.month, .day, .weekday, .weekOfYear], from: day)
    let first = calendar.dateComponents([.month, .day, .weekday], from: start)
    if let months = Self.numbers(rule.monthsOfTheYear) {
      if !months.contains(parts.month ?? 0) { return false }
    } else if rule.frequency == .yearly, !namesDaysOfYear, parts.month != first.month {
      return false
    }
    if let days = Self.numbers(rule.daysOfTheMonth), !has(days, .day, .month, day) { return false }
    if let days = Self.numbers(rule.daysOfTheYear), !has(days, .day, .year, day) { return false }
    if let weeks = Self.numbers(rule.weeksOfTheYear), !has(weeks, .weekOfYear, .yearForWeekOfYear, day) { return false }
    if let days = rule.daysOfTheWeek, !days.isEmpty { return days.contains { isDay($0, day, parts.weekday ?? 0) } }
    switch rule.frequency {
    case .daily: return true
    case .weekly: return parts.weekday == first.weekday
    case .monthly: return rule.daysOfTheMonth != nil || parts.day == first.day
    case .yearly:
      if rule.weeksOfTheYear != nil { return parts.weekday == first.weekday }
      return rule.daysOfTheYear != nil || rule.daysOfTheMonth != nil || parts.day == first.day
    }
  }

  /// Whether the rule says itself which days of the year it means, so that the month of the start does not count.
  private var namesDaysOfYear: Bool {
    rule.daysOfTheYear != nil || rule.weeksOfTheYear != nil
      || !(rule.daysOfTheWeek ?? []).isEmpty && rule.daysOfTheMonth == nil
  }

  private static func numbers(_ numbers: [NSNumber]?) -> Set<Int>? {
    guard let numbers, !numbers.isEmpty else { return nil }
    return Set(numbers.map(\.intValue))
  }

  /// Whether a day's number in a larger unit is among some, of which the negative count from the end.
  private func has(_ wanted: Set<Int>, _ unit: Calendar.Component, _ larger: Calendar.Component, _ day: Date) -> Bool {
    guard let number = calendar.ordinality(of: unit, in: larger, for: day),
      let count = calendar.range(of: unit, in: larger, for: day)?.count
    else { return false }
    return wanted.contains(number) || wanted.contains(number - count - 1)
  }

  private func isDay(_ wanted: EKRecurrenceDayOfWeek, _ day: Date, _ weekday: Int) -> Bool {
    guard wanted.dayOfTheWeek.rawValue == weekday else { return false }
    guard wanted.weekNumber != 0, [.monthly, .yearly].contains(rule.frequency) else { return true }
    let larger: Calendar.Component = rule.frequency == .monthly || rule.monthsOfTheYear != nil ? .month : .year
    guard let interval = calendar.dateInterval(of: larger, for: day) else { return false }
    let before = calendar.dateComponents([.day], from: interval.start, to: day).day ?? 0
    let after = (calendar.dateComponents([.day], from: day, to: interval.end).day ?? 1) - 1
    return wanted.weekNumber > 0 ? before / 7 + 1 == wanted.weekNumber : after / 7 + 1 == -wanted.weekNumber
  }
}
