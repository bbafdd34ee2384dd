public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Synchronization

/// A call of the app, of another app or of the phone, as it was at a time.
open class CXCall: NSObject, @unchecked Sendable {
  private let record: CallRecord
  /// The identifier of the call.
  open var uuid: UUID { record.uuid }
  /// Whether the user has begun the call.
  open var isOutgoing: Bool { record.isOutgoing }
  /// Whether the call is on hold.
  open var isOnHold: Bool { record.isOnHold }
  /// Whether the call is connected.
  open var hasConnected: Bool { record.hasConnected }
  /// Whether the call has ended.
  open var hasEnded: Bool { record.hasEnded }

  init(_ call: CallRecord) {
    record = call
    super.init()
  }

  func differs(from other: CXCall) -> Bool {
    (isOnHold, hasConnected, hasEnded) != (other.isOnHold, other.hasConnected, other.hasEnded)
  }

  /// Whether both are the same call.
  open func isEqual(to call: CXCall) -> Bool { uuid == call.uuid }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CXCall).map { isEqual(to: $0) } ?? false }
  open override var hash: Int { uuid.hashValue }
}

/// Is notified of changes of calls, on the queue that was given with it.
@preconcurrency public protocol CXCallObserverDelegate: NSObjectProtocol {
  /// Called when a call has begun, was connected, put on hold or resumed, or has ended.
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Sees all calls of the device.
open class CXCallObserver: NSObject, @unchecked Sendable {
  private struct Held: @unchecked Sendable {
    weak var delegate: (any CXCallObserverDelegate)?
    var queue = DelegateQueue.main
  }
  private let held = Mutex(Held())

  public override init() {
    super.init()
    CallCenter.current.add(self)
  }

  /// The calls that have not ended, oldest first.
  open var calls: [CXCall] { CallCenter.current.calls.map(CXCall.init) }

  /// Sets the delegate, which is called on a queue; nil for the main queue.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
    let new = Held(delegate: delegate, queue: DelegateQueue(queue))
    held.withLock { $0 = new }
  }

  @MainActor func tell(of call: CXCall) {
    let known = held.withLock { $0 }
    known.queue.tell(known.delegate, "callObserver(_:callChanged:)", of: self) {
      $0.callObserver(self, callChanged: call)
    }
  }
}
