/// Completion for bash, from version 3.2 on: values that the program knows, else bash's own file names.
struct BashCompletion {
  let program: Program

  var script: String {
    """
    # Completion of \(program.name) for bash. In ~/.bashrc: eval "$(\(program.name) completion bash)"
    \(function)() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}" words=""
      local finder="" word
      COMPREPLY=()
      # bash takes --name=value for three words.
      if [[ "$current" == "=" ]]; then
        current=""
      elif [[ "$previous" == "=" ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      if (( COMP_CWORD == 1 )); then
        words="\(list(program.commandSummaries.map(\.name) + ["--help", "--version"]))"
      else
        case "$command $previous" in
    \(valueCases)    *)
          case "$command" in
    \(commandCases)        "help") words="\(list(program.commands.map(\.name)))" ;;
          esac ;;
        esac
      fi
      if [[ -n "$finder" ]]; then
        # What a file says is offered as it is, and never expanded.
        while IFS= read -r word; do
          if [[ -n "$word" && ( "$word" == "$current"* || "$(printf '%q' "$word")" == "$current"* ) ]]; then
            COMPREPLY+=("$(printf '%q' "$word")")
          fi
        done <<< "$(sh -c "$finder" sh "${COMP_WORDS[@]}" 2> /dev/null)"
      else
        COMPREPLY=( $(compgen -W "$words" -- "$current") )
      fi
    }
    complete -o default -F \(function) \(program.name)

    """
  }

  private var function: String { "_" + program.name.replacing("-", with: "_") }

  /// The cases behind options that have a value.
  private var valueCases: String {
    program.commands.flatMap { command in
      command.options.compactMap { option -> String? in
        guard option.valueName != nil else { return nil }
        let patterns = option.spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
        if let finder = option.suggestions { return "    \(patterns)) finder='\(finder)' ;;\n" }
        return "    \(patterns)) words=\"\(list(option.choices))\" ;;\n"
      }
    }.joined()
  }

  private var commandCases: String {
    program.commands.map { command in
      let options = (command.options.flatMap(\.spellings) + ["--help", "-h"]).joined(separator: " ")
      let choices = command.argumentChoices
      guard choices.isEmpty else {
        return """
                  "\(command.name)")
                    words="\(list(choices))"
                    if [[ "$current" == -* ]]; then words="\(options)"; fi ;;

          """
      }
      return "        \"\(command.name)\") if [[ \"$current\" == -* ]]; then words=\"\(options)\"; fi ;;\n"
    }.joined()
  }

  private func list(_ values: [String]) -> String { values.joined(separator: " ") }
}
