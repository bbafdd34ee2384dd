import Foundation
import PlainviewRuntime

/// A source file into which a run records inline snapshots: later positions stay right when earlier literals grow.
package struct InlineSource {
  private let path: String
  /// The file as it was built, which the positions in the program refer to.
  private let built: [UInt8]
  /// What was recorded so far, in the order of the positions.
  private var edits: [(edit: InlineEdit, text: String)] = []

  /// Reads the file as it is before anything is recorded.
  package init(_ path: String) throws(InlineProblem) {
    self.path = path
    built = try Self.bytes(of: path)
  }

  /// The call at a position; its literal must be what the program expects.
  func call(line: Int, column: Int, expected: String?) throws(InlineProblem) -> InlineCall {
    let call = try InlineCall(in: built, of: path, line: line, column: column, isNew: expected == nil)
    guard call.expected == expected else { throw .noCall(path, line: line, column: column) }
    return call
  }

  /// Rewrites the literal of a call in the file; what that changed, nil if it was done already.
  mutating func change(to text: String, line: Int, column: Int, expected: String?) throws(InlineProblem)
    -> InlineChange?
  {
    let edit = try call(line: line, column: column, expected: expected).edit(to: text)
    if let known = edits.first(where: { $0.edit.range == edit.range }) {
      guard known.text == text else { throw .anotherText(path, line: line, column: column) }
      return nil
    }
    let current = contents
    let index = edits.firstIndex { $0.edit.range.lowerBound > edit.range.lowerBound } ?? edits.count
    edits.insert((edit, text), at: index)
    do {
      try Self.write(contents, over: current, to: path)
    } catch {
      edits.remove(at: index)
      throw error
    }
    let shift = edits[..<index].reduce(0) { $0 + $1.edit.replacement.count - $1.edit.range.count }
    let range = edit.range.lowerBound + shift..<edit.range.upperBound + shift
    return InlineChange(
      source: path, before: current, after: contents, edit: InlineEdit(range: range, replacement: edit.replacement))
  }

  /// Rewrites the literal of a call in the file.
  package mutating func record(_ text: String, line: Int, column: Int, expected: String?) throws(InlineProblem) {
    _ = try change(to: text, line: line, column: column, expected: expected)
  }

  /// Where a call is in the file as it is now, for later runs.
  package func position(line: Int, column: Int) -> (line: Int, column: Int) {
    guard var offset = SourceLines(built).offset(line: line, column: column) else { return (line, column) }
    for (edit, _) in edits.reversed() { offset = edit.moved(offset) }
    return SourceLines(contents).position(of: offset)
  }

  /// The file with everything that was recorded.
  var contents: [UInt8] { edits.reversed().reduce(built) { $1.edit.applied(to: $0) } }

  // MARK: Files

  static func bytes(of path: String) throws(InlineProblem) -> [UInt8] {
    let bytes: [UInt8]?
    do {
      bytes = try BoundedFile.bytes(at: path, limit: GoldenFile.sizeLimit)
    } catch {
      switch error {
      case .failed(let reason): throw .unreadable(path, reason: reason)
      case .folder, .notAFile: throw .unreadable(path, reason: "it is no file")
      case .tooLarge(let count): throw .unreadable(path, reason: "it has \(count) bytes")
      }
    }
    guard let bytes else { throw .noSource(path) }
    return bytes
  }

  /// Writes the file if it still is what was read.
  static func write(_ bytes: [UInt8], over known: [UInt8], to path: String) throws(InlineProblem) {
    // A link is followed: the source is what it leads to.
    let real = RealPath.of(path)
    guard let status = FileStatus(real), status.mode & 0o222 != 0 else {
      throw .unwritable(path, FileFailure(reason: "it is read-only", remedy: "make it writable with `chmod u+w`"))
    }
    do {
      try FolderLock.holding(SourcePath(real).folder) {
        guard try Self.bytes(of: real) == known else { throw InlineProblem.changed(path) }
        try OutputFile.write(bytes, to: real)
      }
    } catch let problem as InlineProblem {
      throw problem
    } catch let failure as FileFailure {
      throw .unwritable(path, failure)
    } catch {
      throw .unwritable(path, FileFailure(reason: error.localizedDescription))
    }
  }
}
