//
//  TodoStore.swift
//  TodoApp
//

import Foundation
import TodoKit

extension Notification.Name {
  static let todosDidChange = Notification.Name("TodosDidChange")
}

/// The to-dos of the user, kept in the user defaults.
final class TodoStore {
  static let shared = TodoStore()

  private let defaults: UserDefaults
  private let key = "todos"

  private(set) var list: TodoList {
    didSet { NotificationCenter.default.post(name: .todosDidChange, object: self) }
  }

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    list = TodoList()
    load()
  }

  /// Takes what was saved, or samples for a new user.
  func load() {
    list = TodoStore.saved(in: defaults, key: key) ?? TodoStore.samples() ?? TodoList()
  }

  private static func saved(in defaults: UserDefaults, key: String) -> TodoList? {
    defaults.data(forKey: key).flatMap { try? JSONDecoder().decode(TodoList.self, from: $0) }
  }

  /// The to-dos that a new user finds.
  static func samples(in bundle: Bundle = .main) -> TodoList? {
    guard let url = bundle.url(forResource: "Samples", withExtension: "json"),
      let data = try? Data(contentsOf: url), let titles = try? JSONDecoder().decode([String].self, from: data)
    else { return nil }
    return TodoList(titles.map { Todo(title: $0) })
  }

  @discardableResult
  func add(_ title: String) -> Todo? { list.add(title) }

  func update(_ todo: Todo) { list.update(todo) }

  func remove(at index: Int) { list.remove(at: index) }

  func save() {
    if let data = try? JSONEncoder().encode(list) { defaults.set(data, forKey: key) }
  }
}
