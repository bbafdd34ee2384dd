public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
import Synchronization

/// Whether a session communicates.
public enum WCSessionActivationState: Int, Sendable {
  /// Not activated, or the watch is gone.
  case notActivated
  /// The user changes to another watch: nothing can be sent.
  case inactive
  /// Communicates.
  case activated
}

/// What an app and its app on the watch send each other. No watch is paired unless the test says so (`XCUIDevice.watch`).
///
/// The delegate and closures are called on a serial queue in the background.
open class WCSession: NSObject, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    weak var delegate: (any WCSessionDelegate)?
    var activation = WCSessionActivationState.notActivated
    var userInfos: [WCSessionUserInfoTransfer] = []
    var files: [WCSessionFileTransfer] = []
  }
  private let held = Mutex(State())
  /// The queue on which the app is called.
  let queue = DelegateQueue(DispatchQueue(label: "com.apple.WCSession"))
  /// Is notified of the session's state and of what the watch sends; not retained.
  open var delegate: (any WCSessionDelegate)? {
    get { held.withLock { $0 }.delegate }
    set {
      nonisolated(unsafe) let newValue = newValue
      held.withLock { $0.delegate = newValue }
    }
  }

  private override init() { super.init() }

  /// Returns whether the device can have a watch, as set in `XCUIDevice.watch`; true by default.
  open class func isSupported() -> Bool { WatchDevice.current.state.isSupported }
  /// The session of the app.
  open class var `default`: WCSession { SimulatedProcess.current.shared(WCSession.self) { WCSession() } }

  // MARK: State

  /// Whether the session communicates.
  open var activationState: WCSessionActivationState { held.withLock { $0.activation } }
  private var isActivated: Bool { activationState == .activated }
  /// Whether a watch is paired; false before the session is activated.
  open var isPaired: Bool { isActivated && WatchDevice.current.state.isPaired }
  /// Whether the paired watch has the app.
  open var isWatchAppInstalled: Bool { isActivated && WatchDevice.current.state.hasApp }
  /// Whether the app's complication is on the watch's face.
  open var isComplicationEnabled: Bool { isActivated && WatchDevice.current.state.hasComplication }
  /// Whether messages can be sent to the watch's app now.
  open var isReachable: Bool { isActivated && WatchDevice.current.state.reachesApp }
  /// The number of dictionaries for the complication that may still be sent: 50 less those that were, 0 without it.
  open var remainingComplicationUserInfoTransfers: Int {
    isComplicationEnabled ? max(0, 50 - WatchDevice.current.state.complicationTransfers) : 0
  }
  /// Whether something from the watch was not handed over yet; always false.
  open var hasContentPending: Bool { false }
  /// The folder of what is stored for the paired watch; nil while it does not have the app.
  open var watchDirectoryURL: URL? {
    guard isWatchAppInstalled, SimulatedProcess.driven != nil,
      let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
    else { return nil }
    let url = library.appendingPathComponent("Watch", isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private func soon(_ label: String, _ body: @escaping @MainActor () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, label) { body() }
  }

  /// Activates the session; the delegate, which has to be set before, is notified in the next turn.
  open func activate() {
    soon("the activation of WCSession") { [self] in
      guard let delegate else { return SimulatedProcess.log("WCSession cannot be activated without a delegate.") }
      let isSupported = Self.isSupported()
      held.withLock { $0.activation = isSupported ? .activated : .notActivated }
      let error: WCError? = isSupported ? nil : WCError(.sessionNotSupported)
      let state = activationState
      queue.tell(delegate, "session(_:activationDidCompleteWith:error:)", of: self) {
        $0.session(self, activationDidCompleteWith: state, error: error)
      }
    }
  }

  /// Why nothing can be sent; nil where something can.
  private func problem(sendsNow: Bool = false) -> WCError? {
    let device = WatchDevice.current.state
    let conditions: [(Bool, WCError.Code)] = [
      (device.isSupported, .sessionNotSupported), (delegate != nil, .sessionMissingDelegate),
      (activationState != .inactive, .sessionInactive), (isActivated, .sessionNotActivated),
      (device.isPaired, .deviceNotPaired), (device.hasApp, .watchAppNotInstalled),
      (!sendsNow || device.reachesApp, .notReachable),
    ]
    return conditions.first { !$0.0 }.map { WCError($0.1) }
  }

  private func problem(in values: [String: Any], limit: Int) -> WCError? {
    guard let own = PropertyValue.all(values)?.mapValues(\.value),
      let data = try? PropertyListSerialization.data(fromPropertyList: own, format: .binary, options: 0)
    else { return WCError(.payloadUnsupportedTypes) }
    return data.count > limit ? WCError(.payloadTooLarge) : nil
  }

  // MARK: Messages

  /// The largest message, context and dictionary that a device takes, in bytes.
  private enum Limit { static let message = 65_536, context = 262_144, userInfo = 65_536 }

  /// Sends a message to the watch's app, which has to be reachable; one of the closures is called, unless no reply is wanted.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let problem = problem(sendsNow: true) ?? problem(in: message, limit: Limit.message)
    nonisolated(unsafe) let (message, replyHandler, errorHandler) = (message, replyHandler, errorHandler)
    soon("a message to the watch") { [queue] in
      if let problem { return queue.run { errorHandler?(problem) } }
      let device = WatchDevice.current
      device.change { $0.messages.append(message) }
      guard let replyHandler else { return }
      guard let reply = device.state.replies?(message) else {
        return queue.run { errorHandler?(WCError(.messageReplyFailed)) }
      }
      queue.run { replyHandler(reply) }
    }
  }

  /// Sends data to the watch's app, which has to be reachable; one of the closures is called, unless no reply is wanted.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let problem = problem(sendsNow: true) ?? (data.count > Limit.message ? WCError(.payloadTooLarge) : nil)
    nonisolated(unsafe) let (replyHandler, errorHandler) = (replyHandler, errorHandler)
    soon("data to the watch") { [queue] in
      if let problem { return queue.run { errorHandler?(problem) } }
      let device = WatchDevice.current
      device.change { $0.dataMessages.append(data) }
      guard let replyHandler else { return }
      guard let reply = device.state.dataReplies?(data) else {
        return queue.run { errorHandler?(WCError(.messageReplyFailed)) }
      }
      queue.run { replyHandler(reply) }
    }
  }

  // MARK: The context

  /// The context that the app has set last; it outlives a launch.
  open var applicationContext: [String: Any] { WatchDevice.current.state.context }
  /// The context that the watch has set last; it outlives a launch.
  open var receivedApplicationContext: [String: Any] { WatchDevice.current.state.contextOfWatch }

  /// Sets the context, which replaces an earlier one on the watch; throws where nothing can be sent.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    if let problem = problem() ?? problem(in: applicationContext, limit: Limit.context) { throw problem }
    WatchDevice.current.change { $0.context = applicationContext }
  }

  // MARK: Transfers

  /// The transfers of dictionaries that wait for the watch, oldest first.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] {
    held.withLock { $0.userInfos.filter(\.isTransferring) }
  }
  /// The transfers of files that wait for the watch, oldest first.
  open var outstandingFileTransfers: [WCSessionFileTransfer] { held.withLock { $0.files.filter(\.isTransferring) } }

  /// Transfers a dictionary to the watch once it is in range; the delegate is notified of the end.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transfer(userInfo, isForComplication: false)
  }

  /// Transfers a dictionary for the complication, as `transferUserInfo(_:)` does, as often as
  /// `remainingComplicationUserInfoTransfers` says.
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    let isForComplication = remainingComplicationUserInfoTransfers > 0
    if isForComplication { WatchDevice.current.change { $0.complicationTransfers += 1 } }
    return transfer(userInfo, isForComplication: isForComplication)
  }

  private func transfer(_ userInfo: [String: Any], isForComplication: Bool) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo: userInfo, isCurrentComplicationInfo: isForComplication)
    held.withLock { $0.userInfos.append(transfer) }
    soon("a dictionary to the watch") { [self] in deliver() }
    return transfer
  }

  /// Transfers a file to the watch once it is in range; the delegate is notified of the end.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
    held.withLock { $0.files.append(transfer) }
    soon("a file to the watch") { [self] in deliver() }
    return transfer
  }

  /// Ends the transfers that need not wait: the watch is in range, or they have failed.
  @MainActor func deliver() {
    let common = problem()
    guard common != nil || WatchDevice.current.state.isInRange else { return }
    for transfer in outstandingUserInfoTransfers where transfer.isTransferring {
      let error = common ?? problem(in: transfer.userInfo, limit: Limit.userInfo)
      transfer.state.end()
      if error == nil { WatchDevice.current.change { $0.userInfos.append(transfer.userInfo) } }
      queue.tell(delegate, "session(_:didFinish:error:)", of: self) {
        $0.session(self, didFinish: transfer, error: error)
      }
    }
    for transfer in outstandingFileTransfers where transfer.isTransferring {
      let isReadable = FileManager.default.isReadableFile(atPath: transfer.file.fileURL.path)
      let error = common ?? (isReadable ? nil : WCError(.fileAccessDenied))
      transfer.state.end()
      if error == nil {
        transfer.progress.completedUnitCount = 1
        WatchDevice.current.change { $0.files.append(transfer.file) }
      }
      queue.tell(delegate, "session(_:didFinish:error:)", of: self) {
        $0.session(self, didFinish: transfer, error: error)
      }
    }
    held.withLock { state in
      state.userInfos.removeAll { !$0.isTransferring }
      state.files.removeAll { !$0.isTransferring }
    }
  }

  // MARK: What happens to the watch

  /// Sets the session's state, while the user changes the watch.
  func change(to activation: WCSessionActivationState) { held.withLock { $0.activation = activation } }
}
