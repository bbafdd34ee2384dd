import Foundation

/// The literal that a pending inline snapshot will replace, in the source file as it is now.
struct PendingLiteral {
  private let literal: PendingSnapshot.SourceLiteral
  private let text: String
  private let isNew: Bool
  private let bytes: [UInt8]

  /// Reads the source; it must be the file that was compared, byte for byte.
  init(_ literal: PendingSnapshot.SourceLiteral, _ snapshot: PendingSnapshot) throws {
    self.literal = literal
    text = snapshot.text
    isNew = snapshot.base == nil
    bytes = try InlineSource.bytes(of: literal.source)
    guard Fingerprint(of: bytes) == literal.file else { throw InlineProblem.changed(literal.source) }
  }

  /// The text of the literal; nil when the call has none yet.
  func current() throws -> String? { try call().expected }

  private func call() throws -> InlineCall {
    try InlineCall(in: bytes, of: literal.source, line: literal.line, column: literal.column, isNew: isNew)
  }

  /// Rewrites the literal, and tells the other pending files of the source where their calls are now.
  func accept(besides path: String) throws {
    let edit = try call().edit(to: text)
    let result = edit.applied(to: bytes)
    try InlineSource.write(result, over: bytes, to: literal.source)
    let change = InlineChange(source: literal.source, before: bytes, after: result, edit: edit)
    do {
      try change.moveCalls(in: SourcePath(path).folder, except: path)
    } catch {
      throw InlineProblem.unwritable(path, error)
    }
  }
}
