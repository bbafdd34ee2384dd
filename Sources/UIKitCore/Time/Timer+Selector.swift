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
  final class Recipient {
    let target: AnyObject
    let selector: Selector

    init(target: AnyObject, selector: Selector) {
      self.target = target
      self.selector = selector
    }
  }

  private static let shortestInterval: TimeInterval = 0.0001
  private let interval: TimeInterval
  private let repeats: Bool
  /// What waits on the clock keeps it, so that it goes when nothing waits any more.
  private weak var recipient: Recipient?
  private weak var clock: VirtualClock?
  private var information: Any?
  private var token: VirtualClock.Token?
  private var due: TimeInterval = 0
  private var isOver = false

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
    wait(recipient)
  }

  @MainActor private func wait(_ recipient: Recipient) {
    guard let clock else { return }
    let label = "Timer of \(className(of: recipient.target)): \(recipient.selector)"
    token = clock.schedule(after: due - clock.now, label, repeats: repeats) { [self] in
      // The next time counts from when this one was due, as on a run loop.
      due += interval
      send()
      if isOver { return }
      if repeats { wait(recipient) } else { end() }
    }
  }

  @MainActor private func send() {
    guard !isOver, let recipient else { return }
    Message(recipient.selector, sender: self).send(to: recipient.target)
  }

  override func fire() {
    nonisolated(unsafe) let timer = self
    MainQueue.run {
      timer.send()
      if !timer.repeats { timer.end() }
    }
  }

  override func invalidate() {
    nonisolated(unsafe) let timer = self
    MainQueue.run { timer.end() }
  }

  @MainActor private func end() {
    isOver = true
    if let token { clock?.cancel(token) }
    token = nil
    information = nil
    super.invalidate()
  }

  override var isValid: Bool { !isOver && recipient != nil }
  override var timeInterval: TimeInterval { repeats ? interval : 0 }
  override var userInfo: Any? { information }

  override var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: due) }
    set {
      nonisolated(unsafe) let timer = self
      MainQueue.run { timer.postpone(to: newValue.timeIntervalSinceReferenceDate) }
    }
  }

  @MainActor private func postpone(to time: TimeInterval) {
    guard !isOver, let recipient else { return }
    if let token { clock?.cancel(token) }
    due = time
    wait(recipient)
  }
}
