package import Foundation

/// The faces in a font file, their names and sizes: TrueType, OpenType, and collections of them.
package enum FontFile {
  package struct Face: Equatable {
    let postScriptName: String
    let family: String
    /// What texts in the face are measured by; nil for faces of the system, and where the file does not have it.
    package var figures: FontFileFigures?
  }

  /// The faces of a file; none where it is damaged.
  package static func faces(_ data: Data) -> [Face] {
    let bytes = FileBytes(data)
    guard bytes.text(at: 0, count: 4) == "ttcf" else { return face(bytes, at: 0).map { [$0] } ?? [] }
    let count = min(bytes.big(at: 8, count: 4) ?? 0, mostFaces)
    return (0..<count).compactMap { bytes.big(at: 12 + 4 * $0, count: 4).flatMap { face(bytes, at: $0) } }
  }

  /// A collection with a larger count is damaged.
  private static let mostFaces = 256

  private static func face(_ bytes: FileBytes, at start: Int) -> Face? {
    guard let count = bytes.big(at: start + 4, count: 2) else { return nil }
    var tables: [String: Int] = [:]
    for index in 0..<count {
      let entry = start + 12 + 16 * index
      guard let tag = bytes.text(at: entry, count: 4), let offset = bytes.big(at: entry + 8, count: 4) else { break }
      tables[tag] = offset
    }
    guard let names = tables["name"], var face = face(bytes, namesAt: names) else { return nil }
    face.figures = FontFileFigures(bytes, tables: tables)
    return face
  }

  /// Names are stored by platform and language; those of Windows (3) are UTF-16, those of the Macintosh (1) one byte a letter.
  private static func face(_ bytes: FileBytes, namesAt table: Int) -> Face? {
    guard let count = bytes.big(at: table + 2, count: 2), let texts = bytes.big(at: table + 4, count: 2) else {
      return nil
    }
    var names: [Int: String] = [:]
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard let platform = bytes.big(at: record, count: 2), let name = bytes.big(at: record + 6, count: 2),
        let length = bytes.big(at: record + 8, count: 2), let offset = bytes.big(at: record + 10, count: 2)
      else { break }
      guard [1, 6, 16].contains(name), names[name] == nil || platform == 3 else { continue }
      names[name] = text(bytes, at: table + texts + offset, length: length, isWide: platform != 1)
    }
    guard let postScriptName = names[6] else { return nil }
    return Face(postScriptName: postScriptName, family: names[16] ?? names[1] ?? postScriptName)
  }

  private static func text(_ bytes: FileBytes, at start: Int, length: Int, isWide: Bool) -> String? {
    guard isWide else { return bytes.text(at: start, count: length) }
    let units = stride(from: start, to: start + length - 1, by: 2).compactMap { bytes.big(at: $0, count: 2) }
    return units.isEmpty ? nil : String(decoding: units.map { UInt16($0) }, as: UTF16.self)
  }
}
