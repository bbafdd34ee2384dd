public import Foundation

/// Values that the user sets for the app in a focus.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
  /// What the app does otherwise while the focus is on.
  var appContext: FocusFilterAppContext { get }
  /// Returns filters that the user can pick from.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}
extension SetFocusFilterIntent {
  /// What the app does otherwise while the focus is on: nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  /// Returns filters that the user can pick from: none.
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
  /// The filter of the current focus, which `XCUIDevice.appIntents` sets; throws without one.
  public static var current: Self {
    get async throws {
      guard let filter = AppIntentDevice.current.state.focusFilters[persistentIdentifier] as? Self else {
        throw SetFocusFilterIntentError.notFound
      }
      return filter
    }
  }
}

/// Why there is no filter of the current focus.
public enum SetFocusFilterIntentError: Error, Hashable, Sendable { case notFound }

/// What the app does otherwise while a focus is on.
public struct FocusFilterAppContext: @unchecked Sendable {
  /// Which notifications are shown. Kept, without effect.
  public let notificationFilterPredicate: NSPredicate?
  /// The account that is used; nil for all. Kept, without effect.
  public let targetContentIdentifierPrefix: String?
  /// Creates what the app does.
  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// For what filters are suggested.
public struct FocusFilterSuggestionContext: Sendable {
  /// The kinds of focus.
  public enum FocusType: Hashable, Sendable {
    /// The kinds that the system offers.
    case personal, work, sleep, driving, fitness, gaming, mindfulness, reading
  }
  /// The kind of the focus; nil for one of the user's own.
  public let focusType: FocusType?
  /// Creates a focus of a kind.
  public init(focusType: FocusType? = nil) { self.focusType = focusType }
}
