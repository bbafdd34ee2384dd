import Foundation
import PlainviewRuntime
import Testing

/// Times of Dispatch that are some time apart.
@Suite struct DispatchTimeTests {
  @Test func `A time is advanced by an interval, and has a distance to another one`() {
    let time = DispatchTime(uptimeNanoseconds: 5_000_000)
    let later = time.advanced(by: .milliseconds(2))
    #expect(later.uptimeNanoseconds == 7_000_000)
    #expect(time.distance(to: later) == .milliseconds(2))
    #expect(later.distance(to: time) == .nanoseconds(-2_000_000))
    #expect(time.distance(to: .distantFuture) == .never)
  }
}
