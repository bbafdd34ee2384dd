import Foundation

/// What the system knows of a file; nil when there is none.
struct FileStatus {
  let mode: mode_t
  /// Seconds and nanoseconds, to compare with another file's.
  let modified: timespec

  var isFolder: Bool { mode & S_IFMT == S_IFDIR }

  /// Of what a link leads to.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Of the link itself.
  init?(linkAt path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    mode = status.st_mode
    #if canImport(Darwin)
    modified = status.st_mtimespec
    #else
    modified = status.st_mtim
    #endif
  }

  func isNewer(than other: FileStatus) -> Bool {
    (modified.tv_sec, modified.tv_nsec) > (other.modified.tv_sec, other.modified.tv_nsec)
  }
}
