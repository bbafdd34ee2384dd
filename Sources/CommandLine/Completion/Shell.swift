/// A shell that can complete a program's command lines.
package enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

extension Program {
  /// A script that teaches a shell the program's commands, options and choices.
  package func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion(program: self).script
    case .zsh: ZshCompletion(program: self).script
    case .fish: FishCompletion(program: self).script
    }
  }

  /// The options with values that a command of the shell finds, one of each name.
  var suggestingOptions: [Option] {
    var seen: Set<String> = []
    return commands.flatMap(\.options).filter { $0.suggestions != nil && seen.insert($0.name).inserted }
  }

  /// The commands that a shell offers: the declared ones and `help`.
  var commandSummaries: [(name: String, summary: String)] {
    commands.map { ($0.name, $0.summary) } + [("help", "Shows what a command does.")]
  }
}

extension Subcommand {
  /// The choices of the arguments; empty if any of them is a file or a text.
  var argumentChoices: [String] {
    arguments.allSatisfy { !$0.choices.isEmpty } ? arguments.flatMap(\.choices) : []
  }
}
