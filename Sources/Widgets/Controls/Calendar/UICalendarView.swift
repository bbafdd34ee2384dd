public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

/// Shows the days of a month, with decorations, of which the user selects some.
@preconcurrency @MainActor open class UICalendarView: UIView {
  /// How large a decoration is; raw values are UIKit's.
  public enum DecorationSize: Int, Sendable { case small, medium, large }

  /// Returns decorations, and is informed of the month that is shown; not retained.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { reloadDays() } }
  /// What the user can select; nil for nothing.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      reloadDays()
    }
  }
  /// The user's unless it is set.
  open var calendar: Calendar {
    get { ownCalendar ?? .autoupdatingCurrent }
    set {
      ownCalendar = newValue
      reloadDays()
    }
  }
  private var ownCalendar: Calendar?
  /// The user's unless it is set.
  open var locale: Locale {
    get { ownLocale ?? calendar.locale ?? .autoupdatingCurrent }
    set {
      ownLocale = newValue
      reloadDays()
    }
  }
  private var ownLocale: Locale?
  /// The calendar's unless it is set.
  open var timeZone: TimeZone? { didSet { reloadDays() } }
  /// Kept, without effect: letters have one design.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Days outside of it are off, months outside of it are not shown; without ends unless it is set.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { reloadDays() } }
  /// Whether the delegate is asked for decorations.
  open var wantsDateDecorations = true { didSet { reloadDays() } }

  private var shownMonth: DateComponents?
  private let header = UILabel()
  private let (back, forth) = (UIButton(type: .system), UIButton(type: .system))
  private var weekdays: [UILabel] = []
  private var days: [CalendarDay] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a calendar view from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a calendar view with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    header.font = .preferredFont(forTextStyle: .headline)
    for (button, title, label, step) in [(back, "<", "Previous Month", -1), (forth, ">", "Next Month", 1)] {
      button.setTitle(title, for: .normal)
      button.accessibilityLabel = label
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
      addSubview(button)
    }
    addSubview(header)
    reloadDays()
  }

  // MARK: The month

  /// The calendar with the view's locale and time zone.
  var used: Calendar {
    var calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = locale
    return calendar
  }

  /// Era, year and month of the days that are shown.
  open var visibleDateComponents: DateComponents {
    get { shownMonth ?? month(of: AppDate.after(0)) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the month of a date, at once; does nothing for components that are no date.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = used.date(from: dateComponents) else { return }
    show(month(of: date), isByUser: false)
  }

  private func month(of date: Date) -> DateComponents {
    var month = used.dateComponents([.era, .year, .month], from: date)
    month.calendar = calendar
    return month
  }

  private var firstDay: Date { used.date(from: visibleDateComponents) ?? AppDate.after(0) }

  private func turn(by months: Int) {
    guard let date = used.date(byAdding: .month, value: months, to: firstDay) else { return }
    let next = month(of: date)
    let isBefore = used.dateInterval(of: .month, for: date).map { $0.end <= availableDateRange.start } ?? false
    guard !isBefore, date < availableDateRange.end else { return }
    show(next, isByUser: true)
  }

  private func show(_ month: DateComponents, isByUser: Bool) {
    let former = visibleDateComponents
    shownMonth = month
    reloadDays()
    guard former.year != month.year || former.month != month.month, isByUser else { return }
    UserCode.tell(delegate, "calendarView(_:didChangeVisibleDateComponentsFrom:)") {
      $0.calendarView(self, didChangeVisibleDateComponentsFrom: former)
    }
  }

  // MARK: Days

  /// Asks the delegate again for the decorations of days that are shown.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    for day in days
    where dates.contains(where: { $0.year == day.date.year && $0.month == day.date.month && $0.day == day.date.day }) {
      decorate(day)
    }
  }

  /// Creates the days of the month again.
  func reloadDays() {
    let (calendar, first) = (used, firstDay)
    let formatter = DateFormatter()
    (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, locale, calendar.timeZone)
    formatter.setLocalizedDateFormatFromTemplate("MMMM yyyy")
    header.text = formatter.string(from: first)
    showWeekdays(formatter)
    for day in days { day.removeFromSuperview() }
    formatter.setLocalizedDateFormatFromTemplate("EEEE MMMM d")
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    days = (0..<count).map { index in
      let date = calendar.date(byAdding: .day, value: index, to: first) ?? first
      var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
      components.calendar = self.calendar
      let day = CalendarDay(components, gridIndex: lead + index)
      day.accessibilityLabel = formatter.string(from: date)
      day.addAction(UIAction { [weak self, weak day] _ in day.map { self?.chose($0) } }, for: .touchUpInside)
      let isInRange = date < availableDateRange.end && date.addingTimeInterval(86_399) >= availableDateRange.start
      day.isEnabled = isInRange && selectionBehavior?.mayChange(components) ?? true
      addSubview(day)
      decorate(day)
      return day
    }
    showSelection()
    setNeedsLayout()
  }

  private func showWeekdays(_ formatter: DateFormatter) {
    for label in weekdays { label.removeFromSuperview() }
    let names = formatter.shortStandaloneWeekdaySymbols
    weekdays = (0..<min(7, names.count)).map { index in
      let label = UILabel()
      label.text = names[(used.firstWeekday - 1 + index) % names.count]
      label.textAlignment = .center
      label.textColor = .tertiaryLabel
      addSubview(label)
      return label
    }
  }

  private func decorate(_ day: CalendarDay) {
    let decoration =
      wantsDateDecorations
      ? UserCode.ask(delegate, "calendarView(_:decorationFor:)") {
        $0.calendarView(self, decorationFor: day.date)
      } : nil
    day.decoration = decoration
  }

  func showSelection() {
    for day in days { day.isSelected = selectionBehavior?.isSelected(day.date) ?? false }
  }

  private func chose(_ day: CalendarDay) { selectionBehavior?.choose(day.date) }

  // MARK: Layout

  private static let headerHeight: CGFloat = 32
  private static let weekdayHeight: CGFloat = 32
  private static let rowHeight: CGFloat = 32

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.headerHeight + Self.weekdayHeight + 6 * Self.rowHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 320, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 7
    let side: CGFloat = 40
    header.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - 2 * side), height: Self.headerHeight)
    back.frame = CGRect(x: bounds.width - 2 * side, y: 0, width: side, height: Self.headerHeight)
    forth.frame = CGRect(x: bounds.width - side, y: 0, width: side, height: Self.headerHeight)
    func column(_ index: Int) -> CGFloat {
      CGFloat(effectiveUserInterfaceLayoutDirection == .rightToLeft ? 6 - index : index) * width
    }
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(x: column(index), y: Self.headerHeight, width: width, height: Self.weekdayHeight)
    }
    for day in days {
      day.frame = CGRect(
        x: column(day.gridIndex % 7),
        y: Self.headerHeight + Self.weekdayHeight + CGFloat(day.gridIndex / 7) * Self.rowHeight, width: width,
        height: Self.rowHeight)
    }
  }
}

