import Foundation

/// The goldens that no assertion uses any more, judged only as far as the tests that ran can tell.
package struct UnreferencedGoldens {
  package struct Finding: Equatable, Sendable {
    package let path: String
    /// Why nobody uses it, in words.
    package let reason: String
  }

  package private(set) var findings: [Finding] = []
  /// Goldens that nobody used, but whose tests did not run to their end.
  package private(set) var unjudged: [String] = []

  private let records: LedgerRecords
  private let isComplete: Bool
  private var functionsBySource: [String: SourceFunctions?] = [:]

  /// Judges the goldens in the folders `__Snapshots__` below a folder.
  ///
  /// `isComplete` says that the ledgers are those of all tests there are, so that goldens of tests that asserted
  /// nothing are unused too; tests with conditions are still left alone.
  package init(below folder: String, records: LedgerRecords, isComplete: Bool) {
    self.records = records
    self.isComplete = isComplete
    for path in FileListing.files(below: folder) where Self.isGolden(path) { judge(path) }
  }

  /// A file two folders below `__Snapshots__` that waits for nobody and belongs to no other.
  private static func isGolden(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count >= 3, parts[parts.count - 3] == "__Snapshots__" else { return false }
    return !path.contains(PendingPlace.ending) && !CompanionFile.suffixes.contains { path.hasSuffix("." + $0) }
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
    let place = SourcePath(golden)
    let suite = SourcePath(place.folder)
    let source = SourcePath(suite.folder).folder + "/" + (suite.name + ".swift")
    let test = String(place.name.prefix { $0 != "." })
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
      return owners.allSatisfy { hasRun($0, in: source) } ? .unreferenced("its test ran without it") : .unknown
    }
    // A helper asserts for many tests: all of them have to have run.
    let tests = functions.functions.filter(\.isTest)
    return (isComplete || !tests.isEmpty) && tests.allSatisfy { hasRun($0, in: source) }
      ? .unreferenced("all tests of \(suite.name).swift ran without it") : .unknown
  }

  private func hasRun(_ function: SourceFunctions.Function, in source: String) -> Bool {
    if function.leavesEarly { return false }
    if records.finished.contains(.init(source: source, name: function.name)) { return true }
    return isComplete && !function.isConditional
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
    PendingSnapshot.remove(at: path + PendingPlace.ending)
    rmdir(folder)
  }
}
