import Foundation
import PlainviewRuntime

/// One rewritten literal of a source file, which moves the calls behind it.
struct InlineChange {
  let source: String
  let before: [UInt8]
  let after: [UInt8]
  /// What was replaced in the bytes before.
  let edit: InlineEdit

  /// Tells the pending texts of the source where their calls are now; those of another state of it stay as they are.
  func moveCalls(in folder: String, except path: String? = nil) throws(FileFailure) {
    let (old, new) = (Fingerprint(of: before), Fingerprint(of: after))
    for file in Self.files(of: source, in: folder) where file.path != path {
      guard case .literal(let literal) = file.snapshot.target, literal.file == old,
        let offset = SourceLines(before).offset(line: literal.line, column: literal.column)
      else { continue }
      let (line, column) = SourceLines(after).position(of: edit.moved(offset))
      let moved = PendingSnapshot.SourceLiteral(source: literal.source, line: line, column: column, file: new)
      let snapshot = PendingSnapshot(
        target: .literal(moved), base: file.snapshot.base, origin: file.snapshot.origin, text: file.snapshot.text)
      try snapshot.write(at: file.path, namesGolden: true)
    }
  }

  /// Removes the pending texts of another state of the source: they cannot be accepted any more.
  static func removeStale(of source: String, in folder: String) {
    let files = files(of: source, in: folder)
    guard !files.isEmpty, let bytes = try? InlineSource.bytes(of: source) else { return }
    let present = Fingerprint(of: bytes)
    for file in files {
      if case .literal(let literal) = file.snapshot.target, literal.file != present { file.reject() }
    }
  }

  private static func files(of source: String, in folder: String) -> [PendingFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let real = RealPath.absolute(source)
    return names.filter { $0.hasSuffix(PendingLocation.ending) }.sorted().compactMap { name in
      guard let file = try? PendingFile(folder + "/" + name), case .literal(let literal) = file.snapshot.target,
        RealPath.absolute(literal.source) == real
      else { return nil }
      return file
    }
  }
}
