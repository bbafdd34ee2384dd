import PlainviewCommandLine
import Testing

/// The completion scripts, run by the shells that they are for; shells that are not installed are left out.
@Suite struct CompletionTests {
  private static let program = Program(
    name: "plainview", version: "1", summary: "",
    commands: sample.commands + [
      Subcommand(
        name: "completion", summary: "It's [a] script: yes.",
        arguments: [Argument("SHELL", "The shell.", choices: ["bash", "zsh", "fish"])], examples: ["completion bash"])
    ])

  // MARK: bash

  /// What bash offers for the words of a line, of which the last one is being written.
  private func bash(_ words: String...) throws -> [String] {
    let script = """
      \(Self.program.completionScript(for: .bash))
      COMP_WORDS=(\((["plainview"] + words).map { "'\($0)'" }.joined(separator: " ")))
      COMP_CWORD=\(words.count)
      _plainview
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try ShellScript.run("bash", script)
    #expect(result.status == 0)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test("bash offers commands first") func bashCommands() throws {
    #expect(try bash("re") == ["render"])
    #expect(try bash("") == ["render", "test", "explain", "list", "completion", "help", "--help", "--version"])
    #expect(try bash("help", "ex") == ["explain"])
  }

  @Test("bash offers a command's options, choices of an option, and choices of an argument") func bashOptions() throws {
    #expect(try bash("render", "--") == ["--scene", "--device", "--format", "--width", "--help"])
    #expect(try bash("test", "-") == ["-e", "--env", "--include-tags", "-m", "--maestro-compat", "--help", "-h"])
    #expect(try bash("render", "--format", "an") == ["ansi"])
    #expect(try bash("render", "Main.storyboard", "--format", "=", "a") == ["ascii", "ansi"])
    #expect(try bash("render", "--format", "=") == ["ascii", "unicode", "ansi", "json"])
    #expect(try bash("completion", "") == ["bash", "zsh", "fish"])
  }

  @Test("bash is left to offer files where the program knows no words") func bashFiles() throws {
    #expect(try bash("render", "Ma") == [])
    #expect(try bash("render", "--scene", "") == [])
    let script = Self.program.completionScript(for: .bash) + "complete -p plainview\n"
    #expect(try ShellScript.run("bash", script).output == "complete -o default -F _plainview plainview\n")
  }

  @Test("bash offers what a command finds, as one word each, and expands none of it") func bashSuggestions() throws {
    #expect(try bash("render", "--device", "iP") == [#"iPhone\ SE"#, "iPad"])
    #expect(try bash("render", "--device", #"iPhone\ "#) == [#"iPhone\ SE"#])
    #expect(try bash("render", "--device", "$") == [#"\$\(false\)\ \*"#])
    // The words of the line are the command's arguments, the program's name first.
    #expect(try bash("render", "--device", "-") == ["--device"])
  }

  @Test("bash leaves words that are no options alone when they look like expressions") func bashExpressions() throws {
    #expect(try bash("render", "$(false)") == [])
    #expect(try bash("test", "*") == [])
  }

  // MARK: zsh

  @Test("zsh takes the script", .enabled(if: ShellScript.isInstalled("zsh"))) func zshSyntax() throws {
    let result = try ShellScript.run("zsh", Self.program.completionScript(for: .zsh), arguments: ["-n"])
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }

  /// What zsh lists for a line: a shell in a pseudo-terminal completes it, as its own tests do.
  private func zsh(_ line: String) throws -> String {
    let script = """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'PS1=; PROMPT=; unsetopt zle_bracketed_paste; autoload -Uz compinit && compinit -u -D; LISTMAX=1000'
      zpty -w shell "source $1; print READY"
      zpty -r shell text '*READY*READY*'
      zpty -w -n shell $'\(line)\\t\\t'
      sleep 1
      zpty -r -t shell text '*'
      while zpty -r -t shell more; do text+=$more; done
      print -r -- "$text"
      zpty -d shell
      """
    let completion = Self.program.completionScript(for: .zsh)
    let setup = "cat > $0.completion <<'END_OF_COMPLETION'\n\(completion)END_OF_COMPLETION\nset -- $0.completion\n"
    return try ShellScript.run("zsh", setup + script + "\nrm -f $1\n").output
  }

  @Test("zsh offers commands, options and choices with what they are for", .enabled(if: ShellScript.isInstalled("zsh")))
  func zshCompletes() throws {
    let commands = try zsh("plainview ")
    #expect(commands.contains("render") && commands.contains("Draws the scenes of a document as text."), "\(commands)")
    #expect(commands.contains("It's [a] script: yes."), "\(commands)")
    #expect(try zsh("plainview render --format ").contains("unicode"))
    #expect(try zsh("plainview completion ").contains("fish"))
    #expect(try zsh("plainview render --device iPh").contains(#"iPhone\ SE"#))
  }

  // MARK: fish

  /// What fish offers for a line, with tabs between the word and what it is for.
  private func fish(_ line: String) throws -> [String] {
    let script = Self.program.completionScript(for: .fish) + "\ncomplete -C '\(line)'\n"
    let result = try ShellScript.run("fish", script, arguments: ["--no-config"])
    #expect(result.status == 0, "\(result.output)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test("fish offers commands, options and choices", .enabled(if: ShellScript.isInstalled("fish"))) func fishCompletes()
    throws
  {
    #expect(try fish("plainview rend") == ["render\tDraws the scenes of a document as text."])
    #expect(try fish("plainview comp") == ["completion\tIt's [a] script: yes."])
    #expect(try fish("plainview render --fo") == ["--format\tHow to draw."])
    #expect(try fish("plainview render --format a").map { $0.prefix { $0 != "\t" } } == ["ansi", "ascii"])
    #expect(try fish("plainview render --device iP").map { $0.prefix { $0 != "\t" } } == ["iPad", "iPhone SE"])
    #expect(try fish("plainview completion z").map { $0.prefix { $0 != "\t" } } == ["zsh"])
  }

  // MARK: Choices of arguments

  @Test("An argument with choices takes no other value") func choices() {
    let error = #expect(throws: UsageError.self) { try Self.program.request(["completion", "bsh"]) }
    #expect(
      error?.description == "`SHELL` cannot be `bsh`, did you mean `bash` or `zsh`? See `plainview completion --help`.")
  }
}
