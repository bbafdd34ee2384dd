public import Foundation
public import PlainviewEventKit
import PlainviewLists
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewWidgets

/// How the display of an event ended.
public enum EKEventViewAction: Int, Sendable {
  /// The user is done, has answered an invitation, or has deleted the event.
  case done, responded, deleted
}

/// Is notified of the end of the display of an event, and has to dismiss it.
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
  /// Called when the user has tapped Done or deleted the event.
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// An event that is shown, and can be edited and deleted where that is allowed.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
  /// The object that is told of the end.
  open weak var delegate: (any EKEventViewDelegate)?
  /// The event; it has to be set before the view is loaded.
  open var event: EKEvent! { didSet { if isViewLoaded { show() } } }
  /// Whether the user can edit and delete the event; false by default.
  open var allowsEditing = false { didSet { if isViewLoaded { show() } } }
  /// Whether the calendar can be previewed for an invitation; kept, without effect.
  open var allowsCalendarPreview = false

  private let rows = RowsScreen(style: .insetGrouped)

  open override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil { title = "Event Details" }
    embed(rows)
    show()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show()
    let isAlone =
      navigationController?.viewControllers.first === self && navigationController?.presentingViewController != nil
    navigationItem.leftBarButtonItem =
      isAlone
      ? UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish(.done) }) : nil
  }

  private var canEdit: Bool { allowsEditing && event?.calendar?.allowsContentModifications ?? false }

  private func show() {
    guard let event else { return }
    let edit = UIAction { [weak self] _ in self?.edit() }
    navigationItem.rightBarButtonItem = canEdit ? UIBarButtonItem(systemItem: .edit, primaryAction: edit) : nil
    let texts = [event.title ?? "", event.location ?? ""].filter { !$0.isEmpty }.map { ScreenRow(title: $0) }
    let dates = [("Starts", event.startDate), ("Ends", event.endDate)].map { title, date in
      ScreenRow(title: title, detail: EventDraft.text(of: date, isAllDay: event.isAllDay))
    }
    var more = [ScreenRow(title: "Calendar", detail: event.calendar?.title ?? "")]
    if let url = event.url { more.append(ScreenRow(title: "URL", detail: url.absoluteString)) }
    if let notes = event.notes, !notes.isEmpty { more.append(ScreenRow(title: "Notes", detail: notes)) }
    var sections: [(title: String?, rows: [ScreenRow])] = [(nil, texts), (nil, dates), (nil, more)]
    if canEdit {
      var delete = ScreenRow(title: "Delete Event")
      delete.action = { [weak self] in self?.delete() }
      sections.append((nil, [delete]))
    }
    rows.sections = sections
  }

  private func edit() {
    let editor = EKEventEditViewController()
    editor.event = event
    editor.editViewDelegate = self
    present(editor, animated: true)
  }

  private func delete() {
    guard let event else { return }
    EventQuestions.delete(event, from: self) { [weak self] in self?.finish(.deleted) }
  }

  private func finish(_ action: EKEventViewAction) {
    UserCode.tell(delegate, "eventViewController(_:didCompleteWith:)", of: self, ", \(action)") {
      $0.eventViewController(self, didCompleteWith: action)
    }
  }
}

extension EKEventViewController: EKEventEditViewDelegate {
  /// Shows what was changed, or ends after the event was deleted.
  public func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) {
    show()
    dismiss(animated: true)
    if action == .deleted { finish(.deleted) }
  }
}
