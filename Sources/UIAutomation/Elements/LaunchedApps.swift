/// Which app each task launched last: a test is a task, and tests run beside each other.
@MainActor enum LaunchedApps {
  private struct Entry {
    let task: Int?
    weak var app: XCUIApplication?
  }

  private static var entries: [Entry] = []

  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  static func add(_ app: XCUIApplication) {
    let task = task
    entries.removeAll { $0.task == task || $0.app == nil }
    entries.append(Entry(task: task, app: app))
  }

  static var current: XCUIApplication? {
    let task = task
    return entries.last { $0.task == task }?.app
  }
}
