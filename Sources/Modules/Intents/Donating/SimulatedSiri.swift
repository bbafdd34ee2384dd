import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewUIKitCore

extension XCUIDevice {
  /// Siri and the shortcuts on this device.
  public var siri: SimulatedSiri { SimulatedSiri(device: self) }
}

/// Siri and the shortcuts on a simulated device: what an app donated, and what the user allows, adds and says. It
/// outlives a launch.
@preconcurrency @MainActor public struct SimulatedSiri {
  let device: XCUIDevice
  private var part: SiriDevice { .of(device.parts) }

  /// Whether the app may be used with Siri, as the user sets it in Settings.
  public var authorization: INSiriAuthorizationStatus {
    get { part.state.authorization }
    nonmutating set { part.change { $0.authorization = newValue } }
  }
  /// What the user answers when the app asks; yes before it is set.
  public var answer: INSiriAuthorizationStatus {
    get { part.state.answer }
    nonmutating set { part.change { $0.answer = newValue } }
  }

  /// What the app has donated and not deleted, oldest first.
  public var donations: [INInteraction] { part.state.donations }
  /// The shortcuts that the app suggests.
  public var suggestions: [INShortcut] { part.state.suggestions }
  /// The shortcuts that the app has called relevant.
  public var relevantShortcuts: [INRelevantShortcut] { part.state.relevant }
  /// What the app says that the user plays next.
  public var upcomingMedia: [INIntent] { part.state.upcoming }
  /// The words of the app's vocabulary of a kind, in the app's order.
  public func vocabulary(of type: INVocabularyStringType) -> [String] { part.state.vocabulary[type] ?? [] }

  /// The shortcuts to which the user has given a phrase, oldest first.
  public var voiceShortcuts: [INVoiceShortcut] {
    get { part.state.voiceShortcuts }
    nonmutating set { part.change { $0.voiceShortcuts = newValue } }
  }
  /// Gives a phrase to a shortcut, as the user does in the Shortcuts app.
  @discardableResult
  public func add(_ shortcut: INShortcut, phrase: String) -> INVoiceShortcut {
    let added = INVoiceShortcut(invocationPhrase: phrase, shortcut: shortcut)
    part.change { $0.voiceShortcuts.append(added) }
    return added
  }

  /// Runs a shortcut: the app that runs comes to the front and continues the activity, or an activity with the intent.
  public func perform(_ shortcut: INShortcut) {
    if let intent = shortcut.intent { return perform(intent) }
    if let activity = shortcut.userActivity { open(activity) }
  }
  /// Lets the app that runs do something: it comes to the front and continues an activity whose type is the name of the
  /// intent's class and whose `interaction` has the intent.
  ///
  /// Objects that handle intents are not asked: on a device they are those of an extension. A test calls them itself.
  public func perform(_ intent: INIntent) {
    let activity = NSUserActivity(activityType: String(describing: type(of: intent)))
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.intentHandlingStatus = .deferredToApplication
    activity.interaction = interaction
    open(activity)
  }

  private func open(_ activity: NSUserActivity) {
    device.change {
      if UIApplication.shared.applicationState != .active { UIApplication.shared.activate() }
      UIApplication.shared.receive(activity)
    }
  }

  /// Whether the app may know of the focus, as the user sets it in Settings.
  public var focusAuthorization: INFocusStatusAuthorizationStatus {
    get { part.state.focusAuthorization }
    nonmutating set { part.change { $0.focusAuthorization = newValue } }
  }
  /// What the user answers when the app asks for the focus; yes before it is set.
  public var focusAnswer: INFocusStatusAuthorizationStatus {
    get { part.state.focusAnswer }
    nonmutating set { part.change { $0.focusAnswer = newValue } }
  }
  /// Whether a focus that silences the app is on; no before it is set.
  public var isFocused: Bool {
    get { part.state.isFocused }
    nonmutating set { part.change { $0.isFocused = newValue } }
  }
}
