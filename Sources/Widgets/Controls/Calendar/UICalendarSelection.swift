public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// What the user can select in a calendar.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  fileprivate override nonisolated init() { super.init() }

  /// Asks again which days can be selected.
  open func updateSelectableDates() { view?.reloadDays() }

  // MARK: For the calendar

  func isSelected(_ date: DateComponents) -> Bool { false }
  func mayChange(_ date: DateComponents) -> Bool { true }
  func choose(_ date: DateComponents) {}

  fileprivate static func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
    (one.year, one.month, one.day) == (other.year, other.month, other.day)
  }
}

/// Decides which day may be selected, and is told of selections.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called after the user selected a day or removed the selection; nil when no day is selected.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether the user may select the day, or remove the selection for nil.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Default for delegates without the method: true.
  dynamic public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { leftOut(by: self, true, with: [selection, dateComponents]) }
}

/// One day, or none: a tap on the selected day takes the selection away if the delegate lets it.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Decides which day may be selected, and is informed of selections; not retained.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)? { didSet { view?.reloadDays() } }
  private var date: DateComponents?

  /// Creates a selection of one day with a delegate.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  /// The selected day; nil for none. Setting it does not call the delegate.
  open var selectedDate: DateComponents? {
    get { date }
    set { setSelected(newValue, animated: false) }
  }

  /// Tells no delegate.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    date = dateComponents
    view?.showSelection()
  }

  override func isSelected(_ date: DateComponents) -> Bool { self.date.map { Self.isSame($0, date) } ?? false }
  override func mayChange(_ date: DateComponents) -> Bool { may(date) }

  private func may(_ date: DateComponents?) -> Bool {
    UserCode.ask(delegate, "dateSelection(_:canSelectDate:)") { $0.dateSelection(self, canSelectDate: date) } ?? true
  }

  override func choose(_ date: DateComponents) {
    let new = isSelected(date) ? nil : date
    guard may(new) else { return }
    setSelected(new, animated: true)
    UserCode.tell(delegate, "dateSelection(_:didSelectDate:)") { $0.dateSelection(self, didSelectDate: new) }
  }
}

/// Decides which days may be selected, and is told of selections.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called after the user selected a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called after the user deselected a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether the user may select a day; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether the user may deselect a day; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Default for delegates without the method: true.
  dynamic public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { leftOut(by: self, true, with: [selection, dateComponents]) }
  /// Default for delegates without the method: true.
  dynamic public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { leftOut(by: self, true, with: [selection, dateComponents]) }
}

/// Any number of days.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Decides which days may be selected, and is informed of selections; not retained.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)? { didSet { view?.reloadDays() } }
  private var dates: [DateComponents] = []

  /// Creates a selection of several days with a delegate.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  /// The selected days. Setting them does not call the delegate.
  open var selectedDates: [DateComponents] {
    get { dates }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Tells no delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    dates = selectedDates
    view?.showSelection()
  }

  override func isSelected(_ date: DateComponents) -> Bool { dates.contains { Self.isSame($0, date) } }

  override func mayChange(_ date: DateComponents) -> Bool {
    if isSelected(date) {
      return UserCode.ask(delegate, "multiDateSelection(_:canDeselectDate:)") {
        $0.multiDateSelection(self, canDeselectDate: date)
      } ?? true
    }
    return UserCode.ask(delegate, "multiDateSelection(_:canSelectDate:)") {
      $0.multiDateSelection(self, canSelectDate: date)
    } ?? true
  }

  override func choose(_ date: DateComponents) {
    guard mayChange(date) else { return }
    if isSelected(date) {
      dates.removeAll { Self.isSame($0, date) }
      view?.showSelection()
      UserCode.tell(delegate, "multiDateSelection(_:didDeselectDate:)") {
        $0.multiDateSelection(self, didDeselectDate: date)
      }
    } else {
      dates.append(date)
      view?.showSelection()
      UserCode.tell(delegate, "multiDateSelection(_:didSelectDate:)") {
        $0.multiDateSelection(self, didSelectDate: date)
      }
    }
  }
}

extension BareWidgetDelegate: UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
}
