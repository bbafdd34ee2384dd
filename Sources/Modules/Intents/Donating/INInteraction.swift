public import Foundation
import PlainviewRuntime

/// How far the handling of an intent is: not known, ready, in progress, done, failed, left to the app, or unconfirmed.
public enum INIntentHandlingStatus: Int, Sendable {
  /// The states in Intents' order.
  case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// Who began an interaction: not known, the user, or someone else.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// Something that the user did in an app; donated, the device keeps it (`XCUIDevice.siri`).
open class INInteraction: NSObject, NSCopying, @unchecked Sendable {
  /// What was done.
  open private(set) var intent: INIntent
  /// What the app answered; nil for nothing.
  open private(set) var intentResponse: INIntentResponse?
  /// How far the handling is.
  open internal(set) var intentHandlingStatus = INIntentHandlingStatus.unspecified
  /// Who began the interaction.
  open var direction = INInteractionDirection.unspecified
  /// When the interaction was, and how long; it begins with the object and has no length before it is set.
  open var dateInterval: DateInterval?
  /// The name by which the donation can be deleted; a new one before it is set.
  open var identifier = UUID().uuidString
  /// The name by which several donations can be deleted; nil for none.
  open var groupIdentifier: String?

  /// Creates an interaction of now.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    dateInterval = DateInterval(start: SimulatedProcess.date, duration: 0)
  }

  /// Donates the interaction: the device keeps it. The closure is called in the next turn.
  @preconcurrency open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    keep()
    Self.soon("a donation", completion)
  }
  /// Donates the interaction: the device keeps it.
  open func donate() async throws { keep() }

  /// A donation with the identifier of another replaces it.
  private func keep() {
    SiriDevice.current.change { [self] state in
      state.donations.removeAll { $0.identifier == identifier }
      state.donations.append(self)
    }
  }

  /// Deletes all donations of the app; the closure is called in the next turn.
  @preconcurrency open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    delete { _ in true }
    soon("deleting donations", completion)
  }
  /// Deletes all donations of the app.
  open class func deleteAll() async throws { delete { _ in true } }
  /// Deletes the donations with some identifiers; the closure is called in the next turn.
  @preconcurrency open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    delete { identifiers.contains($0.identifier) }
    soon("deleting donations", completion)
  }
  /// Deletes the donations with some identifiers.
  open class func delete(with identifiers: [String]) async throws { delete { identifiers.contains($0.identifier) } }
  /// Deletes the donations of a group; the closure is called in the next turn.
  @preconcurrency open class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    delete { $0.groupIdentifier == groupIdentifier }
    soon("deleting donations", completion)
  }
  /// Deletes the donations of a group.
  open class func delete(with groupIdentifier: String) async throws {
    delete { $0.groupIdentifier == groupIdentifier }
  }

  private class func delete(where isOne: (INInteraction) -> Bool) {
    SiriDevice.current.change { $0.donations.removeAll(where: isOne) }
  }

  private class func soon(_ label: String, _ completion: (@Sendable ((any Error)?) -> Void)?) {
    guard let completion else { return }
    SimulatedProcess.current.clock.schedule(after: 0, label) { UserCode.run { completion(nil) } }
  }

  /// Returns the value of the intent that a parameter names; nil without one.
  open func parameterValue(for parameter: INParameter) -> Any? {
    guard type(of: intent) == parameter.parameterClass,
      let value = intent.values?[parameter.parameterKeyPath]?.base
    else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  /// Returns an interaction with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INInteraction(intent: intent, response: intentResponse)
    (copy.intentHandlingStatus, copy.direction) = (intentHandlingStatus, direction)
    (copy.dateInterval, copy.identifier, copy.groupIdentifier) = (dateInterval, identifier, groupIdentifier)
    return copy
  }
}
