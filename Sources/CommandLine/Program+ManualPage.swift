extension Program {
  /// The manual page as `man` reads it, in troff's `man` macros; the texts are those of the help.
  package var manualPage: String {
    var lines = [
      ".TH \(name.uppercased()) 1 \"\" \"\(troff(name)) \(troff(version))\" \"User Commands\"",
      ".SH NAME", "\(troff(name)) \\- \(troff(summary))",
      ".SH SYNOPSIS", ".B \(troff(name))", ".I COMMAND", "[options]",
      ".SH COMMANDS",
    ]
    for command in commands { lines += manual(of: command) }
    lines += [".SH OPTIONS", ".TP", bold("--help") + ", " + bold("-h"), "Show the help, of a command its own.", ".TP"]
    lines += [bold("--version"), "Show the version.", ".SH \"EXIT STATUS\""]
    for code in ExitCode.allCases { lines += [".TP", ".B \(code.rawValue)", troff(code.meaning)] }
    if !environment.isEmpty { lines.append(".SH ENVIRONMENT") }
    for variable in environment { lines += [".TP", ".B \(troff(variable.name))", troff(variable.help)] }
    lines.append(".SH EXAMPLES")
    for example in commands.flatMap(\.examples) { lines += [".PP", ".nf", troff("\(name) \(example)"), ".fi"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func manual(of command: Subcommand) -> [String] {
    var lines = [".SS \"\(troff(command.usage))\"", troff(command.summary)]
    for argument in command.arguments { lines += [".TP", "\\fI\(troff(argument.name))\\fR", troff(argument.fullHelp)] }
    for option in command.options {
      let names = option.spellings.map(bold).joined(separator: ", ")
      lines += [".TP", names + (option.valueName.map { " \\fI\(troff($0))\\fR" } ?? ""), troff(option.fullHelp)]
    }
    return lines
  }

  private func bold(_ text: String) -> String { "\\fB\(troff(text))\\fR" }
}

/// A text with troff's control characters escaped: no line begins with a dot or a quote.
private func troff(_ text: String) -> String {
  var result = ""
  for character in text {
    switch character {
    case "\\": result += "\\e"
    case "-": result += "\\-"
    case "\"": result += "\\(dq"
    case "'": result += "\\(aq"
    case "`": result += "\\(ga"
    case "~": result += "\\(ti"
    case "^": result += "\\(ha"
    case _ where character.isNewline: result += " "
    default: result.append(character)
    }
  }
  return result.hasPrefix(".") ? "\\&" + result : result
}
