import Foundation
import PlainviewRuntime
import Synchronization

/// What a simulated device knows from an app for Siri, and what its user has said.
final class SiriDevice: Sendable {
  struct State {
    var authorization = INSiriAuthorizationStatus.notDetermined
    /// What the user answers to the app's request.
    var answer = INSiriAuthorizationStatus.authorized
    var donations: [INInteraction] = []
    var voiceShortcuts: [INVoiceShortcut] = []
    var suggestions: [INShortcut] = []
    var relevant: [INRelevantShortcut] = []
    var upcoming: [INIntent] = []
    var vocabulary: [INVocabularyStringType: [String]] = [:]
    var focusAuthorization = INFocusStatusAuthorizationStatus.notDetermined
    var focusAnswer = INFocusStatusAuthorizationStatus.authorized
    var isFocused = false
  }

  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change(_ body: (inout State) -> Void) { held.withLock { body(&$0) } }

  static var current: SiriDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> SiriDevice { parts.part(SiriDevice.self) { SiriDevice() } }

  /// Asks the user for Siri, unless there is an answer already.
  func decide() -> INSiriAuthorizationStatus {
    change { if $0.authorization == .notDetermined { $0.authorization = $0.answer } }
    return state.authorization
  }

  /// Asks the user for the focus, unless there is an answer already.
  func decideFocus() -> INFocusStatusAuthorizationStatus {
    change { if $0.focusAuthorization == .notDetermined { $0.focusAuthorization = $0.focusAnswer } }
    return state.focusAuthorization
  }
}
