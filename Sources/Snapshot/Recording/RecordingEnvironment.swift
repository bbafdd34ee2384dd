import Foundation

/// What the environment says about recording and about folders.
package struct RecordingEnvironment: Sendable {
  private let variables: [String: String]

  /// The environment that the process was started with.
  package static let ofProcess = RecordingEnvironment()

  package init(_ variables: [String: String] = ProcessInfo.processInfo.environment) { self.variables = variables }

  private func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  private static let no: Set<String> = ["0", "false", "no", "off", "never"]

  /// Whether a CI system runs the tests.
  package var isCI: Bool {
    guard let value = value("CI") else { return false }
    return !Self.no.contains(value.lowercased())
  }

  /// The mode in force: CI before the argument, the argument before the trait, the trait before the variable.
  ///
  /// A variable that is no mode is an error, whatever goes before it.
  package func mode(argument: RecordMode?, trait: RecordMode?) throws -> RecordMode {
    let preset = try value("SNAPSHOT_TESTING_RECORD").map { value in
      guard let mode = RecordMode(rawValue: value.lowercased()) else { throw GoldenFile.Problem.unknownMode(value) }
      return mode
    }
    return isCI ? .never : argument ?? trait ?? preset ?? .missing
  }

  /// Whether a file that describes the views is written beside a golden; `SNAPSHOT_COMPANIONS=off` says no.
  package var keepsCompanions: Bool { value("SNAPSHOT_COMPANIONS").map { !Self.no.contains($0.lowercased()) } ?? true }

  /// Where texts that do not match are written, for the CI system to keep.
  package var artifacts: String? { value("SNAPSHOT_ARTIFACTS") }

  /// The folder that golden files are under instead of the test's own.
  package var referenceDirectory: String? { value("SNAPSHOT_REFERENCE_DIR") }

  /// The folder for the notes on which goldens were used.
  package var ledger: String? { value("SNAPSHOT_LEDGER") }

  /// Where texts wait to be accepted: beside the golden, in CI only where a variable says so.
  package var pending: PendingLocation? {
    if let path = value("SNAPSHOT_PENDING") { return Self.no.contains(path.lowercased()) ? nil : .folder(path) }
    guard isCI else { return .besideGoldens }
    return artifacts.map { .folder($0 + "/pending") }
  }
}
