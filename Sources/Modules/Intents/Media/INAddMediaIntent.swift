public import Foundation
public import PlainviewUIKitCore

/// Adding media to the library or to a playlist.
open class INAddMediaIntent: INIntent, @unchecked Sendable {
  /// What is added; nil where that is not known.
  open private(set) var mediaItems: [INMediaItem]?
  /// What the user asked for, in words; nil for nothing.
  open private(set) var mediaSearch: INMediaSearch?
  /// Where it is put; nil where that is not said.
  open private(set) var mediaDestination: INMediaDestination?

  /// Creates an intent with its values.
  public init(
    mediaItems: [INMediaItem]? = nil, mediaSearch: INMediaSearch? = nil, mediaDestination: INMediaDestination? = nil
  ) {
    self.mediaItems = mediaItems
    self.mediaSearch = mediaSearch
    self.mediaDestination = mediaDestination
    super.init()
  }

  package override var values: [String: AnyHashable]? {
    ["mediaItems": mediaItems, "mediaSearch": mediaSearch, "mediaDestination": mediaDestination]
  }
}

/// The outcome of adding media.
public enum INAddMediaIntentResponseCode: Int, Sendable {
  /// The outcomes in Intents' order.
  case unspecified, ready, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
}

/// The answer to an `INAddMediaIntent`.
open class INAddMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The outcome.
  open private(set) var code: INAddMediaIntentResponseCode

  /// Creates an answer with an outcome and the activity with which the app is opened.
  public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity: userActivity)
  }
}

/// Why media cannot be added.
public enum INAddMediaMediaItemUnsupportedReason: Int, Sendable {
  /// The reasons in Intents' order.
  case loginRequired = 1, subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings,
    restrictedContent, serviceUnavailable, regionRestriction
}

/// What an app says of media, with a reason where it is not possible.
open class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  /// Creates a result that says that no value is required.
  public required init() { super.init() }
  /// Creates a result that says the same as a more general one.
  public init(mediaItemResolutionResult: INMediaItemResolutionResult) { super.init(mediaItemResolutionResult) }
  /// Returns a result that says that the value is not possible, for a reason.
  open class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

/// Why media cannot be put somewhere.
public enum INAddMediaMediaDestinationUnsupportedReason: Int, Sendable {
  /// The reasons in Intents' order.
  case playlistNameNotFound = 1, playlistNotEditable
}

/// What an app says of where media are put, with a reason where it is not possible.
open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult, @unchecked Sendable {
  /// Creates a result that says that no value is required.
  public required init() { super.init() }
  /// Creates a result that says the same as a more general one.
  public init(mediaDestinationResolutionResult: INMediaDestinationResolutionResult) {
    super.init(mediaDestinationResolutionResult)
  }
  /// Returns a result that says that the value is not possible, for a reason.
  open class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }
}

/// Handles `INAddMediaIntent`; each method has two forms, of which a class has one. A test calls them.
public protocol INAddMediaIntentHandling: NSObjectProtocol {
  /// Does what the intent says and calls the closure with the outcome.
  @preconcurrency func handle(
    intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
  /// Does what the intent says and returns the outcome.
  func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
  /// Called before the intent is handled, to say whether that is possible.
  @preconcurrency func confirm(
    intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
  /// Called before the intent is handled, to return whether that is possible.
  func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveMediaItems(
    for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult]
  /// Called to look at the value before the intent is handled.
  @preconcurrency func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void)
  /// Called to look at the value before the intent is handled, to return what is to say of it.
  func resolveMediaDestination(for intent: INAddMediaIntent) async -> INAddMediaMediaDestinationResolutionResult
}

extension INAddMediaIntentHandling {
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func handle(
    intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
  ) {
    let handler = Handler<any INAddMediaIntentHandling>(self)
    Task { completion(await handler.object.handle(intent: intent)) }
  }
  /// The default of the form that waits: calls the other.
  public func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    await withCheckedContinuation { waiting in handle(intent: intent) { waiting.resume(returning: $0) } }
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func confirm(
    intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
  ) {
    let handler = Handler<any INAddMediaIntentHandling>(self)
    Task { completion(await handler.object.confirm(intent: intent)) }
  }
  /// The default of the form that waits: everything is ready.
  public func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    INAddMediaIntentResponse(code: .ready, userActivity: nil)
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveMediaItems(
    for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void
  ) {
    let handler = Handler<any INAddMediaIntentHandling>(self)
    Task { completion(await handler.object.resolveMediaItems(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult] {
    [.notRequired()]
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void
  ) {
    let handler = Handler<any INAddMediaIntentHandling>(self)
    Task { completion(await handler.object.resolveMediaDestination(for: intent)) }
  }
  /// The default of the form that waits: no value is required.
  public func resolveMediaDestination(for intent: INAddMediaIntent) async -> INAddMediaMediaDestinationResolutionResult
  { .notRequired() }
}
