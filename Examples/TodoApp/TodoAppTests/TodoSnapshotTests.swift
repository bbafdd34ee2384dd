//
//  TodoSnapshotTests.swift
//  TodoAppTests
//

import SnapshotTesting
import TodoKit
import XCTest

@testable import TodoApp

@MainActor
final class TodoSnapshotTests: XCTestCase {
  func testList() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
    let list = try XCTUnwrap(navigation.topViewController as? TodoListViewController)
    list.store = TodoStore(defaults: try XCTUnwrap(UserDefaults(suiteName: "TodoSnapshotTests")))
    assertSnapshot(of: navigation, as: .image(on: .iPhone13))
  }

  func testDetail() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let detail = try XCTUnwrap(
      storyboard.instantiateViewController(withIdentifier: "TodoDetail") as? TodoDetailViewController)
    detail.todo = Todo(title: "Buy milk", isDone: true)
    assertSnapshot(of: UINavigationController(rootViewController: detail), as: .image(on: .iPhone13))
  }
}
