extension Program {
  /// The text of `--help`: usage, commands, exit codes.
  package var overview: String {
    var text = "Usage: \(name) COMMAND [options]\n\n\(wrapped(summary))\n\nCommands:\n"
    text += table(commands.map { ($0.name, $0.firstSentence) })
    text += "\nOptions:\n" + table([("-h, --help", "Show this text."), ("--version", "Show the version.")])
    if !environment.isEmpty { text += "\nEnvironment:\n" + table(environment.map { ($0.name, $0.help) }) }
    text += "\nExit codes:\n" + table(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
    text += "\n`\(name) COMMAND --help` describes a command.\n"
    return text
  }

  /// The text of a command's `--help`: usage, arguments, options with their defaults, examples.
  package func help(of command: Subcommand) -> String {
    var text = "Usage: \(name) \(command.usage)\n\n\(wrapped(command.summary))\n"
    if !command.arguments.isEmpty {
      text += "\nArguments:\n" + table(command.arguments.map { ($0.name, $0.fullHelp) })
    }
    text +=
      "\nOptions:\n" + table(command.options.map { ($0.heading, $0.fullHelp) } + [("-h, --help", "Show this text.")])
    if !command.examples.isEmpty {
      text += "\n" + (command.examples.count == 1 ? "Example:\n" : "Examples:\n")
      for example in command.examples { text += "  \(name) \(example)\n" }
    }
    return text
  }
}

extension Subcommand {
  /// What the command does, in one sentence: the list of all commands is read at a glance.
  var firstSentence: String { summary.firstRange(of: ". ").map { summary[..<$0.lowerBound] + "." } ?? summary }

  /// The command's line in short: what has to be there, and what may.
  var usage: String {
    var parts = [name]
    for option in options where option.isRequired {
      parts.append(option.valueName.map { "\(option.spelling) \($0)" } ?? option.spelling)
    }
    parts.append("[options]")
    for argument in arguments {
      switch argument.arity {
      case .one: parts.append(argument.name)
      case .optional: parts.append("[\(argument.name)]")
      case .oneOrMore: parts.append("\(argument.name)...")
      case .any: parts.append("[\(argument.name)...]")
      }
    }
    return parts.joined(separator: " ")
  }
}

extension Argument {
  /// The help with the choices.
  var fullHelp: String { choices.isEmpty ? help : help + " One of " + choices.joined(separator: ", ") + "." }
}

extension Option {
  fileprivate var heading: String {
    let names = spellings.joined(separator: ", ")
    return valueName.map { "\(names) \($0)" } ?? names
  }

  /// The help with the choices, the default and how often the option may be given.
  var fullHelp: String {
    var notes: [String] = []
    if isRequired { notes.append("required") }
    if let preset { notes.append("default: \(preset)") }
    if repeats { notes.append("may be repeated") }
    var text = help
    if !choices.isEmpty { text += " One of " + choices.joined(separator: ", ") + "." }
    return notes.isEmpty ? text : text + " (" + notes.joined(separator: ", ") + ")"
  }
}

// MARK: Columns

private let lineWidth = 80

/// Two columns, the second wrapped; a heading that is too long for its column has a line of its own.
private func table(_ rows: [(heading: String, text: String)]) -> String {
  let widest = rows.map(\.heading.count).filter { $0 <= 24 }.max() ?? 0
  let indentation = String(repeating: " ", count: widest + 4)
  var text = ""
  for row in rows {
    let isShort = row.heading.count <= widest
    let padding = isShort ? String(repeating: " ", count: widest - row.heading.count + 2) : "\n" + indentation
    text += "  " + row.heading + padding + wrapped(row.text, indentation: indentation) + "\n"
  }
  return text
}

/// The text in lines of the help's width; all lines but the first begin with the indentation.
private func wrapped(_ text: String, indentation: String = "") -> String {
  var result = ""
  var column = indentation.count
  for word in text.split(separator: " ") {
    if result.isEmpty {
      result += word
    } else if column + 1 + word.count > lineWidth {
      result += "\n" + indentation + word
      column = indentation.count
    } else {
      result += " " + word
      column += 1
    }
    column += word.count
  }
  return result
}
