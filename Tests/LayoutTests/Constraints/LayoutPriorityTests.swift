import PlainviewLayout
import Testing

/// Priorities a little above or below others.
@Suite struct LayoutPriorityTests {
  @Test func `A number is added to a priority and taken from it`() {
    #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(751))
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    var priority = UILayoutPriority.defaultLow
    priority += 50
    #expect(priority == UILayoutPriority(300))
    priority -= 200
    #expect(priority == UILayoutPriority(100))
  }
}
