public import Foundation
public import PlainviewIntents
import PlainviewRuntime
public import PlainviewUIKitCore

/// A screen on which the user changes the phrase of a shortcut or deletes it.
@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {
  /// The object that is informed of the outcome; it has to dismiss the screen.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  private let voiceShortcut: INVoiceShortcut
  private let screen = ShortcutScreen(nibName: nil, bundle: nil)

  /// Creates a screen for a shortcut that has a phrase.
  public init(voiceShortcut: INVoiceShortcut) {
    self.voiceShortcut = voiceShortcut
    super.init(nibName: nil, bundle: nil)
    title = "Edit Shortcut"
  }
  /// Returns nil; a screen cannot be created from an archive.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    screen.text = voiceShortcut.shortcut.text
    screen.phrase = voiceShortcut.invocationPhrase
    screen.buttons = [
      ("Done", { [weak self] in self?.update() }), ("Delete Shortcut", { [weak self] in self?.delete() }),
      ("Cancel", { [weak self] in self?.cancel() }),
    ]
    showBelowBar(screen)
  }

  private func update() {
    let updated = INVoiceShortcut(
      invocationPhrase: screen.chosenPhrase, shortcut: voiceShortcut.shortcut, identifier: voiceShortcut.identifier)
    INVoiceShortcutCenter.shared.keep(updated)
    ShortcutButtons.current.refresh()
    UserCode.tell(
      delegate, "editVoiceShortcutViewController(_:didUpdate:error:)", of: self, ", \(updated.invocationPhrase), nil"
    ) { $0.editVoiceShortcutViewController(self, didUpdate: updated, error: nil) }
  }

  private func delete() {
    INVoiceShortcutCenter.shared.remove(voiceShortcut.identifier)
    ShortcutButtons.current.refresh()
    UserCode.tell(
      delegate, "editVoiceShortcutViewController(_:didDeleteVoiceShortcutWithIdentifier:)", of: self, ", UUID"
    ) {
      $0.editVoiceShortcutViewController(self, didDeleteVoiceShortcutWithIdentifier: voiceShortcut.identifier)
    }
  }

  private func cancel() {
    UserCode.tell(delegate, "editVoiceShortcutViewControllerDidCancel(_:)", of: self) {
      $0.editVoiceShortcutViewControllerDidCancel(self)
    }
  }
}

/// Is notified of what the user did on a screen that changes a shortcut.
@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has changed the phrase, or when that failed.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// Called when the user has deleted the shortcut.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  /// Called when the user has canceled.
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
