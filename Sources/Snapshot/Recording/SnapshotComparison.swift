import Foundation
import PlainviewRuntime

/// What a report says and keeps of a snapshot that is not its golden.
package struct SnapshotMismatch {
  package let message: String
  package let attachments: [SnapshotAttachment]

  /// One with a text alone unless there is something to keep.
  package init(message: String, attachments: [SnapshotAttachment] = []) {
    self.message = message
    self.attachments = attachments
  }
}

/// Compares a text with its golden file, and records it when the mode says so.
package struct SnapshotComparison {
  let golden: GoldenFile
  let mode: RecordMode
  let artifacts: String?
  let isCI: Bool
  let pending: PendingLocation?
  /// What the value shows, made when the text is not the golden.
  let facts: FactRecord
  /// The source location of the assertion, for its review.
  let origin: Origin?

  package init(
    golden: GoldenFile, mode: RecordMode, artifacts: String?, isCI: Bool, pending: PendingLocation? = nil,
    facts: FactRecord = .none, origin: Origin? = nil
  ) {
    self.golden = golden
    self.mode = mode
    self.artifacts = artifacts
    self.isCI = isCI
    self.pending = pending
    self.facts = facts
    self.origin = origin
  }

  /// The message of the failure; nil when the text is the golden.
  package func verify(_ text: String) throws -> String? { try mismatch(of: text)?.message }

  /// The failure with what belongs to it; nil when the text is the golden.
  ///
  /// A text that varies from one use of the golden to the next is never recorded.
  package func mismatch(of text: String, varies: (String) -> Bool = { _ in false }) throws -> SnapshotMismatch? {
    let bytes = try golden.bytes()
    if let bytes, mode != .all, Self.isEqual(bytes, text) {
      removePending()
      return nil
    }
    if varies(text) { return variation(text, known: bytes) }
    guard let bytes else { return try missing(text) }
    guard mode != .all else {
      try record(text, over: bytes)
      return mismatch("Recorded \(golden.path) (mode all). Look at it, then run without recording.", text)
    }
    if mode == .failed {
      let changes = (try? readable(bytes)).map { "\n\n" + difference($0, text) } ?? ""
      try record(text, over: bytes)
      return mismatch("Recorded what has changed in \(golden.path) (mode failed).\(changes)", text, old: bytes)
    }
    let old = try readable(bytes)
    let waiting = keepPending(text, base: bytes)
    return mismatch(
      "The snapshot differs from \(golden.path)\n\n\(difference(old, text))\n\(remedy(waiting))", text, old: bytes)
  }

  // MARK: Cases

  private static func isEqual(_ bytes: [UInt8], _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard bytes.count == text.count, let start = text.baseAddress else { return bytes.isEmpty && text.isEmpty }
      return memcmp(bytes, start, bytes.count) == 0
    }
  }

  /// The golden as text, if it is valid and has no conflict markers.
  private func readable(_ bytes: [UInt8]) throws -> String {
    let text = try golden.text(of: bytes)
    if let line = GoldenText.conflictLine(in: text) { throw GoldenFile.Problem.conflicted(golden.path, line: line) }
    return text
  }

  private func missing(_ text: String) throws -> SnapshotMismatch {
    guard mode != .never else {
      let reason = isCI ? "with CI set nothing is recorded" : "the mode is never"
      let waiting = keepPending(text, base: nil)
      return mismatch(
        "There is no golden \(golden.path), and \(reason). The snapshot is:\n\n\(text)\n"
          + "To accept it, \(waiting)run the test with SNAPSHOT_TESTING_RECORD=missing and commit the file.", text)
    }
    try record(text, over: nil)
    return mismatch(
      "There was no golden; recorded \(golden.path). Look at it, then run the test again:\n\n\(text)", text)
  }

  private func variation(_ text: String, known: [UInt8]?) -> SnapshotMismatch {
    let changes = known.flatMap { try? readable($0) }.map { difference($0, text) } ?? text
    return mismatch(
      "The same assertion has compared another text with \(golden.path) in this run, so nothing was recorded. "
        + "In a loop, a helper or a parameterized test give each snapshot a name: named: \"…\".\n\n\(changes)",
      text, old: known)
  }

  private func record(_ text: String, over known: [UInt8]?) throws {
    try golden.replace(known, with: text, companions: facts.companions(of: text))
    removePending()
  }

  // MARK: Messages

  private func difference(_ old: String, _ new: String) -> String {
    SnapshotDifference(golden: golden, old: old, new: new).text(facts.facts)
  }

  private func remedy(_ waiting: String) -> String {
    "To accept the new one, \(waiting)run the test with SNAPSHOT_TESTING_RECORD=failed."
  }

  // MARK: Keeping

  /// Leaves the text where it can be reviewed; returns the message about it, empty if pending texts are off.
  private func keepPending(_ text: String, base: [UInt8]?) -> String {
    guard let pending else { return "" }
    let snapshot = PendingSnapshot(
      target: .golden(golden.path), base: base.map { Fingerprint(of: $0) }, origin: origin?.text ?? "", text: text)
    do {
      try snapshot.write(to: pending, companions: facts.companions(of: text))
    } catch {
      // A folder that cannot be written, as in a sandbox, is no reason to hide the failure itself.
      return ""
    }
    return "say `plainview review`, or "
  }

  private func removePending() {
    guard let pending else { return }
    PendingSnapshot.remove(at: pending.path(forGolden: golden.path))
  }

  /// Gathers what a report can keep, and writes it where the environment asks for it.
  private func mismatch(_ message: String, _ text: String, old: [UInt8]? = nil) -> SnapshotMismatch {
    let attachments = SnapshotDifference.attachments(golden: golden, old: old, new: text)
    guard let artifacts else { return SnapshotMismatch(message: message, attachments: attachments) }
    let suite = SourcePath(golden.folder).name
    let files = [SnapshotAttachment(name: golden.name, text: text)] + attachments.dropFirst()
    for file in files {
      let path = "\(artifacts)/\(suite)/\(file.name)"
      do throws(FileFailure) {
        try GoldenFile.writeArtifact(file.text, to: path)
      } catch {
        return SnapshotMismatch(
          message: message + "\nSNAPSHOT_ARTIFACTS could not be written: \(path): \(error.reason); \(error.remedy).",
          attachments: attachments)
      }
    }
    return SnapshotMismatch(message: message, attachments: attachments)
  }
}
