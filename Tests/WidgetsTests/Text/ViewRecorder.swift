import Foundation
import PlainviewStage
import UIKit

/// The delegate and the observer of a text view: notes everything under a name and gives the answers that a test sets.
@MainActor final class ViewRecorder: NSObject, UITextViewDelegate {
  private let stage: Stage
  private let name: String
  private var tokens: [any NSObjectProtocol] = []
  var begins = true
  var ends = true
  var changes = true
  /// Whether a change is allowed, asked after `changes`.
  var allows: (UITextView, NSRange, String) -> Bool = { _, _, _ in true }

  init(_ stage: Stage, _ name: String, _ view: UITextView) {
    self.stage = stage
    self.name = name
    super.init()
    view.delegate = self
  }

  func noteNotifications(of view: UITextView, keyboardOf screen: UIScreen) {
    observe(UITextView.textDidBeginEditingNotification, view, "notification didBegin")
    observe(UITextView.textDidChangeNotification, view, "notification didChange")
    observe(UITextView.textDidEndEditingNotification, view, "notification didEnd")
    observe(UIResponder.keyboardWillShowNotification, screen, "keyboard will show")
    observe(UIResponder.keyboardWillHideNotification, screen, "keyboard will hide")
  }

  func stop() { tokens.forEach { NotificationCenter.default.removeObserver($0) } }

  private func observe(_ notification: Notification.Name, _ object: AnyObject, _ text: String) {
    let token = NotificationCenter.default.addObserver(forName: notification, object: object, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.note(text) }
    }
    tokens.append(token)
  }

  private func note(_ what: String) { stage.note("\(name) \(what)") }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    note("shouldBegin")
    return begins
  }
  func textViewDidBeginEditing(_ textView: UITextView) { note("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    note("shouldEnd")
    return ends
  }
  func textViewDidEndEditing(_ textView: UITextView) { note("didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    note("shouldChange \(range.location) \(range.length) '\(text.replacing("\n", with: "\\n"))'")
    return changes && allows(textView, range, text)
  }
  func textViewDidChange(_ textView: UITextView) { note("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { note("didChangeSelection") }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    note("link \(URL) \(characterRange.location) \(characterRange.length)")
    return true
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll \(scrollView.contentOffset.y)") }
}
