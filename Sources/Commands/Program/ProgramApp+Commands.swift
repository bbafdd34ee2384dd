import Foundation
package import PlainviewCommandLine
@_spi(Plainview) import PlainviewUIKitCore

/// Lets a program run commands on its app; installed when the program is loaded.
@section(".init_array") @used
private let installCommands: @convention(c) @Sendable () -> Void = {
  ProgramCommands.install { delegate, arguments in
    let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
    return ProgramApp(delegate: delegate, name: name).run(arguments).rawValue
  }
}

extension ProgramApp {
  /// The commands of the program, as data for parsing and for help.
  package static func program(named name: String) -> Program {
    Program(
      name: "\(name) \(ProgramCommands.marker)", version: Commands.version,
      summary: "Shows the app of this program as text, plays it and tells who calls whom.",
      commands: Commands.ofApps.map { $0.appDeclaration }, sharedOptions: [ColorChoice.option],
      environment: [ColorChoice.variable])
  }

  /// Runs a command line, without the program's name and the marker.
  func run(_ arguments: [String]) -> ExitCode {
    Commands.run(arguments, of: Self.program(named: name)) { command in
      guard let type = Commands.ofApps.first(where: { $0.declaration.name == command.name }) else {
        return .internalError
      }
      return try type.init(command, of: self).run()
    }
  }
}
