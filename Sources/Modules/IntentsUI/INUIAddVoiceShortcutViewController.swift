public import Foundation
public import PlainviewIntents
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewWidgets

/// A screen on which the user gives a phrase to a shortcut: a field with the phrase that the app suggests, and buttons
/// that add the shortcut or cancel.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
  /// The object that is informed of the outcome; it has to dismiss the screen.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  private let shortcut: INShortcut
  private let screen = ShortcutScreen(nibName: nil, bundle: nil)

  /// Creates a screen for a shortcut.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init(nibName: nil, bundle: nil)
    title = "Add to Siri"
  }
  /// Returns nil; a screen cannot be created from an archive.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    screen.text = shortcut.text
    screen.phrase = shortcut.suggestedPhrase
    screen.buttons = [
      ("Done", { [weak self] in self?.add() }), ("Cancel", { [weak self] in self?.cancel() }),
    ]
    showBelowBar(screen)
  }

  private func add() {
    let added = INVoiceShortcut(invocationPhrase: screen.chosenPhrase, shortcut: shortcut)
    INVoiceShortcutCenter.shared.keep(added)
    ShortcutButtons.current.refresh()
    UserCode.tell(
      delegate, "addVoiceShortcutViewController(_:didFinishWith:error:)", of: self, ", \(added.invocationPhrase), nil"
    ) { $0.addVoiceShortcutViewController(self, didFinishWith: added, error: nil) }
  }

  private func cancel() {
    UserCode.tell(delegate, "addVoiceShortcutViewControllerDidCancel(_:)", of: self) {
      $0.addVoiceShortcutViewControllerDidCancel(self)
    }
  }
}

/// Is notified of what the user did on a screen that adds a shortcut.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has added the shortcut, or when that failed.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// Called when the user has canceled.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
