package import Foundation

/// Messages of the Language Server Protocol on a file: a header with the length, an empty line, the bytes.
package struct MessageStream {
  private let file: FileHandle
  private let end: FileHandle?
  private var buffer: [UInt8] = []

  /// The messages on `file`. They end early when the other end of `end`, a pipe on which nothing is written, is closed.
  package init(_ file: FileHandle, until end: FileHandle? = nil) {
    self.file = file
    self.end = end
  }

  /// The bytes of the next message; nil at the end of the file, also of one that breaks off within a message.
  package mutating func next() throws -> [UInt8]? {
    guard let header = try take(through: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline)
    let lengths = lines.compactMap { line -> Int? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
      return Int(parts[1].trimmingCharacters(in: .whitespaces))
    }
    guard let length = lengths.first, (0...Self.longest).contains(length) else {
      throw BuildFailure("the editor or its server sent a message without a length, look whether they speak LSP")
    }
    while buffer.count < length { guard try fill() else { return nil } }
    defer { buffer.removeFirst(length) }
    return Array(buffer[..<length])
  }

  /// The longest message; a larger length is taken as damaged.
  private static let longest = 1 << 30

  private mutating func take(through end: [UInt8]) throws -> [UInt8]? {
    var searched = 0
    while true {
      let range = buffer[searched...].firstRange(of: end)
      if let range {
        defer { buffer.removeFirst(range.upperBound) }
        return Array(buffer[..<range.lowerBound])
      }
      searched = max(0, buffer.count - end.count + 1)
      guard buffer.count < Self.longestHeader else {
        throw BuildFailure("the editor or its server sent no header, look whether they speak LSP")
      }
      guard try fill() else { return nil }
    }
  }

  private static let longestHeader = 1 << 16

  /// Waits for bytes and reads them; false at the end.
  private mutating func fill() throws -> Bool {
    var sources = [file, end].compactMap { $0 }.map { pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0) }
    while poll(&sources, nfds_t(sources.count), -1) < 0 { guard errno == EINTR else { return false } }
    guard sources[0].revents != 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var count = read(sources[0].fd, &bytes, bytes.count)
    while count < 0, errno == EINTR { count = read(sources[0].fd, &bytes, bytes.count) }
    buffer.append(contentsOf: bytes.prefix(max(0, count)))
    return count > 0
  }

  /// Writes a message; a closed reader is no error.
  static func write(_ message: [UInt8], to file: FileHandle) {
    try? file.write(contentsOf: Data("Content-Length: \(message.count)\r\n\r\n".utf8) + Data(message))
  }
}
