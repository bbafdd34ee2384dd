internal import PlainviewRuntime

/// The text of a flow's file, or of a script's.
package enum FlowFile {
  /// The text of the file at a path.
  static func text(at path: String) throws(FlowError) -> String {
    do {
      return try text(of: InputFile.bytes(of: path, upTo: FlowLimits.fileBytes), path: path)
    } catch let problem as InputFile.Problem {
      throw error(Self.problem(problem), path)
    } catch let error as FlowError {
      throw error
    } catch {
      throw Self.error(.fileUnreadable, path)
    }
  }

  /// The text of bytes that came from somewhere else; `path` serves errors.
  package static func text(of bytes: [UInt8], path: String) throws(FlowError) -> String {
    guard bytes.count <= FlowLimits.fileBytes else { throw error(.fileTooLarge(limit: FlowLimits.fileBytes), path) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    throw error(.fileNotUTF8, path, at: firstInvalidPosition(in: bytes))
  }

  private static func problem(_ problem: InputFile.Problem) -> FlowError.Problem {
    switch problem {
    case .missing: .fileMissing
    case .folder: .fileIsFolder
    case .notRegular: .fileNotRegular
    case .linkCircle: .fileLinkCircle
    case .unreadable: .fileUnreadable
    }
  }

  /// The beginning of the first line that is not UTF-8.
  private static func firstInvalidPosition(in bytes: [UInt8]) -> TextPosition {
    var line = 1
    for bytes in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if String(validating: bytes, as: UTF8.self) == nil { break }
      line += 1
    }
    return TextPosition(line: line, column: 1)
  }

  private static func error(
    _ problem: FlowError.Problem, _ path: String, at position: TextPosition = TextPosition(line: 1, column: 1)
  ) -> FlowError {
    FlowError(path: path, position: position, problem: problem)
  }
}
