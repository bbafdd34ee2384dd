import Foundation

/// A unit of a length of time.
enum DurationWord: String, CaseIterable, Codable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  func isOtherWeek(_ units: NSCalendar.Unit) -> Bool { self == .week && units.contains(.weekOfYear) }

  func value(in components: DateComponents) -> Int { components.value(for: component) ?? 0 }

  /// How many of a smaller unit it has, where that is always the same.
  func count(of smaller: DurationWord) -> Int? {
    let seconds: (DurationWord) -> Int? = { word in
      switch word {
      case .year, .month: nil
      case .week: 604_800
      case .day: 86_400
      case .hour: 3600
      case .minute: 60
      case .second: 1
      }
    }
    if self == .year { return smaller == .month ? 12 : nil }
    guard let own = seconds(self), let other = seconds(smaller) else { return self == .month ? 30 : nil }
    return own / other
  }

  fileprivate var foundationUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: nil
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }

  /// The unit in English behind a number.
  fileprivate func english(_ style: DateComponentsFormatter.UnitsStyle, isOne: Bool) -> String {
    switch style {
    case .full, .spellOut: return "\(self)" + (isOne ? "" : "s")
    case .abbreviated, .positional: return self == .month ? "mo" : String("\(self)".prefix(1))
    case .short, .brief:
      switch self {
      case .year: return isOne ? "yr" : "yrs"
      case .month: return isOne ? "mth" : "mths"
      case .week: return isOne ? "wk" : "wks"
      case .day: return isOne ? "day" : "days"
      case .hour: return "hr"
      case .minute: return "min"
      case .second: return "sec"
      }
    }
  }
}

/// Writes units with their values.
struct DurationText {
  let style: DateComponentsFormatter.UnitsStyle
  let locale: Locale
  /// Whether every number of positions has two digits.
  let padsAll: Bool

  func text(of parts: [(word: DurationWord, value: Int)]) -> String {
    guard style == .positional else { return join(parts.map { named($0.word, $0.value) }) }
    let clock = parts.filter { [.hour, .minute, .second].contains($0.word) }
    let others = parts.filter { part in !clock.contains { $0.word == part.word } }
    let numbers = clock.enumerated().map { index, part in
      let digits = String(part.value)
      return digits.count < 2 && (index > 0 || padsAll) ? "0" + digits : digits
    }
    let days = others.map { "\($0.value)\($0.word.english(.abbreviated, isOne: false))" }
    return (days + (numbers.isEmpty ? [] : [numbers.joined(separator: ":")])).joined(separator: " ")
  }

  private func join(_ texts: [String]) -> String {
    texts.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
  }

  private var isEnglish: Bool { locale.language.languageCode?.identifier ?? "en" == "en" }

  private func named(_ word: DurationWord, _ value: Int) -> String {
    if !isEnglish, style != .spellOut, let unit = word.foundationUnit { return foreign(unit, word, value) }
    let number = style == .spellOut ? spelled(value) : String(value)
    let isTight = style == .abbreviated || style == .brief
    return number + (isTight ? "" : " ") + word.english(style, isOne: value == 1)
  }

  private func spelled(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: value)) ?? String(value)
  }

  private func foreign(_ unit: Duration.UnitsFormatStyle.Unit, _ word: DurationWord, _ value: Int) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .full, .spellOut: .wide
      case .short: .abbreviated
      case .brief: .condensedAbbreviated
      case .abbreviated, .positional: .narrow
      }
    let seconds: Int64 =
      switch word {
      case .week: 604_800
      case .day: 86_400
      case .hour: 3600
      case .minute: 60
      default: 1
      }
    let (length, isTooLong) = seconds.multipliedReportingOverflow(by: Int64(value))
    guard !isTooLong else { return String(value) }
    let format = Duration.UnitsFormatStyle(allowedUnits: [unit], width: width).locale(locale)
    return Duration.seconds(length).formatted(format)
  }
}
