import Foundation
import PlainviewGraphics

/// A GIF file with the size of its first picture and the times of its frames; each frame is one black pixel.
struct GIFFile {
  private(set) var data = Data("GIF89a".utf8)

  init(_ entries: [CGImageDestination.Entry], loopCount: Int) {
    add(entries.first?.image.width ?? 1)
    add(entries.first?.image.height ?? 1)
    // A table of two colors, black and white.
    data += [0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF]
    data += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
    add(loopCount)
    data.append(0)
    for entry in entries {
      data += [0x21, 0xF9, 4, 0]
      add(Int((entry.delay * 100).rounded()))
      data += [0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    }
    data.append(0x3B)
  }

  private mutating func add(_ value: Int) {
    let value = UInt16(clamping: value)
    data += [UInt8(value & 0xFF), UInt8(value >> 8)]
  }
}
