import Foundation
import PlainviewUIKitCore

/// The wheels of a date picker: those of a mode, their rows' titles, and the date that they select.
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private enum Wheel { case day, month, dayOfMonth, year, hour, minute, halfDay, hours, minutes }

  private unowned let owner: UIDatePicker
  private var picker: UIPickerView?
  private var kinds: [Wheel] = []

  init(of owner: UIDatePicker) {
    self.owner = owner
    super.init()
  }

  private var texts: DateTexts { owner.texts }

  private var requiredKinds: [Wheel] {
    let time: [Wheel] = texts.hasHalfDays ? [.hour, .minute, .halfDay] : [.hour, .minute]
    return switch owner.datePickerMode {
    case .time: time
    case .date: [.month, .dayOfMonth, .year]
    case .dateAndTime: [.day] + time
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: [.month, .year]
    }
  }

  // MARK: The picker

  /// Adds the wheels to the date picker where its style has some.
  func layOut() {
    guard owner.datePickerStyle == .wheels else {
      picker?.removeFromSuperview()
      picker = nil
      return
    }
    if picker == nil {
      let new = UIPickerView(frame: owner.bounds)
      picker = new
      kinds = requiredKinds
      new.dataSource = self
      new.delegate = self
      owner.addSubview(new)
      show()
    }
    picker?.frame = owner.bounds
    picker?.isUserInteractionEnabled = owner.isEnabled
  }

  func reload() {
    guard let picker else { return }
    kinds = requiredKinds
    picker.reloadAllComponents()
    show()
  }

  /// Turns the wheels to the date.
  func show() {
    guard let picker, owner.datePickerStyle == .wheels else { return }
    if kinds.contains(.dayOfMonth) || kinds.contains(.day) { picker.reloadAllComponents() }
    for (component, kind) in kinds.enumerated() {
      picker.selectRow(row(of: kind), inComponent: component, animated: false)
    }
  }

  // MARK: Rows

  /// How many days before and after the date the wheel of days has.
  private static let dayReach = 365
  private static let yearReach = 100

  private var firstYear: Int { year(of: owner.minimumDate) ?? (year(of: owner.date) ?? 2001) - Self.yearReach }
  private var lastYear: Int {
    max(firstYear, year(of: owner.maximumDate) ?? (year(of: owner.date) ?? 2001) + Self.yearReach)
  }
  private func year(of date: Date?) -> Int? { date.flatMap { texts.components(of: $0).year } }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { kinds.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch kinds[component] {
    case .day: 2 * Self.dayReach + 1
    case .month: 12
    case .dayOfMonth: texts.days(inMonthOf: owner.date)
    case .year: lastYear - firstYear + 1
    case .hour: texts.hasHalfDays ? 12 : 24
    case .hours: 24
    case .minute, .minutes: 60 / owner.minuteInterval
    case .halfDay: 2
    }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    switch kinds[component] {
    case .day: texts.dayOfWheel(owner.date.addingTimeInterval(Double(row - Self.dayReach) * 86_400))
    case .month: texts.month(row + 1)
    case .dayOfMonth: "\(row + 1)"
    case .year: "\(firstYear + row)"
    case .hour: texts.hasHalfDays ? "\((row + 11) % 12 + 1)" : DateTexts.two(row)
    case .minute: DateTexts.two(row * owner.minuteInterval)
    case .halfDay: DateTexts.halfDays[row]
    case .hours: row == 1 ? "1 hour" : "\(row) hours"
    case .minutes: "\(row * owner.minuteInterval) min"
    }
  }

  private func row(of kind: Wheel) -> Int {
    let parts = texts.components(of: owner.date)
    let hour = parts.hour ?? 0
    let minutes = Int(owner.countDownDuration) / 60
    switch kind {
    case .day: return Self.dayReach
    case .month: return (parts.month ?? 1) - 1
    case .dayOfMonth: return (parts.day ?? 1) - 1
    case .year: return (parts.year ?? firstYear) - firstYear
    case .hour: return texts.hasHalfDays ? hour % 12 : hour
    case .minute: return (parts.minute ?? 0) / owner.minuteInterval
    case .halfDay: return hour / 12
    case .hours: return minutes / 60
    case .minutes: return minutes % 60 / owner.minuteInterval
    }
  }

  // MARK: What the user chooses

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let minutes = Int(owner.countDownDuration) / 60
    switch kinds[component] {
    case .hours: owner.setCountDownAsUser(Double(row * 60 + minutes % 60) * 60)
    case .minutes: owner.setCountDownAsUser(Double(minutes / 60 * 60 + row * owner.minuteInterval) * 60)
    default: owner.setDateAsUser(date(choosing: row, of: kinds[component]))
    }
    // Limits and short months may have led to another row than the chosen one.
    show()
  }

  private func date(choosing row: Int, of kind: Wheel) -> Date {
    if case .day = kind { return owner.date.addingTimeInterval(Double(row - Self.dayReach) * 86_400) }
    let (firstYear, hasHalfDays, interval) = (firstYear, texts.hasHalfDays, owner.minuteInterval)
    return texts.changed(owner.date) { parts in
      let hour = parts.hour ?? 0
      switch kind {
      case .month: parts.month = row + 1
      case .dayOfMonth: parts.day = row + 1
      case .year: parts.year = firstYear + row
      case .hour: parts.hour = hasHalfDays ? hour / 12 * 12 + row : row
      case .minute: parts.minute = row * interval
      case .halfDay: parts.hour = hour % 12 + row * 12
      case .day, .hours, .minutes: break
      }
    }
  }
}
