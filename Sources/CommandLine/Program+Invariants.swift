extension Program {
  /// What is wrong with the declaration itself, one sentence each; a program's tests expect none.
  package var inconsistencies: [String] {
    var found: [String] = []
    for name in repeated(commands.map(\.name)) { found.append("the command \(name) is declared twice") }
    let options = commands.flatMap(\.options)
    for option in options where suggestingOptions.contains(where: { $0.name == option.name }) {
      if option.suggestions != suggestingOptions.first(where: { $0.name == option.name })?.suggestions {
        found.append("the option \(option.name) has different suggestions in two commands")
      }
    }
    for command in commands { found += command.inconsistencies.map { "\(command.name): \($0)" } }
    return found
  }
}

extension Subcommand {
  fileprivate var inconsistencies: [String] {
    var found: [String] = []
    for name in repeated(options.map(\.name) + ["help"]) { found.append("the option \(name) is declared twice") }
    for name in repeated(options.compactMap { $0.short.map { String($0) } } + ["h"]) {
      found.append("the short option \(name) is declared twice")
    }
    for name in repeated(arguments.map(\.name)) { found.append("the argument \(name) is declared twice") }
    for argument in arguments.dropLast() where argument.arity != .one {
      found.append("\(argument.name) has no fixed number of values and is not the last argument")
    }
    for option in options {
      if case .choice(let choices) = option.kind, let preset = option.preset, !choices.contains(preset) {
        found.append("\(option.spelling) is \(preset) by default, which is no choice")
      }
      if option.suggestions?.contains("'") ?? false {
        found.append("the suggestions of \(option.spelling) have an apostrophe")
      }
      if option.isRequired, option.preset != nil { found.append("\(option.spelling) is required and has a default") }
    }
    for choice in options.flatMap(\.choices) + arguments.flatMap(\.choices) where !isPlainWord(choice) {
      found.append("the choice \(choice) is no plain word, shells would read it otherwise")
    }
    if examples.isEmpty { found.append("there is no example") }
    for example in examples where example.split(separator: " ").first.map(String.init) != name {
      found.append("the example \(example) is of another command")
    }
    return found
  }
}

/// Whether the text needs no quoting in any shell.
private func isPlainWord(_ text: String) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy { byte in
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
}

/// The names that occur more than once, in order.
private func repeated(_ names: [String]) -> [String] {
  var seen: Set<String> = []
  return names.filter { !seen.insert($0).inserted }
}
