import Foundation

/// When golden files are written; never while the variable `CI` is set.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Always; the assertion fails as a reminder to review the text.
  case all
  /// When the text differs from the golden, or there is none.
  case failed
  /// When there is no golden.
  case missing
  /// Not at all: a missing golden is a failure.
  case never
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// `true` is `all` and `false` is `missing`, as older tests say it.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

/// What an assertion uses when it says nothing itself.
public enum SnapshotOptions {
  /// The mode that a test's trait sets for everything below it.
  @TaskLocal public static var record: RecordMode?
}

/// Sets when golden files are written for all assertions of the operation that say nothing themselves.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotOptions.$record.withValue(record ?? SnapshotOptions.record) { try operation() }
}

/// Sets when golden files are written for all assertions of the operation that say nothing themselves.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotOptions.$record.withValue(record ?? SnapshotOptions.record) { try await operation() }
}
