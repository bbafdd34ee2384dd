/// Chooses among jobs that may run in any order, identically for the same seed.
package struct JobOrder: Sendable {
  private var random: UInt64

  package init(seed: UInt64) { random = seed }

  /// A number from 0 up to `count`, which is at least 1.
  mutating func choose(_ count: Int) -> Int {
    // Knuth's linear congruential generator; the upper half of its bits is the better one.
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % count
  }
}
