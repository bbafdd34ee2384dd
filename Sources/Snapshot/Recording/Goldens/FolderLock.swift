import Foundation
import PlainviewRuntime

/// Keeps other processes and threads from writing into a folder for a moment.
enum FolderLock {
  /// Runs the body with a lock on the folder, or without one on file systems that have none.
  static func holding(_ folder: String, _ body: () throws -> Void) throws {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure.last }
    // The lock ends when the file is closed, even if the process crashes.
    defer { close(file) }
    try acquire(file)
    try body()
  }

  /// Asks again for about ten seconds: a holder needs far less, unless it was stopped.
  private static func acquire(_ file: Int32) throws {
    for _ in 0..<5_000 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
      switch errno {
      case EWOULDBLOCK: poll(nil, 0, 2)
      case EINTR: continue
      default: return
      }
    }
    throw FileFailure(reason: "another process holds the folder", remedy: "end it, or run the test again")
  }
}
