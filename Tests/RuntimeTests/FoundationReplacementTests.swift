import Foundation
import PlainviewRuntime
import Testing

/// Values of Foundation that answer as on a device.
@Suite struct FoundationReplacementTests {
  private let page = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [
    (CGRect(x: 0, y: 10, width: 10, height: 10), false), (CGRect(x: -5, y: 0, width: 5, height: 10), false),
    (CGRect(x: 0, y: 9.5, width: 10, height: 10), true), (CGRect(x: 2, y: 2, width: 1, height: 1), true),
    (CGRect(x: 12, y: 12, width: -4, height: -4), true), (.null, false), (.infinite, true),
  ])
  func `Rectangles that share no more than an edge do not intersect`(_ other: CGRect, _ expected: Bool) {
    #expect(page.intersects(other) == expected)
    #expect(other.intersects(page) == expected)
  }
}
