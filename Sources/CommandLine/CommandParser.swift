/// The reader of one command's arguments and options.
struct CommandParser {
  private let command: Subcommand
  private let help: String
  private var parsed: ParsedCommand
  private var values: [String] = []

  init(of command: Subcommand, help: String) {
    self.command = command
    self.help = help
    parsed = ParsedCommand(name: command.name)
  }

  mutating func parse(_ arguments: [String]) throws(UsageError) -> ParsedCommand {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        values += rest
        break
      } else if word.hasPrefix("--") {
        try takeLongOption(word, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try takeShortOption(word, &rest)
      } else {
        values.append(word)
      }
    }
    try assignArguments()
    try completeOptions()
    return parsed
  }

  // MARK: Options

  /// Takes `--name`, `--name=VALUE` or `--name VALUE`.
  private mutating func takeLongOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let option = command.options.first(where: { $0.spelling == spelling }) else {
      throw error(.unknownOption(spelling, known: command.options.map(\.spelling) + ["--help"]))
    }
    try take(option, as: spelling, attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  /// Takes `-n`, `-nVALUE` or `-n VALUE`.
  private mutating func takeShortOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let letter = word.dropFirst().first
    let attached = word.dropFirst(2)
    let spelling = String(word.prefix(2))
    guard let option = command.options.first(where: { $0.short != nil && $0.short == letter }),
      option.valueName != nil || attached.isEmpty
    else {
      let known = command.options.compactMap { $0.short.map { "-\($0)" } } + ["-h"]
      throw error(.unknownOption(word, known: known + command.options.map(\.spelling)))
    }
    try take(option, as: spelling, attached: attached.isEmpty ? nil : String(attached), &rest)
  }

  private mutating func take(
    _ option: Option, as spelling: String, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let isRepeated = parsed.flags.contains(option.name) || parsed.options[option.name] != nil
    if isRepeated, !option.repeats { throw error(.repeatedOption(spelling)) }
    guard let valueName = option.valueName else {
      if let attached { throw error(.unexpectedValue(option: spelling, value: attached)) }
      parsed.flags.insert(option.name)
      return
    }
    guard let value = attached ?? nextValue(&rest) else {
      throw error(.missingValue(option: option.spelling, name: valueName))
    }
    try check(value, of: option)
    parsed.options[option.name, default: []].append(value)
    parsed.given.append(ParsedCommand.GivenOption(name: option.name, value: value))
  }

  /// The next argument if it can be a value: an option cannot, a negative number can.
  private func nextValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let word = rest.first else { return nil }
    let isNumber = word.dropFirst().first?.isWholeNumber ?? false
    if word.hasPrefix("-"), word != "-", !isNumber { return nil }
    return rest.removeFirst()
  }

  private func check(_ value: String, of option: Option) throws(UsageError) {
    switch option.kind {
    case .flag, .text: break
    case .choice(let choices):
      guard choices.contains(value) else {
        throw error(.unknownChoice(value, option: option.spelling, known: choices))
      }
    case .number(_, let range):
      guard let number = Int(value), range.contains(number) else {
        throw error(.notANumber(value, option: option.spelling, range))
      }
    case .pair:
      guard value.contains("="), !value.hasPrefix("=") else { throw error(.notAPair(value, option: option.spelling)) }
    }
  }

  /// Adds defaults where no option was given; fails if a required one is missing.
  private mutating func completeOptions() throws(UsageError) {
    for option in command.options where parsed.options[option.name] == nil {
      if let preset = option.preset { parsed.options[option.name] = [preset] }
      if option.isRequired, !parsed.flags.contains(option.name) {
        throw error(.missingOption(option.spelling, name: option.valueName))
      }
    }
  }

  // MARK: Arguments

  private mutating func assignArguments() throws(UsageError) {
    var rest = values[...]
    for argument in command.arguments {
      switch argument.arity {
      case .one, .oneOrMore:
        guard !rest.isEmpty else { throw error(.missingArgument(argument.name)) }
      case .optional, .any: break
      }
      let takesAll = argument.arity == .oneOrMore || argument.arity == .any
      let taken = takesAll ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      for value in taken where !argument.choices.isEmpty && !argument.choices.contains(value) {
        throw error(.unknownChoice(value, option: argument.name, known: argument.choices))
      }
      if !taken.isEmpty { parsed.arguments[argument.name] = Array(taken) }
    }
    if let surplus = rest.first { throw error(.surplusArgument(surplus)) }
  }

  private func error(_ problem: UsageError.Problem) -> UsageError { UsageError(problem: problem, help: help) }
}
