/// One assertion about a golden: where it is, and what it asks for.
@MainActor struct GoldenAssertion {
  let name: String?
  let record: RecordMode?
  var snapshotDirectory: String?
  let file: StaticString
  let testName: String
  let line: UInt
  let column: UInt

  /// The failure of a value's text; nil when it is the golden.
  func mismatch<Value>(of value: () throws -> Value, as snapshotting: Snapshotting<Value>) -> SnapshotMismatch? {
    let (shown, text): (Value, String)
    do {
      shown = try value()
      text = try UnavailableText.check { snapshotting.text(of: shown) } + "\n"
    } catch {
      return failure("The value of the snapshot could not be made: \(error)")
    }
    do {
      let isKept = RecordingEnvironment.ofProcess.keepsCompanions
      let facts = FactRecord(isKept: isKept) { snapshotting.makeFacts(shown) }
      return try mismatch(of: text, facts, pathExtension: snapshotting.pathExtension)
    } catch let problem as GoldenFile.Problem {
      return failure("Snapshot of \(testName): \(problem.text).")
    } catch {
      return failure("Snapshot of \(testName): \(error)")
    }
  }

  private func failure(_ message: String) -> SnapshotMismatch { SnapshotMismatch(message: message, attachments: []) }

  private func mismatch(of text: String, _ facts: FactRecord, pathExtension: String) throws -> SnapshotMismatch? {
    let environment = RecordingEnvironment.ofProcess
    let (source, mode) = ("\(file)", try environment.mode(argument: record, trait: SnapshotOptions.record))
    let golden = try GoldenFile(
      testFile: source, testName: testName, name: name, pathExtension: pathExtension,
      directory: environment.referenceDirectory, snapshotDirectory: snapshotDirectory)
    let claim = GoldenNames.claim(golden.path, for: "\(source):\(line):\(column)")
    switch claim {
    case .taken(let location):
      return failure(
        "Another assertion, \(location), uses \(golden.name) already. Name this one: named: \"…\".")
    case .sameButForCase(let other): throw GoldenFile.Problem.sameButForCase(golden.path, other: other)
    case .first: SnapshotLedger.ofProcess?.note(golden.path, of: testName, in: source)
    case .again: break
    }
    let comparison = SnapshotComparison(
      golden: golden, mode: mode, artifacts: environment.artifacts, isCI: environment.isCI,
      pending: environment.pending, facts: facts,
      origin: SnapshotComparison.Origin(source: source, testName: testName, line: line, column: column))
    return try comparison.mismatch(of: text) {
      GoldenNames.hasAnotherText(golden.path, than: $0, claim: claim)
    }
  }
}

extension SnapshotComparison {
  /// The source location of an assertion, for the review of its text.
  package struct Origin {
    let source: String
    let testName: String
    let line: UInt
    let column: UInt

    package init(source: String, testName: String, line: UInt, column: UInt) {
      self.source = source
      self.testName = testName
      self.line = line
      self.column = column
    }

    var text: String { "\(SourcePath.shown(source)):\(line):\(column) \(testName)" }
  }
}
