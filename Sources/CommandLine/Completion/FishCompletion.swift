/// Completion for fish, a `complete` line for each command, option and argument.
struct FishCompletion {
  let program: Program

  var script: String {
    var lines = [
      "# Completion of \(program.name) for fish. \(program.name) completion fish > "
        + "~/.config/fish/completions/\(program.name).fish",
      "complete -c \(program.name) -f",
    ]
    for option in program.suggestingOptions {
      lines += [
        "function \(finder(option))", "  sh -c \(quoted(option.suggestions ?? "")) sh (commandline -opc) 2> /dev/null",
        "end",
      ]
    }
    lines += program.commandSummaries.map {
      "complete -c \(program.name) -n __fish_use_subcommand -a \($0.name) -d \(quoted($0.summary))"
    }
    lines.append("complete -c \(program.name) -n __fish_use_subcommand -s h -l help -d 'Show the help.'")
    lines.append("complete -c \(program.name) -n __fish_use_subcommand -l version -d 'Show the version.'")
    for command in program.commands { lines += self.lines(of: command) }
    let commands = program.commands.map(\.name).joined(separator: " ")
    lines.append(condition("help") + " -a \(quoted(commands))")
    return lines.joined(separator: "\n") + "\n"
  }

  private func condition(_ command: String) -> String {
    "complete -c \(program.name) -n '__fish_seen_subcommand_from \(command)'"
  }

  private func lines(of command: Subcommand) -> [String] {
    let start = condition(command.name)
    let options = command.options.map { option in
      start + (option.short.map { " -s \($0)" } ?? "") + " -l \(option.name)" + value(of: option)
        + " -d \(quoted(option.help))"
    }
    let choices = command.argumentChoices
    let arguments =
      command.arguments.isEmpty
      ? [] : [start + (choices.isEmpty ? " -F" : " -a \(quoted(choices.joined(separator: " ")))")]
    return options + [start + " -s h -l help -d 'Show the help.'"] + arguments
  }

  private func value(of option: Option) -> String {
    guard let name = option.valueName else { return "" }
    if option.suggestions != nil { return " -x -a '(\(finder(option)))'" }
    if !option.choices.isEmpty { return " -x -a \(quoted(option.choices.joined(separator: " ")))" }
    return ["FILE", "PATH", "DIR", "FOLDER"].contains(name) ? " -r -F" : " -x"
  }

  /// The function that finds an option's values.
  private func finder(_ option: Option) -> String { "__\(program.name)_\(option.name)" }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
