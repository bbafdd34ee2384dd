public import Foundation
public import PlainviewUIKitCore

/// Telling an app that the focus of the user has changed.
open class INShareFocusStatusIntent: INIntent, @unchecked Sendable {
  /// The focus; nil where that is not known.
  open private(set) var focusStatus: INFocusStatus?

  /// Creates an intent with its values.
  public init(
    focusStatus: INFocusStatus?
  ) {
    self.focusStatus = focusStatus
    super.init()
  }

  package override var values: [String: AnyHashable]? {
    ["focusStatus": focusStatus]
  }
}

/// The outcome of telling of a focus.
public enum INShareFocusStatusIntentResponseCode: Int, Sendable {
  /// The outcomes in Intents' order.
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}

/// The answer to an `INShareFocusStatusIntent`.
open class INShareFocusStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  /// The outcome.
  open private(set) var code: INShareFocusStatusIntentResponseCode

  /// Creates an answer with an outcome and the activity with which the app is opened.
  public init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity: userActivity)
  }
}

/// Handles `INShareFocusStatusIntent`; each method has two forms, of which a class has one. A test calls them.
public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
  /// Does what the intent says and calls the closure with the outcome.
  @preconcurrency func handle(
    intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void)
  /// Does what the intent says and returns the outcome.
  func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
  /// Called before the intent is handled, to say whether that is possible.
  @preconcurrency func confirm(
    intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void)
  /// Called before the intent is handled, to return whether that is possible.
  func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
}

extension INShareFocusStatusIntentHandling {
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func handle(
    intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
  ) {
    let handler = Handler<any INShareFocusStatusIntentHandling>(self)
    Task { completion(await handler.object.handle(intent: intent)) }
  }
  /// The default of the form that waits: calls the other.
  public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    await withCheckedContinuation { waiting in handle(intent: intent) { waiting.resume(returning: $0) } }
  }
  /// The default of the form with a closure: calls the other.
  @preconcurrency public func confirm(
    intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
  ) {
    let handler = Handler<any INShareFocusStatusIntentHandling>(self)
    Task { completion(await handler.object.confirm(intent: intent)) }
  }
  /// The default of the form that waits: everything is ready.
  public func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    INShareFocusStatusIntentResponse(code: .ready, userActivity: nil)
  }
}
