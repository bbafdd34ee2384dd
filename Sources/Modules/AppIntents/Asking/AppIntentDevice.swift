import PlainviewRuntime
import Synchronization

/// What a simulated device knows of the intents of an app, and what its user answers.
final class AppIntentDevice: Sendable {
  struct State: Sendable {
    var donations: [SimulatedAppIntents.Donation] = []
    var confirms = true
    var answers: [any Sendable] = []
    var questions: [String] = []
    var shortcutUpdates = 0
    var configured: (any AppIntent)?
    var focusFilters: [String: any AppIntent] = [:]
  }
  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result { held.withLock { body(&$0) } }

  static var current: AppIntentDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> AppIntentDevice { parts.part(AppIntentDevice.self) { AppIntentDevice() } }

  /// Asks the user whether to go on; throws when the user says no.
  func confirm(_ question: String) throws {
    guard isConfirmed(question) else { throw AppIntentError(.confirmation) }
  }
  /// Asks the user whether to go on.
  func isConfirmed(_ question: String) -> Bool {
    change {
      $0.questions.append(question)
      return $0.confirms
    }
  }
  /// Asks the user for a value: the first of the test's answers that is one; nil without any.
  func answer<Value: Sendable>(_ type: Value.Type, _ question: String) -> Value? {
    change { state in
      state.questions.append(question)
      guard let index = state.answers.firstIndex(where: { $0 is Value }) else { return nil }
      return state.answers.remove(at: index) as? Value
    }
  }
}
