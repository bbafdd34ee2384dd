/// A program as its users see it: commands with arguments and options, declared as data.
package struct Program: Sendable {
  package let name: String
  package let version: String
  /// One sentence on what it is for.
  package let summary: String
  /// The commands, each with the options that all of them have.
  package let commands: [Subcommand]
  /// The environment variables that the program reads.
  package let environment: [EnvironmentVariable]

  package init(
    name: String, version: String, summary: String, commands: [Subcommand], sharedOptions: [Option] = [],
    environment: [EnvironmentVariable] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands.map { $0.adding(sharedOptions) }
    self.environment = environment
  }
}

/// A variable of the environment, for the help.
package struct EnvironmentVariable: Sendable {
  package let name: String
  package let help: String

  package init(_ name: String, _ help: String) {
    self.name = name
    self.help = help
  }
}

/// A command of a program.
package struct Subcommand: Sendable {
  package let name: String
  /// One sentence on what it does.
  package let summary: String
  package let arguments: [Argument]
  package let options: [Option]
  /// Whole command lines, without the program's name.
  package let examples: [String]

  package init(
    name: String, summary: String, arguments: [Argument] = [], options: [Option] = [], examples: [String]
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.options = options
    self.examples = examples
  }

  /// The command without an argument, and without options that only make sense beside it.
  package func without(_ argument: String, options dropped: Set<String> = [], examples: [String]) -> Subcommand {
    Subcommand(
      name: name, summary: summary, arguments: arguments.filter { $0.name != argument },
      options: options.filter { !dropped.contains($0.name) }, examples: examples)
  }

  /// The command with further options behind its own, which take precedence.
  package func adding(_ more: [Option]) -> Subcommand {
    let new = more.filter { option in !options.contains { $0.name == option.name } }
    return Subcommand(name: name, summary: summary, arguments: arguments, options: options + new, examples: examples)
  }
}

/// A positional value.
package struct Argument: Sendable {
  /// How many values there are; only the last argument of a command may have several.
  package enum Arity: Sendable {
    case one
    case optional
    case oneOrMore
    case any
  }

  /// The name in capitals, as in `FILE`.
  package let name: String
  package let help: String
  package let arity: Arity
  /// What the value can be; empty for any file or text.
  package let choices: [String]

  package init(_ name: String, _ help: String, arity: Arity = .one, choices: [String] = []) {
    self.name = name
    self.help = help
    self.arity = arity
    self.choices = choices
  }
}

/// A value or a switch that is known by its name.
package struct Option: Sendable {
  package enum Kind: Sendable {
    /// On if it is there.
    case flag
    /// Any text; the name in capitals is for the help.
    case text(String)
    case choice([String])
    case number(String, ClosedRange<Int>)
    /// `NAME=VALUE`, with a name.
    case pair(String)
  }

  /// The name without its hyphens.
  package let name: String
  package let short: Character?
  package let kind: Kind
  package let help: String
  /// The value if the option is not given.
  package let preset: String?
  package let isRequired: Bool
  /// True if it may be given several times.
  package let repeats: Bool
  /// What shells offer for a value that may be any text: the lines that this command of `sh` prints. Its arguments are those
  /// of the command line, the program's name first; it has no apostrophes. Options of one name have the same.
  package let suggestions: String?

  package init(
    _ name: String, short: Character? = nil, _ kind: Kind, _ help: String, preset: String? = nil,
    isRequired: Bool = false, repeats: Bool = false, suggestions: String? = nil
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.help = help
    self.preset = preset
    self.isRequired = isRequired
    self.repeats = repeats
    self.suggestions = suggestions
  }

  /// The name as it is written, as in `--format`.
  var spelling: String { "--" + name }

  /// The spellings of the option, the short one first.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }

  /// What the value can be; empty for any text.
  var choices: [String] {
    if case .choice(let choices) = kind { return choices }
    return []
  }

  /// The placeholder for the value in the help; nil for a flag.
  var valueName: String? {
    switch kind {
    case .flag: nil
    case .text(let name), .number(let name, _), .pair(let name): name
    case .choice: name.split(separator: "-").last.map { $0.uppercased() } ?? name.uppercased()
    }
  }
}
