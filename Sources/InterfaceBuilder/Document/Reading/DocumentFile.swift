import Foundation

/// Brings the bytes of a document into memory and refuses what cannot be one.
enum DocumentFile {
  static let maximumBytes = 32 << 20

  /// The bytes of the file at `path`, at most 32 MiB.
  static func read(_ path: String) throws(DocumentError) -> [UInt8] {
    try checkKind(of: path)
    guard let handle = FileHandle(forReadingAtPath: path) else { throw DocumentError(path: path, problem: .unreadable) }
    defer { handle.closeFile() }
    do {
      // One byte more than allowed tells a file that is too large.
      return [UInt8](try handle.read(upToCount: maximumBytes + 1) ?? Data())
    } catch {
      throw DocumentError(path: path, problem: .unreadable)
    }
  }

  /// Refuses what is no file, since reading a pipe or a device might never end.
  private static func checkKind(of path: String) throws(DocumentError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw DocumentError(path: path, problem: .missingFile)
    }
    if isDirectory.boolValue { throw DocumentError(path: path, problem: .directory) }
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw DocumentError(path: path, problem: .noRegularFile)
    }
  }

  /// Refuses bytes that are not the text of an XML document in UTF-8.
  static func check(_ bytes: [UInt8], path: String) throws(DocumentError) {
    let start = SourcePosition(line: 1, column: 1)
    if bytes.isEmpty { throw DocumentError(path: path, position: start, problem: .empty) }
    if bytes.count > maximumBytes { throw DocumentError(path: path, problem: .tooLarge(limit: maximumBytes)) }
    if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) {
      throw DocumentError(path: path, position: start, problem: .compiledNib)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw DocumentError(path: path, position: start, problem: .otherEncoding("UTF-16"))
    }
    if String(validating: bytes, as: UTF8.self) == nil {
      throw DocumentError(path: path, position: firstInvalidPosition(in: bytes), problem: .notUTF8)
    }
  }

  private static func firstInvalidPosition(in bytes: [UInt8]) -> SourcePosition {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid += UTF8.width(scalar) }
    return bytes.withUnsafeBufferPointer { buffer in
      var counter = PositionCounter()
      guard let base = buffer.baseAddress else { return SourcePosition(line: 1, column: 1) }
      return counter.position(at: valid, in: base)
    }
  }
}
