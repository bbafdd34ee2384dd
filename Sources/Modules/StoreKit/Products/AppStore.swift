public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

extension AppStore {
  /// A store: the real one, or one for tests.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name of the store.
    public let rawValue: String
    /// Creates a store from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The real one.
    public static let production = Self(rawValue: "Production")
    /// The one of Apple for tests.
    public static let sandbox = Self(rawValue: "Sandbox")
    /// The one of Xcode for tests.
    public static let xcode = Self(rawValue: "Xcode")
  }

  /// Whether the user may pay (`XCUIDevice.allowsPurchases`).
  public nonisolated static var canMakePayments: Bool { PurchaseDevice.current.canPay }
  /// Bytes that tell devices apart; always nil.
  public nonisolated static var deviceVerificationID: UUID? { nil }
  /// Gets the user's purchases from the store: they are there already.
  public nonisolated static func sync() async throws {}
  /// Shows the user's subscriptions; the user closes them at once.
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  /// Shows the user's subscriptions of a group; the user closes them at once.
  public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {}
  /// Has the user enter a code; the user closes the sheet at once.
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
}

/// The store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The identifier of the store: its country.
  public var id: String { countryCode }
  /// The country by three letters, as the test sets it (`XCUIDevice.storefrontCountryCode`).
  public let countryCode: String
  /// The store of the user.
  public static var current: Storefront? {
    get async { await MainActor.run { Storefront(countryCode: PurchaseDevice.current.storefront) } }
  }
}

/// Why the store did not do something.
public enum StoreKitError: Error, Sendable {
  /// Unknown.
  case unknown
  /// The user has cancelled.
  case userCancelled
  /// The network is the reason.
  case networkError(URLError)
  /// The system is the reason.
  case systemError(any Error)
  /// The product is not sold in the country.
  case notAvailableInStorefront
  /// The app may not do it.
  case notEntitled
  /// It is not supported.
  case unsupported
}
