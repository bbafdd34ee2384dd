import Foundation

/// What test processes noted: the goldens they used, and which tests of which files surely ran to their end.
package struct LedgerRecords {
  /// A test, or a helper that asserts under its own name.
  struct Function: Hashable {
    let source: String
    /// As in the names of goldens.
    let name: String
  }

  private(set) var goldens: Set<String> = []
  /// Functions that used a golden in a process whose tests all passed.
  private var finished: Set<Function> = []
  /// How many tests of a name passed: two suites of a file may have one each.
  private var passed: [Function: Int] = [:]
  /// Folders that hold the goldens of all test files, instead of the folders beside them.
  private(set) var roots: Set<String> = []
  /// The files whose goldens a folder of that name holds.
  private(set) var sourcesBySuite: [String: Set<String>] = [:]
  /// Processes that failed or died, so that their tests may have ended early.
  package private(set) var failedProcesses = 0
  package private(set) var processes = 0

  package init() {}

  /// Adds the ledgers of a folder; a shard has its own, or shares one.
  package mutating func add(folder: String) throws {
    for path in FileListing.files(below: folder) where path.hasSuffix(SnapshotLedger.ending) {
      guard let bytes = try BoundedFile.bytes(at: path, limit: 256 << 20) else { continue }
      add(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Adds the events of Swift Testing: they say of each test whether it passed, also of those that used no golden.
  package mutating func add(events path: String) throws {
    guard let bytes = try BoundedFile.bytes(at: path, limit: 1 << 30) else { return }
    for test in TestEvents(String(decoding: bytes, as: UTF8.self)).passed {
      let function = Function(source: RealPath.absolute(test.source), name: GoldenName.ofTest(test.name))
      passed[function, default: 0] += 1
    }
  }

  private mutating func add(_ text: String) {
    var lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == SnapshotLedger.title else {
      // Not even the first line is whole: the process died, or the device was full.
      if (SnapshotLedger.title + "\n").hasPrefix(text) {
        processes += 1
        failedProcesses += 1
      }
      return
    }
    lines.removeFirst()
    let hasPassed = lines.contains("end\t0")
    processes += 1
    if !hasPassed { failedProcesses += 1 }
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(LedgerField.read)
      if fields.count == 2, fields[0] == "root" { roots.insert(RealPath.ofNearest(fields[1])) }
      guard fields.count == 4, fields[0] == "golden" else { continue }
      let source = RealPath.absolute(fields[2])
      goldens.insert(RealPath.absolute(fields[1]))
      sourcesBySuite[SourcePath(source).stem, default: []].insert(source)
      if hasPassed { finished.insert(Function(source: source, name: GoldenName.ofTest(fields[3]))) }
    }
  }

  /// Whether all functions of a name, so many of them, surely ran to their end.
  func haveRun(_ function: Function, count: Int) -> Bool {
    (count == 1 && finished.contains(function)) || (passed[function] ?? 0) >= count
  }
}
