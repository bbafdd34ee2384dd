import Foundation
package import PlainviewCommandLine
import PlainviewRuntime

/// Results on standard output, everything else on standard error.
@MainActor package enum Console {
  /// When complaints are coloured.
  package static var color = ColorChoice.auto

  /// Prints lines; what a terminal would obey is made visible.
  package static func print(_ text: String) { write(VisibleText.lines(text) + "\n") }

  /// Prints lines in colours, where there are any on standard output.
  static func print(_ text: String, _ painter: LinePainter) {
    let isTerminal = isatty(FileHandle.standardOutput.fileDescriptor) == 1
    guard color.colors(isTerminal: isTerminal, environment: ProcessInfo.processInfo.environment) else {
      return print(text)
    }
    let lines = VisibleText.lines(text).split(separator: "\n", omittingEmptySubsequences: false)
    printStyled(lines.map { painter.paint(String($0)) }.joined(separator: "\n"))
  }

  /// Prints lines with escape sequences of our own, in which nothing of others is left that a terminal would obey.
  package static func printStyled(_ text: String) { write(text + "\n") }

  /// Writes a text of our own that ends its own lines.
  package static func write(_ text: String) {
    guard outputFailure == nil else { return }
    do throws(FileFailure) {
      try OutputFile.write(Array(text.utf8), toDescriptor: STDOUT_FILENO)
    } catch {
      outputFailure = error
    }
  }

  /// Why something is missing on standard output.
  private static var outputFailure: FileFailure?

  /// What the program exits with when a command has ended so: results that are not there are an error.
  static func exitCode(after code: ExitCode, of program: String) -> ExitCode {
    // A reader that has closed the pipe is no error.
    guard let outputFailure, outputFailure != FileFailure(errno: EPIPE) else { return code }
    complain("\(program): standard output \(outputFailure)")
    return code == .internalError ? code : .usage
  }

  package static func complain(_ text: String) {
    let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1
    let isColored = color.colors(isTerminal: isTerminal, environment: ProcessInfo.processInfo.environment)
    let visible = VisibleText.lines(text)
    // If standard error cannot be written, there is nowhere to report it.
    let line = (isColored ? Self.colored(visible) : visible) + "\n"
    try? OutputFile.write(Array(line.utf8), toDescriptor: STDERR_FILENO)
  }

  /// The location that the text begins with in bold, and the word `warning:` in yellow.
  private static func colored(_ text: String) -> String {
    guard let end = text.firstRange(of: ": ") else { return text }
    let location = "\u{1B}[1m\(text[..<end.upperBound])\u{1B}[0m"
    let rest = text[end.upperBound...]
    guard rest.hasPrefix("warning:") else { return location + rest }
    return location + "\u{1B}[33mwarning:\u{1B}[0m" + rest.dropFirst("warning:".count)
  }
}
