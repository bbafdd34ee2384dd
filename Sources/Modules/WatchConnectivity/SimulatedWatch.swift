public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewUIKitCore

extension XCUIDevice {
  /// The watch of this device.
  public var watch: SimulatedWatch { SimulatedWatch(device: self) }
}

/// The watch of a simulated device: none is paired before the test says so. It outlives a launch.
///
/// The app is told on a queue in the background: the test waits for that with `XCUIApplication.settle()`.
@preconcurrency @MainActor public struct SimulatedWatch {
  let device: XCUIDevice
  private var part: WatchDevice { .of(device.parts) }

  // MARK: State

  /// Whether the device can have a watch; yes before it is set.
  public var isSupported: Bool {
    get { part.state.isSupported }
    nonmutating set { part.change { $0.isSupported = newValue } }
  }
  /// Whether a watch is paired; no before it is set. Apps are told of changes.
  public var isPaired: Bool {
    get { part.state.isPaired }
    nonmutating set { change { $0.isPaired = newValue } }
  }
  /// Whether the watch has the app; no before it is set. Apps are told of changes.
  public var isAppInstalled: Bool {
    get { part.state.isAppInstalled }
    nonmutating set { change { $0.isAppInstalled = newValue } }
  }
  /// Whether the app on the watch runs, so that messages reach it; no before it is set. Apps are told of changes.
  public var isReachable: Bool {
    get { part.state.isAppReachable }
    nonmutating set { change { $0.isAppReachable = newValue } }
  }
  /// Whether the app's complication is on the watch's face; no before it is set. Apps are told of changes.
  public var isComplicationEnabled: Bool {
    get { part.state.isComplicationEnabled }
    nonmutating set { change { $0.isComplicationEnabled = newValue } }
  }
  /// Whether the watch is near; yes before it is set. Transfers wait for it.
  public var isInRange: Bool {
    get { part.state.isInRange }
    nonmutating set {
      change { $0.isInRange = newValue }
      if newValue { tell { $0.deliver() } }
    }
  }

  /// Pairs a watch that has the app, which runs.
  public func pair() {
    change { state in
      state.isPaired = true
      state.isAppInstalled = true
      state.isAppReachable = true
    }
  }

  /// The user changes to another watch: the session becomes inactive and then ends; the app activates it anew.
  public func switchWatch() {
    tell { session in
      guard session.activationState == .activated else { return }
      let queue = session.queue
      queue.run { session.change(to: .inactive) }
      queue.tell(session.delegate, "sessionDidBecomeInactive(_:)", of: session) {
        $0.sessionDidBecomeInactive(session)
      }
      queue.run { session.change(to: .notActivated) }
      queue.tell(session.delegate, "sessionDidDeactivate(_:)", of: session) { $0.sessionDidDeactivate(session) }
    }
  }

  /// Tells the app's session, if the app runs.
  private func tell(_ body: @MainActor (WCSession) -> Void) {
    device.change { if SimulatedProcess.driven != nil { body(.default) } }
  }

  private func change(_ body: (inout WatchDevice.State) -> Void) {
    let old = part.state
    part.change(body)
    let new = part.state
    let isOtherWatch =
      (old.isPaired, old.hasApp, old.hasComplication) != (new.isPaired, new.hasApp, new.hasComplication)
    tell { session in
      guard session.activationState == .activated else { return }
      if isOtherWatch {
        session.queue.tell(session.delegate, "sessionWatchStateDidChange(_:)", of: session) {
          $0.sessionWatchStateDidChange(session)
        }
      }
      if old.reachesApp != new.reachesApp {
        session.queue.tell(session.delegate, "sessionReachabilityDidChange(_:)", of: session) {
          $0.sessionReachabilityDidChange(session)
        }
      }
    }
  }

  // MARK: What the watch has received

  /// What the watch replies to messages; nil for no reply, as before it is set.
  public var replies: (([String: Any]) -> [String: Any]?)? {
    get { part.state.replies }
    nonmutating set { part.change { $0.replies = newValue } }
  }
  /// What the watch replies to messages of data; nil for no reply, as before it is set.
  public var dataReplies: ((Data) -> Data?)? {
    get { part.state.dataReplies }
    nonmutating set { part.change { $0.dataReplies = newValue } }
  }
  /// The messages that the watch has received, oldest first.
  public var messages: [[String: Any]] { part.state.messages }
  /// The messages of data that the watch has received, oldest first.
  public var dataMessages: [Data] { part.state.dataMessages }
  /// The context that the app has set last.
  public var context: [String: Any] { part.state.context }
  /// The dictionaries that came to the watch, oldest first.
  public var userInfos: [[String: Any]] { part.state.userInfos }
  /// The files that came to the watch, oldest first.
  public var files: [WCSessionFile] { part.state.files }

  // MARK: What the watch sends

  /// Calls the delegate of a session that communicates.
  private func send(_ body: @MainActor (WCSession) -> Void) {
    tell { session in if session.activationState == .activated { body(session) } }
  }

  /// A closure of the test that an app may call on any thread.
  private func onMain<Value>(_ body: @escaping (Value) -> Void) -> (Value) -> Void {
    nonisolated(unsafe) let body = body
    return { value in
      nonisolated(unsafe) let value = value
      MainQueue.run { body(value) }
    }
  }

  /// Sends the app a message that expects no reply.
  public func send(_ message: [String: Any]) {
    send { session in
      session.queue.tell(session.delegate, "session(_:didReceiveMessage:)", of: session) {
        $0.session(session, didReceiveMessage: message)
      }
    }
  }
  /// Sends the app a message; the closure gets its reply, on the main thread.
  public func send(_ message: [String: Any], reply: @escaping ([String: Any]) -> Void) {
    let reply = onMain(reply)
    send { session in
      session.queue.tell(session.delegate, "session(_:didReceiveMessage:replyHandler:)", of: session) {
        $0.session(session, didReceiveMessage: message, replyHandler: reply)
      }
    }
  }
  /// Sends the app data that expects no reply.
  public func send(_ data: Data) {
    send { session in
      session.queue.tell(session.delegate, "session(_:didReceiveMessageData:)", of: session) {
        $0.session(session, didReceiveMessageData: data)
      }
    }
  }
  /// Sends the app data; the closure gets its reply, on the main thread.
  public func send(_ data: Data, reply: @escaping (Data) -> Void) {
    let reply = onMain(reply)
    send { session in
      session.queue.tell(session.delegate, "session(_:didReceiveMessageData:replyHandler:)", of: session) {
        $0.session(session, didReceiveMessageData: data, replyHandler: reply)
      }
    }
  }
  /// Sets the context of the watch.
  public func updateContext(_ context: [String: Any]) {
    part.change { $0.contextOfWatch = context }
    send { session in
      session.queue.tell(session.delegate, "session(_:didReceiveApplicationContext:)", of: session) {
        $0.session(session, didReceiveApplicationContext: context)
      }
    }
  }
  /// Transfers a dictionary to the app.
  public func transfer(_ userInfo: [String: Any]) {
    send { session in
      session.queue.tell(session.delegate, "session(_:didReceiveUserInfo:)", of: session) {
        $0.session(session, didReceiveUserInfo: userInfo)
      }
    }
  }
  /// Transfers a file to the app; the test's file stays where it is.
  public func transferFile(at url: URL, metadata: [String: Any]? = nil) {
    send { session in
      let file = WCSessionFile(fileURL: url, metadata: metadata)
      session.queue.tell(session.delegate, "session(_:didReceive:)", of: session) {
        $0.session(session, didReceive: file)
      }
    }
  }
}
