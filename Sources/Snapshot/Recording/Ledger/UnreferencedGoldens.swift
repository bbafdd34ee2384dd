import Foundation

/// The goldens that no assertion uses any more, judged only as far as the tests that ran can tell.
package struct UnreferencedGoldens {
  package struct Finding: Equatable, Sendable {
    package let path: String
    /// Why no assertion uses it, for the message.
    package let reason: String
  }

  package private(set) var findings: [Finding] = []
  /// Unused goldens whose tests did not run to their end.
  package private(set) var unjudged: [String] = []

  private let records: LedgerRecords
  private let isComplete: Bool
  private var functionsBySource: [String: SourceFunctions?] = [:]

  /// Judges the goldens below a folder: those in folders `__Snapshots__`, and those in what `SNAPSHOT_REFERENCE_DIR` was.
  ///
  /// `isComplete` says that the ledgers are those of all tests there are, so that goldens of tests that asserted
  /// nothing are unused too; tests with conditions are still left alone. A process that failed or died has not run all
  /// of its tests.
  package init(below folder: String, records: LedgerRecords, isComplete: Bool) {
    self.records = records
    self.isComplete = isComplete && records.failedProcesses == 0
    for path in FileListing.files(below: folder) where isGolden(path) { judge(path) }
  }

  /// A file in a test file's folder that is neither a pending file nor the companion of another one.
  private func isGolden(_ path: String) -> Bool {
    let root = SourcePath(SourcePath(path).folder).folder
    guard SourcePath(root).name == "__Snapshots__" || records.roots.contains(RealPath.ofNearest(root)) else {
      return false
    }
    return !path.contains(PendingLocation.ending) && !CompanionFile.suffixes.contains { path.hasSuffix("." + $0) }
  }

  // MARK: Judging

  private enum Verdict {
    case unreferenced(String)
    case unknown
  }

  private mutating func judge(_ path: String) {
    let golden = RealPath.absolute(path)
    guard !records.goldens.contains(golden) else { return }
    switch verdict(golden) {
    case .unreferenced(let reason): findings.append(Finding(path: path, reason: reason))
    case .unknown: unjudged.append(path)
    }
  }

  private mutating func verdict(_ golden: String) -> Verdict {
    let goldenPath = SourcePath(golden)
    let suite = SourcePath(goldenPath.folder)
    let test = String(goldenPath.name.prefix { $0 != "." })
    guard let source = source(of: suite) else { return .unknown }
    guard FileStatus(source) != nil else {
      let mayBeElsewhere = mentionsOtherFolders(SourcePath(source).folder)
      return isComplete || !mayBeElsewhere ? .unreferenced("there is no \(suite.name).swift") : .unknown
    }
    guard let functions = functions(of: source) else { return .unknown }
    let owners = functions.functions.filter { $0.name == test }
    guard !owners.isEmpty else {
      let isCertain = isComplete || !functions.namesTestsItself
      return isCertain ? .unreferenced("\(suite.name).swift has no test of that name") : .unknown
    }
    if owners.contains(where: \.isTest) {
      return haveRun(owners, in: source) ? .unreferenced("its test ran without it") : .unknown
    }
    // A helper asserts for many tests: all of them have to have run.
    let tests = functions.functions.filter(\.isTest)
    let names = Set(tests.map(\.name)).sorted()
    return (isComplete || !tests.isEmpty)
      && names.allSatisfy { name in haveRun(tests.filter { $0.name == name }, in: source) }
      ? .unreferenced("all tests of \(suite.name).swift ran without it") : .unknown
  }

  /// The test file of a folder: beside `__Snapshots__`, or the one that tests used with it.
  private func source(of suite: SourcePath) -> String? {
    if SourcePath(suite.folder).name == "__Snapshots__" {
      return SourcePath(suite.folder).folder + "/" + (suite.name + ".swift")
    }
    let known = records.sourcesBySuite[suite.name] ?? []
    return known.count == 1 ? known.first : nil
  }

  /// Whether functions of one name all ran to their end.
  private func haveRun(_ functions: [SourceFunctions.Function], in source: String) -> Bool {
    guard let name = functions.first?.name, !functions.contains(where: \.leavesEarly) else { return false }
    if records.haveRun(.init(source: source, name: name), count: functions.count) { return true }
    return isComplete && !functions.contains(where: \.isConditional)
  }

  private mutating func functions(of source: String) -> SourceFunctions? {
    if let known = functionsBySource[source] { return known }
    let bytes = try? BoundedFile.bytes(at: source, limit: GoldenFile.sizeLimit)
    let functions = bytes.flatMap { SourceFunctions($0) }
    functionsBySource[source] = .some(functions)
    return functions
  }

  /// Whether a test file of the folder says itself where goldens lie, so that a folder may belong to no file.
  private func mentionsOtherFolders(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      guard name.hasSuffix(".swift"), let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      else { return false }
      return text.contains("snapshotDirectory")
    }
  }
}

extension UnreferencedGoldens.Finding {
  /// Deletes the golden with what lies beside it for it, and its folder if that is empty then.
  package func delete() throws {
    let folder = SourcePath(path).folder
    try GoldenFile(existing: path, root: folder).delete()
    rmdir(folder)
  }
}
