import TodoKit
import XCTest

final class TodoListTests: XCTestCase {
  func testOpenOnesStandFirst() {
    var list = TodoList([Todo(title: "Done", isDone: true), Todo(title: "Open")])
    XCTAssertEqual(list.todos.map(\.title), ["Open", "Done"])
    XCTAssertNotNil(list.add(" New  one "))
    XCTAssertEqual(list.todos.map(\.title), ["Open", "New one", "Done"])
  }

  func testBlanksAreNoTitle() {
    var list = TodoList()
    XCTAssertNil(list.add("  "))
    XCTAssertEqual(list.todos, [])
  }
}
