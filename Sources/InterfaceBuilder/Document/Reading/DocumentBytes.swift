import PlainviewRuntime

/// Reads the bytes of a document and refuses what cannot be one.
package enum DocumentBytes {
  package static let maximumBytes = 32 << 20

  /// The bytes of the file at `path`; of one that is too large one more than allowed.
  static func read(_ path: String) throws(DocumentError) -> [UInt8] {
    do {
      return try InputFile.bytes(of: path, upTo: maximumBytes)
    } catch {
      throw DocumentError(path: path, problem: problem(error))
    }
  }

  /// The bytes of standard input, read no further than of a file.
  package static func standardInput(path: String) throws(DocumentError) -> [UInt8] {
    do {
      return try InputFile.standardInput(upTo: maximumBytes)
    } catch {
      throw DocumentError(path: path, problem: problem(error))
    }
  }

  private static func problem(_ problem: InputFile.Problem) -> DocumentError.Problem {
    switch problem {
    case .missing: .missingFile
    case .folder: .directory
    case .notRegular: .noRegularFile
    case .linkCircle: .linkCircle
    case .unreadable: .unreadable
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
