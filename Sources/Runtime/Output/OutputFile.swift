import Foundation
import Synchronization

/// The one writer of whole files.
///
/// A regular file is replaced at once, by a temporary one beside it that takes its name and has its mode; a link stays,
/// and what it leads to is replaced. What is no regular file is never replaced: devices, FIFOs and sockets get the bytes
/// as a stream.
package enum OutputFile {
  private static let counter = Mutex(0)

  /// Writes all of it.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    switch try OutputPlace(path) {
    case .descriptor(let file): try fill(file, with: bytes)
    case .stream(let path): try writeAndClose(opened(path, O_WRONLY), bytes)
    case .socket(let path): try writeAndClose(LocalSocket.connected(to: path), bytes)
    case .file(let target, let mode): try replace(target, with: bytes, mode: mode)
    }
  }

  /// Writes a text.
  package static func write(_ text: String, to path: String) throws(FileFailure) {
    try write(Array(text.utf8), to: path)
  }

  /// Finds out whether a path can be written, without changing what is there.
  ///
  /// What is no regular file is not opened: that would end the stream of a FIFO's reader.
  package static func check(_ path: String) throws(FileFailure) {
    switch try OutputPlace(path) {
    case .descriptor: return
    case .stream(let path), .socket(let path):
      guard access(path, W_OK) == 0 else { throw .last }
    case .file(let target, _):
      let (file, temporary) = try createTemporary(beside: target)
      close(file)
      unlink(temporary)
    }
  }

  // MARK: Regular files

  private static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws(FileFailure) {
    let (file, temporary) = try createTemporary(beside: path)
    do throws(FileFailure) {
      try writeAndClose(file, bytes, mode: mode)
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      let isMounted = mode != nil && error == FileFailure(errno: EBUSY)
      unlink(temporary)
      // A file that is a mount of its own, as in a container, has to keep its place.
      guard isMounted else { throw error }
      try writeAndClose(opened(path, O_WRONLY | O_TRUNC), bytes)
    }
  }

  /// A new file that nobody else has: never an existing one, never through a link.
  private static func createTemporary(beside path: String) throws(FileFailure) -> (file: Int32, path: String) {
    for _ in 0..<100 {
      let number = counter.withLock { counter in
        counter += 1
        return counter
      }
      let name = OutputPlace.folder(of: path) + ".plainview-\(getpid())-\(number).tmp"
      let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, name) }
      guard errno == EEXIST else { break }
    }
    throw .last
  }

  // MARK: Bytes

  private static func opened(_ path: String, _ flags: Int32) throws(FileFailure) -> Int32 {
    while true {
      let file = open(path, flags | O_CLOEXEC | O_NOCTTY)
      if file >= 0 { return file }
      guard errno == EINTR else { throw .last }
    }
  }

  private static func writeAndClose(_ file: Int32, _ bytes: [UInt8], mode: mode_t? = nil) throws(FileFailure) {
    do throws(FileFailure) {
      try fill(file, with: bytes)
    } catch {
      close(file)
      throw error
    }
    if let mode { fchmod(file, mode & 0o7777) }
    guard close(file) == 0 else { throw .last }
  }

  private static func fill(_ file: Int32, with bytes: [UInt8]) throws(FileFailure) {
    var written = 0
    while written < bytes.count {
      let taken = bytes.withUnsafeBytes {
        Foundation.write(file, $0.baseAddress.map { $0 + written }, $0.count - written)
      }
      if taken < 0, errno == EINTR { continue }
      guard taken > 0 else { throw .last }
      written += taken
    }
  }
}
