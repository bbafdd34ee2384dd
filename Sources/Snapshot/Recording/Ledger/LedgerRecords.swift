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
  private(set) var finished: Set<Function> = []
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

  private mutating func add(_ text: String) {
    var lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == SnapshotLedger.title else { return }
    lines.removeFirst()
    let hasPassed = lines.contains("end\t0")
    processes += 1
    if !hasPassed { failedProcesses += 1 }
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(LedgerField.read)
      guard fields.count == 4, fields[0] == "golden" else { continue }
      let source = RealPath.absolute(fields[2])
      goldens.insert(RealPath.absolute(fields[1]))
      sourcesBySuite[SourcePath(source).stem, default: []].insert(source)
      if hasPassed { finished.insert(Function(source: source, name: GoldenName.ofTest(fields[3]))) }
    }
  }
}
