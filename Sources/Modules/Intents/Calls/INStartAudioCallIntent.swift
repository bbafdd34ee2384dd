public import Foundation
public import PlainviewUIKitCore

/// Calling somebody without a picture; an older form of `INStartCallIntent`.
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
  /// Where the call is heard.
  open private(set) var audioRoute: INCallAudioRoute
  /// What is called.
  open private(set) var destinationType: INCallDestinationType
  /// Who is called; nil where that is not known.
  open private(set) var contacts: [INPerson]?
  /// The kind of the call whose number is called again.
  open private(set) var recordTypeForRedialing: INCallRecordType

  /// Creates an intent with its values.
  public init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    recordTypeForRedialing: INCallRecordType
  ) {
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.recordTypeForRedialing = recordTypeForRedialing
    super.init()
  }

  /// Creates an intent to call somebody or something.
  public convenience init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    self.init(
      audioRoute: .unknown, destinationType: destinationType, contacts: contacts, recordTypeForRedialing: .unknown)
  }
  /// Creates an intent to call somebody.
  public convenience init(contacts: [INPerson]?) { self.init(destinationType: .normal, contacts: contacts) }

  package override var values: [String: AnyHashable]? {
    [
      "audioRoute": audioRoute, "destinationType": destinationType, "contacts": contacts,
      "recordTypeForRedialing": recordTypeForRedialing,
    ]
  }
}

/// The outcome of a call without a picture.
public enum INStartAudioCallIntentResponseCode: Int, Sendable {
  /// The outcomes in Intents' order.
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired,
    failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureNoValidNumber
}

/// The answer to an `INStartAudioCallIntent`.
open class INStartAudioCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The outcome.
  open private(set) var code: INStartAudioCallIntentResponseCode

  /// Creates an answer with an outcome and the activity with which the app is opened.
  public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity: userActivity)
  }
}

/// Handles `INStartAudioCallIntent`; each method has two forms, of which a class has one. A test calls them.
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
  /// Does what the intent says and calls the closure with the outcome.
  @preconcurrency func handle(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
  /// Does what the intent says and returns the outcome.
  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
  /// Called before the intent is handled, to say whether that is possible.
  @preconcurrency func confirm(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
  /// Called before the intent is handled, to return whether that is possible.
  func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveContacts(
    for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]
}

extension INStartAudioCallIntentHandling {
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func handle(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
  ) {
    let handler = Handler<any INStartAudioCallIntentHandling>(self)
    Task { completion(await handler.object.handle(intent: intent)) }
  }
  /// The default of the form that waits: calls the other.
  public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    await withCheckedContinuation { waiting in handle(intent: intent) { waiting.resume(returning: $0) } }
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func confirm(
    intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
  ) {
    let handler = Handler<any INStartAudioCallIntentHandling>(self)
    Task { completion(await handler.object.confirm(intent: intent)) }
  }
  /// The default of the form that waits: everything is ready.
  public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    INStartAudioCallIntentResponse(code: .ready, userActivity: nil)
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    let handler = Handler<any INStartAudioCallIntentHandling>(self)
    Task { completion(await handler.object.resolveDestinationType(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult
  { .notRequired() }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveContacts(
    for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    let handler = Handler<any INStartAudioCallIntentHandling>(self)
    Task { completion(await handler.object.resolveContacts(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] {
    [.notRequired()]
  }
}
