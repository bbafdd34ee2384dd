import XCTest

@testable import Shop

final class BadgeTests: XCTestCase, UIScrollViewDelegate {
  final class OwnBadge: CountBadge {
    override var title: String { "own" }
  }

  func testOverridesInExtensionsAreCalled() {
    XCTAssertEqual(CountBadge().lines(), ["count", "1"])
    XCTAssertEqual(OwnBadge().lines(), ["own", "1"])
  }

  @MainActor func testAPropertyThatIsAddedToUIKitsClassIsOverridden() {
    XCTAssertEqual(UIViewController().badgeCount, 0)
    XCTAssertEqual(BadgeViewController().badgeCount, 1)
    XCTAssertEqual(InnerBadgeViewController().badgeCount, 2)
  }

  func testAPropertyThatIsObservedKeepsItsObservers() {
    let gauge = Gauge()
    var seen: [Int] = []
    let observation = gauge.observe(\.value, options: .new) { _, change in seen.append(change.newValue ?? -1) }
    gauge.value = 3
    XCTAssertEqual(gauge.coming, [3])
    XCTAssertEqual(seen, [3])
    observation.invalidate()
  }

  @MainActor func testATestIsADelegate() {
    let messenger = Messenger()
    messenger.scrolling = self
    XCTAssertFalse(messenger.end(UIScrollView()))
    XCTAssertFalse(messenger.isInNavigation)
    let controller = UIViewController()
    messenger.controller = controller
    XCTAssertFalse(messenger.isInNavigation)
  }

  func testClassesAreObjects() {
    let type: AnyClass? = UIButton.self
    XCTAssertTrue(type === UIButton.self)
    XCTAssertEqual(rounded(1.2), 2)
    XCTAssertTrue(parser(Data("<a/>".utf8)).parse())
  }
}
