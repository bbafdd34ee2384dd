import PlainviewSnapshot

/// What assertions use that say nothing themselves.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var current: Self?

  /// The tool that a failure names; failures here show the difference themselves.
  public var diffTool: DiffTool?
  /// When files are written; nil leaves it to the surrounding configuration.
  public var record: Record?

  /// Creates a configuration with when to record and a tool; nil leaves them to the surrounding configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// When files are written; never while the variable `CI` is set.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    let mode: RecordMode

    /// Creates the option with a name, such as `all` or `missing`; nil for an unknown name.
    public init?(rawValue: String) {
      guard let mode = RecordMode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    private init(_ mode: RecordMode) { self.mode = mode }

    /// Creates `all` from true and `missing` from false.
    public init(booleanLiteral value: Bool) { mode = value ? .all : .missing }

    /// Always; the assertion fails.
    public static let all = Self(.all)
    /// When the value differs, or there is no file.
    public static let failed = Self(.failed)
    /// When there is no file.
    public static let missing = Self(.missing)
    /// Never; a missing file fails the assertion.
    public static let never = Self(.never)
  }

  /// A command that shows two files beside each other.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (String, String) -> String

    /// Creates a tool with a function that returns the command for two files.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.tool = tool
    }

    /// Creates a tool with a command's name, to which both paths are given in quotes.
    public init(stringLiteral value: String) { tool = { "\(value) \"\($0)\" \"\($1)\"" } }

    /// Kaleidoscope's command.
    public static let ksdiff: Self = "ksdiff"
    /// The two paths, a line each, without a command.
    public static let `default` = Self { current, failed in "\(current)\n\(failed)" }

    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}

/// Sets what the assertions of an operation use that say nothing themselves.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(configuration(record, diffTool)) { try operation() }
}

/// Sets what the assertions of an operation use that say nothing themselves.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(configuration(record, diffTool)) {
    try await operation()
  }
}

private func configuration(
  _ record: SnapshotTestingConfiguration.Record?, _ diffTool: SnapshotTestingConfiguration.DiffTool?
) -> SnapshotTestingConfiguration {
  let outer = SnapshotTestingConfiguration.current
  return SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
}

/// Whether all assertions write their files.
public nonisolated(unsafe) var isRecording = false

/// The older name of `isRecording`.
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// The tool that failures name.
public nonisolated(unsafe) var diffTool: SnapshotTestingConfiguration.DiffTool? = .default
