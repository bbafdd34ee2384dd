public import Foundation
public import PlainviewUIKitCore

/// Looking for messages.
open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
  /// Who gets the messages; nil for anybody.
  open private(set) var recipients: [INPerson]?
  /// Who has sent the messages; nil for anybody.
  open private(set) var senders: [INPerson]?
  /// What the messages contain; nil for anything.
  open private(set) var searchTerms: [String]?
  /// The properties of the messages.
  open private(set) var attributes: INMessageAttributeOptions
  /// When the messages were sent; nil for any time.
  open private(set) var dateTimeRange: INDateComponentsRange?
  /// The identifiers of the messages; nil for any.
  open private(set) var identifiers: [String]?
  /// The identifiers of the notifications of the messages; nil for any.
  open private(set) var notificationIdentifiers: [String]?
  /// The names of the groups; nil for any.
  open private(set) var speakableGroupNames: [INSpeakableString]?
  /// The identifiers of the conversations; nil for any.
  open private(set) var conversationIdentifiers: [String]?

  /// Creates an intent with its values.
  public init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions,
    dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
    speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?
  ) {
    self.recipients = recipients
    self.senders = senders
    self.searchTerms = searchTerms
    self.attributes = attributes
    self.dateTimeRange = dateTimeRange
    self.identifiers = identifiers
    self.notificationIdentifiers = notificationIdentifiers
    self.speakableGroupNames = speakableGroupNames
    self.conversationIdentifiers = conversationIdentifiers
    super.init()
  }

  /// How the recipients are put together; always any of them.
  open var recipientsOperator: INConditionalOperator { .any }
  /// How the senders are put together; always any of them.
  open var sendersOperator: INConditionalOperator { .any }
  /// How the texts are put together; always all of them.
  open var searchTermsOperator: INConditionalOperator { .all }

  package override var values: [String: AnyHashable]? {
    [
      "recipients": recipients, "senders": senders, "searchTerms": searchTerms, "attributes": attributes,
      "dateTimeRange": dateTimeRange, "identifiers": identifiers, "notificationIdentifiers": notificationIdentifiers,
      "speakableGroupNames": speakableGroupNames, "conversationIdentifiers": conversationIdentifiers,
    ]
  }
}

/// The outcome of a search for messages.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
  /// The outcomes in Intents' order.
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable,
    failureMessageTooManyResults, failureRequiringInAppAuthentication
}

/// The answer to an `INSearchForMessagesIntent`.
open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The outcome.
  open private(set) var code: INSearchForMessagesIntentResponseCode
  /// The messages that were found; nil for none.
  open var messages: [INMessage]?

  /// Creates an answer with an outcome and the activity with which the app is opened.
  public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity: userActivity)
  }
}

/// Handles `INSearchForMessagesIntent`; each method has two forms, of which a class has one. A test calls them.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  /// Does what the intent says and calls the closure with the outcome.
  @preconcurrency func handle(
    intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
  /// Does what the intent says and returns the outcome.
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  /// Called before the intent is handled, to say whether that is possible.
  @preconcurrency func confirm(
    intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
  /// Called before the intent is handled, to return whether that is possible.
  func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveRecipients(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveSenders(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveAttributes(for intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult]
}

extension INSearchForMessagesIntentHandling {
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func handle(
    intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  ) {
    let handler = Handler<any INSearchForMessagesIntentHandling>(self)
    Task { completion(await handler.object.handle(intent: intent)) }
  }
  /// The default of the form that waits: calls the other.
  public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    await withCheckedContinuation { waiting in handle(intent: intent) { waiting.resume(returning: $0) } }
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func confirm(
    intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  ) {
    let handler = Handler<any INSearchForMessagesIntentHandling>(self)
    Task { completion(await handler.object.confirm(intent: intent)) }
  }
  /// The default of the form that waits: everything is ready.
  public func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    INSearchForMessagesIntentResponse(code: .ready, userActivity: nil)
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveRecipients(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    let handler = Handler<any INSearchForMessagesIntentHandling>(self)
    Task { completion(await handler.object.resolveRecipients(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    [.notRequired()]
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveSenders(
    for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    let handler = Handler<any INSearchForMessagesIntentHandling>(self)
    Task { completion(await handler.object.resolveSenders(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    [.notRequired()]
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
  ) {
    let handler = Handler<any INSearchForMessagesIntentHandling>(self)
    Task { completion(await handler.object.resolveAttributes(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveAttributes(for intent: INSearchForMessagesIntent) async
    -> INMessageAttributeOptionsResolutionResult
  { .notRequired() }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    let handler = Handler<any INSearchForMessagesIntentHandling>(self)
    Task { completion(await handler.object.resolveDateTimeRange(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult
  { .notRequired() }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
  ) {
    let handler = Handler<any INSearchForMessagesIntentHandling>(self)
    Task { completion(await handler.object.resolveSpeakableGroupNames(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async
    -> [INSpeakableStringResolutionResult]
  { [.notRequired()] }
}
