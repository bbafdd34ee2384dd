import PlainviewAVFoundation
import Testing

/// `CMTime`: fractions, times that are no numbers, and values that a time cannot hold.
@Suite struct TimeTests {
  @Test func `Every time has its place in the order of times`() {
    var later = CMTime(value: -7, timescale: 1)
    later.epoch = 1
    let times: [CMTime] = [
      .negativeInfinity, CMTime(value: .min, timescale: 1), CMTime(value: 1, timescale: 3),
      // As floating-point numbers these two are the same.
      CMTime(value: 9_007_199_254_740_992, timescale: 1), CMTime(value: 9_007_199_254_740_993, timescale: 1),
      later, .indefinite, .positiveInfinity, .invalid,
    ]
    for (index, time) in times.enumerated() {
      #expect(CMTimeCompare(time, time) == 0)
      for other in times[(index + 1)...] {
        #expect(CMTimeCompare(time, other) == -1 && CMTimeCompare(other, time) == 1)
        #expect(time < other && time != other)
      }
    }
    let same = [CMTime(value: 3, timescale: 9), CMTime(value: 1, timescale: 3)]
    #expect(Set(same).count == 1)
    // What the fields of a time that is no number hold is not looked at.
    let infinite = CMTime(value: 5, timescale: 2, flags: [.valid, .positiveInfinity], epoch: 3)
    #expect(infinite == .positiveInfinity && infinite.isPositiveInfinity && infinite.seconds == .infinity)
    let invalid = CMTime(value: 1, timescale: 1, flags: .positiveInfinity, epoch: 0)
    #expect(invalid == .invalid && !invalid.isPositiveInfinity && invalid.seconds.isNaN)
  }

  @Test func `Sums with times that are no numbers`() {
    let one = CMTime(value: 1, timescale: 1)
    let sums: [(CMTime, CMTime, CMTime)] = [
      (one, .positiveInfinity, .positiveInfinity), (.negativeInfinity, one, .negativeInfinity),
      (.positiveInfinity, .positiveInfinity, .positiveInfinity), (.positiveInfinity, .negativeInfinity, .invalid),
      (.indefinite, .negativeInfinity, .negativeInfinity), (.indefinite, one, .indefinite), (one, .invalid, .invalid),
      (.positiveInfinity, .invalid, .invalid),
    ]
    for (first, second, sum) in sums {
      #expect(CMTimeAdd(first, second) == sum)
      #expect(CMTimeAdd(second, first) == sum)
    }
    let differences: [(CMTime, CMTime, CMTime)] = [
      (one, .positiveInfinity, .negativeInfinity), (one, .negativeInfinity, .positiveInfinity),
      (.positiveInfinity, .positiveInfinity, .invalid), (.negativeInfinity, .negativeInfinity, .invalid),
      (.positiveInfinity, .negativeInfinity, .positiveInfinity), (one, .indefinite, .indefinite),
      (.invalid, one, .invalid),
    ]
    for (first, second, difference) in differences { #expect(CMTimeSubtract(first, second) == difference) }
  }

  @Test func `Sums have the least common multiple of the timescales, and the epoch of their times`() {
    let sum = CMTime(value: 1, timescale: 4) + CMTime(value: 1, timescale: 6)
    #expect(sum.value == 5 && sum.timescale == 12 && !sum.hasBeenRounded)
    // The least common multiple is larger than a timescale may be: 1073741824.5 parts are rounded.
    let rounded = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2)
    #expect(rounded.value == 1_073_741_825 && rounded.timescale == 2_147_483_647 && rounded.hasBeenRounded)
    #expect((rounded - rounded).hasBeenRounded)

    var (first, second) = (CMTime(value: 5, timescale: 1), CMTime(value: 2, timescale: 1))
    first.epoch = 2
    #expect((first + second).epoch == 2)
    second.epoch = 2
    #expect((first - second).epoch == 0 && (first - second).value == 3)
    second.epoch = 1
    #expect(first - second == .invalid)
  }

  @Test func `A time without room has a smaller timescale, and is infinite when that does not help`() {
    let half = CMTime(value: .max, timescale: 600)
    let whole = half + half
    #expect(whole.value == .max && whole.timescale == 300)
    let most = CMTime(value: .max, timescale: 1)
    #expect(most + most == .positiveInfinity && CMTime.zero - most - most == .negativeInfinity)
    // 10¹⁷ seconds fit at a timescale of 75, not of 150.
    let long = CMTime(seconds: 1e17, preferredTimescale: 600)
    #expect(long.value == 7_500_000_000_000_000_000 && long.timescale == 75 && !long.hasBeenRounded)
    #expect(CMTimeMakeWithSeconds(-1e300, preferredTimescale: 600) == .negativeInfinity)
    #expect(CMTimeMakeWithSeconds(1, preferredTimescale: 0) == .invalid)
    #expect(CMTime(seconds: 0.1, preferredTimescale: 3).hasBeenRounded)
    #expect(!CMTime(seconds: 0.1, preferredTimescale: 10).hasBeenRounded)
  }

  @Test func `Products`() {
    let product = CMTimeMultiply(CMTime(value: 2, timescale: 3), multiplier: -6)
    #expect(product.value == -12 && product.timescale == 3)
    #expect(CMTimeMultiply(.positiveInfinity, multiplier: -2) == .negativeInfinity)
    #expect(CMTimeMultiply(.indefinite, multiplier: 2) == .indefinite)
    #expect(CMTimeMultiply(.invalid, multiplier: 2) == .invalid)
    #expect(CMTimeMultiply(CMTime(value: .max, timescale: 2), multiplier: 4) == .positiveInfinity)
    // 600 is doubled until it is 65,536 at least: 76,800.
    let half = CMTimeMultiplyByFloat64(CMTime(value: 600, timescale: 600), multiplier: 0.5)
    #expect(half.value == 38_400 && half.timescale == 76_800)
    #expect(CMTimeMultiplyByFloat64(.negativeInfinity, multiplier: -0.5) == .positiveInfinity)
  }
}
