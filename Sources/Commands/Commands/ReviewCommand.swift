package import PlainviewCommandLine
import PlainviewRuntime
import PlainviewSnapshot

/// `plainview review`: pending snapshots one after the other, with their differences.
@MainActor package struct ReviewCommand: Command {
  package static let declaration = Subcommand(
    name: "review", summary: "Shows each pending snapshot and asks whether to accept, reject or skip it.",
    arguments: [Argument("DIR", "Where to look; the current folder by default.", arity: .optional)],
    options: [], examples: ["review Tests"])

  private let files: PendingFiles
  private let presentation: DifferenceText.Presentation

  package init(_ command: ParsedCommand) throws {
    files = try PendingFiles(at: [command.argument("DIR") ?? "."])
    let terminal = TerminalSize(color: command.color.rawValue)
    presentation = terminal.isTerminal ? .terminal(columns: terminal.columns, isColored: terminal.isColored) : .plain
  }

  /// The cursor goes home and the screen is empty; what was there can be scrolled back to.
  private static let clearScreen = "\u{1B}[2J\u{1B}[H"

  private enum Decision: Character {
    case accept = "a"
    case reject = "r"
    case skip = "s"
    case quit = "q"
  }

  package func run() throws -> ExitCode {
    var files = files
    let keyboard = Keyboard()
    let count = files.files.count
    var (shown, accepted, rejected) = (0, 0, 0)
    var isOver = false
    _ = files.forEach { file in
      shown += 1
      guard !isOver else { return }
      let progress = "\(shown)/\(count)"
      show(file, try file.explanation(presentation), progress: progress)
      switch decision(keyboard, "\(progress) \(file.target)") {
      case .accept:
        try file.accept()
        accepted += 1
      case .reject:
        file.reject()
        rejected += 1
      case .skip: break
      case .quit: isOver = true
      }
    }
    Console.print("\(accepted) accepted, \(rejected) rejected, \(count - accepted - rejected) left")
    return files.complain()
  }

  /// Shows a text on a screen of its own.
  private func show(_ file: PendingFile, _ difference: String, progress: String) {
    if presentation != .plain { Console.printStyled(Self.clearScreen) }
    let origin = file.snapshot.origin
    Console.print("== \(progress) \(file.target)" + (origin.isEmpty ? "" : "\n   from \(origin)"))
    Console.printStyled(difference.isEmpty ? "(the text is empty)" : difference)
  }

  /// Asks until there is an answer; the end of the input is one.
  private func decision(_ keyboard: Keyboard, _ name: String) -> Decision {
    while true {
      let question = "\(VisibleText.line(name)): accept (a), reject (r), skip (s), quit (q)? "
      guard let key = keyboard.key(after: question) else { return .quit }
      if let decision = Decision(rawValue: key) { return decision }
    }
  }
}
