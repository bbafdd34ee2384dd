package import Foundation

/// Puts a method of this library in the place of `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
///
/// Foundation gives the run loop an interval of 0 as it is on this platform, which there means a timer that fires once. Calls
/// go through the table behind the metadata of `Timer`, or straight to the function where the compiler knows the class;
/// those are replaced with an app's launch.
package enum TimerFunctions {
  private static let name = "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"

  /// The shortest interval of a timer that repeats, as Apple's systems have it, in seconds.
  package static let shortestInterval: TimeInterval = 0.0001

  /// Returns the interval of a timer that was asked for with one: a repeating timer has none of zero or less.
  package static func interval(_ interval: TimeInterval, repeats: Bool) -> TimeInterval {
    repeats && interval <= 0 ? shortestInterval : interval
  }

  /// What takes the function's place, by its symbol; nothing where Foundation does not have it.
  static var replacements: [String: Address] {
    nativeSymbol(name) == nil ? [:] : [name: ScheduledTimerMethod(call: replacedScheduledTimer).parts.code]
  }

  fileprivate static func install() {
    let table = MethodReplacement.Table(of: Timer.self)
    for (name, code) in replacements { _ = table.replace(nativeSymbol(name), with: code) }
  }
}

/// The method of the class, which is its context.
private struct ScheduledTimerMethod {
  let call: (TimeInterval, Bool, @escaping @Sendable (Timer) -> Void) -> Timer
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

/// As Foundation's: the timer is on the run loop of the thread, and fires first after its interval.
private func replacedScheduledTimer(
  _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
) -> Timer {
  let interval = TimerFunctions.interval(interval, repeats: repeats)
  let timer = Timer(fire: AppDate.after(interval), interval: interval, repeats: repeats, block: block)
  RunLoop.current.add(timer, forMode: .default)
  return timer
}

@section(".init_array") @used
private let installReplacement: @convention(c) @Sendable () -> Void = { TimerFunctions.install() }
