/// A command with the values it was given, all of them checked against the declaration.
package struct ParsedCommand: Equatable, Sendable {
  package let name: String
  var arguments: [String: [String]] = [:]
  var options: [String: [String]] = [:]
  var flags: Set<String> = []
  /// The options with a value in the order in which they stand.
  package internal(set) var given: [GivenOption] = []

  init(name: String) { self.name = name }

  /// An option as it was given.
  package struct GivenOption: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  // MARK: Arguments

  /// The value of an argument that there is one of; nil if it is optional and was left out.
  package func argument(_ name: String) -> String? { arguments[name]?.first }

  /// The values of an argument in order.
  package func arguments(_ name: String) -> [String] { arguments[name] ?? [] }

  // MARK: Options

  package func isSet(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option, the last one if it repeats; its default if it was not given.
  package func value(_ option: String) -> String? { options[option]?.last }

  /// The values of an option in order.
  package func values(_ option: String) -> [String] { options[option] ?? [] }

  /// The value of a number option.
  package func number(_ option: String) -> Int? { value(option).flatMap { Int($0) } }

  /// The values of a pair option in order, divided at the first equals sign.
  package func pairs(_ option: String) -> [(name: String, value: String)] {
    values(option).map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }
}
