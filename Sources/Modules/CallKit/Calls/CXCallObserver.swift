public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Synchronization

/// A call of the app, of another app or of the phone, as it was at a time.
open class CXCall: NSObject, @unchecked Sendable {
  /// The identifier of the call.
  public let uuid: UUID
  /// Whether the user has begun the call.
  public let isOutgoing: Bool
  /// Whether the call is on hold.
  public let isOnHold: Bool
  /// Whether the call is connected.
  public let hasConnected: Bool
  /// Whether the call has ended.
  public let hasEnded: Bool

  init(_ call: CallRecord) {
    uuid = call.uuid
    isOutgoing = call.isOutgoing
    isOnHold = call.isOnHold
    hasConnected = call.hasConnected
    hasEnded = call.hasEnded
  }

  func differs(from other: CXCall) -> Bool {
    (isOnHold, hasConnected, hasEnded) != (other.isOnHold, other.hasConnected, other.hasEnded)
  }

  /// Whether both are the same call.
  open func isEqual(to call: CXCall) -> Bool { uuid == call.uuid }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CXCall).map { isEqual(to: $0) } ?? false }
  open override var hash: Int { uuid.hashValue }
}

/// Is notified of changes of calls, here on the main thread.
@preconcurrency public protocol CXCallObserverDelegate: NSObjectProtocol {
  /// Called when a call has begun, was connected, put on hold or resumed, or has ended.
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Sees all calls of the device.
open class CXCallObserver: NSObject, @unchecked Sendable {
  private struct Held: @unchecked Sendable { weak var delegate: (any CXCallObserverDelegate)? }
  private let held = Mutex(Held())

  public override init() {
    super.init()
    CallCenter.current.add(self)
  }

  /// The calls that have not ended, oldest first.
  open var calls: [CXCall] { CallCenter.current.calls.map(CXCall.init) }

  /// Sets the delegate; the queue has no effect, it is called on the main thread.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
    let new = Held(delegate: delegate)
    held.withLock { $0 = new }
  }

  @MainActor func tell(of call: CXCall) {
    UserCode.tell(held.withLock { $0 }.delegate, "callObserver(_:callChanged:)", of: self) {
      $0.callObserver(self, callChanged: call)
    }
  }
}
