public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Synchronization

/// The kinds of push that an app registers for, with their tokens; tokens and pushes come from the test (`XCUIDevice.pushes`).
open class PKPushRegistry: NSObject, @unchecked Sendable {
  private struct Kinds: Sendable {
    var desired: Set<PKPushType>?
    var tokens: [PKPushType: Data] = [:]
  }
  private let held = Mutex(Kinds())
  /// Is notified of tokens and pushes.
  open weak var delegate: (any PKPushRegistryDelegate)?

  /// Creates a registry; the queue has no effect, the delegate is called on the main thread.
  public init(queue: DispatchQueue?) {
    super.init()
    PushRegistries.current.add(self)
  }

  /// The kinds of push that the app registers for; nil for none. A token that the device has for one of them comes in the next turn.
  open var desiredPushTypes: Set<PKPushType>? {
    get { held.withLock { $0.desired } }
    set {
      let old = held.withLock { kinds in
        defer { kinds.desired = newValue }
        return kinds.desired ?? []
      }
      let added = (newValue ?? []).subtracting(old).sorted { $0.rawValue < $1.rawValue }
      held.withLock { kinds in kinds.tokens = kinds.tokens.filter { newValue?.contains($0.key) == true } }
      for type in added {
        SimulatedProcess.current.clock.schedule(after: 0, "a token for pushes") { [weak self] in
          if let token = PushDevice.current.token(for: type) { self?.take(token, for: type) }
        }
      }
    }
  }

  /// Returns the token for a kind of push; nil before it has come.
  open func pushToken(for type: PKPushType) -> Data? { held.withLock { $0.tokens[type] } }

  private func isRegistered(for type: PKPushType) -> Bool { held.withLock { $0.desired?.contains(type) == true } }

  // MARK: What the driver sends

  /// Takes a token that the delegate does not know yet.
  @MainActor func take(_ token: Data, for type: PKPushType) {
    guard isRegistered(for: type), pushToken(for: type) != token else { return }
    held.withLock { $0.tokens[type] = token }
    let credentials = PKPushCredentials(type: type, token: token)
    UserCode.tell(delegate, "pushRegistry(_:didUpdate:for:)", of: self, ", \(type.rawValue)") {
      $0.pushRegistry(self, didUpdate: credentials, for: type)
    }
  }

  /// Forgets a token.
  @MainActor func forgetToken(for type: PKPushType) {
    guard isRegistered(for: type), held.withLock({ $0.tokens.removeValue(forKey: type) }) != nil else { return }
    UserCode.tell(delegate, "pushRegistry(_:didInvalidatePushTokenFor:)", of: self, ", \(type.rawValue)") {
      $0.pushRegistry(self, didInvalidatePushTokenFor: type)
    }
  }

  /// Hands a push over; false where the registry does not want its kind.
  @MainActor func receive(_ payload: PKPushPayload) -> Bool {
    guard isRegistered(for: payload.type), let delegate else { return false }
    let push = IncomingPush(type: payload.type)
    let heard: Void? = UserCode.ask(delegate, "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)") {
      $0.pushRegistry(self, didReceiveIncomingPushWith: payload, for: payload.type) { push.end() }
    }
    guard heard == nil else { return true }
    let asked = Asked(delegate: delegate)
    Task { @MainActor in
      guard UserCode.mayRun else { return }
      await tell(asked, of: payload)
      push.end()
    }
    return true
  }

  /// Carries a delegate to a method that belongs to no actor.
  private struct Asked: @unchecked Sendable { let delegate: any PKPushRegistryDelegate }

  private nonisolated func tell(_ asked: Asked, of payload: PKPushPayload) async {
    await asked.delegate.pushRegistry(self, didReceiveIncomingPushWith: payload, for: payload.type)
  }
}
