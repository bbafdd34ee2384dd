package import PlainviewCommandLine
@_spi(Plainview) import PlainviewUIKitCore

/// `plainview devices`: the screens that `--device` knows.
@MainActor package struct DevicesCommand: Command {
  package static let declaration = Subcommand(
    name: "devices", summary: "Lists the devices for --device: name, points, pixels a point, and the safe area upright.",
    examples: ["devices"])

  package init(_ command: ParsedCommand) {}

  package func run() -> ExitCode {
    let rows = DeviceProfile.table.flatMap { profile in
      profile.names.map { name in
        let screen = profile.portrait
        let safe = screen.safeArea
        let area = [safe.top, safe.left, safe.bottom, safe.right].map { compactNumber(Double($0)) }
        return (
          name: name,
          rest: "\(compactNumber(Double(screen.size.width))) x \(compactNumber(Double(screen.size.height))) "
            + "@\(compactNumber(screen.scale))x  safe area \(area.joined(separator: " "))"
        )
      }
    }
    let width = rows.map(\.name.count).max() ?? 0
    for row in rows {
      Console.print(row.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + row.rest)
    }
    return .success
  }
}
