public import Foundation
public import PlainviewUIKitCore

/// The outcome of sending a message.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  /// The outcomes in Intents' order.
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable,
    failureRequiringInAppAuthentication
}

/// The answer to an `INSendMessageIntent`.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The outcome.
  open private(set) var code: INSendMessageIntentResponseCode
  /// The messages that were sent; nil for none.
  open var sentMessages: [INMessage]?

  /// Creates an answer with an outcome and the activity with which the app is opened.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity: userActivity)
  }
}

/// Why a message cannot be sent to somebody.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  /// The reasons in Intents' order.
  case noAccount = 1, offline, messagingServiceNotEnabledForRecipient, noValidHandle, requestedHandleInvalid,
    noHandleForLabel, requiringInAppAuthentication
}

/// What an app says of a person, with a reason where it is not possible.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// Creates a result that says that no value is required.
  public required init() { super.init() }
  /// Creates a result that says the same as a more general one.
  public init(personResolutionResult: INPersonResolutionResult) { super.init(personResolutionResult) }
  /// Returns a result that says that the value is not possible, for a reason.
  open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

/// Handles `INSendMessageIntent`; each method has two forms, of which a class has one. A test calls them.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  /// Does what the intent says and calls the closure with the outcome.
  @preconcurrency func handle(
    intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
  /// Does what the intent says and returns the outcome.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Called before the intent is handled, to say whether that is possible.
  @preconcurrency func confirm(
    intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
  /// Called before the intent is handled, to return whether that is possible.
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult]
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveSpeakableGroupName(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult
}

extension INSendMessageIntentHandling {
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func handle(
    intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    let handler = Handler<any INSendMessageIntentHandling>(self)
    Task { completion(await handler.object.handle(intent: intent)) }
  }
  /// The default of the form that waits: calls the other.
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    await withCheckedContinuation { waiting in handle(intent: intent) { waiting.resume(returning: $0) } }
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func confirm(
    intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    let handler = Handler<any INSendMessageIntentHandling>(self)
    Task { completion(await handler.object.confirm(intent: intent)) }
  }
  /// The default of the form that waits: everything is ready.
  public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    let handler = Handler<any INSendMessageIntentHandling>(self)
    Task { completion(await handler.object.resolveRecipients(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
    [.notRequired()]
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    let handler = Handler<any INSendMessageIntentHandling>(self)
    Task { completion(await handler.object.resolveContent(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult { .notRequired() }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    let handler = Handler<any INSendMessageIntentHandling>(self)
    Task { completion(await handler.object.resolveSpeakableGroupName(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult {
    .notRequired()
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
  ) {
    let handler = Handler<any INSendMessageIntentHandling>(self)
    Task { completion(await handler.object.resolveOutgoingMessageType(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult
  { .notRequired() }
}
