import Foundation
import PlainviewRuntime
import Synchronization

/// The notes of one test process on the goldens it used, a file of its own in the folder `SNAPSHOT_LEDGER`.
///
/// A line each, written at once: processes that die leave what they had noted, without the last line that says how the
/// process ended.
package final class SnapshotLedger: Sendable {
  static let title = "plainview ledger 1"
  static let ending = ".ledger"

  /// The ledger of this process; nil when none is asked for.
  static let ofProcess: SnapshotLedger? = {
    guard let folder = RecordingEnvironment.ofProcess.ledger, let ledger = SnapshotLedger(folder: folder) else {
      return nil
    }
    if let root = RecordingEnvironment.ofProcess.referenceDirectory { ledger.note(root: root) }
    on_exit({ status, _ in SnapshotLedger.ofProcess?.end(status: status) }, nil)
    return ledger
  }()

  private let path: String
  private let file: Int32
  /// Whether a line is missing: what comes behind it would judge goldens that were used.
  private let isBroken = Mutex(false)

  /// Begins a file; a folder that cannot be written has none.
  package init?(folder: String) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let number = String(UInt64.random(in: 0 ... .max), radix: 16)
    path = "\(folder)/\(getpid())-\(number)\(Self.ending)"
    file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      Self.complain(path, .last)
      return nil
    }
    write(Self.title)
  }

  deinit { if file >= 0 { close(file) } }

  /// Notes a folder that holds the goldens of all test files, instead of the folders beside them.
  package func note(root: String) { write("root\t" + LedgerField.written(SourcePath.shown(root))) }

  /// Notes that a test used a golden.
  package func note(_ golden: String, of testName: String, in source: String) {
    let fields = ["golden", SourcePath.shown(golden), SourcePath.shown(source), testName]
    write(fields.map(LedgerField.written).joined(separator: "\t"))
  }

  /// Notes how the process ended: all of its tests passed if the status is 0.
  package func end(status: Int32) { write("end\t\(status)") }

  private func write(_ line: String) {
    isBroken.withLock { isBroken in
      guard !isBroken else { return }
      do throws(FileFailure) {
        try OutputFile.write(Array((line + "\n").utf8), toDescriptor: file)
      } catch {
        isBroken = true
        Self.complain(path, error)
      }
    }
  }

  private static func complain(_ path: String, _ failure: FileFailure) {
    FileHandle.standardError.write(Data("\(path): SNAPSHOT_LEDGER \(failure)\n".utf8))
  }
}

/// A value in a line of values that tabs divide.
enum LedgerField {
  static func written(_ value: String) -> String {
    value.replacing("%", with: "%25").replacing("\t", with: "%09").replacing("\n", with: "%0A")
  }

  static func read(_ field: Substring) -> String {
    String(field).replacing("%0A", with: "\n").replacing("%09", with: "\t").replacing("%25", with: "%")
  }
}
