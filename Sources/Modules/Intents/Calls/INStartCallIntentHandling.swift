public import Foundation
public import PlainviewUIKitCore

/// The outcome of calling somebody.
public enum INStartCallIntentResponseCode: Int, Sendable {
  /// The outcomes in Intents' order.
  case unspecified, ready, continueInApp, userConfirmationRequired, failure, failureRequiringAppLaunch,
    failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureAirplaneModeEnabled,
    failureUnableToHandOff, failureAppConfigurationRequired, failureCallInProgress, failureCallRinging
}

/// The answer to an `INStartCallIntent`.
open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The outcome.
  open private(set) var code: INStartCallIntentResponseCode

  /// Creates an answer with an outcome and the activity with which the app is opened.
  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity: userActivity)
  }
}

/// Why somebody cannot be called.
public enum INStartCallContactUnsupportedReason: Int, Sendable {
  /// The reasons in Intents' order.
  case noContactFound = 1, multipleContactsUnsupported, noHandleForLabel, invalidHandle, unsupportedMmiUssd,
    noCallHistoryForRedial, noUsableHandleForRedial, requiringInAppAuthentication
}

/// What an app says of a person, with a reason where it is not possible.
open class INStartCallContactResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// Creates a result that says that no value is required.
  public required init() { super.init() }
  /// Creates a result that says the same as a more general one.
  public init(personResolutionResult: INPersonResolutionResult) { super.init(personResolutionResult) }
  /// Returns a result that says that the value is not possible, for a reason.
  open class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

/// Why a kind of call is not possible.
public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
  /// The reasons in Intents' order.
  case videoCallUnsupported = 1, microphoneNotAccessible, cameraNotAccessible
}

/// What an app says of the kind of a call, with a reason where it is not possible.
open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult, @unchecked Sendable {
  /// Creates a result that says that no value is required.
  public required init() { super.init() }
  /// Creates a result that says the same as a more general one.
  public init(callCapabilityResolutionResult: INCallCapabilityResolutionResult) {
    super.init(callCapabilityResolutionResult)
  }
  /// Returns a result that says that the value is not possible, for a reason.
  open class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

/// Why a call cannot be answered.
public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable {
  /// There is no such call.
  case noMatchingCall = 1
}

/// What an app says of an earlier call, with a reason where it is not possible.
open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult, @unchecked Sendable {
  /// Creates a result that says that no value is required.
  public required init() { super.init() }
  /// Creates a result that says the same as a more general one.
  public init(callRecordResolutionResult: INCallRecordResolutionResult) { super.init(callRecordResolutionResult) }
  /// Returns a result that says that the value is not possible, for a reason.
  open class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

/// Handles `INStartCallIntent`; each method has two forms, of which a class has one. A test calls them.
public protocol INStartCallIntentHandling: NSObjectProtocol {
  /// Does what the intent says and calls the closure with the outcome.
  @preconcurrency func handle(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
  /// Does what the intent says and returns the outcome.
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
  /// Called before the intent is handled, to say whether that is possible.
  @preconcurrency func confirm(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
  /// Called before the intent is handled, to return whether that is possible.
  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveContacts(
    for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveDestinationType(
    for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult
}

extension INStartCallIntentHandling {
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func handle(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  ) {
    let handler = Handler<any INStartCallIntentHandling>(self)
    Task { completion(await handler.object.handle(intent: intent)) }
  }
  /// The default of the form that waits: calls the other.
  public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    await withCheckedContinuation { waiting in handle(intent: intent) { waiting.resume(returning: $0) } }
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func confirm(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  ) {
    let handler = Handler<any INStartCallIntentHandling>(self)
    Task { completion(await handler.object.confirm(intent: intent)) }
  }
  /// The default of the form that waits: everything is ready.
  public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    INStartCallIntentResponse(code: .ready, userActivity: nil)
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveContacts(
    for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
  ) {
    let handler = Handler<any INStartCallIntentHandling>(self)
    Task { completion(await handler.object.resolveContacts(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
    [.notRequired()]
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    let handler = Handler<any INStartCallIntentHandling>(self)
    Task { completion(await handler.object.resolveCallCapability(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult {
    .notRequired()
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
  ) {
    let handler = Handler<any INStartCallIntentHandling>(self)
    Task { completion(await handler.object.resolveCallRecordToCallBack(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult {
    .notRequired()
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveDestinationType(
    for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    let handler = Handler<any INStartCallIntentHandling>(self)
    Task { completion(await handler.object.resolveDestinationType(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult {
    .notRequired()
  }
}