/// A day of the month that a calendar shows: its number, in brackets when it is selected, and a mark below for a decoration.
final class CalendarDay: UIControl {
  let date: DateComponents
  /// The index of the cell in the grid.
  let gridIndex: Int
  var decoration: UICalendarView.Decoration? { didSet { showCustomView() } }
  private var custom: UIView?

  init(_ date: DateComponents, gridIndex: Int) {
    self.date = date
    self.gridIndex = gridIndex
    super.init(frame: .zero)
    isAccessibilityElement = true
    isOpaque = false
    super.accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isSelected ? .selected : []) }
    set { super.accessibilityTraits = newValue }
  }

  private func showCustomView() {
    custom?.removeFromSuperview()
    custom = nil
    guard case .custom(let make) = decoration?.kind, let view = UserCode.make(make) else { return }
    view.isUserInteractionEnabled = false
    custom = view
    addSubview(view)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let custom else { return }
    custom.frame = CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override var displayedText: String? { date.day.map { "\($0)" } }

  override func drawText(on canvas: TextCanvas) {
    let number = date.day.map { "\($0)" } ?? ""
    let text = isSelected ? "[\(number)]" : isEnabled ? number : canvas.style == .ascii ? "(\(number))" : "·\(number)"
    canvas.writeCentered(text, row: 0)
    guard canvas.height > 1, let mark = decoration?.mark(canvas.style) else { return }
    canvas.writeCentered(mark, row: 1)
  }
}
