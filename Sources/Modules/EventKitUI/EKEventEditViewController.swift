public import Foundation
public import PlainviewEventKit
import PlainviewLists
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// How the editing of an event ended.
public enum EKEventEditViewAction: Int, Sendable {
  /// The user has cancelled, saved the event, or deleted it.
  case canceled, saved, deleted
  /// The older name of `canceled`.
  public static let cancelled = EKEventEditViewAction.canceled
}

/// Is notified of the end of an editing and has to dismiss the screen.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Called when the user has cancelled, saved or deleted.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Returns the calendar for a new event; optional, without the method it is the usual one.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// The default of the optional method: the usual calendar.
  dynamic public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
    -> EKCalendar
  {
    leftOut(by: self, controller.usualCalendar, with: [controller])
  }
}

/// A new event or one that is changed; no permission is needed. Add or Done saves it, Cancel gives the changes up.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  /// The object that is told of the end; it has to dismiss the screen.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The store of new events.
  open var eventStore: EKEventStore! = EKEventStore()
  /// The event; nil for a new one.
  open var event: EKEvent?

  private let rows = RowsScreen(style: .insetGrouped)
  private var draft = EventDraft()

  open override func viewDidLoad() {
    super.viewDidLoad()
    let event = event ?? newEvent()
    self.event = event
    if event.calendar == nil {
      event.calendar = UserCode.ask(editViewDelegate, "eventEditViewControllerDefaultCalendar(forNewEvents:)") {
        $0.eventEditViewControllerDefaultCalendar(forNewEvents: self)
      }
      if event.calendar == nil { event.calendar = usualCalendar }
    }
    draft = EventDraft(event)
    rows.title = event.isNew ? "New Event" : "Edit Event"
    ScreenBarItem.show(
      left: .init(.cancel) { [weak self] in self?.cancelEditing() },
      right: .init(event.isNew ? "Add" : "Done") { [weak self] in self?.save() }, on: rows)
    show()
    setViewControllers([rows], animated: false)
  }

  fileprivate var usualCalendar: EKCalendar {
    let store = eventStore ?? EKEventStore()
    return store.systemCalendar ?? EKCalendar(for: .event, eventStore: store)
  }

  /// An event of one hour from the next full hour on.
  private func newEvent() -> EKEvent {
    let event = EKEvent(eventStore: eventStore ?? EKEventStore())
    let now = SimulatedProcess.date
    let hour = Calendar.current.dateInterval(of: .hour, for: now)
    event.startDate = hour?.end ?? now
    event.endDate = event.startDate.addingTimeInterval(3600)
    return event
  }

  private func show() {
    func field(_ title: String, _ path: WritableKeyPath<EventDraft, String>) -> ScreenRow {
      var row = ScreenRow(title: title, detail: draft[keyPath: path])
      row.typed = { [weak self] text in self?.draft[keyPath: path] = text }
      return row
    }
    var allDay = ScreenRow(title: "All-day", isChecked: draft.isAllDay)
    allDay.action = { [weak self] in
      self?.draft.isAllDay.toggle()
      self?.show()
    }
    let dates = [
      allDay, ScreenRow(title: "Starts", detail: draft.text(of: draft.start)),
      ScreenRow(title: "Ends", detail: draft.text(of: draft.end)),
    ]
    var calendar = ScreenRow(title: "Calendar", detail: event?.calendar?.title ?? "")
    calendar.action = { [weak self] in self?.chooseCalendar() }
    var sections: [(title: String?, rows: [ScreenRow])] = [
      (nil, [field("Title", \.title), field("Location", \.location)]), (nil, dates), (nil, [calendar]),
      (nil, [field("URL", \.url), field("Notes", \.notes)]),
    ]
    if event?.isNew == false {
      var delete = ScreenRow(title: "Delete Event")
      delete.action = { [weak self] in self?.delete() }
      sections.append((nil, [delete]))
    }
    rows.sections = sections
  }

  private func chooseCalendar() {
    let list = RowsScreen(style: .insetGrouped)
    list.title = "Calendar"
    let calendars = (eventStore ?? EKEventStore()).systemCalendars(.event).filter(\.allowsContentModifications)
    let choices = calendars.map { calendar in
      var row = ScreenRow(title: calendar.title, isChecked: calendar == event?.calendar)
      row.action = { [weak self] in
        self?.event?.calendar = calendar
        self?.show()
        self?.popViewController(animated: true)
      }
      return row
    }
    list.sections = [(nil, choices)]
    pushViewController(list, animated: true)
  }

  // MARK: The end

  /// Gives the changes up and tells the delegate, as Cancel does.
  open func cancelEditing() {
    if event?.isNew == false { event?.reset() }
    finish(.canceled)
  }

  private func save() {
    guard let event else { return }
    draft.apply(to: event)
    EventQuestions.span(
      of: event, from: self, "Save for this event only", "Save for future events"
    ) { [weak self] span in
      do {
        try EKEventStore.saveFromScreen(event, span)
        self?.finish(.saved)
      } catch {
        self?.refuse(error)
      }
    }
  }

  private func refuse(_ error: any Error) {
    let alert = UIAlertController(
      title: "Cannot Save Event", message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  private func delete() {
    guard let event else { return }
    EventQuestions.delete(event, from: self) { [weak self] in self?.finish(.deleted) }
  }

  private func finish(_ action: EKEventEditViewAction) {
    UserCode.tell(editViewDelegate, "eventEditViewController(_:didCompleteWith:)", of: self, ", \(action)") {
      $0.eventEditViewController(self, didCompleteWith: action)
    }
  }
}
