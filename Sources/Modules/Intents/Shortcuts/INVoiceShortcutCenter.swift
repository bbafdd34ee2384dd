public import Foundation
import PlainviewRuntime

/// The shortcuts of the user: those with a phrase, and those that the app suggests.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// The center of the app.
  open class var shared: INVoiceShortcutCenter {
    SimulatedProcess.current.shared(INVoiceShortcutCenter.self) { INVoiceShortcutCenter() }
  }

  /// Calls the closure with the shortcuts of the app that have a phrase, in the next turn.
  @preconcurrency open func getAllVoiceShortcuts(
    completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "the shortcuts of the user") {
      let all = SiriDevice.current.state.voiceShortcuts
      UserCode.run { completionHandler(all, nil) }
    }
  }
  /// Returns the shortcuts of the app that have a phrase.
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { SiriDevice.current.state.voiceShortcuts }

  /// Calls the closure with a shortcut that has a phrase, in the next turn; without one the error is
  /// `voiceShortcutGetFailed`.
  @preconcurrency open func getVoiceShortcut(
    with identifier: UUID, completion completionHandler: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "a shortcut of the user") { [self] in
      let found = found(identifier)
      UserCode.run { completionHandler(found, found == nil ? INIntentError(.voiceShortcutGetFailed) : nil) }
    }
  }
  /// Returns a shortcut that has a phrase; throws `voiceShortcutGetFailed` without one.
  open func voiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
    guard let found = found(identifier) else { throw INIntentError(.voiceShortcutGetFailed) }
    return found
  }

  private func found(_ identifier: UUID) -> INVoiceShortcut? {
    SiriDevice.current.state.voiceShortcuts.first { $0.identifier == identifier }
  }

  /// Sets the shortcuts that the app suggests; they replace earlier ones.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    SiriDevice.current.change { $0.suggestions = suggestions }
  }

  // MARK: For the screens that add and change shortcuts

  /// Returns the shortcut with a phrase that stands for something; nil without one.
  package func voiceShortcut(for shortcut: INShortcut) -> INVoiceShortcut? {
    SiriDevice.current.state.voiceShortcuts.last { $0.shortcut == shortcut }
  }
  /// Keeps a shortcut with a phrase; it replaces the one with its identifier.
  package func keep(_ voiceShortcut: INVoiceShortcut) {
    SiriDevice.current.change { state in
      let old = state.voiceShortcuts.firstIndex { $0.identifier == voiceShortcut.identifier }
      if let old { state.voiceShortcuts[old] = voiceShortcut } else { state.voiceShortcuts.append(voiceShortcut) }
    }
  }
  /// Removes a shortcut with a phrase.
  package func remove(_ identifier: UUID) {
    SiriDevice.current.change { $0.voiceShortcuts.removeAll { $0.identifier == identifier } }
  }
}
