import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Synchronization

/// A call as the system knows it.
struct CallRecord: Sendable {
  let uuid: UUID
  let isOutgoing: Bool
  var handle: CXHandle?
  var callerName: String?
  var hasVideo = false
  var supportsHolding = true
  var isOnHold = false
  var isMuted = false
  var isConnecting = false
  var hasConnected = false
  var hasEnded = false
  /// Whether it was begun or answered, so that it needs the audio session.
  var usesAudio = false
  var group: UUID
  /// The app's provider; nil for a call of the phone itself.
  weak var provider: CXProvider?
  let isOfApp: Bool

  init(_ uuid: UUID, isOutgoing: Bool, of provider: CXProvider?) {
    self.uuid = uuid
    self.isOutgoing = isOutgoing
    self.provider = provider
    isOfApp = provider != nil
    group = uuid
  }

  mutating func take(_ update: CXCallUpdate) {
    if let handle = update.remoteHandle { self.handle = handle }
    if let name = update.localizedCallerName { callerName = name }
    if let video = update.video { hasVideo = video }
    if let holding = update.holding { supportsHolding = holding }
  }
}

/// The calls of a process, with those who are told of them.
final class CallCenter: Sendable {
  private struct State: Sendable {
    var calls: [CallRecord] = []
    var providers: [WeakProvider] = []
    var observers: [WeakObserver] = []
    var hasAudio = false
  }
  private struct WeakProvider: Sendable { weak var object: CXProvider? }
  private struct WeakObserver: Sendable { weak var object: CXCallObserver? }
  private let held = Mutex(State())

  static var current: CallCenter { SimulatedProcess.current.shared(CallCenter.self) { CallCenter() } }

  func add(_ provider: CXProvider) {
    let new = WeakProvider(object: provider)
    held.withLock { $0.providers = $0.providers.filter { $0.object != nil } + [new] }
  }
  func add(_ observer: CXCallObserver) {
    let new = WeakObserver(object: observer)
    held.withLock { $0.observers = $0.observers.filter { $0.object != nil } + [new] }
  }

  /// The provider that gets the app's transactions.
  var provider: CXProvider? { held.withLock { $0.providers.compactMap(\.object).last { $0.isValid } } }
  var calls: [CallRecord] { held.withLock { $0.calls } }
  func call(_ uuid: UUID) -> CallRecord? { calls.first { $0.uuid == uuid } }

  // MARK: Changes

  @MainActor func add(_ call: CallRecord) {
    held.withLock { $0.calls.append(call) }
    tellObservers(of: call)
  }

  /// Changes a call, of which observers are told where they can see it.
  @MainActor func change(_ uuid: UUID, _ body: (inout CallRecord) -> Void) {
    guard let old = call(uuid) else { return }
    var new = old
    body(&new)
    if new.hasEnded { return endCall(uuid) }
    held.withLock { state in
      if let index = state.calls.firstIndex(where: { $0.uuid == uuid }) { state.calls[index] = new }
    }
    if CXCall(old).differs(from: CXCall(new)) { tellObservers(of: new) }
    updateAudio(of: new.provider)
  }

  /// Ends a call; the reason is nil where the user or the app has ended it.
  @MainActor func endCall(_ uuid: UUID, _ reason: CXCallEndedReason? = nil) {
    guard var call = call(uuid) else { return }
    call.hasEnded = true
    let ended = call
    held.withLock { $0.calls.removeAll { $0.uuid == uuid } }
    CallDevice.current.change { $0.history.append(SimulatedCall(ended, reason: reason)) }
    tellObservers(of: call)
    updateAudio(of: call.provider)
  }

  @MainActor func endCalls(of provider: CXProvider) {
    for call in calls where call.provider === provider { endCall(call.uuid, .failed) }
  }

  @MainActor private func tellObservers(of call: CallRecord) {
    let seen = CXCall(call)
    for observer in held.withLock({ $0.observers.compactMap(\.object) }) { observer.tell(of: seen) }
  }

