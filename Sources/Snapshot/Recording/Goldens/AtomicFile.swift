import Foundation
import Synchronization

/// Why the system did not do something with a file.
struct FileFailure: Error, Equatable {
  let reason: String

  /// What the last system call complained of.
  static var lastReason: String { String(cString: strerror(errno)) }
}

/// Writes whole files: into a temporary one in the same folder, which then takes the name.
enum AtomicFile {
  private static let counter = Mutex(0)

  static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let folder = SourcePath(path).folder
    let (file, temporary) = try create(in: folder)
    let mode = FileStatus(path)?.mode
    let reason = fill(file, with: bytes, mode: mode)
    if let reason {
      unlink(temporary)
      throw FileFailure(reason: reason)
    }
    guard rename(temporary, path) == 0 else {
      let reason = FileFailure.lastReason
      unlink(temporary)
      throw FileFailure(reason: reason)
    }
  }

  /// A new file that nobody else has: never an existing one, never through a link.
  private static func create(in folder: String) throws(FileFailure) -> (file: Int32, path: String) {
    for _ in 0..<100 {
      let number = counter.withLock { counter in
        counter += 1
        return counter
      }
      let path = folder + "/.plainview-\(getpid())-\(number).tmp"
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, path) }
      guard errno == EEXIST else { break }
    }
    throw FileFailure(reason: FileFailure.lastReason)
  }

  /// Writes and closes; what went wrong, or nil.
  private static func fill(_ file: Int32, with bytes: [UInt8], mode: mode_t?) -> String? {
    var written = 0
    while written < bytes.count {
      let taken = bytes.withUnsafeBytes {
        Foundation.write(file, $0.baseAddress.map { $0 + written }, $0.count - written)
      }
      if taken < 0, errno == EINTR { continue }
      guard taken > 0 else {
        let reason = FileFailure.lastReason
        close(file)
        return reason
      }
      written += taken
    }
    if let mode { fchmod(file, mode & 0o7777) }
    return close(file) == 0 ? nil : FileFailure.lastReason
  }
}
