/// When a program colours its output, for the option `--color`.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless `NO_COLOR` is set or the terminal has no colours.
  case auto
  case always
  case never

  /// The option for a program's shared ones.
  package static let option = Option(
    "color", .choice(allCases.map(\.rawValue)), "When to use colours; auto means on a terminal.",
    preset: ColorChoice.auto.rawValue)

  /// The variable that turns colours off whatever its value, unless it is empty; see no-color.org.
  package static let variable = EnvironmentVariable("NO_COLOR", "If it is set, colours are for --color always only.")

  /// Whether to colour what goes to a stream.
  package func colors(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}

extension ParsedCommand {
  /// What the option `--color` says.
  package var color: ColorChoice { value("color").flatMap(ColorChoice.init) ?? .auto }
}
