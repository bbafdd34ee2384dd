public import Foundation
public import PlainviewEventKit
import PlainviewLists
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewWidgets

/// How many calendars can be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// One, or several.
  case single, multiple
}

/// Which calendars are shown.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All, or only those that can be changed.
  case allCalendars, writableCalendarsOnly
}

/// Is notified of the user's choice; all methods are optional.
@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  /// Called when another calendar was chosen, or one less.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// Called when the user has tapped Done; has to dismiss the screen.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// Called when the user has tapped Cancel; has to dismiss the screen.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// The default of the optional method: does nothing.
  dynamic public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {
    leftOut(by: self, with: [calendarChooser])
  }
  /// The default of the optional method: does nothing.
  dynamic public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {
    leftOut(by: self, with: [calendarChooser])
  }
  /// The default of the optional method: does nothing.
  dynamic public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {
    leftOut(by: self, with: [calendarChooser])
  }
}

/// The calendars of a store, of which some are chosen; they are those that the app may see. It belongs into a navigation
/// controller, whose bar has its buttons.
@preconcurrency @MainActor open class EKCalendarChooser: UIViewController {
  /// How many can be chosen.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  /// The object that is told of the choice.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// Whether there is a button Done; false by default.
  open var showsDoneButton = false { didSet { showButtons() } }
  /// Whether there is a button Cancel; false by default.
  open var showsCancelButton = false { didSet { showButtons() } }
  /// The chosen calendars.
  open var selectedCalendars: Set<EKCalendar> = [] { didSet { if isViewLoaded { show() } } }

  private let displayStyle: EKCalendarChooserDisplayStyle
  private let entityType: EKEntityType
  private let eventStore: EKEventStore
  private let rows = RowsScreen(style: .insetGrouped)

  /// Creates a list of calendars of events.
  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.init(
      selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
  }
  /// Creates a list of calendars of events, or of lists of reminders.
  public init(
    selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    (selectionStyle, self.displayStyle) = (style, displayStyle)
    (self.entityType, self.eventStore) = (entityType, eventStore)
    super.init(nibName: nil, bundle: nil)
    title = style == .single ? "Select Calendar" : "Select Calendars"
  }
  /// Returns nil; the list cannot be created from an archive.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    embed(rows)
    show()
  }

  private func showButtons() {
    let done = ScreenBarItem(.done) { [weak self] in
      guard let self else { return }
      UserCode.tell(delegate, "calendarChooserDidFinish(_:)", of: self) { $0.calendarChooserDidFinish(self) }
    }
    let cancel = ScreenBarItem(.cancel) { [weak self] in
      guard let self else { return }
      UserCode.tell(delegate, "calendarChooserDidCancel(_:)", of: self) { $0.calendarChooserDidCancel(self) }
    }
    ScreenBarItem.show(
      left: showsCancelButton ? cancel : nil, right: showsDoneButton ? done : nil, on: self)
  }

  private func show() {
    let all = eventStore.calendars(for: entityType).filter {
      displayStyle == .allCalendars || $0.allowsContentModifications
    }
    let groups = eventStore.sources.map { source in (source, all.filter { $0.source == source }) }
    rows.sections = groups.filter { !$0.1.isEmpty }.map { source, calendars in
      let choices = calendars.map { calendar in
        var row = ScreenRow(title: calendar.title, isChecked: selectedCalendars.contains(calendar))
        row.action = { [weak self] in self?.tap(calendar) }
        return row
      }
      return (source.title, choices)
    }
  }

  private func tap(_ calendar: EKCalendar) {
    if selectionStyle == .single {
      selectedCalendars = [calendar]
    } else if selectedCalendars.contains(calendar) {
      selectedCalendars.remove(calendar)
    } else {
      selectedCalendars.insert(calendar)
    }
    UserCode.tell(delegate, "calendarChooserSelectionDidChange(_:)", of: self) {
      $0.calendarChooserSelectionDidChange(self)
    }
  }
}
