import XCTest
@testable import Shop

final class CartTests: XCTestCase, CartDelegate {
  var added: [String] = []

  @MainActor func testAdding() {
    let controller = CartViewController()
    controller.loadViewIfNeeded()
    controller.delegate = self
    controller.addButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.titleLabel.text, "1 items")
    XCTAssertEqual(added, ["apple"])
  }

  @MainActor func testNotification() {
    let controller = CartViewController()
    controller.loadViewIfNeeded()
    NotificationCenter.default.post(name: .init("refresh"), object: nil)
    XCTAssertEqual(controller.titleLabel.text, "refreshed")
  }

  @objc func cart(_ cart: CartViewController, didAdd item: String) { added.append(item) }
}
