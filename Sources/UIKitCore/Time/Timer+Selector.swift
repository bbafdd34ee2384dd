public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction

extension Timer {
  /// Makes a timer that sends a message to an object on the app's virtual clock (contract M3).
  ///
  /// The target is kept until the timer is invalid; one that does not repeat invalidates itself after it fired. An
  /// interval of zero or less counts as 0.1 milliseconds. Dates are seconds of the clock since the reference date.
  @discardableResult
  @preconcurrency @MainActor
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = SelectorTimer(interval: interval, repeats: repeats)
    timer.begin(
      SelectorTimer.Recipient(target: target as AnyObject, selector: selector), userInfo,
      UIApplication.shared.clock)
    return timer
  }
}

/// A timer of Foundation's type that the virtual clock drives instead of a run loop; used on the main actor only.
private final class SelectorTimer: Timer {
  struct Recipient {
    let target: AnyObject
    let selector: Selector
  }

  private static let shortestInterval: TimeInterval = 0.0001
  private let interval: TimeInterval
  private let repeats: Bool
  private var recipient: Recipient?
  private var information: Any?
  private var clock: VirtualClock?
  private var token: VirtualClock.Token?
  private var due: TimeInterval = 0

  init(interval: TimeInterval, repeats: Bool) {
    self.interval = interval > 0 ? interval : Self.shortestInterval
    self.repeats = repeats
    super.init(fire: Date(timeIntervalSinceReferenceDate: 0), interval: self.interval, repeats: repeats) { _ in }
  }

  @MainActor func begin(_ recipient: Recipient, _ information: Any?, _ clock: VirtualClock) {
    self.recipient = recipient
    self.information = information
    self.clock = clock
    due = clock.now + interval
    wait()
  }

  @MainActor private func wait() {
    guard let clock, let recipient else { return }
    let label = "Timer of \(className(of: recipient.target)): \(recipient.selector)"
    token = clock.schedule(after: due - clock.now, label, repeats: repeats) { [self] in
      // The next time counts from when this one was due, as on a run loop.
      due += interval
      send()
      if repeats { wait() } else { invalidate() }
    }
  }

  @MainActor private func send() {
    guard let recipient, !SimulatedProcess.isUnwinding else { return }
    Message(recipient.selector, sender: self).send(to: recipient.target)
  }

  override func fire() {
    nonisolated(unsafe) let timer = self
    MainActor.assumeIsolated {
      timer.send()
      if !timer.repeats { timer.invalidate() }
    }
  }

  override func invalidate() {
    nonisolated(unsafe) let timer = self
    MainActor.assumeIsolated { timer.end() }
  }

  @MainActor private func end() {
    if let token { clock?.cancel(token) }
    token = nil
    recipient = nil
    information = nil
  }

  override var isValid: Bool { recipient != nil }
  override var timeInterval: TimeInterval { repeats ? interval : 0 }
  override var userInfo: Any? { information }

  override var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: due) }
    set {
      nonisolated(unsafe) let timer = self
      MainActor.assumeIsolated { timer.postpone(to: newValue.timeIntervalSinceReferenceDate) }
    }
  }

  @MainActor private func postpone(to time: TimeInterval) {
    if let token { clock?.cancel(token) }
    due = time
    wait()
  }
}
