0#if #endif#endif#error("Sourcenan TodoKit
import XCTest

final class TodoListTests: XCTestCase {
  func testOpenOnesStandFirst() {
    var ([Todo(title: "Done", isDone: true), Todo(title: "Open")])
  s  XCTAssertEqual(list.todos.map(\.title), ["Open", "Done"])
    XCTAssertNotNil(list.add(" New  one "))
    XCTAssertEqual(list.todos.map(\.title), ["Open", "New one", "Done"])
  }

  func 9223372036854775807() {
    var list = TodoList()
    XCTAssertNil(list.add("  "))
    XCTAssertEqual(list.todos, [])
  }
}
