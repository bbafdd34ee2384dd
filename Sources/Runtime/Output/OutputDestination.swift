import Foundation

/// Where a path leads, for writing.
enum OutputDestination {
  /// What the program's own output or errors go to, already open: writing continues at its position.
  case descriptor(Int32)
  /// A device or a FIFO.
  case stream(String)
  case socket(String)
  /// A regular file or none yet, at the end of all links.
  case file(String, mode: mode_t?)

  /// The system follows as many links.
  private static let linkLimit = 40

  init(_ path: String) throws(FileFailure) {
    if path.isEmpty || path.utf8.last == UInt8(ascii: "/") { throw FileFailure(errno: EISDIR) }
    var status = stat()
    if stat(path, &status) == 0, let known = try Self.known(path, status) {
      self = known
      return
    }
    let target = try Self.target(of: path)
    guard lstat(target, &status) == 0 else {
      guard errno == ENOENT else { throw .last }
      self = .file(target, mode: nil)
      return
    }
    if status.st_mode & 0o222 == 0 {
      throw FileFailure(reason: "it is read-only", remedy: "make it writable with `chmod u+w`")
    }
    self = .file(target, mode: status.st_mode)
  }

  /// What is no regular file, or is open as the program's own output; nil for other files.
  private static func known(_ path: String, _ status: stat) throws(FileFailure) -> OutputDestination? {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw FileFailure(errno: EISDIR)
    case S_IFSOCK: return .socket(path)
    case S_IFREG: return [STDOUT_FILENO, STDERR_FILENO].first { isOpen(status, as: $0) }.map { .descriptor($0) }
    default: return .stream(path)
    }
  }

  private static func isOpen(_ status: stat, as descriptor: Int32) -> Bool {
    var other = stat()
    return fstat(descriptor, &other) == 0 && other.st_ino == status.st_ino && other.st_dev == status.st_dev
  }

  /// The path at the end of its links; what it names need not be there.
  private static func target(of path: String) throws(FileFailure) -> String {
    var path = path
    for _ in 0..<linkLimit {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
      guard let next = destination(of: path) else { throw .last }
      path = next.utf8.first == UInt8(ascii: "/") ? next : folder(of: path) + next
    }
    throw FileFailure(errno: ELOOP)
  }

  private static func destination(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink(link, &bytes, Int(PATH_MAX))
    return length < 0 ? nil : String(decoding: bytes[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The folder with the slash behind it; empty for a name alone.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }
}
