import UIKit
import XCTest

@testable import Shop

// Test cases in the Swift 6 language mode: the compiler checks what goes to the main actor.

@MainActor
final class IsolatedTests: XCTestCase {
  private var button: UIButton!
  private var taps = 0

  override func setUp() {
    super.setUp()
    button = UIButton(type: .system)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
  }

  override func tearDown() {
    button = nil
    super.tearDown()
  }

  func testAHelperIsCalled() {
    tap()
    self.tap()
    XCTAssertEqual(taps, 2)
  }

  func testAHelperThatThrows() throws {
    tap()
    try check(1)
  }

  func testAsync() async {
    await Task.yield()
    tap()
    XCTAssertEqual(taps, 1)
  }

  private func tap() { button.sendActions(for: .touchUpInside) }

  private func check(_ count: Int) throws { XCTAssertEqual(try XCTUnwrap(button == nil ? nil : taps), count) }
}

class MethodIsolationTests: XCTestCase {
  let size = CGSize(width: 30, height: 20)

  @MainActor func testOneMethodOfTheMainActor() {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    check(view)
  }

  func testOneOfNone() { XCTAssertEqual(size.width, 30) }

  @MainActor func check(_ view: UIView) { XCTAssertEqual(view.bounds.size, size) }
}

final class InheritedIsolationTests: MethodIsolationTests {
  @MainActor override func testOneMethodOfTheMainActor() {
    super.testOneMethodOfTheMainActor()
    check(UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 20)))
  }
}
