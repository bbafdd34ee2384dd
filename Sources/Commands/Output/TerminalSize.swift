import Foundation

/// How wide standard output is, and whether it shows colours.
struct TerminalSize {
  let isTerminal: Bool
  let columns: Int
  let isColored: Bool

  /// `color` is `auto`, `always` or `never`; `auto` asks the terminal and the variable `NO_COLOR`.
  init(color: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    isTerminal = isatty(STDOUT_FILENO) == 1
    switch color {
    case "always": isColored = true
    case "never": isColored = false
    default: isColored = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
    }
    var size = winsize()
    let isKnown = isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    columns = environment["COLUMNS"].flatMap { Int($0) } ?? (isKnown ? Int(size.ws_col) : 120)
  }
}
