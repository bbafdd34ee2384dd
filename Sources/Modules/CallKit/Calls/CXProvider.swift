public import Foundation
import PlainviewAVFoundation
import PlainviewPushKit
import PlainviewRuntime
import PlainviewUIKitCore
import Synchronization

/// Why a call has ended without the user or the app.
public enum CXCallEndedReason: Int, Sendable {
  /// An error, the other has ended it, nobody has answered, or it was answered or declined on another device.
  case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// Reports calls over the internet to the system, and is told what to do with them. The user is the test
/// (`XCUIDevice.calls`).
open class CXProvider: NSObject, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    weak var delegate: (any CXProviderDelegate)?
    var queue = DelegateQueue.main
    var hasBegun = false
    var isValid = true
    var configuration: CXProviderConfiguration
    var pending: [CXTransaction] = []
  }
  private let held: Mutex<State>

  /// Creates a provider with a configuration.
  public init(configuration: CXProviderConfiguration) {
    let own = configuration.copy() as? CXProviderConfiguration ?? configuration
    held = Mutex(State(configuration: own))
    super.init()
    CallCenter.current.add(self)
  }

  /// Whether providers can be used; always true.
  open class var isSupported: Bool { true }

  /// Sets the delegate, which is called on a queue, nil for the main queue; it is notified in the next turn that the provider
  /// has begun.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    nonisolated(unsafe) let delegate = delegate
    let queue = DelegateQueue(queue)
    let begins = held.withLock { state in
      (state.delegate, state.queue) = (delegate, queue)
      defer { state.hasBegun = state.hasBegun || delegate != nil }
      return delegate != nil && !state.hasBegun
    }
    guard begins else { return }
    soon("the begin of CXProvider") { [self] in
      tell("providerDidBegin(_:)") { $0.providerDidBegin(self) }
    }
  }

  var delegate: (any CXProviderDelegate)? { held.withLock { Known(delegate: $0.delegate) }.delegate }
  private struct Known: @unchecked Sendable { let delegate: (any CXProviderDelegate)? }
  private var queue: DelegateQueue { held.withLock { $0.queue } }
  private func tell(_ method: StaticString, _ rest: String = "", _ body: @escaping (any CXProviderDelegate) -> Void) {
    queue.tell(delegate, method, of: self, rest, body)
  }
  var isValid: Bool { held.withLock { $0.isValid } }

  private func soon(_ label: String, _ body: @escaping @MainActor () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, label) { body() }
  }

  /// What the system shows of the provider, and how many calls it allows.
  open var configuration: CXProviderConfiguration {
    get {
      let own = held.withLock { $0.configuration }
      return own.copy() as? CXProviderConfiguration ?? own
    }
    set {
      let own = newValue.copy() as? CXProviderConfiguration ?? newValue
      held.withLock { $0.configuration = own }
    }
  }

  // MARK: Reports

  /// Reports an incoming call; the closure gets an error where the system does not show it.
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) {
    PushRegistries.current.callWasReported()
    nonisolated(unsafe) let completion = completion
    let update = update.copy() as? CXCallUpdate ?? update
    soon("an incoming call") { [self] in
      let error = CallCenter.current.take(UUID, update, from: self)
      UserCode.run { completion(error) }
    }
  }
  /// Reports an incoming call; throws an error where the system does not show it.
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      reportNewIncomingCall(with: UUID, update: update) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
  /// Hands the contents of a notification to the app as a push for a call; the closure gets no error.
  open class func reportNewIncomingVoIPPushPayload(
    _ dictionaryPayload: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let (contents, completion) = (dictionaryPayload, completion)
    SimulatedProcess.current.clock.schedule(after: 0, "a push for a call") {
      PushRegistries.current.receive(contents, for: .voIP)
      UserCode.run { completion?(nil) }
    }
  }

  /// Reports changes of a call.
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {
    let update = update.copy() as? CXCallUpdate ?? update
    MainQueue.run { CallCenter.current.change(UUID) { $0.take(update) } }
  }
  /// Reports that a call has ended without the user, and why; the date has no effect.
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
    MainQueue.run { CallCenter.current.endCall(UUID, endedReason) }
  }
  /// Reports that a call that the user has begun is being connected; the date has no effect.
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {
    MainQueue.run { CallCenter.current.change(UUID) { $0.isConnecting = true } }
  }
  /// Reports that a call that the user has begun is connected; the date has no effect.
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {
    MainQueue.run { CallCenter.current.change(UUID) { $0.hasConnected = true } }
  }

  /// Ends the provider with all its calls.
  open func invalidate() {
    held.withLock { $0.isValid = false }
    MainQueue.run { CallCenter.current.endCalls(of: self) }
  }

  // MARK: Transactions

  /// The transactions of which an action is not complete, oldest first.
  open var pendingTransactions: [CXTransaction] { held.withLock { $0.pending.filter { !$0.isComplete } } }
  /// Returns the actions of a class for a call that are not complete.
  open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] {
    pendingTransactions.flatMap(\.actions).compactMap { $0 as? CXCallAction }.filter {
      !$0.isComplete && $0.callUUID == callUUID && $0.isKind(of: callActionClass)
    }
  }

  /// Has the delegate perform a transaction.
  @MainActor func perform(_ transaction: CXTransaction) {
    held.withLock { $0.pending = $0.pending.filter { !$0.isComplete } + [transaction] }
    for action in transaction.actions {
      action.timeoutDate = SimulatedProcess.date.addingTimeInterval(CXAction.allowance)
      SimulatedProcess.current.clock.schedule(after: CXAction.allowance, "the end of an action's time", repeats: true) {
        [weak self] in
        guard let self, action.complete(false) else { return }
        tell("provider(_:timedOutPerforming:)") { $0.provider(self, timedOutPerforming: action) }
      }
    }
    queue.ask(
      delegate, "provider(_:execute:)", { $0.provider(self, execute: transaction) },
      then: { isExecuted in
        if isExecuted != true { for action in transaction.actions { self.perform(action) } }
      })
  }

  private func perform(_ action: CXAction) {
    func tell(_ body: @escaping (any CXProviderDelegate) -> Void) {
      self.tell("provider(_:perform:)", ", \(className(of: action))", body)
    }
    switch action {
    case let action as CXStartCallAction: tell { $0.provider(self, perform: action) }
    case let action as CXAnswerCallAction: tell { $0.provider(self, perform: action) }
    case let action as CXEndCallAction: tell { $0.provider(self, perform: action) }
    case let action as CXSetHeldCallAction: tell { $0.provider(self, perform: action) }
    case let action as CXSetMutedCallAction: tell { $0.provider(self, perform: action) }
    case let action as CXSetGroupCallAction: tell { $0.provider(self, perform: action) }
    case let action as CXPlayDTMFCallAction: tell { $0.provider(self, perform: action) }
    default: break
    }
  }

  /// Says that calls may use the audio session, or no longer.
  @MainActor func tellAudio(isActive: Bool) {
    let session = AVAudioSession.sharedInstance()
    if isActive {
      tell("provider(_:didActivate:)") { $0.provider(self, didActivate: session) }
    } else {
      tell("provider(_:didDeactivate:)") { $0.provider(self, didDeactivate: session) }
    }
  }

  /// The system has lost the provider's calls.
  @MainActor func reset() {
    held.withLock { $0.pending = [] }
    tell("providerDidReset(_:)") { $0.providerDidReset(self) }
  }
}
