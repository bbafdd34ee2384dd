import Foundation

/// When golden files are written; never while the variable `CI` is set.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Always; the assertion fails so that nobody forgets to look.
  case all
  /// When the text differs from the golden, or there is none.
  case failed
  /// When there is no golden.
  case missing
  /// Not at all: a missing golden is a failure.
  case never
}

/// What an assertion uses when it says nothing itself.
public enum SnapshotOptions {
  /// The mode that a test's trait sets for everything below it.
  @TaskLocal public static var record: RecordMode?
}

/// What the environment says about recording and about places.
package struct RecordingEnvironment {
  private let variables: [String: String]

  package init(_ variables: [String: String] = ProcessInfo.processInfo.environment) { self.variables = variables }

  /// Whether a CI system runs the tests.
  package var isCI: Bool {
    guard let value = variables["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }

  /// The mode in force: CI before the argument, the argument before the trait, the trait before the variable.
  package func mode(argument: RecordMode?, trait: RecordMode?) -> RecordMode {
    if isCI { return .never }
    if let mode = argument ?? trait { return mode }
    return variables["SNAPSHOT_TESTING_RECORD"].flatMap { RecordMode(rawValue: $0.lowercased()) } ?? .missing
  }

  /// Where texts that do not match are written, for the CI system to keep.
  package var artifacts: String? { variables["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 } }

  /// The folder that golden files are under instead of the test's own.
  package var referenceDirectory: String? { variables["SNAPSHOT_REFERENCE_DIR"].flatMap { $0.isEmpty ? nil : $0 } }
}