  /// The audio session is active while a call of the app needs it; the provider is told in a turn of its own.
  @MainActor private func updateAudio(of provider: CXProvider?) {
    let needsAudio = calls.contains { $0.isOfApp && $0.usesAudio && !$0.isOnHold }
    let changes = held.withLock { state in
      defer { state.hasAudio = needsAudio }
      return state.hasAudio != needsAudio
    }
    guard changes, let provider else { return }
    SimulatedProcess.current.clock.schedule(after: 0, "the audio session of calls") {
      provider.tellAudio(isActive: needsAudio)
    }
  }

  // MARK: Reports and requests

  /// Takes an incoming call; the error where it is not shown.
  @MainActor func take(_ uuid: UUID, _ update: CXCallUpdate, from provider: CXProvider) -> CXErrorCodeIncomingCallError?
  {
    if let refusal = CallDevice.current.state.refusal { return CXErrorCodeIncomingCallError(refusal) }
    guard call(uuid) == nil else { return CXErrorCodeIncomingCallError(.callUUIDAlreadyExists) }
    guard provider.isValid else { return CXErrorCodeIncomingCallError(.unknown) }
    var call = CallRecord(uuid, isOutgoing: false, of: provider)
    call.take(update)
    add(call)
    return nil
  }

  /// Why a transaction of the app is not performed; nil where it is.
  func problem(with transaction: CXTransaction) -> CXErrorCodeRequestTransactionError? {
    guard let provider else { return CXErrorCodeRequestTransactionError(.unknownCallProvider) }
    if transaction.actions.isEmpty { return CXErrorCodeRequestTransactionError(.emptyTransaction) }
    for action in transaction.actions {
      guard let action = action as? CXCallAction else { return CXErrorCodeRequestTransactionError(.invalidAction) }
      let isKnown = call(action.callUUID) != nil
      if !(action is CXStartCallAction) {
        if !isKnown { return CXErrorCodeRequestTransactionError(.unknownCallUUID) }
        continue
      }
      if isKnown { return CXErrorCodeRequestTransactionError(.callUUIDAlreadyExists) }
      let groups = Set(calls.filter(\.isOfApp).map(\.group)).count
      if groups >= provider.configuration.maximumCallGroups {
        return CXErrorCodeRequestTransactionError(.maximumCallGroupsReached)
      }
    }
    return nil
  }

  /// Has a provider perform a transaction; calls that it begins are there from now on.
  @MainActor func perform(_ transaction: CXTransaction, by provider: CXProvider) {
    for case let action as CXStartCallAction in transaction.actions {
      var call = CallRecord(action.callUUID, isOutgoing: true, of: provider)
      call.handle = action.handle
      call.hasVideo = action.isVideo
      add(call)
    }
    provider.perform(transaction)
  }

  /// A provider has said whether it has done an action.
  @MainActor func end(_ action: CXAction, success: Bool) {
    guard let action = action as? CXCallAction, call(action.callUUID) != nil else { return }
    switch action {
    case is CXEndCallAction: endCall(action.callUUID)
    case is CXStartCallAction, is CXAnswerCallAction:
      guard success else { return endCall(action.callUUID, .failed) }
      let isAnswer = action is CXAnswerCallAction
      change(action.callUUID) { call in
        call.usesAudio = true
        if isAnswer { call.hasConnected = true }
      }
    case let action as CXSetHeldCallAction where success: change(action.callUUID) { $0.isOnHold = action.isOnHold }
    case let action as CXSetMutedCallAction where success: change(action.callUUID) { $0.isMuted = action.isMuted }
    case let action as CXSetGroupCallAction where success:
      let group = action.callUUIDToGroupWith.flatMap { call($0)?.group } ?? action.callUUID
      change(action.callUUID) { $0.group = group }
    default: break
    }
  }
}
