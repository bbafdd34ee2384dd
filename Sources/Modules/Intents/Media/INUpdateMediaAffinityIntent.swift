public import Foundation
public import PlainviewUIKitCore

/// Saying that the user likes media, or does not.
open class INUpdateMediaAffinityIntent: INIntent, @unchecked Sendable {
  /// What is meant; nil where that is not known.
  open private(set) var mediaItems: [INMediaItem]?
  /// What the user asked for, in words; nil for nothing.
  open private(set) var mediaSearch: INMediaSearch?
  /// What the user thinks.
  open private(set) var affinityType: INMediaAffinityType

  /// Creates an intent with its values.
  public init(
    mediaItems: [INMediaItem]? = nil, mediaSearch: INMediaSearch? = nil, affinityType: INMediaAffinityType = .unknown
  ) {
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
    self.affinityType = affinityType
    super.init()
  }

  package override var values: [String: AnyHashable]? {
    ["mediaItems": mediaItems, "mediaSearch": mediaSearch, "affinityType": affinityType]
  }
}

/// The outcome of saying what the user thinks.
public enum INUpdateMediaAffinityIntentResponseCode: Int, Sendable {
  /// The outcomes in Intents' order.
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

/// The answer to an `INUpdateMediaAffinityIntent`.
open class INUpdateMediaAffinityIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The outcome.
  open private(set) var code: INUpdateMediaAffinityIntentResponseCode

  /// Creates an answer with an outcome and the activity with which the app is opened.
  public init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity: userActivity)
  }
}

/// Why the user cannot think something of media.
public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int, Sendable {
  /// The reasons in Intents' order.
  case loginRequired = 1, subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings,
    restrictedContent, serviceUnavailable, regionRestriction
}

/// What an app says of media, with a reason where it is not possible.
open class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  /// Creates a result that says that no value is required.
  public required init() { super.init() }
  /// Creates a result that says the same as a more general one.
  public init(mediaItemResolutionResult: INMediaItemResolutionResult) { super.init(mediaItemResolutionResult) }
  /// Returns a result that says that the value is not possible, for a reason.
  open class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

/// Handles `INUpdateMediaAffinityIntent`; each method has two forms, of which a class has one. A test calls them.
public protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {
  /// Does what the intent says and calls the closure with the outcome.
  @preconcurrency func handle(
    intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void)
  /// Does what the intent says and returns the outcome.
  func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse
  /// Called before the intent is handled, to say whether that is possible.
  @preconcurrency func confirm(
    intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void)
  /// Called before the intent is handled, to return whether that is possible.
  func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async
    -> [INUpdateMediaAffinityMediaItemResolutionResult]
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async -> INMediaAffinityTypeResolutionResult
}

extension INUpdateMediaAffinityIntentHandling {
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func handle(
    intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
  ) {
    let handler = Handler<any INUpdateMediaAffinityIntentHandling>(self)
    Task { completion(await handler.object.handle(intent: intent)) }
  }
  /// The default of the form that waits: calls the other.
  public func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
    await withCheckedContinuation { waiting in handle(intent: intent) { waiting.resume(returning: $0) } }
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func confirm(
    intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
  ) {
    let handler = Handler<any INUpdateMediaAffinityIntentHandling>(self)
    Task { completion(await handler.object.confirm(intent: intent)) }
  }
  /// The default of the form that waits: everything is ready.
  public func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse {
    INUpdateMediaAffinityIntentResponse(code: .ready, userActivity: nil)
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
  ) {
    let handler = Handler<any INUpdateMediaAffinityIntentHandling>(self)
    Task { completion(await handler.object.resolveMediaItems(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async
    -> [INUpdateMediaAffinityMediaItemResolutionResult]
  { [.notRequired()] }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void
  ) {
    let handler = Handler<any INUpdateMediaAffinityIntentHandling>(self)
    Task { completion(await handler.object.resolveAffinityType(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async -> INMediaAffinityTypeResolutionResult
  { .notRequired() }
}
