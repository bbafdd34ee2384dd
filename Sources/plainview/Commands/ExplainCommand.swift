import Foundation
import PlainviewCommandLine
import PlainviewUIAutomation
import PlainviewUIKitCore

/// `plainview explain`: what a tap would reach, and why.
@MainActor struct ExplainCommand {
  static let declaration = Subcommand(
    name: "explain",
    summary: "Tells what a tap would reach and why: the hit test view by view, recognizers, and who handles it.",
    arguments: [DocumentFile.argument],
    options: [
      Option("tap", .text("X,Y"), "The place, in points from the upper left corner of the screen.", isRequired: true)
    ] + DocumentFile.options,
    examples: ["explain Main.storyboard --scene Login --tap 100,200"])

  private let scenes: SceneArguments
  private let place: CGPoint

  init(_ command: ParsedCommand) throws {
    let text = command.value("tap") ?? ""
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingPrefix(while: \.isWhitespace)) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw InputError("plainview: `--tap` cannot be `\(text)`, write two numbers such as `100,200`")
    }
    place = CGPoint(x: x, y: y)
    scenes = try SceneArguments(command)
  }

  func run() throws -> ExitCode {
    guard let app = try scenes.only().app else { return .internalError }
    Console.print(try app.explainTap(at: place))
    return .success
  }
}
