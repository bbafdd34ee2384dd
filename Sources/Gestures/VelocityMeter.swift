import Foundation

/// Where something was at which time, to tell how fast it moves; times are seconds of the virtual clock.
struct VelocityMeter {
  private var samples: [(time: TimeInterval, value: CGPoint)] = []

  mutating func note(_ value: CGPoint, at time: TimeInterval, interval: TimeInterval) {
    samples.append((time, value))
    // At least two are kept: fingers may move more rarely than the interval.
    while samples.count > 2, samples[0].time < time - interval { samples.removeFirst() }
  }

  mutating func restart() { samples = [] }

  /// The change a second since the earliest sample that is kept; zero while no time has passed.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: (last.value.x - first.value.x) / time, y: (last.value.y - first.value.y) / time)
  }
}
