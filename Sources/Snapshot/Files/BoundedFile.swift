import Foundation
import PlainviewRuntime

/// Reads whole files that are not too large; never waits for a pipe, never fills the memory.
enum BoundedFile {
  enum Failure: Error, Equatable {
    case folder
    case notAFile
    case tooLarge(Int)
    case failed(String)
  }

  /// The bytes; nil when there is no such file.
  static func bytes(at path: String, limit: Int) throws(Failure) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .failed(FileFailure.last.reason)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .failed(FileFailure.last.reason) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .notAFile
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(size) }
    return try contents(of: file, size: size)
  }

  private static func contents(of file: Int32, size: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let taken = read(file, buffer.baseAddress.map { $0 + count }, size - count)
        if taken > 0 {
          count += taken
        } else if taken == 0 {
          break
        } else if errno != EINTR {
          failure = .failed(FileFailure.last.reason)
          break
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
