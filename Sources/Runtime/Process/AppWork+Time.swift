package import Foundation

// The time that code of the app sees.
extension AppWork {
  /// What a monotonic clock says to the app's code, in nanoseconds; nil for clocks that stay real.
  ///
  /// Code that asks again and again without waiting sees time go on, else it would never end.
  func nanoseconds(_ clock: Int32) -> UInt64? {
    if clock == CLOCK_REALTIME { return date.map(Self.nanoseconds) }
    guard let base = clockBases[clock] else { return nil }
    let isSpinning = signal.locked {
      state.readings += 1
      return state.readings > Self.readingsOfSpinningCode
    }
    if isSpinning { process.clock.move(to: process.clock.now + Self.spinningStep) }
    return base + Self.nanoseconds(process.clock.now)
  }

  /// What the wall clock says to the app's code, in nanoseconds since 1970: the app's date where it has one, else the real
  /// one.
  var wallNanoseconds: UInt64 { nanoseconds(CLOCK_REALTIME) ?? UInt64(RealTime.dateNanoseconds) }

  /// Seconds as nanoseconds, as many as there can be.
  private static func nanoseconds(_ seconds: TimeInterval) -> UInt64 {
    UInt64((min(max(seconds, 0), 9e9) * 1e9).rounded())
  }

  /// What the wall clock says to the app's code, in seconds since 1970; nil while it is the real one.
  package var date: TimeInterval? {
    get { signal.locked { state.dateAtZero }.map { $0 + process.clock.now } }
    set {
      let now = process.clock.now
      signal.locked { state.dateAtZero = newValue.map { $0 - now } }
    }
  }

  /// Notes what the real clock said to the app's code: dates that it makes are counted from then.
  package func noteRealDate(_ date: TimeInterval) {
    let (time, moment) = (process.clock.now, RealTime.seconds)
    signal.locked { state.lastReading = (date, time, moment) }
  }

  /// How long it is until a date, in seconds of the app's clock; the date is in seconds since 1970.
  ///
  /// Real time that has passed since code asked for the date and added to it counts for nothing, as code takes no time;
  /// nor does a change of the system's date meanwhile.
  package func delay(untilDate date: TimeInterval) -> TimeInterval {
    if let now = self.date { return max(0, date - now) }
    guard let reading = signal.locked({ state.lastReading }), RealTime.seconds - reading.moment < Self.longestReading
    else { return max(0, date - RealTime.date) }
    return max(0, date - reading.date + reading.time - process.clock.now)
  }

  /// How long a reading of the real clock is what dates are counted from, in seconds.
  private static let longestReading: TimeInterval = 1

  private static let readingsOfSpinningCode = 10_000
  private static let spinningStep: TimeInterval = 0.001

  /// How long it is until a time of libdispatch, in seconds of the app's clock.
  func delay(until time: UInt64) -> TimeInterval {
    guard time != .max else { return .infinity }
    // Bit 63 says that the time is not the monotonic clock's: with bit 62 set it is the wall clock's, negated.
    let (clock, value): (Int32, UInt64) =
      Int64(bitPattern: time) >= 0 ? (1, time) : time & (1 << 62) == 0 ? (7, time & ~(1 << 63)) : (0, 0 &- time)
    let now: UInt64
    if clock == 0 {
      now = wallNanoseconds
    } else {
      now = (clockBases[clock] ?? 0) + Self.nanoseconds(process.clock.now)
    }
    return value > now ? Double(value - now) / 1e9 : 0
  }
}
