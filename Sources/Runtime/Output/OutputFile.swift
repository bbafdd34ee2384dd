import Foundation

/// The one writer of whole files.
///
/// A regular file is replaced at once, by a temporary one beside it that takes its name and has its mode; a link stays,
/// and what it leads to is replaced. What is no regular file is never replaced: devices, FIFOs and sockets get the bytes
/// as a stream.
package enum OutputFile {
  /// A file that is to be written, by its path.
  package typealias Contents = (path: String, bytes: [UInt8])

  /// Writes all of it.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) { try write([(path, bytes)]) }

  /// Writes a text.
  package static func write(_ text: String, to path: String) throws(FileFailure) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes files that belong together: one that cannot be written leaves all of them as they are.
  ///
  /// They replace the existing ones one after the other, after the files `old` are removed, so that a program that is ended
  /// between two of them has not written the last one.
  package static func write(_ files: [Contents], removing old: [String] = []) throws(FileFailure) {
    var outputs: [Output] = []
    for file in files {
      do throws(FileFailure) {
        outputs.append(try Output(file))
      } catch {
        throw file.path == files.last?.path ? error : error.beside(file.path)
      }
    }
    for path in old { remove(path) }
    for output in outputs { try output.finish() }
  }

  /// Writes bytes to what is open as the program's output.
  package static func write(_ bytes: [UInt8], toDescriptor file: Int32) throws(FileFailure) {
    try ByteStream.fill(file, with: bytes)
  }

  /// Adds a text to the end of a file that is there and is no link.
  package static func append(_ text: String, to path: String) throws(FileFailure) {
    WritePoint.pass()
    try ByteStream.fillAndClose(ByteStream.opened(path, O_WRONLY | O_APPEND | O_NOFOLLOW), with: Array(text.utf8))
  }

  /// Removes a file; a missing one is no error.
  package static func remove(_ path: String) {
    WritePoint.pass()
    if unlink(path) == 0 { WritePoint.pass() }
  }

  /// Finds out whether a path can be written, without changing what is there.
  ///
  /// What is no regular file is not opened: that would end the stream of a FIFO's reader.
  package static func check(_ path: String) throws(FileFailure) {
    switch try OutputDestination(path) {
    case .descriptor: return
    case .stream(let path), .socket(let path):
      guard access(path, W_OK) == 0 else { throw .last }
    case .file(let target, _): _ = try TemporaryFile(beside: target)
    }
  }

  /// Makes a folder and its parents, where they are missing.
  package static func makeFolder(_ path: String) throws(FileFailure) {
    WritePoint.pass()
    if mkdir(path, 0o777) == 0 { return }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw FileFailure(errno: ENOTDIR) }
    case ENOENT:
      let parent = (path as NSString).deletingLastPathComponent
      guard !parent.isEmpty, parent != path else { throw FileFailure(errno: ENOENT) }
      try makeFolder(parent)
      // Another program may have made it meanwhile.
      guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
    default: throw .last
    }
  }
}

/// A file that is ready to be written: the steps that can fail are done.
private struct Output {
  private let destination: OutputDestination
  private let bytes: [UInt8]
  /// The new file that replaces a regular one.
  private let temporary: TemporaryFile?

  init(_ file: OutputFile.Contents) throws(FileFailure) {
    destination = try OutputDestination(file.path)
    bytes = file.bytes
    guard case .file(let target, let mode) = destination else {
      temporary = nil
      return
    }
    let temporary = try TemporaryFile(beside: target)
    try temporary.fill(with: bytes, mode: mode)
    self.temporary = temporary
  }

  func finish() throws(FileFailure) {
    switch destination {
    case .descriptor(let file): try ByteStream.fill(file, with: bytes)
    case .stream(let path): try ByteStream.fillAndClose(ByteStream.opened(path, O_WRONLY), with: bytes)
    case .socket(let path): try ByteStream.fillAndClose(LocalSocket.connected(to: path), with: bytes)
    case .file(let target, let mode):
      do throws(FileFailure) {
        try temporary?.replaceTarget()
      } catch {
        // A file that is a mount of its own, as in a container, cannot be replaced.
        guard mode != nil, error == FileFailure(errno: EBUSY) else { throw error }
        try ByteStream.fillAndClose(ByteStream.opened(target, O_WRONLY | O_TRUNC), with: bytes)
      }
    }
  }
}
