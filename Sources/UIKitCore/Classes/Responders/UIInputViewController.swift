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
  private lazy var proxy = documentProxy()

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
  open func dismissKeyboard() { baseDismissKeyboard() }

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
