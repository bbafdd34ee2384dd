public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction

/// The outcome of a command: done, no such media, nothing to act on, no device, or failed.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The outcomes; raw values are MediaPlayer's.
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

/// A button of the lock screen or of headphones, which calls its targets; a test taps it by `XCUIDevice.nowPlaying`.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  private enum Target {
    case method(of: Weak, Selector)
    case closure(Token, (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
  }
  private struct Weak { weak var object: AnyObject? }
  /// What stands for a closure.
  private final class Token: NSObject {}
  private var targets: [Target] = []

  /// Whether the button can be tapped; true before it is set.
  open var isEnabled = true

  override init() { super.init() }

  /// Adds an object whose method is called with the event; the object is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(.method(of: Weak(object: target as AnyObject), action))
  }
  /// Removes a method of an object; all of its methods for nil.
  open func removeTarget(_ target: Any, action: Selector?) {
    targets.removeAll { one in
      guard case .method(let owner, let selector) = one, owner.object === target as AnyObject else { return false }
      return action.map { $0 == selector } ?? true
    }
  }
  /// Removes an object or what `addTarget(handler:)` has returned; everything for nil.
  open func removeTarget(_ target: Any?) {
    guard let target else { return targets = [] }
    targets.removeAll { one in
      switch one {
      case .method(let owner, _): owner.object === target as AnyObject
      case .closure(let token, _): token === target as AnyObject
      }
    }
  }
  /// Adds a closure that is called with the event; the returned object removes it.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = Token()
    targets.append(.closure(token, handler))
    return token
  }

  /// Whether the button is there.
  var isOffered: Bool {
    isEnabled
      && targets.contains {
        if case .method(let owner, _) = $0 { owner.object != nil } else { true }
      }
  }

  /// Calls the targets; the first answer that is no success.
  @MainActor func send(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    var answer = MPRemoteCommandHandlerStatus.success
    for target in targets {
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
