public import Foundation
public import PlainviewUIKitCore

/// The outcome of playing media.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  /// The outcomes in Intents' order.
  case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure, failureRequiringAppLaunch,
    failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent, failureMaxStreamLimitReached
}

/// The answer to an `INPlayMediaIntent`.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The outcome.
  open private(set) var code: INPlayMediaIntentResponseCode
  /// What plays, by the keys of MediaPlayer; nil for nothing.
  open var nowPlayingInfo: [String: Any]?

  /// Creates an answer with an outcome and the activity with which the app is opened.
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity: userActivity)
  }
}

/// Why media cannot be played.
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
  /// The reasons in Intents' order.
  case loginRequired = 1, subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings,
    restrictedContent, serviceUnavailable, regionRestriction
}

/// What an app says of media, with a reason where it is not possible.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  /// Creates a result that says that no value is required.
  public required init() { super.init() }
  /// Creates a result that says the same as a more general one.
  public init(mediaItemResolutionResult: INMediaItemResolutionResult) { super.init(mediaItemResolutionResult) }
  /// Returns a result that says that the value is not possible, for a reason.
  open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

/// Why a speed is not possible.
public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable {
  /// The reasons in Intents' order.
  case belowMinimum = 1, aboveMaximum
}

/// What an app says of a number, with a reason where it is not possible.
open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult, @unchecked Sendable {
  /// Creates a result that says that no value is required.
  public required init() { super.init() }
  /// Creates a result that says the same as a more general one.
  public init(doubleResolutionResult: INDoubleResolutionResult) { super.init(doubleResolutionResult) }
  /// Returns a result that says that the value is not possible, for a reason.
  open class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

/// Handles `INPlayMediaIntent`; each method has two forms, of which a class has one. A test calls them.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  /// Does what the intent says and calls the closure with the outcome.
  @preconcurrency func handle(
    intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
  /// Does what the intent says and returns the outcome.
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
  /// Called before the intent is handled, to say whether that is possible.
  @preconcurrency func confirm(
    intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
  /// Called before the intent is handled, to return whether that is possible.
  func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveMediaItems(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
  )
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult]
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async -> INPlaybackQueueLocationResolutionResult
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult
}

extension INPlayMediaIntentHandling {
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func handle(
    intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
  ) {
    let handler = Handler<any INPlayMediaIntentHandling>(self)
    Task { completion(await handler.object.handle(intent: intent)) }
  }
  /// The default of the form that waits: calls the other.
  public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    await withCheckedContinuation { waiting in handle(intent: intent) { waiting.resume(returning: $0) } }
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func confirm(
    intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
  ) {
    let handler = Handler<any INPlayMediaIntentHandling>(self)
    Task { completion(await handler.object.confirm(intent: intent)) }
  }
  /// The default of the form that waits: everything is ready.
  public func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .ready, userActivity: nil)
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveMediaItems(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    let handler = Handler<any INPlayMediaIntentHandling>(self)
    Task { completion(await handler.object.resolveMediaItems(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] {
    [.notRequired()]
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    let handler = Handler<any INPlayMediaIntentHandling>(self)
    Task { completion(await handler.object.resolvePlayShuffled(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult { .notRequired() }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
  ) {
    let handler = Handler<any INPlayMediaIntentHandling>(self)
    Task { completion(await handler.object.resolvePlaybackRepeatMode(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult {
    .notRequired()
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    let handler = Handler<any INPlayMediaIntentHandling>(self)
    Task { completion(await handler.object.resolveResumePlayback(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult { .notRequired() }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
  ) {
    let handler = Handler<any INPlayMediaIntentHandling>(self)
    Task { completion(await handler.object.resolvePlaybackQueueLocation(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async
    -> INPlaybackQueueLocationResolutionResult
  { .notRequired() }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  ) {
    let handler = Handler<any INPlayMediaIntentHandling>(self)
    Task { completion(await handler.object.resolvePlaybackSpeed(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult {
    .notRequired()
  }
}
