public import Foundation
import PlainviewRuntime

/// Formats the distance between two moments: "2 hours ago", "in 3 days", "tomorrow".
///
/// The greatest unit that is whole counts, the rest is dropped. The words are those that Foundation has for the locale.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether near days have names; raw values are Foundation's.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric
    /// "yesterday"
    case named
  }

  /// How long the words are; raw values are Foundation's.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full
    /// "two months ago"
    case spellOut
    /// "2 mo. ago"
    case short
    /// "2mo ago"
    case abbreviated
  }

  /// Whether phrases such as "tomorrow" are used for numbers; only numbers by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written; in full by default.
  open var unitsStyle = UnitsStyle.full
  /// The text's position in a sentence, which decides about a capital at its beginning.
  open var formattingContext = Formatter.Context.unknown
  /// Counts the units; the user's unless it is set.
  open var calendar: Calendar! {
    get { ownCalendar ?? .autoupdatingCurrent }
    set { ownCalendar = newValue }
  }
  /// The locale of the text; by default that of the calendar, or the user's.
  open var locale: Locale! {
    get { ownLocale ?? ownCalendar?.locale ?? .autoupdatingCurrent }
    set { ownLocale = newValue }
  }
  private var ownCalendar: Calendar?
  private var ownLocale: Locale?

  public override init() { super.init() }
  /// Creates a formatter from an archive or a document; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  private typealias Unit = (
    component: Calendar.Component, value: (DateComponents) -> Int?, field: Date.RelativeFormatStyle.Field
  )

  private static var units: [Unit] {
    [
      (.year, \.year, .year), (.month, \.month, .month), (.weekOfMonth, { $0.weekOfMonth ?? $0.weekOfYear }, .week),
      (.day, \.day, .day), (.hour, \.hour, .hour), (.minute, \.minute, .minute), (.second, \.second, .second),
    ]
  }

  /// The text for the greatest unit of the components that is not zero; negative values lie in the past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let units = Self.units
    let unit =
      units.first { ($0.value(dateComponents) ?? 0) != 0 } ?? units.last { $0.value(dateComponents) != nil }
      ?? units[units.count - 1]
    return text(unit.value(dateComponents) ?? 0, unit)
  }

  /// The text for so many seconds from now on.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// The text for a moment, seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = Set(Self.units.map(\.component))
    return localizedString(from: calendar.dateComponents(components, from: referenceDate, to: date))
  }

  /// The text for a `Date`, seen from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: AppDate.after(0)) }
  }

  private func text(_ value: Int, _ unit: Unit) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    // The middle of a day in the middle of a month, so that adding a unit changes this unit alone.
    let reference = Date(timeIntervalSinceReferenceDate: 14.5 * 86_400)
    guard let date = calendar.date(byAdding: unit.component, value: value, to: reference) else { return "" }
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: styleOfUnits,
      locale: locale, calendar: calendar, capitalizationContext: capitalization)
    style.allowedFields = [unit.field]
    return style.format(reference)
  }

  private var styleOfUnits: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
