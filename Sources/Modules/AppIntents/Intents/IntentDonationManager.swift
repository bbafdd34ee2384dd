import Foundation
import PlainviewRuntime

/// The name of a donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  let value: String
}

/// Which donations are deleted.
public struct IntentDonationMatchingPredicate: Sendable {
  let isOne: @Sendable (SimulatedAppIntents.Donation) -> Bool

  /// Those with one name.
  public static func identifier(_ identifier: IntentDonationIdentifier) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate { $0.identifier == identifier }
  }
  /// Those with some names.
  public static func identifiers(_ identifiers: [IntentDonationIdentifier]) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate { identifiers.contains($0.identifier) }
  }
  /// Those of a type of intents.
  public static func intentType<Intent: AppIntent>(_ type: Intent.Type) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate { $0.intent is Intent }
  }
  /// Those with an entity as one of their values.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate { donation in
      Mirror(reflecting: donation.intent).children.contains {
        ($0.value as? any EntityHolding)?.heldEntity == identifier
      }
    }
  }
  /// Those with entities of some identifiers among their values.
  public static func entityIdentifiers(_ identifiers: [EntityIdentifier]) -> IntentDonationMatchingPredicate {
    let single = identifiers.map { entityIdentifier($0) }
    return IntentDonationMatchingPredicate { donation in single.contains { $0.isOne(donation) } }
  }
}

/// A parameter that can have an entity as its value.
private protocol EntityHolding {
  var heldEntity: EntityIdentifier? { get }
}
extension IntentParameter: EntityHolding {
  fileprivate var heldEntity: EntityIdentifier? {
    guard let value = current, let entity = value as Any as? any AppEntity else { return nil }
    return EntityIdentifier(for: entity)
  }
}

/// What tells the system that the user has done in the app what an intent does; the device keeps it
/// (`XCUIDevice.appIntents`).
public final class IntentDonationManager: Sendable {
  private init() {}
  /// The manager of the app.
  public static let shared = IntentDonationManager()

  /// Donates an intent.
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier {
    keep(intent, nil)
  }
  /// Donates an intent with what it returned.
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent, result: some IntentResult) async throws
    -> IntentDonationIdentifier
  { keep(intent, result) }
  /// Donates an intent, without waiting for it.
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier { keep(intent, nil) }
  /// Donates an intent with what it returned, without waiting for it.
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent, result: some IntentResult) -> IntentDonationIdentifier {
    keep(intent, result)
  }
  /// Deletes donations; returns the names of those that were there.
  @discardableResult
  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws
    -> [IntentDonationIdentifier]
  {
    AppIntentDevice.current.change { state in
      let deleted = state.donations.filter(predicate.isOne).map(\.identifier)
      state.donations.removeAll(where: predicate.isOne)
      return deleted
    }
  }

  private func keep(_ intent: any AppIntent, _ result: (any IntentResult)?) -> IntentDonationIdentifier {
    let identifier = IntentDonationIdentifier(value: UUID().uuidString)
    AppIntentDevice.current.change {
      $0.donations.append(SimulatedAppIntents.Donation(identifier: identifier, intent: intent, result: result))
    }
    return identifier
  }
}

extension AppIntent {
  /// Tells the system that the user has done in the app what the intent does.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self)
  }
  /// Tells the system that the user has done in the app what the intent does, with what it returned.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }
  /// Tells the system that the user has done in the app what the intent does, without waiting for it.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }
}
