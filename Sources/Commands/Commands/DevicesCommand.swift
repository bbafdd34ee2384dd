import Foundation
package import PlainviewCommandLine
import PlainviewGraphics
import PlainviewRuntime

/// `plainview devices`: the screens that `--device` knows.
@MainActor package struct DevicesCommand: Command {
  package static let declaration = Subcommand(
    name: "devices",
    summary: "Lists the devices for --device: name, points, pixels a point, and the safe area upright.",
    examples: ["devices"])

  package init(_ command: ParsedCommand) {}

  package func run() -> ExitCode {
    let width = DeviceProfile.table.flatMap(\.names).map(\.count).max() ?? 0
    for profile in DeviceProfile.table {
      let screen = Self.text(of: profile.portrait)
      for name in profile.names {
        Console.print(name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + screen)
      }
    }
    return .success
  }

  private static func text(of screen: DeviceProfile.Screen) -> String {
    func number(_ value: CGFloat) -> String { compactNumber(Double(value)) }
    let safe = screen.safeArea
    let area = [safe.top, safe.left, safe.bottom, safe.right].map(number).joined(separator: " ")
    return
      "\(number(screen.size.width)) x \(number(screen.size.height)) @\(compactNumber(screen.scale))x  safe area \(area)"
  }
}
