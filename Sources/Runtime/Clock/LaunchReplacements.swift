import Foundation

/// What the running code's app was launched with.
private var launchInput: LaunchInput? { SimulatedProcess.driven?.work.launchInput }

/// The program's arguments as an app sees them: the name of the program, then what the launch gave.
private func arguments(_ real: [String]) -> [String] {
  guard let launchInput else { return real }
  return real.prefix(1) + launchInput.arguments
}

// Replacements of `ProcessInfo.arguments`, `ProcessInfo.environment` and `CommandLine.arguments`. Every object of the class
// stands for the same process, so that the real getters are called with the shared one.

private struct VariablesGetter: @unchecked Sendable {
  let call: () -> [String: String]
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

/// The functions by their symbols, and the real ones.
enum LaunchFunctions {
  private static let names = (
    commandLine: "$ss11CommandLineO9argumentsSaySSGvgZ",
    arguments: "$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg",
    environment: "$s20FoundationEssentials11ProcessInfoC11environmentSDyS2SGvg"
  )

  fileprivate static let commandLine = nativeSymbol(names.commandLine).map { code -> TextsGetter in
    let parts: ClosureParts = (code, nil)
    return unsafeBitCast(parts, to: TextsGetter.self)
  }

  fileprivate static let arguments = nativeSymbol(names.arguments).map { code -> TextsGetter in
    let parts: (Address, AnyObject) = (code, ProcessInfo.processInfo)
    return unsafeBitCast(parts, to: TextsGetter.self)
  }

  fileprivate static let environment = nativeSymbol(names.environment).map { code -> VariablesGetter in
    let parts: (Address, AnyObject) = (code, ProcessInfo.processInfo)
    return unsafeBitCast(parts, to: VariablesGetter.self)
  }

  /// Their replacements; nothing where one of them is missing.
  static var replacements: [String: Address] {
    guard commandLine != nil, arguments != nil, environment != nil else { return [:] }
    return [
      names.commandLine: TextsGetter(call: replacedCommandLine).parts.code,
      names.arguments: TextsGetter(call: replacedArguments).parts.code,
      names.environment: VariablesGetter(call: replacedEnvironment).parts.code,
    ]
  }
}

private func replacedCommandLine() -> [String] { arguments(LaunchFunctions.commandLine?.call() ?? []) }

private func replacedArguments() -> [String] { arguments(LaunchFunctions.arguments?.call() ?? []) }

/// The variables of the program's environment with those that the launch gave.
private func replacedEnvironment() -> [String: String] {
  let real = LaunchFunctions.environment?.call() ?? [:]
  return launchInput.map { real.merging($0.environment) { $1 } } ?? real
}
