public import Foundation
import PlainviewGestures
import PlainviewRuntime
public import PlainviewUIKitCore

/// Whether the text of an interaction can be changed; raw values are UIKit's.
public enum UITextInteractionMode: Int, Sendable {
  /// The text can be selected and changed.
  case editable
  /// The text can only be selected.
  case nonEditable
}

/// Adds the gestures of text to a view that shows a text of its own: a tap sets the insertion point, two taps select a
/// word.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// Decides and is told; not retained.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The object with the text, which becomes the first responder; not retained.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// Whether the text can be changed.
  open private(set) var textInteractionMode: UITextInteractionMode

  private var taps: [TextTap] = []

  /// Creates an interaction for text that can or cannot be changed.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
    taps = [TextTap(self, selectsWord: false), TextTap(self, selectsWord: true)]
  }

  /// The recognizers that other recognizers of the view may wait for.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { taps }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    for tap in taps { old.removeGestureRecognizer(tap) }
  }

  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for tap in taps { view.addGestureRecognizer(tap) }
  }

  /// Whether there is a text and the delegate lets a tap at a point of the window select in it.
  fileprivate func begins(at point: CGPoint) -> Bool {
    guard textInput != nil, let view else { return false }
    return UserCode.ask(delegate, "interactionShouldBegin(_:at:)") {
      $0.interactionShouldBegin(self, at: view.convert(point, from: nil))
    } ?? true
  }

  /// Selects where a finger has tapped.
  fileprivate func select(at point: CGPoint, word: Bool) {
    guard let textInput else { return }
    UserCode.tell(delegate, "interactionWillBegin(_:)") { $0.interactionWillBegin(self) }
    UserCode.run {
      _ = textInput.becomeFirstResponder()
      let position = textInput.closestPosition(to: textInput.textInputView.convert(point, from: nil))
      guard let position else { return }
      let forward = UITextDirection(rawValue: UITextStorageDirection.forward.rawValue)
      let found =
        word ? textInput.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: forward) : nil
      guard let range = found ?? textInput.textRange(from: position, to: position) else { return }
      textInput.selectedTextRange = range
    }
    UserCode.tell(delegate, "interactionDidEnd(_:)") { $0.interactionDidEnd(self) }
  }
}

/// One or two taps on a text.
@MainActor private final class TextTap: UITapGestureRecognizer {
  private weak var interaction: UITextInteraction?
  private let selectsWord: Bool

  init(_ interaction: UITextInteraction, selectsWord: Bool) {
    self.interaction = interaction
    self.selectsWord = selectsWord
    super.init(target: nil, action: nil)
    numberOfTapsRequired = selectsWord ? 2 : 1
  }

  override var state: State {
    get { super.state }
    set {
      guard newValue == .ended else {
        super.state = newValue
        return
      }
      let point = location(in: nil)
      guard let interaction, interaction.begins(at: point) else {
        super.state = .failed
        return
      }
      super.state = newValue
      if super.state == .ended { interaction.select(at: point, word: selectsWord) }
    }
  }
}
