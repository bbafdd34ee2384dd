import Foundation

/// The reason why an operation on a file failed.
package struct FileFailure: Error, Equatable, CustomStringConvertible {
  /// What is wrong, for example `the device has no room left`.
  package let reason: String
  /// What to do about it, for example `free some, or take another path`.
  package let remedy: String

  package init(reason: String, remedy: String = "take another path") {
    self.reason = reason
    self.remedy = remedy
  }

  /// The failure that an error number of the system stands for.
  package init(errno code: Int32) {
    switch code {
    case ENOSPC, EDQUOT: self.init(reason: "the device has no room left", remedy: "free some, or take another path")
    case ENOENT: self.init(reason: "there is no such folder", remedy: "make it, or take another path")
    case ENOTDIR: self.init(reason: "a file is in the place of its folder")
    case EISDIR: self.init(reason: "it is a folder", remedy: "name a file")
    case EACCES, EPERM:
      self.init(reason: "permission denied", remedy: "mend the permissions of the file and its folder")
    case EROFS: self.init(reason: "the file system is read-only")
    case ELOOP: self.init(reason: "its links lead in a circle", remedy: "mend the link, or take another path")
    case EPIPE: self.init(reason: "nobody reads it any more", remedy: "keep the reader running")
    default: self.init(reason: String(cString: strerror(code)))
    }
  }

  /// The failure of another file, for the one that it belongs to.
  func beside(_ path: String) -> FileFailure {
    FileFailure(reason: "\((path as NSString).lastPathComponent) beside it: \(reason)", remedy: remedy)
  }

  /// The failure of the last system call.
  package static var last: FileFailure { FileFailure(errno: errno) }

  /// The sentence for an error, behind the path: `cannot be written: REASON; REMEDY`.
  package var description: String { "cannot be written: \(reason); \(remedy)" }
}
