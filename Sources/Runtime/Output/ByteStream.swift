import Foundation

/// Writes bytes to open files.
enum ByteStream {
  static func opened(_ path: String, _ flags: Int32) throws(FileFailure) -> Int32 {
    while true {
      let file = open(path, flags | O_CLOEXEC | O_NOCTTY)
      if file >= 0 { return file }
      guard errno == EINTR else { throw .last }
    }
  }

  static func fillAndClose(_ file: Int32, with bytes: [UInt8]) throws(FileFailure) {
    do throws(FileFailure) {
      try fill(file, with: bytes)
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw .last }
  }

  static func fill(_ file: Int32, with bytes: [UInt8]) throws(FileFailure) {
    var written = 0
    while written < bytes.count {
      let part = written == 0 ? WritePoint.firstPart(of: bytes.count) : bytes.count - written
      let taken = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress.map { $0 + written }, part) }
      if taken < 0, errno == EINTR { continue }
      guard taken > 0 else { throw .last }
      written += taken
      WritePoint.pass()
    }
  }
}
