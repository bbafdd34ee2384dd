/// Compares a text with the literal in its test's source, and rewrites that when the mode says so.
struct InlineComparison {
  let path: String
  let testName: String
  let line: Int
  let column: Int
  let mode: RecordMode
  let isCI: Bool
  let pending: PendingLocation?

  /// The failure with what belongs to it; nil when the text is what the literal says.
  func mismatch(of text: String, expected: String?) -> SnapshotMismatch? {
    if let pendingPath { InlineSources.removeStale(of: path, in: SourcePath(pendingPath).folder) }
    if expected == text, mode != .all {
      removePending()
      return nil
    }
    let changes = expected.map { difference($0, text) } ?? "The snapshot is:\n\n\(text)\n"
    let records = mode == .all || mode == .failed || (mode == .missing && expected == nil)
    let sentence = records ? recording(text, over: expected) : refusal(text, expected)
    var attachments = [SnapshotAttachment(name: "\(stem).failure.txt", text: text)]
    if let expected {
      attachments.append(SnapshotAttachment(name: "\(stem).reference.txt", text: expected))
      attachments.append(SnapshotAttachment(name: "\(stem).diff", text: diff(expected, text)))
    }
    return SnapshotMismatch(message: "\(sentence)\n\n\(changes)", attachments: attachments)
  }

  private var stem: String { GoldenName.ofTest(testName) + ".line-\(line)" }

  private func difference(_ old: String, _ new: String) -> String {
    DifferenceText(
      from: "line \(line) (literal)", to: "line \(line) (now)", old: old + "\n", new: new + "\n"
    ).text
  }

  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(old: old + "\n", new: new + "\n").text(from: "line \(line) (literal)", to: "line \(line) (now)")
  }

  // MARK: Recording

  private func recording(_ text: String, over expected: String?) -> String {
    do {
      let change = try InlineSources.with(path) { source throws(InlineProblem) in
        try source.change(to: text, line: line, column: column, expected: expected)
      }
      if let pendingPath { try? change?.moveCalls(in: SourcePath(pendingPath).folder) }
    } catch {
      return "The inline snapshot could not be recorded. \(error.text)."
    }
    removePending()
    let reason = expected == nil ? "There was no inline snapshot" : "The inline snapshot differs"
    return "\(reason); recorded it in \(path) (mode \(mode.rawValue)). Look at it, then build and run the test again."
  }

  private func refusal(_ text: String, _ expected: String?) -> String {
    let waiting = keepPending(text, expected) ? "say `plainview review`, or " : ""
    guard expected != nil else {
      let reason = isCI ? "with CI set nothing is recorded" : "the mode is never"
      return "There is no inline snapshot, and \(reason). To accept this one, \(waiting)run the test with "
        + "SNAPSHOT_TESTING_RECORD=missing and commit the source."
    }
    return "The snapshot differs from the inline one. To accept the new one, \(waiting)run the test with "
      + "SNAPSHOT_TESTING_RECORD=failed."
  }

  // MARK: Pending

  /// Leaves the text where it can be reviewed; whether that could be done.
  private func keepPending(_ text: String, _ expected: String?) -> Bool {
    guard let pending else { return false }
    do {
      let literal = try InlineSources.with(path) { source throws(InlineProblem) in
        _ = try source.call(line: line, column: column, expected: expected)
        let position = source.position(line: line, column: column)
        return PendingSnapshot.SourceLiteral(
          source: path, line: position.line, column: position.column, file: Fingerprint(of: source.contents))
      }
      let snapshot = PendingSnapshot(
        target: .literal(literal), base: expected.map { Fingerprint(of: $0) },
        origin: "\(SourcePath.shown(path)):\(line):\(column) \(testName)", text: text)
      try snapshot.write(to: pending, testName: testName)
      return true
    } catch {
      return false
    }
  }

  private var pendingPath: String? {
    pending?.path(forSource: path, testName: testName, line: line, column: column)
  }

  private func removePending() {
    if let pendingPath { PendingSnapshot.remove(at: pendingPath) }
  }
}
