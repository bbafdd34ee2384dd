public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation

/// A call on a simulated device.
public struct SimulatedCall: Hashable, Sendable {
  /// The identifier of the call.
  public let uuid: UUID
  /// Whether it is a call of the app; else it is one of the phone itself.
  public let isOfApp: Bool
  /// Whether the user has begun it.
  public let isOutgoing: Bool
  /// The number, address or name of the other; nil where it is not known.
  public let handle: String?
  /// The name of the caller that is shown; nil where it is not known.
  public let callerName: String?
  /// Whether it has video.
  public let hasVideo: Bool
  /// Whether it is connected.
  public let hasConnected: Bool
  /// Whether it is on hold.
  public let isOnHold: Bool
  /// Whether its microphone is off.
  public let isMuted: Bool
  /// Why it has ended, as the app has reported; nil where the user has ended it, or where it has not ended.
  public let endedReason: CXCallEndedReason?

  init(_ call: CallRecord, reason: CXCallEndedReason? = nil) {
    uuid = call.uuid
    isOfApp = call.isOfApp
    isOutgoing = call.isOutgoing
    handle = call.handle?.value
    callerName = call.callerName
    hasVideo = call.hasVideo
    hasConnected = call.hasConnected
    isOnHold = call.isOnHold
    isMuted = call.isMuted
    endedReason = reason
  }
}

extension XCUIDevice {
  /// The calls on this device, and what its user does with them.
  public var calls: SimulatedCalls { SimulatedCalls(device: self) }
}

/// The calls on a simulated device, and what its user does with them. Calls end with the app.
@preconcurrency @MainActor public struct SimulatedCalls {
  let device: XCUIDevice
  private var part: CallDevice { .of(device.parts) }

  private func inApp<Result>(else missing: Result, _ body: @MainActor (CallCenter) -> Result) -> Result {
    var result = missing
    device.change { if SimulatedProcess.driven != nil { result = body(.current) } }
    return result
  }

  /// The calls that have not ended, oldest first.
  public var current: [SimulatedCall] { inApp(else: []) { $0.calls.map { SimulatedCall($0) } } }
  /// The calls that have ended, oldest first.
  public var history: [SimulatedCall] { part.state.history }
  /// Why incoming calls of the app are not shown; nil, as before it is set, when they are.
  public var refusal: CXErrorCodeIncomingCallError.Code? {
    get { part.state.refusal }
    nonmutating set { part.change { $0.refusal = newValue } }
  }

  // MARK: The user

  /// Answers an incoming call, the oldest that rings if none is named; false where none rings.
  @discardableResult
  public func answer(_ uuid: UUID? = nil) -> Bool {
    act(on: uuid, where: { !$0.isOutgoing && !$0.hasConnected }) {
      CXAnswerCallAction(call: $0.uuid)
    } otherwise: {
      $0.hasConnected = true
    }
  }

  /// Ends or declines a call, the oldest if none is named; false where there is none.
  @discardableResult
  public func end(_ uuid: UUID? = nil) -> Bool {
    act(on: uuid, where: { _ in true }) {
      CXEndCallAction(call: $0.uuid)
    } otherwise: {
      $0.hasEnded = true
    }
  }

  /// Puts a connected call on hold or resumes it, the oldest if none is named; false where there is none.
  @discardableResult
  public func setHeld(_ isOnHold: Bool, _ uuid: UUID? = nil) -> Bool {
    act(on: uuid, where: { $0.hasConnected && $0.supportsHolding }) {
      CXSetHeldCallAction(call: $0.uuid, onHold: isOnHold)
    } otherwise: {
      $0.isOnHold = isOnHold
    }
  }

  /// Turns the microphone of a call off or on, of the oldest if none is named; false where there is none.
  @discardableResult
  public func setMuted(_ isMuted: Bool, _ uuid: UUID? = nil) -> Bool {
    act(on: uuid, where: { _ in true }) {
      CXSetMutedCallAction(call: $0.uuid, muted: isMuted)
    } otherwise: {
      $0.isMuted = isMuted
    }
  }

  /// Taps digits in a call, in the oldest if none is named; false where there is none.
  @discardableResult
  public func play(_ digits: String, _ uuid: UUID? = nil) -> Bool {
    act(on: uuid, where: { _ in true }) {
      CXPlayDTMFCallAction(call: $0.uuid, digits: digits, type: .singleTone)
    } otherwise: { _ in
    }
  }

  /// What the user does with a call of the app is an action for its provider; a call of the phone changes at once.
  private func act(
    on uuid: UUID?, where isSuitable: (CallRecord) -> Bool, _ action: (CallRecord) -> CXCallAction,
    otherwise change: (inout CallRecord) -> Void
  ) -> Bool {
    inApp(else: false) { center in
      guard let call = center.calls.first(where: { uuid == nil ? isSuitable($0) : $0.uuid == uuid }), isSuitable(call)
      else { return false }
      if let provider = call.provider {
        center.perform(CXTransaction(action: action(call)), by: provider)
      } else {
        center.change(call.uuid, change)
      }
      return true
    }
  }

  // MARK: The phone

  /// Lets the phone itself ring, which apps see as a call of another app; nil where the app does not run.
  @discardableResult
  public func ring(from number: String) -> UUID? { addCall(of: number, isOutgoing: false) }

  /// Begins a call in the Phone app, which apps see as a call of another app; nil where the app does not run.
  @discardableResult
  public func dial(_ number: String) -> UUID? { addCall(of: number, isOutgoing: true) }

  private func addCall(of number: String, isOutgoing: Bool) -> UUID? {
    inApp(else: nil) { center in
      var call = CallRecord(UUID(), isOutgoing: isOutgoing, of: nil)
      call.handle = CXHandle(type: .phoneNumber, value: number)
      center.add(call)
      return call.uuid
    }
  }

  /// The system loses the calls of the app, whose provider is told.
  public func reset() {
    inApp(else: ()) { center in
      guard let provider = center.provider else { return }
      center.endCalls(of: provider)
      provider.reset()
    }
  }

  // MARK: Directories of callers

  /// The app's extensions that know callers, by their identifiers, and whether they are on; none before it is set.
  public var directories: [String: CXCallDirectoryManager.EnabledStatus] {
    get { part.state.directories }
    nonmutating set { part.change { $0.directories = newValue } }
  }
  /// The identifiers of the extensions that the app has asked for their numbers, oldest first.
  public var reloadedDirectories: [String] { part.state.reloads }
}
