import Foundation

/// Dates of the Gregorian calendar, in UTC.
struct DateValue {
  static let dayLength = 86_400_000.0
  static let limit = 8.64e15

  var year = 1970.0
  /// From 0.
  var month = 0.0
  var day = 1.0
  var hour = 0.0
  var minute = 0.0
  var second = 0.0
  var millisecond = 0.0

  init() {}

  init(_ time: Double) {
    let days = (time / Self.dayLength).rounded(.down)
    var rest = time - days * Self.dayLength
    hour = (rest / 3_600_000).rounded(.down)
    rest -= hour * 3_600_000
    minute = (rest / 60_000).rounded(.down)
    rest -= minute * 60_000
    second = (rest / 1000).rounded(.down)
    millisecond = rest - second * 1000
    // Days from the first of March of the year 0, in eras of 400 years.
    let shifted = days + 719_468
    let era = (shifted / 146_097).rounded(.down)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      ((dayOfEra - (dayOfEra / 1460).rounded(.down) + (dayOfEra / 36_524).rounded(.down)
      - (dayOfEra / 146_096).rounded(.down)) / 365)
      .rounded(.down)
    let dayOfYear = dayOfEra - (365 * yearOfEra + (yearOfEra / 4).rounded(.down) - (yearOfEra / 100).rounded(.down))
    let shiftedMonth = ((5 * dayOfYear + 2) / 153).rounded(.down)
    day = dayOfYear - ((153 * shiftedMonth + 2) / 5).rounded(.down) + 1
    month = shiftedMonth < 10 ? shiftedMonth + 2 : shiftedMonth - 10
    year = yearOfEra + era * 400 + (month <= 1 ? 1 : 0)
  }

  /// From Sunday, 0.
  static func weekday(_ time: Double) -> Int {
    let days = (time / dayLength).rounded(.down)
    let rest = (days + 4).truncatingRemainder(dividingBy: 7)
    return Int(rest < 0 ? rest + 7 : rest)
  }

  /// Milliseconds since 1970; parts that are too large run over into the next ones.
  var time: Double {
    let parts = [year, month, day, hour, minute, second, millisecond]
    guard parts.allSatisfy(\.isFinite), parts.allSatisfy({ abs($0) < 1e16 }) else { return .nan }
    let whole = parts.map { $0.rounded(.towardZero) }
    let years = whole[0] + (whole[1] / 12).rounded(.down)
    let month = whole[1] - (whole[1] / 12).rounded(.down) * 12
    let shiftedYear = month <= 1 ? years - 1 : years
    let era = (shiftedYear / 400).rounded(.down)
    let yearOfEra = shiftedYear - era * 400
    let shiftedMonth = month > 1 ? month - 2 : month + 10
    let dayOfYear = ((153 * shiftedMonth + 2) / 5).rounded(.down)
    let dayOfEra = yearOfEra * 365 + (yearOfEra / 4).rounded(.down) - (yearOfEra / 100).rounded(.down) + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468 + whole[2] - 1
    return Self.clipped(days * Self.dayLength + whole[3] * 3_600_000 + whole[4] * 60_000 + whole[5] * 1000 + whole[6])
  }

  static func clipped(_ time: Double) -> Double {
    guard time.isFinite, abs(time) <= limit else { return .nan }
    return time.rounded(.towardZero) + 0
  }

  // MARK: Texts

  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  static func padded(_ number: Double, _ count: Int = 2) -> String {
    let digits = String(Int(abs(number)))
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }

  /// `2024-01-05T03:04:05.006Z`.
  var isoText: String {
    let years = year < 0 ? "-" + Self.padded(year, 6) : year > 9999 ? "+" + Self.padded(year, 6) : Self.padded(year, 4)
    return "\(years)-\(Self.padded(month + 1))-\(Self.padded(day))T\(clockText).\(Self.padded(millisecond, 3))Z"
  }

  var clockText: String { "\(Self.padded(hour)):\(Self.padded(minute)):\(Self.padded(second))" }

  /// `Fri Jan 05 2024`.
  func dateText(_ time: Double) -> String {
    let weekday = Self.weekdays[Self.weekday(time)].prefix(3)
    let years = (year < 0 ? "-" : "") + Self.padded(year, 4)
    return "\(weekday) \(Self.months[Int(month)].prefix(3)) \(Self.padded(day)) \(years)"
  }

  /// `Fri, 05 Jan 2024 03:04:05 GMT`.
  func universalText(_ time: Double) -> String {
    let weekday = Self.weekdays[Self.weekday(time)].prefix(3)
    let years = (year < 0 ? "-" : "") + Self.padded(year, 4)
    return "\(weekday), \(Self.padded(day)) \(Self.months[Int(month)].prefix(3)) \(years) \(clockText) GMT"
  }

