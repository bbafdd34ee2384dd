public import Foundation
public import PlainviewUIKitCore

/// Calling somebody with a picture; an older form of `INStartCallIntent`.
open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
  /// Who is called; nil where that is not known.
  open private(set) var contacts: [INPerson]?

  /// Creates an intent with its values.
  public init(
    contacts: [INPerson]?
  ) {
    self.contacts = contacts
    super.init()
  }

  package override var values: [String: AnyHashable]? {
    ["contacts": contacts]
  }
}

/// The outcome of a call with a picture.
public enum INStartVideoCallIntentResponseCode: Int, Sendable {
  /// The outcomes in Intents' order.
  case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired,
    failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureInvalidNumber
}

/// The answer to an `INStartVideoCallIntent`.
open class INStartVideoCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The outcome.
  open private(set) var code: INStartVideoCallIntentResponseCode

  /// Creates an answer with an outcome and the activity with which the app is opened.
  public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity: userActivity)
  }
}

/// Handles `INStartVideoCallIntent`; each method has two forms, of which a class has one. A test calls them.
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
  /// Does what the intent says and calls the closure with the outcome.
  @preconcurrency func handle(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
  /// Does what the intent says and returns the outcome.
  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
  /// Called before the intent is handled, to say whether that is possible.
  @preconcurrency func confirm(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
  /// Called before the intent is handled, to return whether that is possible.
  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveContacts(
    for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]
}

extension INStartVideoCallIntentHandling {
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func handle(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
  ) {
    let handler = Handler<any INStartVideoCallIntentHandling>(self)
    Task { completion(await handler.object.handle(intent: intent)) }
  }
  /// The default of the form that waits: calls the other.
  public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    await withCheckedContinuation { waiting in handle(intent: intent) { waiting.resume(returning: $0) } }
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func confirm(
    intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
  ) {
    let handler = Handler<any INStartVideoCallIntentHandling>(self)
    Task { completion(await handler.object.confirm(intent: intent)) }
  }
  /// The default of the form that waits: everything is ready.
  public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    INStartVideoCallIntentResponse(code: .ready, userActivity: nil)
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveContacts(
    for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    let handler = Handler<any INStartVideoCallIntentHandling>(self)
    Task { completion(await handler.object.resolveContacts(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] {
    [.notRequired()]
  }
}
