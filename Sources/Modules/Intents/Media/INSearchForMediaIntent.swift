public import Foundation
public import PlainviewUIKitCore

/// Looking for media.
open class INSearchForMediaIntent: INIntent, @unchecked Sendable {
  /// What is looked for; nil where that is not known.
  open private(set) var mediaItems: [INMediaItem]?
  /// What the user asked for, in words; nil for nothing.
  open private(set) var mediaSearch: INMediaSearch?

  /// Creates an intent with its values.
  public init(
    mediaItems: [INMediaItem]? = nil, mediaSearch: INMediaSearch? = nil
  ) {
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
    super.init()
  }

  package override var values: [String: AnyHashable]? {
    ["mediaItems": mediaItems, "mediaSearch": mediaSearch]
  }
}

/// The outcome of a search for media.
public enum INSearchForMediaIntentResponseCode: Int, Sendable {
  /// The outcomes in Intents' order.
  case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
}

/// The answer to an `INSearchForMediaIntent`.
open class INSearchForMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The outcome.
  open private(set) var code: INSearchForMediaIntentResponseCode
  /// What was found; nil for nothing.
  open var mediaItems: [INMediaItem]?

  /// Creates an answer with an outcome and the activity with which the app is opened.
  public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity: userActivity)
  }
}

/// Why media cannot be looked for.
public enum INSearchForMediaMediaItemUnsupportedReason: Int, Sendable {
  /// The reasons in Intents' order.
  case loginRequired = 1, subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings,
    restrictedContent, serviceUnavailable, regionRestriction
}

/// What an app says of media, with a reason where it is not possible.
open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  /// Creates a result that says that no value is required.
  public required init() { super.init() }
  /// Creates a result that says the same as a more general one.
  public init(mediaItemResolutionResult: INMediaItemResolutionResult) { super.init(mediaItemResolutionResult) }
  /// Returns a result that says that the value is not possible, for a reason.
  open class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

/// Handles `INSearchForMediaIntent`; each method has two forms, of which a class has one. A test calls them.
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
  /// Does what the intent says and calls the closure with the outcome.
  @preconcurrency func handle(
    intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
  /// Does what the intent says and returns the outcome.
  func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
  /// Called before the intent is handled, to say whether that is possible.
  @preconcurrency func confirm(
    intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
  /// Called before the intent is handled, to return whether that is possible.
  func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveMediaItems(for intent: INSearchForMediaIntent) async -> [INSearchForMediaMediaItemResolutionResult]
}

extension INSearchForMediaIntentHandling {
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func handle(
    intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
  ) {
    let handler = Handler<any INSearchForMediaIntentHandling>(self)
    Task { completion(await handler.object.handle(intent: intent)) }
  }
  /// The default of the form that waits: calls the other.
  public func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    await withCheckedContinuation { waiting in handle(intent: intent) { waiting.resume(returning: $0) } }
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func confirm(
    intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
  ) {
    let handler = Handler<any INSearchForMediaIntentHandling>(self)
    Task { completion(await handler.object.confirm(intent: intent)) }
  }
  /// The default of the form that waits: everything is ready.
  public func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    INSearchForMediaIntentResponse(code: .ready, userActivity: nil)
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
  ) {
    let handler = Handler<any INSearchForMediaIntentHandling>(self)
    Task { completion(await handler.object.resolveMediaItems(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveMediaItems(for intent: INSearchForMediaIntent) async -> [INSearchForMediaMediaItemResolutionResult]
  { [.notRequired()] }
}
