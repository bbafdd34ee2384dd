package import Foundation

/// Reads the size of a picture from the beginning of its file, in pixels; any damaged file is nil.
package enum ImageFileSize {
  /// PNG, JPEG, GIF, BMP, WebP and PDF.
  package static func read(_ data: Data) -> CGSize? {
    guard let size = data.starts(with: Data("%PDF-".utf8)) ? pdf(data) : size(inHead: data) else { return nil }
    let sides = 0.5...Self.longestSide
    return sides.contains(size.width) && sides.contains(size.height) ? size : nil
  }

  private static func size(inHead data: Data) -> CGSize? {
    let bytes = FileBytes(data.prefix(262_144))
    return png(bytes) ?? jpeg(bytes) ?? gif(bytes) ?? bmp(bytes) ?? webP(bytes)
  }

  /// What is longer is taken for damage.
  private static let longestSide: CGFloat = 1_000_000

  private static func size(_ width: Int?, _ height: Int?) -> CGSize? {
    guard let width, let height else { return nil }
    return CGSize(width: abs(width), height: abs(height))
  }

  private static func png(_ bytes: FileBytes) -> CGSize? {
    guard bytes.begins(with: [0x89, 0x50, 0x4E, 0x47]), bytes.text(at: 12, count: 4) == "IHDR" else { return nil }
    return size(bytes.big(at: 16, count: 4), bytes.big(at: 20, count: 4))
  }

  private static func gif(_ bytes: FileBytes) -> CGSize? {
    guard bytes.text(at: 0, count: 4) == "GIF8" else { return nil }
    return size(bytes.little(at: 6, count: 2), bytes.little(at: 8, count: 2))
  }

  /// A height below zero says that rows are stored from the top.
  private static func bmp(_ bytes: FileBytes) -> CGSize? {
    guard bytes.text(at: 0, count: 2) == "BM", let width = bytes.little(at: 18, count: 4),
      let height = bytes.little(at: 22, count: 4)
    else { return nil }
    return size(width, Int(Int32(truncatingIfNeeded: height)))
  }

  private static func webP(_ bytes: FileBytes) -> CGSize? {
    guard bytes.text(at: 0, count: 4) == "RIFF", bytes.text(at: 8, count: 4) == "WEBP" else { return nil }
    switch bytes.text(at: 12, count: 4) {
    case "VP8X":
      return size(bytes.little(at: 24, count: 3).map { $0 + 1 }, bytes.little(at: 27, count: 3).map { $0 + 1 })
    case "VP8 ":
      return size(
        bytes.little(at: 26, count: 2).map { $0 & 0x3FFF }, bytes.little(at: 28, count: 2).map { $0 & 0x3FFF })
    case "VP8L":
      let bits = bytes.little(at: 21, count: 4)
      return size(bits.map { $0 & 0x3FFF + 1 }, bits.map { ($0 >> 14) & 0x3FFF + 1 })
    default: return nil
    }
  }

  /// The frame header of a JPEG file has its height before its width.
  private static func jpeg(_ bytes: FileBytes) -> CGSize? {
    bytes.firstSegment { marker, index in
      let isFrame = (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
      return isFrame ? size(bytes.big(at: index + 7, count: 2), bytes.big(at: index + 5, count: 2)) : nil
    }
  }

  /// The first page box that is written plainly, in points. Hundreds of kilobytes of metadata may stand before it.
  private static func pdf(_ data: Data) -> CGSize? {
    let bytes = FileBytes(data.prefix(67_108_864))
    guard let key = bytes.index(of: "/MediaBox"), let open = bytes.index(of: "[", from: key),
      let close = bytes.index(of: "]", from: open), close - open < 1000
    else { return nil }
    let numbers =
      bytes.text(at: open + 1, count: close - open - 1)?
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) } ?? []
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }
}

/// The beginning of a file, which may end anywhere.
struct FileBytes {
  private let bytes: [UInt8]

  init(_ data: Data) { bytes = [UInt8](data) }

  func begins(with start: [UInt8]) -> Bool { bytes.starts(with: start) }

  private func slice(at index: Int, count: Int) -> ArraySlice<UInt8>? {
    guard index >= 0, count >= 0, index <= bytes.count, count <= bytes.count - index else { return nil }
    return bytes[index..<index + count]
  }

  /// A number whose highest byte comes first.
  func big(at index: Int, count: Int) -> Int? { slice(at: index, count: count)?.reduce(0) { $0 << 8 | Int($1) } }

  /// A number of two bytes with a sign, whose highest byte comes first.
  func signed(at index: Int) -> Int? { big(at: index, count: 2).map { Int(Int16(truncatingIfNeeded: $0)) } }

  /// A number whose lowest byte comes first.
  func little(at index: Int, count: Int) -> Int? {
    slice(at: index, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func text(at index: Int, count: Int) -> String? {
    slice(at: index, count: count).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Walks the segments of a JPEG file, each with its marker and the index of that, up to the first that gives something.
  func firstSegment<Found>(_ find: (_ marker: Int, _ index: Int) -> Found?) -> Found? {
    guard begins(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while let marker = big(at: index, count: 2), marker >> 8 == 0xFF {
      // Fill bytes may stand before a marker.
      if marker == 0xFFFF {
        index += 1
        continue
      }
      guard let length = big(at: index + 2, count: 2), length >= 2 else { return nil }
      if let found = find(marker, index) { return found }
      index += 2 + length
    }
    return nil
  }

  /// The index of the first occurrence of a text at or after an index.
  func index(of text: String, from start: Int = 0) -> Int? {
    let pattern = Array(text.utf8)
    guard let first = pattern.first, pattern.count <= bytes.count else { return nil }
    var index = start
    while index <= bytes.count - pattern.count {
      if bytes[index] == first, bytes[index..<index + pattern.count].elementsEqual(pattern) { return index }
      index += 1
    }
    return nil
  }
}
