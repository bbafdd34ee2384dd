import Foundation

/// The frames of a GIF file: how long each is shown, in seconds, and how often all of them are.
struct GIFFrames {
  private(set) var delays: [Double] = []
  /// 0 for without end.
  private(set) var loopCount = 1

  /// Reads the blocks of a file up to the first damaged one.
  init(_ file: Data) {
    let bytes = [UInt8](file)
    guard bytes.count > 13 else { return }
    var offset = 13 + Self.tableSize(bytes[10])
    var delay = 0.0
    while offset + 1 < bytes.count {
      switch bytes[offset] {
      case 0x21:
        // Extensions: a graphic control is in front of its frame, the number of rounds is an application's.
        let label = bytes[offset + 1]
        let body = offset + 2
        if label == 0xF9, body + 3 < bytes.count {
          delay = Double(Int(bytes[body + 2]) | Int(bytes[body + 3]) << 8) / 100
        } else if label == 0xFF, body + 15 < bytes.count, bytes[body + 12] == 3, bytes[body + 13] == 1 {
          loopCount = Int(bytes[body + 14]) | Int(bytes[body + 15]) << 8
        }
        offset = Self.end(ofBlocksAt: body, bytes)
      case 0x2C:
        guard offset + 10 < bytes.count else { return }
        delays.append(delay)
        delay = 0
        offset = Self.end(ofBlocksAt: offset + 10 + Self.tableSize(bytes[offset + 9]) + 1, bytes)
      default: return
      }
    }
  }

  /// The size of the color table in bytes, from the byte of flags.
  private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  private static func end(ofBlocksAt start: Int, _ bytes: [UInt8]) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != 0 { offset += Int(bytes[offset]) + 1 }
    return offset + 1
  }

  /// Image I/O shows no frame for less than a tenth of a second when its delay is a fiftieth or less.
  static func clamped(_ delay: Double) -> Double { delay <= 0.02 ? 0.1 : delay }
}
