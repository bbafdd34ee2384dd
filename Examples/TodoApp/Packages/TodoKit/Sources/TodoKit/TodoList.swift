/// To-dos in the order in which they were added, those that are done at the end.
public struct TodoList: Codable, Equatable {
  public private(set) var todos: [Todo]

  public init(_ todos: [Todo] = []) { self.todos = todos.filter { !$0.isDone } + todos.filter(\.isDone) }

  /// How many are still to be done.
  public var openCount: Int { todos.count { !$0.isDone } }

  /// Adds one that is not done yet; a blank title is refused.
  public mutating func add(_ title: String) -> Todo? {
    let words = title.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    let todo = Todo(title: words.joined(separator: " "))
    todos.insert(todo, at: openCount)
    return todo
  }

  /// Takes the new state of a to-do, and moves it where it belongs.
  public mutating func update(_ todo: Todo) {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
    let wasDone = todos[index].isDone
    todos[index] = todo
    guard todo.isDone != wasDone else { return }
    todos.remove(at: index)
    todos.insert(todo, at: todo.isDone ? todos.count : openCount)
  }

  public mutating func remove(at index: Int) { todos.remove(at: index) }
}
