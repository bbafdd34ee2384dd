import PlainviewRuntime

/// Runs code as an app's process does: exceptions end it and are caught here, and its console can be read.
@MainActor final class SimulatedRun {
  private let process = SimulatedProcess()

  var console: [String] { process.console }

  /// Runs the body; the exception that it raised, if any.
  func exception(_ body: () -> Void) -> UncaughtException? {
    do {
      try process.run(body)
      return nil
    } catch {
      return error as? UncaughtException
    }
  }

  /// Runs the body, which is expected to raise nothing.
  func callAsFunction<Result>(_ body: () -> Result) throws -> Result { try process.run(body) }
}

/// Text with every address replaced by `0x…`.
func masked(_ text: String) -> String { text.replacing(/0x[0-9a-f]+/, with: "0x…") }
