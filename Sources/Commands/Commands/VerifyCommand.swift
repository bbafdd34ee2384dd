import Foundation
package import PlainviewCommandLine
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewUIAutomation

/// `plainview verify`: compares the frames of a layout with those that Interface Builder stored.
@MainActor package struct VerifyCommand: Command {
  package static let declaration = Subcommand(
    name: "verify", summary: "Compares solved frames with the frames that Interface Builder stored.",
    arguments: [
      Argument(
        "FILE", "A .storyboard, a .xib, a folder that is searched deeply for them, or - for standard input.",
        arity: .oneOrMore)
    ],
    options: [
      Option(
        "tolerance", .number("POINTS", 0...1000), "By how much the edges of a frame may differ.", preset: "1"),
      FindingOutput.option,
    ],
    examples: ["verify Main.storyboard --tolerance 0"])

  private let paths: [String]
  private let tolerance: Int
  private let output: FindingOutput

  package init(_ command: ParsedCommand) throws {
    paths = try command.arguments("FILE").flatMap {
      $0 == "-" ? ["-"] : try FlowFiles.deepPaths(of: $0, endings: [".storyboard", ".xib"])
    }
    output = FindingOutput(command)
    tolerance = command.number("tolerance") ?? 1
  }

  package func run() throws -> ExitCode {
    guard !paths.isEmpty else {
      Console.complain("plainview: no document is selected")
      return .nothingSelected
    }
    var differences: [CheckFinding] = []
    var (count, differing) = (0, 0)
    for path in paths {
      let verification = try verification(of: path)
      differences += verification.differences
      count += verification.count
      differing += verification.differences.count
    }
    output.show(differences)
    output.say("\(count - differing) of \(count) frames are as stored")
    return differing == 0 ? .success : .failures
  }

  private func verification(of path: String) throws -> FrameVerification {
    do {
      let bytes = path == "-" ? try DocumentBytes.standardInput(path: path) : nil
      return try FrameVerification(path: path, bytes: bytes, tolerance: CGFloat(tolerance))
    } catch let exception as UncaughtException {
      throw InputError("\(path):1: the document cannot be shown: \(exception.terminationLine)")
    } catch {
      throw InputError("\(error)")
    }
  }
}
