public import Foundation
public import PlainviewIntents
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// The look of a button that adds a shortcut; raw values are IntentsUI's.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  /// White or black, each also with a line around it, or as the interface style asks for.
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// A button by which the user gives a phrase to a shortcut, or changes the one it has; its delegate presents the screen.
///
/// The title says whether there is a phrase. It is brought up to date when the shortcut is set, when the button comes
/// into a window, and by the screens.
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
  /// The look of the button; kept, without effect.
  open private(set) var style = INUIAddVoiceShortcutButtonStyle.automatic
  /// The object that presents the screens.
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  /// The shortcut; without one a tap does nothing.
  open var shortcut: INShortcut? { didSet { refresh() } }
  /// The radius of the corners, in points; kept, without effect.
  open var cornerRadius: CGFloat = 12

  /// Creates a button with a look.
  public init(style: INUIAddVoiceShortcutButtonStyle) {
    self.style = style
    super.init(frame: .zero)
    prepare()
  }
  /// Creates a button with the automatic look.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a button from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Sets the look of the button.
  open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }

  private func prepare() {
    setTitleColor(.label, for: .normal)
    addAction(SystemAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    ShortcutButtons.current.add(self)
    refresh()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    refresh()
  }

  private var voiceShortcut: INVoiceShortcut? {
    shortcut.flatMap { INVoiceShortcutCenter.shared.voiceShortcut(for: $0) }
  }

  fileprivate func refresh() {
    let phrase = voiceShortcut?.invocationPhrase
    setTitle(phrase.map { "Added to Siri “\($0)”" } ?? "Add to Siri", for: .normal)
  }

  private func tapped() {
    guard let shortcut else { return }
    if let voiceShortcut {
      let screen = INUIEditVoiceShortcutViewController(voiceShortcut: voiceShortcut)
      UserCode.tell(delegate, "present(_:for:)", "present(INUIEditVoiceShortcutViewController, for: button)") {
        $0.present(screen, for: self)
      }
    } else {
      let screen = INUIAddVoiceShortcutViewController(shortcut: shortcut)
      UserCode.tell(delegate, "present(_:for:)", "present(INUIAddVoiceShortcutViewController, for: button)") {
        $0.present(screen, for: self)
      }
    }
  }
}

/// Presents the screens of a button that adds a shortcut.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  /// Called for a shortcut without a phrase, to present the screen that adds one.
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  /// Called for a shortcut with a phrase, to present the screen that changes it.
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// The buttons of an app whose titles follow the shortcuts.
@MainActor final class ShortcutButtons {
  private struct Weak { weak var button: INUIAddVoiceShortcutButton? }
  private var all: [Weak] = []

  static var current: ShortcutButtons { SimulatedProcess.current.singleton(ShortcutButtons.self) { ShortcutButtons() } }

  func add(_ button: INUIAddVoiceShortcutButton) {
    all.removeAll { $0.button == nil }
    all.append(Weak(button: button))
  }
  func refresh() { for one in all { one.button?.refresh() } }
}
