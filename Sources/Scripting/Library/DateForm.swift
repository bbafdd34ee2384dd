/// How English writes a date and a time.
struct DateForm {
  enum Parts { case date, time, both }

  private let parts: Parts
  private var weekday: String?
  private var year: String?
  private var month: String?
  private var day: String?
  private var hour: String?
  private var minute: String?
  private var second: String?
  var has24Hours = false

  init(_ parts: Parts) {
    self.parts = parts
    if parts != .time { (year, month, day) = ("numeric", "numeric", "numeric") }
    if parts != .date { (hour, minute, second) = ("numeric", "2-digit", "2-digit") }
  }

  /// Reads the options; default parts are added only if the options have none of their kind.
  mutating func take(
    weekday: String?, year: String?, month: String?, day: String?, hour: String?, minute: String?, second: String?
  ) {
    let hasDate = weekday != nil || year != nil || month != nil || day != nil
    let hasTime = hour != nil || minute != nil || second != nil
    let isComplete = parts == .date ? hasDate : parts == .time ? hasTime : hasDate || hasTime
    if isComplete {
      (self.year, self.month, self.day, self.hour, self.minute, self.second) = (nil, nil, nil, nil, nil, nil)
    }
    self.weekday = weekday
    if hasDate || isComplete {
      self.year = year ?? (isComplete ? nil : self.year)
      self.month = month ?? (isComplete ? nil : self.month)
      self.day = day ?? (isComplete ? nil : self.day)
    }
    if hasTime {
      (self.hour, self.minute, self.second) = (hour, minute, second)
    }
  }

  func text(_ time: Double) -> String {
    let date = DateValue(time)
    return [dateText(date, time), timeText(date)].filter { !$0.isEmpty }.joined(separator: isWordy ? " at " : ", ")
  }

  private var isWordy: Bool { month == "long" && hour != nil && (year != nil || day != nil) }

  private static func number(_ value: Double, _ form: String) -> String {
    form == "2-digit" ? DateValue.padded(value.truncatingRemainder(dividingBy: 100)) : String(Int(value))
  }

  private func dateText(_ date: DateValue, _ time: Double) -> String {
    let name = DateValue.weekdays[DateValue.weekday(time)]
    let weekdayText = weekday.map {
      $0 == "long" ? name : $0 == "narrow" ? String(name.prefix(1)) : String(name.prefix(3))
    }
    let dayText = day.map { Self.number(date.day, $0) }
    let yearText = year.map { Self.number(date.year, $0) }
    if let month, month == "long" || month == "short" || month == "narrow" {
      let full = DateValue.months[Int(date.month)]
      let monthText = month == "long" ? full : month == "short" ? String(full.prefix(3)) : String(full.prefix(1))
      let monthAndDay = [monthText, dayText].compactMap { $0 }.joined(separator: " ")
      let rest = yearText.map { monthAndDay + (dayText == nil ? " " : ", ") + $0 } ?? monthAndDay
      return [weekdayText, rest].compactMap { $0 }.joined(separator: ", ")
    }
    let monthText = month.map { Self.number(date.month + 1, $0) }
    let numbers = [monthText, dayText, yearText].compactMap { $0 }.joined(separator: "/")
    return [weekdayText, numbers].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func timeText(_ date: DateValue) -> String {
    guard hour != nil || minute != nil || second != nil else { return "" }
    let rest = [minute.map { _ in date.minute }, second.map { _ in date.second }].compactMap { $0 }
    guard let hour else {
      if rest.count == 1 { return String(Int(rest[0])) }
      return rest.map { DateValue.padded($0) }.joined(separator: ":")
    }
    let half = date.hour.truncatingRemainder(dividingBy: 12)
    let number = has24Hours ? date.hour : half == 0 ? 12 : half
    let isPadded = hour == "2-digit" || has24Hours
    let head = isPadded ? DateValue.padded(number) : String(Int(number))
    let clock = ([head] + rest.map { DateValue.padded($0) }).joined(separator: ":")
    return has24Hours ? clock : clock + (date.hour < 12 ? " AM" : " PM")
  }
}
