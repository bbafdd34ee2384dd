import Foundation

/// Brings the bytes of a document into memory and refuses what cannot be one.
enum DocumentFile {
  static let maximumBytes = 32 << 20

  /// The bytes of the file at `path`, at most 32 MiB.
  static func read(_ path: String) throws(DocumentError) -> [UInt8] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw DocumentError(path: path, problem: .missingFile)
    }
    if isDirectory.boolValue { throw DocumentError(path: path, problem: .directory) }
    guard let handle = FileHandle(forReadingAtPath: path) else { throw DocumentError(path: path, problem: .unreadable) }
    defer { handle.closeFile() }
    // One byte more than allowed is enough to know, whatever kind of file this is.
    guard let data = try? handle.read(upToCount: maximumBytes + 1) else { return [] }
    return [UInt8](data)
  }

  /// Refuses bytes that are not the text of an XML document in UTF-8.
  static func check(_ bytes: [UInt8], path: String) throws(DocumentError) {
    let start = SourcePosition(line: 1, column: 1)
    if bytes.isEmpty { throw DocumentError(path: path, position: start, problem: .empty) }
    if bytes.count > maximumBytes { throw DocumentError(path: path, problem: .tooLarge(bytes: bytes.count)) }
    if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) {
      throw DocumentError(path: path, position: start, problem: .compiledNib)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw DocumentError(path: path, position: start, problem: .otherEncoding("UTF-16"))
    }
    try checkEncoding(bytes, path: path)
  }

  private static func checkEncoding(_ bytes: [UInt8], path: String) throws(DocumentError) {
    if String(validating: bytes, as: UTF8.self) == nil {
      throw DocumentError(path: path, position: firstInvalidPosition(in: bytes), problem: .notUTF8)
    }
    if let zero = bytes.firstIndex(of: 0) {
      let position = position(of: zero, in: bytes)
      throw DocumentError(path: path, position: position, problem: .malformed(.controlCharacter(0)))
    }
  }

  private static func firstInvalidPosition(in bytes: [UInt8]) -> SourcePosition {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid += UTF8.width(scalar) }
    return position(of: valid, in: bytes)
  }

  private static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    bytes.withUnsafeBufferPointer { buffer in
      var counter = PositionCounter()
      guard let base = buffer.baseAddress else { return SourcePosition(line: 1, column: 1) }
      return counter.position(at: offset, in: base)
    }
  }
}
