import Foundation
import XCTest

@testable import Shop

private final class Watcher: NSObject {
  var changes: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    changes.append("\(keyPath ?? "") \(change?[.newKey] ?? "")")
  }
}

final class OrdersTests: XCTestCase {
  @MainActor func testAMethodThatOnlyTheSubclassHasIsCalled() throws {
    let orders = OrdersViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = orders
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let delegate: UITableViewDelegate? = orders.tableView.delegate
    delegate?.tableView?(orders.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    XCTAssertEqual(orders.selected, 1)
    XCTAssertEqual(orders.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height, 60)
    XCTAssertTrue(orders.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))))
    XCTAssertFalse(orders.responds(to: #selector(UITableViewDelegate.tableView(_:didDeselectRowAt:))))
    XCTAssertNotNil(
      orders.tableView.delegate?.tableView?(orders.tableView, heightForRowAt: IndexPath(row: 0, section: 0)))
  }

  @MainActor func testObserving() {
    let orders = OrdersViewController()
    var seen: [Int] = []
    let observation = orders.observe(\.selected, options: [.old, .new]) { _, change in
      seen += [change.oldValue ?? 0, change.newValue ?? 0]
    }
    orders.selected = 2
    observation.invalidate()
    orders.selected = 3
    XCTAssertEqual(seen, [-1, 2])

    let store = Store(total: 1, note: "")
    let watcher = Watcher()
    store.addObserver(watcher, forKeyPath: #keyPath(Store.total), options: .new, context: nil)
    store.total = 5
    store.removeObserver(watcher, forKeyPath: #keyPath(Store.total))
    store.total = 6
    XCTAssertEqual(watcher.changes, ["total 5"])
    XCTAssertEqual(store.value(forKeyPath: "total") as? Int, 6)
  }

  @MainActor func testNamesOfClasses() throws {
    XCTAssertTrue(NSClassFromString("LegacyStore") == Store.self)
    XCTAssertTrue(NSClassFromString("Shop.OrdersViewController") == OrdersViewController.self)
    XCTAssertNil(NSClassFromString("Nobody"))
    let store: AnyObject = Store(total: 2, note: "x")
    XCTAssertEqual(type(of: store).description(), "LegacyStore")
    let data = try JSONEncoder().encode(Store(total: 2, note: "x"))
    XCTAssertEqual(try JSONDecoder().decode(Store.self, from: data).total, 2)
  }

  @MainActor func testAnExtensionOverridesAMemberOfUIKits() {
    XCTAssertEqual(UINavigationController().preferredStatusBarStyle, .lightContent)
    XCTAssertEqual(UIViewController().preferredStatusBarStyle, .default)
  }

  func testNetworkTypesBesideFoundation() {
    XCTAssertEqual(URLRequest(url: URL(fileURLWithPath: "/")).httpMethod, "GET")
  }
}
