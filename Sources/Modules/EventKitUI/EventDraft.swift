import Foundation
import PlainviewEventKit
import PlainviewUIKitCore
import PlainviewWidgets

/// What the user changes of an event before it is saved.
struct EventDraft {
  var title = ""
  var location = ""
  var url = ""
  var notes = ""
  var isAllDay = false
  var start: Date?
  var end: Date?

  init() {}
  init(_ event: EKEvent) {
    (title, location, notes) = (event.title ?? "", event.location ?? "", event.notes ?? "")
    (url, isAllDay) = (event.url?.absoluteString ?? "", event.isAllDay)
    (start, end) = (event.startDate, event.endDate)
  }

  /// Sets what the user has changed; a text that is empty is none.
  func apply(to event: EKEvent) {
    event.title = title.isEmpty ? "New Event" : title
    if location != event.location ?? "" { event.location = location.isEmpty ? nil : location }
    if notes != event.notes ?? "" { event.notes = notes.isEmpty ? nil : notes }
    if url != event.url?.absoluteString ?? "" { event.url = URL(string: url) }
    event.isAllDay = isAllDay
  }

  func text(of date: Date?) -> String { Self.text(of: date, isAllDay: isAllDay) }

  static func text(of date: Date?, isAllDay: Bool) -> String {
    guard let date else { return "" }
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = isAllDay ? .none : .short
    return formatter.string(from: date)
  }
}

/// What the user is asked about an event.
@MainActor enum EventQuestions {
  /// Asks for which occurrences a change is, of an event that recurs; calls the closure with the answer.
  static func span(
    of event: EKEvent, from controller: UIViewController, _ one: String, _ all: String,
    _ answer: @escaping @MainActor (EKSpan) -> Void
  ) {
    guard event.hasRecurrenceRules, !event.isNew else { return answer(.thisEvent) }
    let question = UIAlertController(
      title: nil, message: "This is a repeating event.", preferredStyle: .actionSheet)
    question.addAction(UIAlertAction(title: one, style: .default) { _ in answer(.thisEvent) })
    question.addAction(UIAlertAction(title: all, style: .default) { _ in answer(.futureEvents) })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    controller.present(question, animated: true)
  }

  /// Asks whether an event is to be deleted; calls the closure once it is.
  static func delete(_ event: EKEvent, from controller: UIViewController, _ done: @escaping @MainActor () -> Void) {
    func remove(_ span: EKSpan) {
      guard (try? EKEventStore.removeFromScreen(event, span)) != nil else { return }
      done()
    }
    if event.hasRecurrenceRules {
      return span(of: event, from: controller, "Delete This Event Only", "Delete All Future Events") { remove($0) }
    }
    let question = UIAlertController(
      title: nil, message: "Are you sure you want to delete this event?", preferredStyle: .actionSheet)
    question.addAction(UIAlertAction(title: "Delete Event", style: .destructive) { _ in remove(.futureEvents) })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    controller.present(question, animated: true)
  }
}
