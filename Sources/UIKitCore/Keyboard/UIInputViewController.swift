import Foundation
import PlainviewRuntime

/// The text around the caret of what has the focus, with the methods by which a custom keyboard changes it.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret; nil where there is none.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret; nil where there is none.
  var documentContextAfterInput: String? { get }
  /// The text that is selected; nil for none.
  var selectedText: String? { get }
  /// Moves the caret by UTF-16 units, to the left when negative.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// The controller of an accessory or input view.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = DocumentProxy(of: self)

  /// The controller's view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// What the keys of the controller's view type into.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The language that the controller's view types, such as `ko`; kept as data.
  open var primaryLanguage: String?

  open override func loadView() {
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    view.autoresizingMask = .flexibleHeight
    self.view = view
  }

  /// Dismisses the keyboard.
  open func dismissKeyboard() { UIApplication.shared.keyboard?.dismiss() }

  // MARK: UITextInputDelegate

  /// Called before the selection of the input changes; does nothing by default.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called when the selection of the input has changed; does nothing by default.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before the text of the input changes; does nothing by default.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called when the text of the input has changed; does nothing by default.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Types into what has the focus as keys do: the input's delegate is asked.
private final class DocumentProxy: NSObject, UITextDocumentProxy {
  private weak var controller: UIInputViewController?

  init(of controller: UIInputViewController) {
    self.controller = controller
    super.init()
  }

  private var input: (any UIKeyInput)? { UIApplication.shared.keyboard?.input }
  private var text: (any UITextInput)? { input as? any UITextInput }

  var hasText: Bool { input?.hasText ?? false }

  func insertText(_ text: String) {
    guard let input else { return }
    guard text != "\n" else {
      try? Keyboard.pressReturn(for: input)
      return tellChange()
    }
    guard (input as? any KeyboardInput)?.keyboardMayInsert(text) ?? true else { return }
    UserCode.run { input.insertText(text) }
    tellChange()
  }

  func deleteBackward() {
    guard let input else { return }
    Keyboard.pressDelete(for: input)
    tellChange()
  }

  private func tellChange() { UserCode.run { controller?.textDidChange(text) } }

  var documentContextBeforeInput: String? {
    guard let text, let selection = text.selectedTextRange else { return nil }
    return context(from: text.beginningOfDocument, to: selection.start)
  }

  var documentContextAfterInput: String? {
    guard let text, let selection = text.selectedTextRange else { return nil }
    return context(from: selection.end, to: text.endOfDocument)
  }

  var selectedText: String? {
    guard let selection = text?.selectedTextRange else { return nil }
    return context(from: selection.start, to: selection.end)
  }

  private func context(from start: UITextPosition, to end: UITextPosition) -> String? {
    guard let range = text?.textRange(from: start, to: end), let found = text?.text(in: range), !found.isEmpty else {
      return nil
    }
    return found
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let selection = text.selectedTextRange,
      let newPosition = text.position(from: selection.start, offset: offset)
    else { return }
    text.selectedTextRange = text.textRange(from: newPosition, to: newPosition)
  }

  // MARK: UITextInputTraits

  var keyboardType: UIKeyboardType {
    get { input?.keyboardType ?? .default }
    set {}
  }
  var returnKeyType: UIReturnKeyType {
    get { input?.returnKeyType ?? .default }
    set {}
  }
}
