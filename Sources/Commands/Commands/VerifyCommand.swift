import Foundation
package import PlainviewCommandLine
import PlainviewRuntime
import PlainviewUIAutomation

/// `plainview verify`: the frames that a layout comes to against those that Interface Builder stored.
@MainActor package struct VerifyCommand: Command {
  package static let declaration = Subcommand(
    name: "verify", summary: "Compares solved frames with the frames that Interface Builder stored.",
    arguments: [Argument("FILE", "A .storyboard, a .xib, or a folder with some of them.", arity: .oneOrMore)],
    options: [
      Option(
        "tolerance", .number("POINTS", 0...1000), "By how much the edges of a frame may differ.", preset: "1")
    ],
    examples: ["verify Main.storyboard --tolerance 0"])

  private let paths: [String]
  private let tolerance: Int

  package init(_ command: ParsedCommand) throws {
    paths = try command.arguments("FILE").flatMap { try FlowFiles.paths(of: $0, endings: [".storyboard", ".xib"]) }
    tolerance = command.number("tolerance") ?? 1
  }

  package func run() throws -> ExitCode {
    guard !paths.isEmpty else {
      Console.complain("plainview: no document is selected")
      return .nothingSelected
    }
    var (count, differing) = (0, 0)
    for path in paths {
      let verification = try verification(of: path)
      for difference in verification.differences { Console.print(difference.description) }
      count += verification.count
      differing += verification.differences.count
    }
    Console.print("\(count - differing) of \(count) frames are as stored")
    return differing == 0 ? .success : .failures
  }

  private func verification(of path: String) throws -> FrameVerification {
    do {
      return try FrameVerification(path: path, tolerance: CGFloat(tolerance))
    } catch let exception as UncaughtException {
      throw InputError("\(path):1: the document cannot be shown: \(exception.terminationLine)")
    } catch {
      throw InputError("\(error)")
    }
  }
}
