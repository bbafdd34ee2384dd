import Foundation
import PlainviewRuntime

extension UIInputViewController {
  /// The object by which the controller's view types.
  final func documentProxy() -> any UITextDocumentProxy { DocumentProxy(of: self) }

  func baseDismissKeyboard() { UIApplication.shared.keyboard?.dismiss() }
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
