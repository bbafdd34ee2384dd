import Foundation

/// When a file was written and its size, to find out whether it has changed since.
struct FileStamp: Codable, Equatable, Sendable {
  /// Nanoseconds.
  let modified: Int
  let size: Int

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    size = Int(status.st_size)
  }
}
