public import Foundation
import PlainviewRuntime
import Synchronization

/// Something that a provider is to do; it says whether it has done it.
open class CXAction: NSObject, @unchecked Sendable {
  private let done = Mutex(false)
  /// The identifier of the action.
  public let uuid = UUID()
  /// When the action fails if the provider has not said anything by then: 60 seconds after the provider got it.
  open internal(set) var timeoutDate = SimulatedProcess.date.addingTimeInterval(CXAction.allowance)

  /// Seconds that a provider has for an action.
  static let allowance: TimeInterval = 60

  /// Creates an action.
  public override init() { super.init() }

  /// Whether the provider has done the action, or could not.
  open var isComplete: Bool { done.withLock { $0 } }
  /// Says that the provider has done the action; only the first answer counts.
  open func fulfill() { complete(true) }
  /// Says that the provider could not do the action; only the first answer counts.
  open func fail() { complete(false) }

  /// Whether this was the first answer.
  @discardableResult func complete(_ success: Bool) -> Bool {
    let isFirst = done.withLock { done in
      defer { done = true }
      return !done
    }
    if isFirst { MainQueue.run { CallCenter.current.end(self, success: success) } }
    return isFirst
  }
}

/// Something that a provider is to do with a call.
open class CXCallAction: CXAction, @unchecked Sendable {
  /// The identifier of the call.
  public let callUUID: UUID
  /// Creates an action for a call.
  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
}

/// Begins a call.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  /// Whom to call.
  open var handle: CXHandle
  /// The identifier of the contact that is called; nil for none.
  open var contactIdentifier: String?
  /// Whether the call has video.
  open var isVideo = false
  /// Creates an action that begins a call.
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  /// Says that the call has begun at a date, which has no effect.
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// Answers an incoming call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  /// Says that the call was connected at a date, which has no effect.
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// Ends a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  /// Says that the call has ended at a date, which has no effect.
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// Puts a call on hold, or resumes it.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  /// Whether the call is to be on hold.
  open var isOnHold: Bool
  /// Creates an action that puts a call on hold or resumes it.
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}

/// Turns the microphone of a call off or on.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  /// Whether the microphone is to be off.
  open var isMuted: Bool
  /// Creates an action that turns the microphone of a call off or on.
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}

/// Groups a call with another one, or takes it out of its group.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
  /// The call to group with; nil takes the call out of its group.
  open var callUUIDToGroupWith: UUID?
  /// Creates an action that groups a call with another one or takes it out of its group.
  public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
    self.callUUIDToGroupWith = callUUIDToGroupWith
    super.init(call: callUUID)
  }
}

/// Plays tones of digits in a call.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
  /// Why digits are played.
  public enum ActionType: Int, Sendable {
    /// The user has tapped a digit, or dialled digits after a short or a long pause.
    case singleTone = 1, softPause, hardPause
  }
  /// The digits.
  open var digits: String
  /// Why they are played.
  open var type: ActionType
  /// Creates an action that plays digits.
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    self.digits = digits
    self.type = type
    super.init(call: callUUID)
  }
}

/// Actions that belong together.
open class CXTransaction: NSObject, @unchecked Sendable {
  private let held: Mutex<[CXAction]>
  /// The identifier of the transaction.
  public let uuid = UUID()
  /// The actions, in their order.
  open var actions: [CXAction] { held.withLock { $0 } }
  /// Whether all actions are complete.
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

  /// Creates a transaction with actions.
  public init(actions: [CXAction]) {
    held = Mutex(actions)
    super.init()
  }
  /// Creates a transaction with one action.
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  /// Creates a transaction without actions.
  public convenience override init() { self.init(actions: []) }
  /// Adds an action to the transaction.
  open func addAction(_ action: CXAction) { held.withLock { $0.append(action) } }
}
