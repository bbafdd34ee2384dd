public import Foundation
public import PlainviewGraphics
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

extension Timer {
  /// A timer that was never scheduled and is not valid, as code makes one as a placeholder.
  public convenience init(_: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// A timer of a block that fires first after its interval, as on a device: Foundation's own fires at once here.
  ///
  /// One that repeats has an interval of 0.1 milliseconds for one of zero or less.
  /// Rewritten sources call it instead of `init(timeInterval:repeats:block:)`.
  @preconcurrency public convenience init(
    __interval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    let interval = TimerFunctions.interval(interval, repeats: repeats)
    self.init(fire: AppDate.after(max(interval, 0)), interval: interval, repeats: repeats, block: block)
  }
}

extension _SelfAssigning where Self: Timer {
  /// Makes a timer that sends a message to an object, for a run loop to which it is added; the interval is in seconds.
  public init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    self.init(
      fireAt: AppDate.after(max(interval, 0)), interval: interval, target: target, selector: selector,
      userInfo: userInfo, repeats: repeats)
  }

  /// The same with the date at which it fires first.
  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(made: MessageTimer(date, interval, target as AnyObject, selector, userInfo, repeats: repeats))
  }
}

/// A timer that sends a message when the run loop fires it; the target is kept until the timer is invalid.
private final class MessageTimer: Timer {
  private final class Recipient: @unchecked Sendable {
    var target: AnyObject?
    let selector: Selector

    init(_ target: AnyObject, _ selector: Selector) {
      self.target = target
      self.selector = selector
    }

    func send(from timer: Timer) {
      nonisolated(unsafe) let timer = timer
      MainQueue.run {
        guard let target = self.target else { return }
        Message(self.selector, sender: timer).send(to: target)
        if !timer.isValid { self.target = nil }
      }
    }
  }

  private let recipient: Recipient
  private var information: Any?

  init(
    _ date: Date, _ interval: TimeInterval, _ target: AnyObject, _ selector: Selector, _ information: Any?,
    repeats: Bool
  ) {
    let recipient = Recipient(target, selector)
    self.recipient = recipient
    self.information = information
    super.init(fire: date, interval: max(interval, TimerFunctions.shortestInterval), repeats: repeats) {
      recipient.send(from: $0)
    }
  }

  override var userInfo: Any? { information }

  override func fire() {
    guard isValid else { return }
    recipient.send(from: self)
    if timeInterval == 0 { invalidate() }
  }

  override func invalidate() {
    super.invalidate()
    recipient.target = nil
    information = nil
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

  private let interval: TimeInterval
  private let repeats: Bool
  /// The scheduled event retains it, so that it is released when no event is scheduled.
  private weak var recipient: Recipient?
  private weak var clock: VirtualClock?
  private var information: Any?
  private var token: VirtualClock.Token?
  private var due: TimeInterval = 0
  private var isOver = false

  init(interval: TimeInterval, repeats: Bool) {
    self.interval = interval > 0 ? interval : TimerFunctions.shortestInterval
    self.repeats = repeats
    super.init(fire: Date(timeIntervalSinceReferenceDate: 0), interval: self.interval, repeats: repeats) { _ in }
  }

  @MainActor func begin(_ recipient: Recipient, _ information: Any?, _ clock: VirtualClock) {
    self.recipient = recipient
    self.information = information
    self.clock = clock
    due = clock.now + interval
    TimerConnections.current.add(
      self, "Timer \(repeats ? "every" : "after") \(compactNumber(interval)) s", recipient.target, recipient.selector)
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
    TimerConnections.current.remove(self)
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
