import Foundation
import PlainviewStage
import UIKit

/// The delegate and the observer of a text field: notes everything under a name and gives the answers that a test sets.
@MainActor final class FieldRecorder: NSObject, UITextFieldDelegate {
  private let stage: Stage
  private let name: String
  private var observations: [Observation] = []
  var begins = true
  var ends = true
  var changes = true
  var clears = true
  var returns = true
  var whenReturning: (UITextField) -> Void = { _ in }
  /// Whether a change is allowed, asked after `changes`.
  var allows: (UITextField, String) -> Bool = { _, _ in true }

  init(_ stage: Stage, _ name: String, _ field: UITextField) {
    self.stage = stage
    self.name = name
    super.init()
    field.delegate = self
  }

  /// Notes control events too.
  func note(_ events: [UIControl.Event], of field: UITextField) {
    for event in events {
      field.addAction(UIAction { [unowned self] _ in note("event \(Self.names[event] ?? "")") }, for: event)
    }
  }

  /// Notes the field's notifications too.
  func noteNotifications(of field: UITextField) {
    observe(UITextField.textDidBeginEditingNotification, field, "notification didBegin")
    observe(UITextField.textDidChangeNotification, field, "notification didChange")
    observe(UITextField.textDidEndEditingNotification, field, "notification didEnd")
  }

  func noteKeyboard(of screen: UIScreen) {
    observe(UIResponder.keyboardWillShowNotification, screen, "keyboard will show")
    observe(UIResponder.keyboardWillHideNotification, screen, "keyboard will hide")
  }

  private func observe(_ notification: Notification.Name, _ object: AnyObject, _ text: String) {
    observations.append(Observation(of: notification, from: object) { [weak self] in self?.note(text) })
  }

  private static let names: [UIControl.Event: String] = [
    .editingDidBegin: "editingDidBegin", .editingChanged: "editingChanged", .editingDidEnd: "editingDidEnd",
    .editingDidEndOnExit: "editingDidEndOnExit", .primaryActionTriggered: "primaryActionTriggered",
    .touchDown: "touchDown", .touchUpInside: "touchUpInside",
  ]

  private func note(_ what: String) { stage.note("\(name) \(what)") }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("shouldBegin")
    return begins
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("shouldEnd")
    return ends
  }
  func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    note("shouldChange \(range.location) \(range.length) '\(string)'")
    return changes && allows(textField, string)
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { note("didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    note("shouldClear")
    return clears
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("shouldReturn")
    whenReturning(textField)
    return returns
  }
}

/// Observes the notifications of one object for as long as it lives.
private final class Observation {
  private let token: any NSObjectProtocol

  @MainActor init(of name: Notification.Name, from object: AnyObject, _ body: @escaping @MainActor @Sendable () -> Void)
  {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      MainActor.assumeIsolated { body() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
