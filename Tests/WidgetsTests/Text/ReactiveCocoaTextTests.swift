import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// Restated from ReactiveCocoa's UITextFieldSpec and UITextViewSpec, without its signals: the observed properties.
@MainActor @Suite("Text values, restated from ReactiveCocoa's text specs") struct ReactiveCocoaTextTests {
  private nonisolated static let events: [UIControl.Event] = [
    .allEditingEvents, .editingDidBegin, .editingChanged, .editingDidEndOnExit, .editingDidEnd,
  ]

  @Test(arguments: ReactiveCocoaTextTests.events)
  func `A listener to editing events reads the text that is there`(_ event: UIControl.Event) {
    let field = UITextField(frame: .zero)
    var (text, attributed): (String?, NSAttributedString?)
    field.addAction(
      UIAction { action in
        text = (action.sender as? UITextField)?.text
        attributed = (action.sender as? UITextField)?.attributedText
      }, for: .allEditingEvents)
    field.text = "Test"
    field.sendActions(for: event)
    #expect(text == "Test")
    field.attributedText = NSAttributedString(string: "Other")
    field.sendActions(for: event)
    #expect(attributed?.string == "Other")
    #expect(attributed == field.attributedText)
  }

  @Test func `Attributed text is what was assigned last`() {
    let field = UITextField(frame: .zero)
    for text in ["", "first", "second"] {
      field.attributedText = NSAttributedString(string: text)
      #expect(field.attributedText?.string == text)
    }
  }

  @Test func `Placeholder, secrecy and colour are what was assigned last`() {
    let field = UITextField(frame: .zero)
    for placeholder in ["A placeholder", nil, "Another placeholder"] as [String?] {
      field.placeholder = placeholder
      #expect(field.placeholder == placeholder)
    }
    for isSecret in [true, false] {
      field.isSecureTextEntry = isSecret
      #expect(field.isSecureTextEntry == isSecret)
    }
    for color in [UIColor.red, .blue] {
      field.textColor = color
      #expect(field.textColor == color)
    }
  }

  @Test func `A listener may take the focus away and write, while it is being told`() throws {
    let stage = try Stage()
    let field = try stage.add(UITextField())
    #expect(try stage.app.run { field.becomeFirstResponder() })
    var values: [String] = []
    field.addAction(
      UIAction { _ in
        let text = field.text ?? ""
        values.append(text)
        if text == "2" {
          field.resignFirstResponder()
          field.text = "3"
        }
      }, for: .allEditingEvents)
    try stage.app.run {
      field.text = "1"
      field.sendActions(for: .editingChanged)
      field.text = "2"
      field.sendActions(for: .editingChanged)
    }
    #expect(values == ["1", "2", "2"])
    #expect(!field.isFirstResponder)
    #expect(field.text == "3")
  }

  @Test func `Fields and text views are given back`() {
    weak var field: UITextField?
    weak var view: UITextView?
    do {
      let made = (UITextField(frame: .zero), UITextView(frame: .zero))
      made.0.text = "Test"
      made.1.text = "Test"
      (field, view) = made
      #expect(field != nil && view != nil)
    }
    #expect(field == nil)
    #expect(view == nil)
  }

  @Test func `A text view's attributed text has all that was assigned`() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 18), .foregroundColor: UIColor.red,
    ]
    let view = UITextView(frame: .zero)
    for text in ["first", "second"] {
      let change = NSAttributedString(string: text, attributes: attributes)
      view.attributedText = change
      #expect(view.attributedText == change)
    }
  }

  @Test(arguments: [UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification])
  func `An observer of a text view's notifications reads its text`(_ name: Notification.Name) {
    let view = UITextView(frame: .zero)
    view.text = "Test"
    let seen = Seen()
    let token = NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
      MainActor.assumeIsolated { seen.text = view.text }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.post(name: name, object: view)
    #expect(seen.text == "Test")
  }

  @MainActor private final class Seen {
    var text: String?
  }
}
