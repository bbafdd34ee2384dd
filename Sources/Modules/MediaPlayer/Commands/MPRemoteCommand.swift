public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
import Synchronization

/// The outcome of a command: done, no such media, nothing to act on, no device, or failed.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The outcomes; raw values are MediaPlayer's.
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

/// A button of the lock screen or of headphones, which calls its targets; a test taps it by `XCUIDevice.nowPlaying`. Targets may
/// be added and removed on any thread.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  private enum Target: @unchecked Sendable {
    case method(of: Weak, Selector)
    case closure(Token, (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)

    /// Whether it was added for an object, or is what stands for a closure.
    func isOf(_ object: AnyObject) -> Bool {
      switch self {
      case .method(let owner, _): owner.object === object
      case .closure(let token, _): token === object
      }
    }
  }
  private struct Weak { weak var object: AnyObject? }
  /// What stands for a closure.
  private final class Token: NSObject {}
  private struct State: Sendable {
    var targets: [Target] = []
    var isEnabled = true
  }
  private let held = Mutex(State())

  /// Whether the button can be tapped; true before it is set.
  open var isEnabled: Bool {
    get { held.withLock { $0.isEnabled } }
    set { held.withLock { $0.isEnabled = newValue } }
  }

  override init() { super.init() }

  private func add(_ target: Target) { held.withLock { $0.targets.append(target) } }
  private func remove(_ isMeant: (Target) -> Bool) {
    // What is removed is released outside of the lock.
    let old = held.withLock { state in
      defer { state.targets.removeAll(where: isMeant) }
      return state.targets
    }
    _ = old
  }

  /// Adds an object whose method is called with the event; the object is not retained.
  open func addTarget(_ target: Any, action: Selector) { add(.method(of: Weak(object: target as AnyObject), action)) }
  /// Removes a method of an object; all of its methods for nil.
  open func removeTarget(_ target: Any, action: Selector?) {
    remove { one in
      guard case .method(_, let selector) = one, one.isOf(target as AnyObject) else { return false }
      return action.map { $0 == selector } ?? true
    }
  }
  /// Removes an object or what `addTarget(handler:)` has returned; everything for nil.
  open func removeTarget(_ target: Any?) {
    remove { one in target.map { one.isOf($0 as AnyObject) } ?? true }
  }
  /// Adds a closure that is called with the event; the returned object removes it.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = Token()
    add(.closure(token, handler))
    return token
  }

  /// Whether the button is there.
  var isOffered: Bool {
    let state = held.withLock { $0 }
    return state.isEnabled
      && state.targets.contains {
        if case .method(let owner, _) = $0 { owner.object != nil } else { true }
      }
  }

  /// Calls the targets; the first answer that is no success.
  @MainActor func send(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    var answer = MPRemoteCommandHandlerStatus.success
    for target in held.withLock({ $0.targets }) {
      let one: MPRemoteCommandHandlerStatus
      switch target {
      case .method(let owner, let selector):
        guard let object = owner.object else { continue }
        let returned = Message(selector, sender: event).send(to: object)
        one = returned as? MPRemoteCommandHandlerStatus ?? .success
      case .closure(_, let handler): one = UserCode.run(else: .commandFailed) { handler(event) }
      }
      if answer == .success { answer = one }
    }
    return answer
  }
}
