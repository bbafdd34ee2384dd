public import Foundation
public import PlainviewUIKitCore

/// Changing a property of messages, such as whether they were read.
open class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
  /// The identifiers of the messages; nil for none.
  open private(set) var identifiers: [String]?
  /// The property.
  open private(set) var attribute: INMessageAttribute

  /// Creates an intent with its values.
  public init(
    identifiers: [String]?, attribute: INMessageAttribute
  ) {
    self.identifiers = identifiers
    self.attribute = attribute
    super.init()
  }

  package override var values: [String: AnyHashable]? {
    ["identifiers": identifiers, "attribute": attribute]
  }
}

/// The outcome of changing messages.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
  /// The outcomes in Intents' order.
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound,
    failureMessageAttributeNotSet
}

/// The answer to an `INSetMessageAttributeIntent`.
open class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The outcome.
  open private(set) var code: INSetMessageAttributeIntentResponseCode

  /// Creates an answer with an outcome and the activity with which the app is opened.
  public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity: userActivity)
  }
}

/// Handles `INSetMessageAttributeIntent`; each method has two forms, of which a class has one. A test calls them.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  /// Does what the intent says and calls the closure with the outcome.
  @preconcurrency func handle(
    intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
  /// Does what the intent says and returns the outcome.
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  /// Called before the intent is handled, to say whether that is possible.
  @preconcurrency func confirm(
    intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)
  /// Called before the intent is handled, to return whether that is possible.
  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult
}

extension INSetMessageAttributeIntentHandling {
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func handle(
    intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  ) {
    let handler = Handler<any INSetMessageAttributeIntentHandling>(self)
    Task { completion(await handler.object.handle(intent: intent)) }
  }
  /// The default of the form that waits: calls the other.
  public func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    await withCheckedContinuation { waiting in handle(intent: intent) { waiting.resume(returning: $0) } }
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func confirm(
    intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  ) {
    let handler = Handler<any INSetMessageAttributeIntentHandling>(self)
    Task { completion(await handler.object.confirm(intent: intent)) }
  }
  /// The default of the form that waits: everything is ready.
  public func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil)
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
  ) {
    let handler = Handler<any INSetMessageAttributeIntentHandling>(self)
    Task { completion(await handler.object.resolveAttribute(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult {
    .notRequired()
  }
}
