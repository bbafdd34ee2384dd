/// Completion for zsh, with what each command, option and choice is for.
struct ZshCompletion {
  let program: Program

  var script: String {
    """
    #compdef \(program.name)
    # Completion of \(program.name) for zsh. In ~/.zshrc, after compinit: eval "$(\(program.name) completion zsh)"
    \(program.suggestingOptions.map(finder).joined())\(function)() {
      local -a commands
      commands=(
    \(program.commandSummaries.map { "    \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe -t commands command commands
        return
      fi
      local program=$words[1] command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(program.commands.map(commandCase).joined())    help) _describe -t commands command commands ;;
      esac
    }
    if [[ $funcstack[1] == \(function) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(program.name)
    fi

    """
  }

  private var function: String { "_" + program.name.replacing("-", with: "_") }

  /// The function that finds an option's values; its arguments are passed to `compadd`.
  private func finder(_ option: Option) -> String {
    """
    \(finderName(option))() {
      local -a found
      found=("${(@f)$(sh -c \(quoted(option.suggestions ?? "")) sh $program $words 2> /dev/null)}")
      compadd "$@" -a found
    }

    """
  }

  private func finderName(_ option: Option) -> String { "\(function)_\(option.name)" }

  private func commandCase(_ command: Subcommand) -> String {
    let lines = command.options.flatMap(specifications) + ["'(-h --help)'{-h,--help}'[Show the help.]'"]
    let all = lines + command.arguments.map(specification)
    return "    \(command.name))\n      _arguments -s \\\n"
      + all.map { "        \($0)" }.joined(separator: " \\\n") + " ;;\n"
  }

  /// `'--format=[help]:FORMAT:(ascii unicode)'`, and the same for the short name.
  private func specifications(_ option: Option) -> [String] {
    let help = "[\(escaped(option.help))]"
    let value = option.valueName.map { ":\(escaped($0)):" + action(of: option, name: $0) } ?? ""
    let prefix = option.repeats ? "*" : option.short == nil ? "" : "(\(option.spellings.joined(separator: " ")))"
    let hasValue = option.valueName != nil
    return option.spellings.map { spelling in
      let end = !hasValue ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return quoted(prefix + spelling + end + help + value)
    }
  }

  private func specification(_ argument: Argument) -> String {
    let takesAll = argument.arity == .oneOrMore || argument.arity == .any
    let start = takesAll ? "*:" : argument.arity == .optional ? "::" : ":"
    return quoted(start + escaped(argument.name) + ":" + action(argument.choices, name: "FILE"))
  }

  private func action(of option: Option, name: String) -> String {
    option.suggestions == nil ? action(option.choices, name: name) : finderName(option)
  }

  private func action(_ choices: [String], name: String) -> String {
    if !choices.isEmpty { return "(\(choices.joined(separator: " ")))" }
    return ["FILE", "PATH", "DIR", "FOLDER"].contains(name) ? "_files" : " "
  }

  /// A text inside a specification, where colons and brackets have a meaning.
  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }

  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
