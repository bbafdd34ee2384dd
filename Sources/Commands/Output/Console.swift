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
  package static func write(_ text: String) { write(text, to: .standardOutput) }

  package static func complain(_ text: String) {
    let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1
    let isColored = color.colors(isTerminal: isTerminal, environment: ProcessInfo.processInfo.environment)
    let visible = VisibleText.lines(text)
    write((isColored ? Self.colored(visible) : visible) + "\n", to: .standardError)
  }

  /// A reader that has gone away is no error of ours.
  private static func write(_ text: String, to file: FileHandle) { try? file.write(contentsOf: Data(text.utf8)) }

  /// The place that the text begins with in bold, and a warning's word in yellow.
  private static func colored(_ text: String) -> String {
    guard let end = text.firstRange(of: ": ") else { return text }
    let place = "\u{1B}[1m\(text[..<end.upperBound])\u{1B}[0m"
    let rest = text[end.upperBound...]
    guard rest.hasPrefix("warning:") else { return place + rest }
    return place + "\u{1B}[33mwarning:\u{1B}[0m" + rest.dropFirst("warning:".count)
  }
}
