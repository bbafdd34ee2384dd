import Foundation

/// The one reader of files that come from outside: regular files and standard input, never more of them than asked for.
package enum InputFile {
  /// Why there is nothing to read.
  package enum Problem: Error, Equatable, Sendable {
    case missing
    case folder
    /// A device, a FIFO or a socket, whose reading might never end.
    case notRegular
    /// Links that lead to each other.
    case linkCircle
    case unreadable
  }

  /// The bytes of the regular file at a path; one more than `limit` tells a file that is too large.
  package static func bytes(of path: String, upTo limit: Int) throws(Problem) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw problem(of: errno) }
    try checkKind(status)
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw problem(of: errno) }
    defer { close(file) }
    // What the path leads to may have changed meanwhile.
    guard fstat(file, &status) == 0 else { throw problem(of: errno) }
    try checkKind(status)
    return try bytes(from: file, upTo: limit, expected: max(Int(status.st_size), 0))
  }

  /// The bytes of standard input; one more than `limit` tells that there are more, which are not read.
  package static func standardInput(upTo limit: Int) throws(Problem) -> [UInt8] {
    try bytes(from: STDIN_FILENO, upTo: limit, expected: 0)
  }

  private static func checkKind(_ status: stat) throws(Problem) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .folder
    default: throw .notRegular
    }
  }

  private static func problem(of code: Int32) -> Problem {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EISDIR: .folder
    case ELOOP: .linkCircle
    default: .unreadable
    }
  }

  private static func bytes(from file: Int32, upTo limit: Int, expected: Int) throws(Problem) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(expected, limit) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(file, &chunk, min(chunk.count, limit + 1 - bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw problem(of: errno) }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }
}
