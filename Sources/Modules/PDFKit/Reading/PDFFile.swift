import Foundation
import PlainviewRuntime

/// The objects of a PDF file: they are found in order, so that a damaged table of their offsets does not matter.
final class PDFFile: @unchecked Sendable {
  /// The most bytes of a stream that are unpacked.
  private static let mostBytes = 64 << 20

  let bytes: [UInt8]
  let version: (major: Int, minor: Int)
  private(set) var objects: [Int: PDFValue] = [:]
  private(set) var trailer: [String: PDFValue] = [:]
  /// The pages in order, with the values that they inherit.
  private(set) var pages: [(number: Int?, values: [String: PDFValue])] = []

  /// Nil for data that is no PDF file.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    guard let start = Self.find("%PDF-", in: bytes[...].prefix(1024)) else { return nil }
    let digits = bytes[start...].dropFirst(5).prefix(3).map { Int($0) - 48 }
    version = (digits.first.map { (0...9).contains($0) ? $0 : 1 } ?? 1, digits.count > 2 ? max(0, digits[2]) : 0)
    readObjects()
    readPackedObjects()
    readTrailers()
    collectPages()
    if objects.isEmpty { return nil }
  }

  var isEncrypted: Bool { trailer["Encrypt"] != nil }
  var catalog: [String: PDFValue] { resolve(trailer["Root"]).dictionary ?? [:] }

  /// The object that a reference stands for; null for one that is not there.
  func resolve(_ value: PDFValue?) -> PDFValue {
    var value = value ?? .null
    for _ in 0..<16 {
      guard case .reference(let number) = value else { return value }
      value = objects[number] ?? .null
    }
    return .null
  }

  /// The data of a stream; nil where it is compressed by another method.
  func data(_ value: PDFValue?) -> [UInt8]? {
    guard case .stream(let values, let raw) = resolve(value) else { return nil }
    let named = resolve(values["Filter"])
    let filters = named.array?.map { resolve($0).name ?? "" } ?? named.name.map { [$0] } ?? []
    var data = Array(raw)
    for filter in filters {
      switch filter {
      case "FlateDecode", "Fl":
        guard data.count > 2, data[0] & 15 == 8 else { return nil }
        // The bytes begin with a header of zlib (RFC 1950); damaged ones are read as far as they go.
        data = Inflate.unpack(data[2...], limit: Self.mostBytes).bytes
        if data.isEmpty { return nil }
      case "ASCIIHexDecode", "AHx":
        var scanner = PDFScanner(([60] + data)[...])
        data = scanner.next()?.bytes ?? []
      default: return nil
      }
    }
    return data
  }

  static func find(_ text: String, in bytes: ArraySlice<UInt8>, from start: Int? = nil) -> Int? {
    let pattern = Array(text.utf8)
    var offset = start ?? bytes.startIndex
    while offset + pattern.count <= bytes.endIndex {
      guard let first = bytes[offset...].firstIndex(of: pattern[0]), first + pattern.count <= bytes.endIndex else {
        return nil
      }
      if bytes[first..<first + pattern.count].elementsEqual(pattern) { return first }
      offset = first + 1
    }
    return nil
  }

  // MARK: Objects

  private func readObjects() {
    var offset = 0
    while let found = Self.find("obj", in: bytes[...], from: offset) {
      offset = found + 3
      guard let number = numberBefore(found) else { continue }
      var scanner = PDFScanner(bytes[...], at: offset)
      guard let value = scanner.next() else { continue }
      offset = max(offset, scanner.offset)
      objects[number] = value
      guard case .dictionary(let values) = value else { continue }
      scanner.skipSpace()
      guard let start = streamStart(scanner.offset) else { continue }
      let end = streamEnd(start, values)
      objects[number] = .stream(values, bytes[start..<end])
      offset = end
    }
  }

  /// The number of an object before the word `obj`: that in front of the generation.
  private func numberBefore(_ offset: Int) -> Int? {
    var (index, parts): (Int, [Int]) = (offset - 1, [])
    for _ in 0..<2 {
      while index >= 0, PDFScanner.isSpace(bytes[index]) { index -= 1 }
      let end = index
      while index >= 0, (48...57).contains(bytes[index]), end - index < 9 { index -= 1 }
      guard index < end, let number = Int(String(decoding: bytes[(index + 1)...end], as: UTF8.self)) else { return nil }
      parts.append(number)
    }
    return parts[1]
  }

  private func streamStart(_ offset: Int) -> Int? {
    guard offset + 6 < bytes.count, bytes[offset..<offset + 6].elementsEqual("stream".utf8) else { return nil }
    var start = offset + 6
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    return start
  }

  private func streamEnd(_ start: Int, _ values: [String: PDFValue]) -> Int {
    if let length = values["Length"]?.integer, length >= 0, start + length <= bytes.count,
      let end = Self.find("endstream", in: bytes[...].prefix(start + length + 12), from: start + length)
    {
      return min(end, start + length)
    }
    return Self.find("endstream", in: bytes[...], from: start) ?? bytes.count
  }

  /// Objects that are packed into streams.
  private func readPackedObjects() {
    for (_, value) in objects.sorted(by: { $0.key < $1.key }) {
      guard case .stream(let values, _) = value, values["Type"]?.name == "ObjStm", let data = data(value),
        let count = resolve(values["N"]).integer, let first = resolve(values["First"]).integer, first >= 0
      else { continue }
      var heads = PDFScanner(data[...])
      for _ in 0..<min(max(0, count), data.count) {
        guard let number = heads.next()?.integer, let offset = heads.next()?.integer, offset >= 0,
          first + offset < data.count
        else { break }
        var scanner = PDFScanner(data[...], at: first + offset)
        if objects[number] == nil { objects[number] = scanner.next() }
      }
    }
  }

  private func readTrailers() {
    for (_, value) in objects.sorted(by: { $0.key < $1.key }) {
      if case .stream(let values, _) = value, values["Type"]?.name == "XRef" { take(values) }
    }
    var offset = 0
    while let found = Self.find("trailer", in: bytes[...], from: offset) {
      offset = found + 7
      var scanner = PDFScanner(bytes[...], at: offset)
      if let values = scanner.next()?.dictionary { take(values) }
    }
    if resolve(trailer["Root"]).dictionary == nil,
      let root = objects.filter({ $0.value.dictionary?["Type"]?.name == "Catalog" }).keys.max()
    {
      trailer["Root"] = .reference(root)
    }
  }

  private func take(_ values: [String: PDFValue]) {
    for key in ["Root", "Info", "Encrypt"] {
      if let value = values[key] { trailer[key] = value }
    }
  }

  // MARK: Pages

  private static let inherited = ["MediaBox", "CropBox", "Rotate", "Resources"]

  private func collectPages() {
    var seen: Set<Int> = []
    collect(catalog["Pages"], [:], &seen, depth: 0)
  }

  private func collect(_ value: PDFValue?, _ above: [String: PDFValue], _ seen: inout Set<Int>, depth: Int) {
    var number: Int?
    if case .reference(let found)? = value {
      guard seen.insert(found).inserted else { return }
      number = found
    }
    guard depth < 64, let own = resolve(value).dictionary else { return }
    let values = above.merging(own.filter { Self.inherited.contains($0.key) }) { $1 }
    guard let kids = resolve(own["Kids"]).array else {
      pages.append((number, own.merging(values) { old, _ in old }))
      return
    }
    for kid in kids { collect(kid, values, &seen, depth: depth + 1) }
  }
}
