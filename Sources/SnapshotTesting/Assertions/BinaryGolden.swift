import Foundation
import PlainviewRuntime
import PlainviewSnapshot

/// A file of a strategy whose values are no text.
struct BinaryGolden {
  let path: String
  let mode: RecordMode
  let isCI: Bool

  /// The failure; the reference is nil where there is no file, the difference where nothing was compared.
  func mismatch(of data: Data, from reference: [UInt8]?, _ difference: String?) throws -> SnapshotMismatch? {
    guard reference != nil else {
      guard mode != .never else {
        return SnapshotMismatch(
          message: "There is no \(path), and \(isCI ? "with CI set nothing is recorded" : "the mode is never").")
      }
      try write(data)
      return SnapshotMismatch(message: "There was no file; recorded \(path). Look at it, then run the test again.")
    }
    if mode == .all || mode == .failed {
      try write(data)
      return SnapshotMismatch(
        message: "Recorded \(path) (mode \(mode.rawValue)). Look at it, then run without recording.")
    }
    return SnapshotMismatch(
      message: "The snapshot differs from \(path)\n\n\(difference ?? "")\n"
        + "To accept the new one, run the test with SNAPSHOT_TESTING_RECORD=failed.")
  }

  private func write(_ data: Data) throws {
    do throws(FileFailure) {
      try OutputFile.makeFolder(SourcePath(path).folder)
      try OutputFile.write([UInt8](data), to: path)
    } catch {
      throw GoldenFile.Problem.unwritable(path, error)
    }
  }
}
