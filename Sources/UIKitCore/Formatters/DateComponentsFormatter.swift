public import Foundation

/// Formats durations: "1:05", "1h 5m", "1 hour, 5 minutes".
///
/// The words are English where Foundation has none for the locale: for years and months in other languages, and for the
/// two phrases.
open class DateComponentsFormatter: Formatter {
  /// How long the words are; raw values are Foundation's.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10"
    case positional
    /// "9h 41m 30s"
    case abbreviated
    /// "9 hr, 41 min, 30 sec"
    case short
    /// "9 hours, 41 minutes, 30 seconds"
    case full
    /// "Nine hours, forty-one minutes, thirty seconds" without the capital.
    case spellOut
    /// "9hr 41min 30sec"
    case brief
  }

  /// Which units of value zero are left out; raw values are Foundation's.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The behaviors as bits.
    public let rawValue: UInt
    /// Creates behaviors with Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the style of positions the leading ones, else all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Units of value zero before the first other one are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Units of value zero between other ones are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Units of value zero after the last other one are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All units of value zero are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  /// How units are written: by their position between colons by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are shown; all of them while it is empty. Weeks are those of a month.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which units of value zero are left out.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar that counts the units and whose locale names them; the user's unless it is set.
  open var calendar: Calendar? {
    get { ownCalendar ?? .autoupdatingCurrent }
    set { ownCalendar = newValue }
  }
  private var ownCalendar: Calendar?
  /// The moment from which intervals are counted, since months differ in length; the beginning of 2001 unless it is set.
  open var referenceDate: Date?
  /// Whether the smallest unit has a fraction. Kept, without effect: Foundation's own formatter does not use it.
  open var allowsFractionalUnits = false
  /// How many units there are at most; zero for all. The last one is rounded.
  open var maximumUnitCount = 0
  /// Whether a value of the greatest unit that is small is given in the next one: "63 seconds" for "1 minute, 3 seconds".
  open var collapsesLargestUnit = false
  /// Whether "About" stands before the text.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands behind the text.
  open var includesTimeRemainingPhrase = false
  /// Kept, without effect: English texts do not depend on it.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  /// Creates a formatter from an archive or a document; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// The text in the user's locale, with all units.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The text for a number of seconds; nil for one that is no number.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard ti < 0 else { return string(from: start, to: start.addingTimeInterval(ti)) }
    return text(of: counted(from: start, to: start.addingTimeInterval(-ti)), isNegative: true)
  }

  /// The text for the time between two moments.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    return text(
      of: isNegative ? counted(from: endDate, to: startDate) : counted(from: startDate, to: endDate),
      isNegative: isNegative)
  }

  /// The text for components; those that are too great for their unit are carried over.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    var components = components
    // Components are added as a duration, without a calendar of their own.
    (components.calendar, components.timeZone) = (nil, nil)
    guard let end = counting.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// The text of `DateComponents` or of a number of seconds; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return ((obj as? TimeInterval) ?? (obj as? NSNumber)?.doubleValue).flatMap { string(from: $0) }
  }

  // MARK: Counting

  private var units: [DurationWord] {
    let all = DurationWord.allCases
    return allowedUnits.isEmpty ? all : all.filter { allowedUnits.contains($0.unit) || $0.isOtherWeek(allowedUnits) }
  }

  /// Counts without changes of the clock: a day has 24 hours, unless there is a calendar or a moment to count from.
  private var counting: Calendar {
    if let ownCalendar { return ownCalendar }
    var calendar = Calendar.autoupdatingCurrent
    if referenceDate == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone }
    return calendar
  }

  private typealias Part = (word: DurationWord, value: Int)

  private func counted(from start: Date, to end: Date) -> [Part] {
    let countedUnits = units
    let values = counting.dateComponents(Set(countedUnits.map(\.component)), from: start, to: end)
    var parts = countedUnits.map { (word: $0, value: $0.value(in: values)) }
    if collapsesLargestUnit, let first = parts.first(where: { $0.value != 0 }), first.value == 1,
      let index = parts.firstIndex(where: { $0.word == first.word }), index + 1 < parts.count,
      let factor = first.word.count(of: parts[index + 1].word)
    {
      parts[index].value = 0
      parts[index + 1].value += factor
    }
    return parts
  }

  /// As many units as there may be; the last one is rounded by the one after it.
  private func limited(_ parts: [Part]) -> [Part] {
    guard maximumUnitCount > 0, let first = parts.firstIndex(where: { $0.value != 0 }),
      parts.count - first > maximumUnitCount
    else { return parts }
    let last = first + maximumUnitCount - 1
    var parts = parts
    if let factor = parts[last].word.count(of: parts[last + 1].word), parts[last + 1].value * 2 >= factor {
      parts[last].value += 1
    }
    parts.removeSubrange((last + 1)...)
    for index in parts.indices.reversed().dropLast() {
      guard let factor = parts[index - 1].word.count(of: parts[index].word), parts[index].value >= factor else { break }
      parts[index].value -= factor
      parts[index - 1].value += 1
    }
    return parts
  }

  // MARK: Text

  private func text(of counted: [Part], isNegative: Bool) -> String {
    let parts = shown(limited(counted))
    let locale = ownCalendar?.locale ?? .autoupdatingCurrent
    let isZero = parts.allSatisfy { $0.value == 0 }
    let durationText = DurationText(style: unitsStyle, locale: locale, padsAll: zeroFormattingBehavior.contains(.pad))
    var text = (isNegative && !isZero ? "-" : "") + durationText.text(of: parts)
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private func shown(_ parts: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else { return behavior.isDisjoint(with: .dropAll) ? parts : Array(parts.suffix(1)) }
    return parts.indices.filter { index in
      if parts[index].value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }
    .map { parts[$0] }
  }
}
