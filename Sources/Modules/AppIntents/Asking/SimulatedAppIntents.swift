import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation

extension XCUIDevice {
  /// The app's intents on this device.
  public var appIntents: SimulatedAppIntents { SimulatedAppIntents(device: self) }
}

/// The app's intents on a simulated device: what the app donated, and what the user answers when an intent asks. It
/// outlives a launch.
@preconcurrency @MainActor public struct SimulatedAppIntents {
  /// An intent that the app has donated.
  public struct Donation: Sendable {
    /// The name of the donation.
    public let identifier: IntentDonationIdentifier
    /// The intent.
    public let intent: any AppIntent
    /// What the intent returned; nil when the app did not say.
    public let result: (any IntentResult)?
  }

  let device: XCUIDevice
  private var part: AppIntentDevice { .of(device.parts) }

  /// What the app has donated and not deleted, oldest first.
  public var donations: [Donation] { part.state.donations }
  /// What the user says when an intent asks for confirmation; yes before it is set.
  public var confirms: Bool {
    get { part.state.confirms }
    nonmutating set { part.change { $0.confirms = newValue } }
  }
  /// The values that the user gives when an intent asks for one: each is given once, to the first question of its type.
  public var answers: [any Sendable] {
    get { part.state.answers }
    nonmutating set { part.change { $0.answers = newValue } }
  }
  /// What intents have asked, oldest first.
  public var questions: [String] { part.state.questions }
  /// How often the app has asked for new phrases with the values of parameters.
  public var shortcutUpdates: Int { part.state.shortcutUpdates }
  /// The intent whose parameters the user sets, for what offers values (`IntentParameterDependency`); nil for none.
  public var configured: (any AppIntent)? {
    get { part.state.configured }
    nonmutating set { part.change { $0.configured = newValue } }
  }
  /// Sets the filter that the user has configured for the current focus, or takes it away for nil.
  public func setFocusFilter<Filter: SetFocusFilterIntent>(_ filter: Filter?) {
    part.change { $0.focusFilters[Filter.persistentIdentifier] = filter }
  }

  /// Returns what the user can pick from for a parameter: the values of its provider, the entities that their query
  /// suggests, or all cases.
  nonisolated public func options<Value>(for parameter: IntentParameter<Value>) async throws -> [Value.ValueType]
  where Value.ValueType: Sendable {
    let options = parameter.options ?? ParameterOptions(of: Value.ValueType.self)
    return try await options?.values().compactMap { $0 as? Value.ValueType } ?? []
  }
  /// Returns what an intent says when it has ended; nil for nothing.
  public func dialog(of result: any IntentResult) -> String? { (result as? any SpokenResult)?.spokenDialog?.text }
  /// Returns the sentence that describes an intent with its values in the Shortcuts app; nil for none.
  public func summary<Intent: AppIntent>(of intent: Intent) -> String? {
    (Intent.parameterSummary as? any EvaluatedSummary)?.text(of: intent)
  }
  /// Returns what the user can say for a shortcut, with this name for the app.
  public func phrases(of shortcut: AppShortcut, applicationName: String) -> [String] {
    shortcut.phrases.map { $0(applicationName) }
  }
}
