public import Foundation
@_spi(Plainview) public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// A control whose value is a date or a time (contract A13, B5).
///
/// It depends on nothing outside: it begins at 2001-01-01 00:00 plus the virtual clock's time, in the Gregorian calendar, GMT
/// and en_US_POSIX, unless calendar, time zone and locale are set.
@preconcurrency @MainActor open class UIDatePicker: UIControl, EraSized {
  /// What a date picker lets the user choose, with UIKit's raw values.
  public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer, yearAndMonth }

  package var eraSize = UIDatePicker.currentSize {
    didSet { hasEraSize = eraSize != Self.currentSize }
  }
  /// Whether a document of another time gave the size; then it holds for every style.
  private var hasEraSize = false
  private lazy var wheels = DateWheels(of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  /// Creates a date picker from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a date picker with its own size.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  /// Documents and apps set these by name, although UIKit declares neither.
  open override class var outlets: OutletTable {
    ["textColor": .init(\UIDatePicker.textColor), "highlightsToday": .init(\UIDatePicker.highlightsToday)]
  }
  private var textColor: UIColor?
  private var highlightsToday = true

  private func prepare() {
    isOpaque = false
    isAccessibilityElement = true
  }

  // MARK: Date

  /// Kept between the limits; setting it sends nothing.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }
  private lazy var storedDate = Date(timeIntervalSinceReferenceDate: UIApplication.shared.clock.now)

  /// The date changes at once; only the wheels on a device take time.
  open func setDate(_ date: Date, animated: Bool) {
    guard !date.timeIntervalSinceReferenceDate.isNaN else { return }
    storedDate = min(max(clamped(date), .distantPast), .distantFuture)
    wheels.show()
  }

  /// Limits count for nothing while the minimum is above the maximum, or in a countdown.
  private func clamped(_ date: Date) -> Date {
    guard datePickerMode != .countDownTimer, !areLimitsCrossed else { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? date)
  }

  private var areLimitsCrossed: Bool {
    guard let minimumDate, let maximumDate else { return false }
    return minimumDate > maximumDate
  }

  /// The earliest date that can be chosen; nil for no limit. An earlier date of the picker is moved to it.
  open var minimumDate: Date? { didSet { setDate(storedDate, animated: false) } }
  /// The latest date that can be chosen; nil for no limit. A later date of the picker is moved to it.
  open var maximumDate: Date? { didSet { setDate(storedDate, animated: false) } }

  /// The countdown in seconds, from 0 to 23:59:59; setting it drops what is no whole minute.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      let duration = newValue.isNaN ? 0 : min(max(newValue, 0), Self.longestCountDown)
      storedDuration = (duration / 60).rounded(.down) * 60
      wheels.show()
    }
  }
  private var storedDuration: TimeInterval = 0
  private static let longestCountDown: TimeInterval = 86_399

  /// The minutes between two rows; one that does not divide 60 into at least two is left out of account.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      styleDidChange()
    }
  }
  private var storedInterval = 1

  /// What choosing a date does: it is rounded down to the minute interval and kept in the limits, then told.
  ///
  /// False when the picker is off, or has the date already.
  @discardableResult
  package func setDateAsUser(_ date: Date) -> Bool {
    guard isEnabled else { return false }
    let new = clamped(roundsTime ? texts.roundedDown(date, toMinutes: minuteInterval) : date)
    guard new != storedDate else { return false }
    storedDate = new
    wheels.show()
    send(.valueChanged, nil)
    return true
  }

  /// What choosing a countdown does, in seconds; the shortest is a minute.
  @discardableResult
  package func setCountDownAsUser(_ duration: TimeInterval) -> Bool {
    guard isEnabled else { return false }
    let interval = Double(minuteInterval) * 60
    let before = storedDuration
    countDownDuration = max((duration / interval).rounded(.down) * interval, interval)
    guard storedDuration != before else { return false }
    send(.valueChanged, nil)
    return true
  }

  private var roundsTime: Bool {
    roundsToMinuteInterval && (datePickerMode == .time || datePickerMode == .dateAndTime)
  }

  // MARK: Calendar

  /// The calendar, with the picker's time zone and locale; Gregorian in GMT and en_US_POSIX by default.
  open var calendar: Calendar! {
    get {
      var calendar = storedCalendar ?? Calendar(identifier: .gregorian)
      calendar.timeZone = storedTimeZone ?? storedCalendar?.timeZone ?? Self.greenwich
      calendar.locale = storedLocale ?? storedCalendar?.locale ?? Self.neutral
      return calendar
    }
    set {
      storedCalendar = newValue
      styleDidChange()
    }
  }
  private var storedCalendar: Calendar?

  /// GMT, or the calendar's, while it is nil.
  open var timeZone: TimeZone? {
    get { storedTimeZone }
    set {
      storedTimeZone = newValue
      styleDidChange()
    }
  }
  private var storedTimeZone: TimeZone?

  /// en_US_POSIX, or the calendar's, while it is nil.
  open var locale: Locale? {
    get { storedLocale }
    set {
      storedLocale = newValue
      styleDidChange()
    }
  }
  private var storedLocale: Locale?

  private static let greenwich = TimeZone(secondsFromGMT: 0) ?? .gmt
  private static let neutral = Locale(identifier: "en_US_POSIX")

  // MARK: Appearance

  /// What the user chooses: date and time by default.
  open var datePickerMode: Mode = .dateAndTime { didSet { styleDidChange() } }
  /// The style that is asked for; `datePickerStyle` is the one that is shown.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { styleDidChange() } }
  /// Whether a time that the user chooses is rounded down to the minute interval.
  open var roundsToMinuteInterval = true

  /// The style that is shown: compact, or wheels where there is no compact one.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (_, .yearAndMonth), (.wheels, _): .wheels
    case (.inline, .time): .wheels
    case (.inline, _): .inline
    case (.automatic, _), (.compact, _): .compact
    }
  }

  var texts: DateTexts { DateTexts(calendar: calendar) }

  @_spi(Plainview) open override var displayedText: String? {
    datePickerMode == .countDownTimer ? texts.duration(storedDuration) : texts.text(of: date, datePickerMode)
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? displayedText }
    set { super.accessibilityValue = newValue }
  }

  private func styleDidChange() {
    isAccessibilityElement = datePickerStyle != .wheels
    wheels.reload()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Sizes

  package static let currentSize = ControlSize(width: 320, height: 216)
  private static let compactHeight: CGFloat = 34
  private static let compactPadding: CGFloat = 24
  private static let inlineSize = CGSize(width: 320, height: 352)

  open override var intrinsicContentSize: CGSize {
    if let stored = documentSize { return stored.size }
    if hasEraSize { return eraSize.intrinsic }
    switch datePickerStyle {
    case .compact: return compactSize
    case .inline: return Self.inlineSize
    case .automatic, .wheels: return eraSize.intrinsic
    }
  }

  /// A box for the date and one for the time, with a gap between.
  private var compactSize: CGSize {
    let (metrics, font) = (traitCollection.textMetrics, UIFont.systemFont(ofSize: 17))
    // In cells the brackets around a text are added.
    let padding = metrics == .cells ? 4 * TextMetrics.cellWidth : Self.compactPadding
    let widths = texts.parts(of: date, datePickerMode).map { metrics.width(of: $0[...], in: font) + padding }
    let width = widths.reduce(0, +) + 8 * CGFloat(max(0, widths.count - 1))
    return CGSize(
      width: PixelRounding.ceil(width, scale: traitCollection.displayScale), height: Self.compactHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels.layOut()
  }

  // MARK: Drawing

  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawDate(on: canvas) }

  @_spi(Plainview) open override func drawText(on canvas: ViewCanvas) { DateDrawing(self).draw(on: canvas) }
}

/// How a date picker lets the user choose.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