  // MARK: Reading

  /// The time of a text in ISO 8601's form or a common English one; not a number for others.
  static func time(in text: String) -> Double { isoTime(in: text) ?? wordTime(in: text) ?? .nan }

  private static func isoTime(in text: String) -> Double? {
    let form =
      #"^([+-]\d{6}|\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?(Z|[+-]\d\d:?\d\d)?$"#
    guard let parts = groups(of: form, in: text) else { return nil }
    var date = DateValue()
    date.year = Double(parts[0]) ?? .nan
    date.month = parts[1].isEmpty ? 0 : (Double(parts[1]) ?? 0) - 1
    date.day = parts[2].isEmpty ? 1 : Double(parts[2]) ?? 0
    date.hour = Double(parts[3]) ?? 0
    date.minute = Double(parts[4]) ?? 0
    date.second = Double(parts[5]) ?? 0
    date.millisecond = Double((parts[6] + "00").prefix(3)) ?? 0
    let isInRange =
      (0...11).contains(date.month) && (1...31).contains(date.day) && date.minute < 60 && date.second < 60
      && (date.hour < 24 || date.hour == 24 && date.minute == 0 && date.second == 0 && date.millisecond == 0)
    return isInRange ? date.time - offset(parts[7]) : .nan
  }

  /// Milliseconds of `+02:00`.
  private static func offset(_ text: String) -> Double {
    guard let sign = text.first, sign != "Z", sign != "z" else { return 0 }
    let digits = text.dropFirst().filter(\.isNumber)
    let minutes = (Double(digits.prefix(2)) ?? 0) * 60 + (Double(digits.dropFirst(2)) ?? 0)
    return (sign == "-" ? -1 : 1) * minutes * 60_000
  }

  private static func wordTime(in text: String) -> Double? {
    let clock = #"(?:[ ,T]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d+)?(?: ?([AaPp][Mm]))?)?"#
    let zone = #"(?: *(?:UTC|GMT|Z)?([+-]\d\d:?\d\d)?(?: *\([^)]*\))?)?$"#
    let week = #"^(?:[A-Za-z]{3,9},? +)?"#
    var parts: [String]
    var date = DateValue()
    if let found = groups(of: week + #"([A-Za-z]{3,9})\.? +(\d{1,2}),? +(-?\d{4})"# + clock + zone, in: text) {
      parts = found
      guard let month = month(named: parts[0]) else { return nil }
      (date.month, date.day, date.year) = (month, Double(parts[1]) ?? 0, Double(parts[2]) ?? 0)
    } else if let found = groups(of: week + #"(\d{1,2}) +([A-Za-z]{3,9}),? +(-?\d{4})"# + clock + zone, in: text) {
      parts = found
      guard let month = month(named: parts[1]) else { return nil }
      (date.day, date.month, date.year) = (Double(parts[0]) ?? 0, month, Double(parts[2]) ?? 0)
    } else if let found = groups(of: #"^(\d{1,2})/(\d{1,2})/(\d{4})"# + clock + zone, in: text) {
      parts = found
      (date.month, date.day, date.year) = ((Double(parts[0]) ?? 0) - 1, Double(parts[1]) ?? 0, Double(parts[2]) ?? 0)
    } else if let found = groups(of: #"^(\d{4})/(\d{1,2})/(\d{1,2})"# + clock + zone, in: text) {
      parts = found
      (date.year, date.month, date.day) = (Double(parts[0]) ?? 0, (Double(parts[1]) ?? 0) - 1, Double(parts[2]) ?? 0)
    } else {
      return nil
    }
    date.hour = Double(parts[3]) ?? 0
    date.minute = Double(parts[4]) ?? 0
    date.second = Double(parts[5]) ?? 0
    if !parts[6].isEmpty {
      guard (1...12).contains(date.hour) else { return .nan }
      date.hour = date.hour.truncatingRemainder(dividingBy: 12) + (parts[6].lowercased() == "pm" ? 12 : 0)
    }
    guard (0...11).contains(date.month), (1...31).contains(date.day), date.hour < 25, date.minute < 60 else {
      return .nan
    }
    return date.time - offset(parts[7])
  }

  private static func month(named name: String) -> Double? {
    months.firstIndex { $0.lowercased().hasPrefix(name.lowercased().prefix(3)) }.map(Double.init)
  }

  private static func groups(of form: String, in text: String) -> [String]? {
    guard text.utf16.count <= 100, let pattern = try? NSRegularExpression(pattern: form) else { return nil }
    let range = NSRange(location: 0, length: text.utf16.count)
    guard let match = pattern.firstMatch(in: text, range: range) else { return nil }
    return (1..<match.numberOfRanges).map { number in
      Range(match.range(at: number), in: text).map { String(text[$0]) } ?? ""
    }
  }
}
