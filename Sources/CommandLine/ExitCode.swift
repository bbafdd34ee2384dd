/// What the program's exit status tells the shell.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  /// The work was done and something in it failed.
  case failures = 1
  /// The arguments or the input files are wrong.
  case usage = 2
  /// An error in the program itself.
  case internalError = 3
  /// No test or file matched what was asked for.
  case nothingSelected = 4

  /// The meaning, as the overview prints it.
  package var meaning: String {
    switch self {
    case .success: "ok"
    case .failures: "failures"
    case .usage: "usage or input error"
    case .internalError: "internal error"
    case .nothingSelected: "nothing selected"
    }
  }
}
