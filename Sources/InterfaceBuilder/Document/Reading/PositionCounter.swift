import Foundation

/// Converts increasing byte offsets to lines and columns, in linear time over the whole text.
struct PositionCounter {
  private var counted = 0
  private var line = 1
  private var column = 1

  /// The position of `offset`; an offset before the last one asked for gives the last one's position.
  mutating func position(at offset: Int, in bytes: UnsafePointer<UInt8>) -> SourcePosition {
    countLines(to: offset, in: bytes)
    while counted < offset {
      let isContinuation = bytes[counted] & 0xC0 == 0x80
      if !isContinuation { column += 1 }
      counted += 1
    }
    return SourcePosition(line: line, column: column)
  }

  private mutating func countLines(to offset: Int, in bytes: UnsafePointer<UInt8>) {
    while counted < offset, let newline = memchr(bytes + counted, 10, offset - counted) {
      counted = UnsafeRawPointer(newline) - UnsafeRawPointer(bytes) + 1
      line += 1
      column = 1
    }
  }
}
