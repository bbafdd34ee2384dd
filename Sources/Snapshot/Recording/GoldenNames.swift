import Synchronization

/// Notes which assertion uses which golden, so that two of one test do not share a file unawares.
enum GoldenNames {
  private static let users = Mutex<[String: String]>([:])

  /// Whether the file is free for the assertion at this place; the first one to ask has it.
  static func claim(_ path: String, for place: String) -> Bool {
    users.withLock { users in
      let owner = users[path] ?? place
      users[path] = owner
      return owner == place
    }
  }
}
