public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Synchronization

/// The kinds of push that an app registers for, with their tokens; tokens and pushes come from the test (`XCUIDevice.pushes`).
open class PKPushRegistry: NSObject, @unchecked Sendable {
  private struct Kinds: @unchecked Sendable {
    var desired: Set<PKPushType>?
    var tokens: [PKPushType: Data] = [:]
    weak var delegate: (any PKPushRegistryDelegate)?
  }
  private let held = Mutex(Kinds())
  private let queue: DelegateQueue
  /// Is notified of tokens and pushes; not retained.
  open var delegate: (any PKPushRegistryDelegate)? {
    get { held.withLock { $0 }.delegate }
    set {
      nonisolated(unsafe) let newValue = newValue
      held.withLock { $0.delegate = newValue }
    }
  }

  /// Creates a registry whose delegate is called on a queue; nil for the main queue.
  public init(queue: DispatchQueue?) {
    self.queue = DelegateQueue(queue)
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
    queue.tell(delegate, "pushRegistry(_:didUpdate:for:)", of: self, ", \(type.rawValue)") {
      $0.pushRegistry(self, didUpdate: credentials, for: type)
    }
  }

  /// Forgets a token.
  @MainActor func forgetToken(for type: PKPushType) {
    guard isRegistered(for: type), held.withLock({ $0.tokens.removeValue(forKey: type) }) != nil else { return }
    queue.tell(delegate, "pushRegistry(_:didInvalidatePushTokenFor:)", of: self, ", \(type.rawValue)") {
      $0.pushRegistry(self, didInvalidatePushTokenFor: type)
    }
  }

  /// Hands a push over; false where the registry does not want its kind.
  @MainActor func receive(_ payload: PKPushPayload) -> Bool {
    guard isRegistered(for: payload.type), let delegate else { return false }
    let push = IncomingPush(type: payload.type)
    let asked = Asked(delegate: delegate)
    queue.ask(
      delegate, "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
      { $0.pushRegistry(self, didReceiveIncomingPushWith: payload, for: payload.type) { push.end() } },
      then: { heard in if heard == nil { self.hand(payload, to: asked.delegate) { push.end() } } })
    return true
  }

  /// Hands a push to the method without a closure.
  func hand(_ payload: PKPushPayload, to delegate: any PKPushRegistryDelegate, then ended: @escaping () -> Void) {
    nonisolated(unsafe) let ended = ended
    let asked = Asked(delegate: delegate)
    Task { @MainActor in
      guard UserCode.mayRun else { return }
      await tell(asked, of: payload)
      ended()
    }
  }

  /// Carries a delegate to a method that belongs to no actor.
  private struct Asked: @unchecked Sendable { let delegate: any PKPushRegistryDelegate }

  private nonisolated func tell(_ asked: Asked, of payload: PKPushPayload) async {
    await asked.delegate.pushRegistry(self, didReceiveIncomingPushWith: payload, for: payload.type)
  }
}
