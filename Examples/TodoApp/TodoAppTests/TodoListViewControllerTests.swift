//
//  TodoListViewControllerTests.swift
//  TodoAppTests
//

import TodoKit
import XCTest

@testable import TodoApp

@MainActor
final class TodoListViewControllerTests: XCTestCase {
  private var store: TodoStore!
  private var list: TodoListViewController!

  override func setUp() {
    super.setUp()
    store = TodoStore(defaults: UserDefaults(suiteName: "TodoListViewControllerTests")!)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
    list = navigation?.topViewController as? TodoListViewController
    list.store = store
    list.loadViewIfNeeded()
    list.view.layoutIfNeeded()
  }

  override func tearDown() {
    list = nil
    store = nil
    super.tearDown()
  }

  func testShowsSamplesOfTheBundle() {
    XCTAssertEqual(list.title, "To-dos")
    XCTAssertEqual(list.navigationItem.prompt, "3 open")
    XCTAssertEqual(titles(), ["Buy milk", "Call the landlord", "Water the plants"])
  }

  func testReloadsWhenTheStoreChanges() {
    store.add("Read a book")
    XCTAssertEqual(titles().last, "Read a book")
    XCTAssertEqual(list.navigationItem.prompt, "4 open")
  }

  func testTheButtonOfACellMovesItToTheEnd() throws {
    let cell = try XCTUnwrap(cell(at: 0))
    let button = try XCTUnwrap(cell.contentView.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(titles(), ["Call the landlord", "Water the plants", "Buy milk"])
    XCTAssertEqual(list.navigationItem.prompt, "2 open")
  }

  func testDeletes() {
    list.tableView(list.tableView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    XCTAssertEqual(titles(), ["Buy milk", "Water the plants"])
  }

  private func cell(at row: Int) -> TodoCell? {
    list.tableView.layoutIfNeeded()
    return list.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? TodoCell
  }

  private func titles() -> [String] {
    (0..<list.tableView.numberOfRows(inSection: 0)).compactMap { cell(at: $0)?.titleLabel.text }
  }
}
