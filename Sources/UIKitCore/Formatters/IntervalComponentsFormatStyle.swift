public import Foundation

/// Writes how long an interval is: "1 hour, 5 minutes", "1h 5m", "1:05:00". Units of value zero are left out.
///
/// It is `Date.ComponentsFormatStyle` on Apple's systems, a name that Foundation has here for a type without members.
public struct IntervalComponentsFormatStyle: Foundation.FormatStyle, Sendable {
  /// A unit of a length of time.
  public struct Field: Codable, Hashable, Sendable {
    let word: DurationWord

    /// Years.
    public static let year = Field(word: .year)
    /// Months.
    public static let month = Field(word: .month)
    /// Weeks.
    public static let week = Field(word: .week)
    /// Days.
    public static let day = Field(word: .day)
    /// Hours.
    public static let hour = Field(word: .hour)
    /// Minutes.
    public static let minute = Field(word: .minute)
    /// Seconds.
    public static let second = Field(word: .second)
  }

  /// How long the units are.
  public struct Style: Codable, Hashable, Sendable {
    let unitsStyle: Int

    private init(_ style: DateComponentsFormatter.UnitsStyle) { unitsStyle = style.rawValue }

    /// "1 hour, 5 minutes".
    public static let wide = Style(.full)
    /// "1 hr, 5 min".
    public static let abbreviated = Style(.short)
    /// "1hr 5min".
    public static let condensedAbbreviated = Style(.brief)
    /// "1h 5m".
    public static let narrow = Style(.abbreviated)
    /// "one hour, five minutes".
    public static let spellOut = Style(.spellOut)
    fileprivate static let positional = Style(.positional)
  }

  /// How long the units are.
  public var style: Style
  /// The language of the units.
  public var locale: Locale
  /// The calendar that counts them.
  public var calendar: Calendar
  /// The units that are shown; all of them for nil.
  public var fields: Set<Field>?

  /// Creates a style with a length of the units, a language, a calendar, and the units.
  public init(
    style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
    fields: Set<Field>? = nil
  ) {
    self.style = style
    self.locale = locale
    self.calendar = calendar
    self.fields = fields
  }

  /// Hours, minutes and seconds by their position: "1:05:00".
  public static var timeDuration: Self { Self(style: .positional, fields: [.hour, .minute, .second]) }

  /// Returns the style for another language.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// Returns the style for another calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var style = self
    style.calendar = calendar
    return style
  }

  /// Returns the length of an interval as text.
  public func format(_ interval: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle = DateComponentsFormatter.UnitsStyle(rawValue: style.unitsStyle) ?? .full
    formatter.allowedUnits = (fields ?? []).reduce(into: []) { $0.formUnion($1.word.unit) }
    formatter.zeroFormattingBehavior = style == .positional ? .default : .dropAll
    return formatter.string(from: interval.lowerBound, to: interval.upperBound) ?? ""
  }
}

extension FormatStyle where Self == IntervalComponentsFormatStyle {
  /// A style for the length of intervals with a length of the units, and the units.
  public static func components(
    style: IntervalComponentsFormatStyle.Style, fields: Set<IntervalComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }

  /// A style for the length of intervals with hours, minutes and seconds by their position: "1:05:00".
  public static var timeDuration: Self { IntervalComponentsFormatStyle.timeDuration }
}
