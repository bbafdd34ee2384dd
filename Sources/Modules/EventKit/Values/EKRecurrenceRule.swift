public import Foundation

/// When a rule ends: at a date, or after a number of occurrences.
open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
  /// The last date; nil for a number of occurrences.
  public let endDate: Date?
  /// The number of occurrences; 0 for a date.
  public let occurrenceCount: Int

  /// Creates an end at a date.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  /// Creates an end after a number of occurrences.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }

  /// Returns the end itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Equal are the same dates or numbers.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceEnd else { return false }
    return endDate == other.endDate && occurrenceCount == other.occurrenceCount
  }
  open override var hash: Int { occurrenceCount }
}

/// A day of the week, perhaps only that of one week of the month or year.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// Which of these days of the month or year, negative from its end; 0 for all.
  public let weekNumber: Int

  /// Creates a day of one week; 0 for all weeks.
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
  }
  /// Creates a day of all weeks.
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
  /// Creates a day of one week; 0 for all weeks.
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }

  /// Returns the day itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Equal are the same days of the same weeks.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceDayOfWeek else { return false }
    return dayOfTheWeek == other.dayOfTheWeek && weekNumber == other.weekNumber
  }
  open override var hash: Int { dayOfTheWeek.rawValue * 100 + weekNumber }
}

/// How something recurs: every so many days, weeks, months or years, on some days of them.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
  /// How often it recurs.
  public let frequency: EKRecurrenceFrequency
  /// Every how many days, weeks, months or years.
  public let interval: Int
  /// When it ends; nil for never.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// The days of the week; nil for that of the start.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// The days of the month, negative from its end; for rules by months.
  public let daysOfTheMonth: [NSNumber]?
  /// The months of the year; for rules by years.
  public let monthsOfTheYear: [NSNumber]?
  /// The weeks of the year, negative from its end; for rules by years.
  public let weeksOfTheYear: [NSNumber]?
  /// The days of the year, negative from its end; for rules by years.
  public let daysOfTheYear: [NSNumber]?
  /// Which of the found days of a period, negative from its end; nil for all.
  public let setPositions: [NSNumber]?

  /// Creates a simple rule: on the day of the start.
  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }
  /// Creates a rule for some days.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
    weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, recurrenceEnd) = (type, max(1, interval), end)
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
    (self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (weeksOfTheYear, daysOfTheYear, setPositions)
    super.init()
  }

  /// The calendar that counts, always the Gregorian.
  open var calendarIdentifier: String { "gregorian" }
  /// The first day of the week, from 1 for Sunday; 0 where it does not matter.
  open var firstDayOfTheWeek: Int { frequency == .weekly ? 2 : 0 }

  func ending(_ end: EKRecurrenceEnd?) -> EKRecurrenceRule {
    EKRecurrenceRule(
      recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek, daysOfTheMonth: daysOfTheMonth,
      monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear, daysOfTheYear: daysOfTheYear,
      setPositions: setPositions, end: end)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { ending(recurrenceEnd) }
  /// Equal are rules with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceRule, frequency == other.frequency, interval == other.interval else {
      return false
    }
    return recurrenceEnd == other.recurrenceEnd && daysOfTheWeek == other.daysOfTheWeek
      && daysOfTheMonth == other.daysOfTheMonth && monthsOfTheYear == other.monthsOfTheYear
      && weeksOfTheYear == other.weeksOfTheYear && daysOfTheYear == other.daysOfTheYear
      && setPositions == other.setPositions
  }
  open override var hash: Int { frequency.rawValue * 1000 + interval }
}
