import Foundation
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewXCTest

/// One assertion: which file it means, and what is to be said of a value.
struct SnapshotAssertion<Value, Format> {
  let snapshotting: Snapshotting<Value, Format>
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  var directory: String?
  let timeout: TimeInterval
  let file: StaticString
  let testName: String
  let line: UInt
  let column: UInt

  /// The failure of a value; nil when it is as its file says.
  func mismatch(of value: () throws -> Value) -> SnapshotMismatch? {
    let format: Format
    do {
      guard let made = try made(of: value()) else {
        return SnapshotMismatch(
          message:
            "Exceeded timeout of \(timeout) seconds waiting for the snapshot: give the assertion more time with `timeout`, "
            + "or look at what calls back.")
      }
      format = made
    } catch {
      return SnapshotMismatch(message: "The value of the snapshot could not be made: \(error)")
    }
    do {
      return try mismatch(of: format)
    } catch {
      return SnapshotMismatch(message: "Snapshot of \(testName): \((error as? GoldenFile.Problem)?.text ?? "\(error)")")
    }
  }

  private func made(of value: Value) throws -> Format? {
    var made: Format?
    let taken = XCTestExpectation(description: "snapshot taken")
    snapshotting.snapshot(value).run {
      made = $0
      taken.fulfill()
    }
    // Most are there already.
    if made == nil { _ = XCTWaiter.wait(for: [taken], timeout: timeout) }
    return made
  }

  // MARK: Comparing

  private func mismatch(of format: Format) throws -> SnapshotMismatch? {
    let environment = RecordingEnvironment.ofProcess
    let configured = record ?? SnapshotTestingConfiguration.current?.record
    let mode = try environment.mode(
      argument: configured?.mode ?? (isRecording ? .all : nil), trait: SnapshotOptions.record)
    let golden = GoldenFile(existing: path(environment), root: root(environment))
    let diffing = snapshotting.diffing
    let reference = try golden.bytes()
    var difference: String?
    if let reference, mode != .all {
      guard let found = diffing.diff(diffing.fromData(Data(reference)), format) else {
        return nil
      }
      difference = found.0
    }
    let data = diffing.toData(format)
    guard let text = String(validating: data, as: UTF8.self) else {
      return try BinaryGolden(path: golden.path, mode: mode, isCI: environment.isCI).mismatch(
        of: data, from: reference, difference)
    }
    let facts = (format as? Picture)?.facts
    let comparison = SnapshotComparison(
      golden: golden, mode: mode, artifacts: environment.artifacts, isCI: environment.isCI,
      pending: environment.pending,
      facts: FactRecord(isKept: environment.keepsCompanions) { facts },
      origin: SnapshotComparison.Origin(source: "\(file)", testName: testName, line: line, column: column))
    return try comparison.mismatch(of: text)
  }

  // MARK: Files

  private func root(_ environment: RecordingEnvironment) -> String {
    directory ?? environment.referenceDirectory
      ?? URL(fileURLWithPath: "\(file)").deletingLastPathComponent().path + "/__Snapshots__"
  }

  /// `<test>.<name or number>.<ending>`, as on iOS; the numbers count the unnamed assertions of a test.
  private func path(_ environment: RecordingEnvironment) -> String {
    let stem = URL(fileURLWithPath: "\(file)").deletingPathExtension().lastPathComponent
    let folder = directory ?? root(environment) + "/" + stem
    let identifier = name.map(Self.sanitized) ?? "\(SnapshotNumbers.next(folder + "/" + testName))"
    let ending = snapshotting.pathExtension.map { "." + $0 } ?? ""
    return "\(folder)/\(Self.sanitized(testName)).\(identifier)\(ending)"
  }

  /// Runs of what is no letter, digit or underscore become hyphens, and none is at an end.
  private static func sanitized(_ name: String) -> String {
    name.replacing(/\W+/, with: "-").replacing(/^-|-$/, with: "")
  }
}

/// Counts the unnamed assertions of each test.
private enum SnapshotNumbers {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var counts: [String: Int] = [:]

  static func next(_ key: String) -> Int {
    let key = "\(RunningTest.name ?? "") \(key)"
    return lock.withLock {
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }
}
