import Foundation

/// Holds a text against its golden file, and records it when the mode says so.
package struct SnapshotComparison {
  let golden: GoldenFile
  let mode: RecordMode
  let artifacts: String?
  let isCI: Bool

  package init(golden: GoldenFile, mode: RecordMode, artifacts: String?, isCI: Bool) {
    self.golden = golden
    self.mode = mode
    self.artifacts = artifacts
    self.isCI = isCI
  }

  /// The failure in words; nil when the text is the golden.
  package func verify(_ text: String) throws -> String? {
    let known = try golden.read()
    if mode == .all {
      try golden.write(text)
      return "Recorded \(golden.url.path) (mode all). Look at it, then run without recording."
    }
    guard let known else { return try missing(text) }
    if known == text { return nil }
    try keepArtifact(text)
    if mode == .failed {
      try golden.write(text)
      return "Recorded what has changed in \(golden.url.path) (mode failed).\n\n\(difference(known, text))"
    }
    return "The snapshot differs from \(golden.url.path)\n\n\(difference(known, text))\n\(remedy)"
  }

  private func missing(_ text: String) throws -> String {
    try keepArtifact(text)
    guard mode != .never else {
      let reason = isCI ? "with CI set nothing is recorded" : "the mode is never"
      return "There is no golden \(golden.url.path), and \(reason). The snapshot is:\n\n\(text)\n"
        + "To accept it, run the test with SNAPSHOT_TESTING_RECORD=missing and commit the file."
    }
    try golden.write(text)
    return "There was no golden; recorded \(golden.url.path). Look at it, then run the test again:\n\n\(text)"
  }

  private func difference(_ old: String, _ new: String) -> String {
    let name = golden.url.lastPathComponent
    return UnifiedDiff(old: old, new: new).text(from: "\(name) (golden)", to: "\(name) (now)")
  }

  private var remedy: String { "To accept the new one, run the test with SNAPSHOT_TESTING_RECORD=failed." }

  private func keepArtifact(_ text: String) throws {
    guard let artifacts else { return }
    let suite = golden.url.deletingLastPathComponent().lastPathComponent
    let place = URL(fileURLWithPath: artifacts).appendingPathComponent(suite)
      .appendingPathComponent(golden.url.lastPathComponent)
    try GoldenFile.write(text, to: place)
  }
}
