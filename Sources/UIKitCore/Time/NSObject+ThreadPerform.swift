public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction

extension NSObject {
  /// Sends a message to this object on the main thread: at once if the caller is on it and waits, else in the next turn.
  ///
  /// The methods that can be called by name belong to the main actor, so a caller elsewhere does not wait.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool, modes: [String]? = nil
  ) {
    if let modes, modes.isEmpty { return }
    if wait, MainQueue.isCurrent {
      DeferredMessage(self, selector, argument).send()
    } else {
      DeferredMessage(self, selector, argument).sendLater()
    }
  }

  /// Sends a message in the background; here on the main queue, since the methods that can be called by name belong to
  /// the main actor.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    DeferredMessage(self, selector, argument).sendLater()
  }

  /// Sends a message on a thread; all threads stand for the main one.
  public func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool, modes: [String]? = nil
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: wait, modes: modes)
  }
}

extension Thread {
  /// The thread of the app's interface, by Swift's name.
  public class var main: Thread { mainThread }

  /// Sends a message to an object in the background; here on the main queue, since the methods that can be called by name
  /// belong to the main actor.
  public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
    (target as? NSObject)?.performSelector(inBackground: selector, with: argument)
  }
}

/// A message that may be made on one thread and sent on another.
private struct DeferredMessage: @unchecked Sendable {
  private let receiver: NSObject
  private let selector: Selector
  private let argument: Any?

  init(_ receiver: NSObject, _ selector: Selector, _ argument: Any?) {
    (self.receiver, self.selector, self.argument) = (receiver, selector, argument)
  }

  func send() {
    MainActor.assumeIsolated { _ = Message(selector, sender: argument).send(to: receiver) }
  }

  func sendLater() { DispatchQueue.main.async { send() } }
}
