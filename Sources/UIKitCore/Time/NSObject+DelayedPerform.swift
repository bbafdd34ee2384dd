public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction

extension NSObject {
  /// Sends a message to this object later, on the app's virtual clock; at the earliest in the next turn (seconds).
  ///
  /// The object and the argument are kept until then.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedPerforms.current.add(self, selector, argument, delay)
  }

  /// Calls a method after so many seconds; which modes are given has no effect, but without any nothing is called.
  @preconcurrency @MainActor
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    if !modes.isEmpty { perform(selector, with: argument, afterDelay: delay) }
  }

  /// Cancels the delayed messages of a target.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedPerforms.current.cancel { $0.target === target as AnyObject }
  }

  /// Cancels the delayed messages of a target with this name and an equal argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
    DelayedPerforms.current.cancel { request in
      request.target === target as AnyObject && request.selector == selector
        && isSame(request.argument, object)
    }
  }
}

/// Whether two arguments are equal as objects; nil equals nil only.
private func isSame(_ one: Any?, _ other: Any?) -> Bool {
  switch (one, other) {
  case (nil, nil): return true
  case (let one?, let other?):
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  default: return false
  }
}

/// The delayed messages of a process.
@MainActor private final class DelayedPerforms {
  struct Request {
    let number: Int
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let token: VirtualClock.Token
  }

  private var requests: [Request] = []
  private var count = 0
  private let clock = UIApplication.shared.clock

  static var current: DelayedPerforms { SimulatedProcess.current.singleton(DelayedPerforms.self) { DelayedPerforms() } }

  func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
    count += 1
    let number = count
    let token = clock.schedule(after: delay, "\(className(of: target)) \(selector) after a delay") { [weak self] in
      self?.send(number)
    }
    requests.append(
      Request(number: number, target: target, selector: selector, argument: argument, token: token))
  }

  private func send(_ number: Int) {
    guard let index = requests.firstIndex(where: { $0.number == number }) else { return }
    let request = requests.remove(at: index)
    Message(request.selector, sender: request.argument).send(to: request.target)
  }

  func cancel(_ isMeant: (Request) -> Bool) {
    for request in requests where isMeant(request) { clock.cancel(request.token) }
    requests.removeAll(where: isMeant)
  }
}
