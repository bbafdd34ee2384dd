import Foundation
package import PlainviewCommandLine
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore

/// `plainview explain`: what a tap would reach, or what determines a frame.
@MainActor package struct ExplainCommand: AppCommand {
  package static let declaration = Subcommand(
    name: "explain",
    summary: "Tells what a tap would reach and why, view by view; or which constraints determine a view's frame.",
    arguments: [DocumentFile.argument],
    options: [
      Option(
        "tap", .text("ELEMENT"),
        "What is tapped: an element's text or identifier, or X,Y in points from the upper left corner of the screen."),
      Option("frame", .text("ID"), "The view: its id in the document, its accessibility identifier, or its text."),
    ] + DocumentFile.options,
    examples: [
      "explain Main.storyboard --scene Login --tap \"Sign in\"", "explain Main.storyboard --tap 100,200",
      "explain Main.storyboard --frame \"Sign in\"",
    ])

  private enum Question {
    case tap(CGPoint)
    case tapElement(String)
    case frame(String)
  }

  package static let appDeclaration = forApp(
    examples: ["explain --tap \"Sign in\"", "explain --frame \"Sign in\" --after Flows/start.yaml"])

  private let scenes: SceneArguments
  private let question: Question

  package init(_ command: ParsedCommand, of app: ProgramApp?) throws {
    question = try Self.question(tap: command.value("tap"), frame: command.value("frame"))
    scenes = try SceneArguments(command, of: app)
  }

  private static func question(tap: String?, frame: String?) throws -> Question {
    switch (tap, frame) {
    case (let tap?, nil): return try point(tap).map { .tap($0) } ?? .tapElement(tap)
    case (nil, let frame?): return .frame(frame)
    case (nil, nil): throw InputError("plainview: `--tap` is missing, add `--tap=ELEMENT`, or `--frame=ID` for a frame")
    case (_?, _?): throw InputError("plainview: `--tap` and `--frame` are two questions, remove one of them")
    }
  }

  /// The point that two numbers name; nil for a text.
  private static func point(_ text: String) throws -> CGPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.map { Double($0.trimmingPrefix(while: \.isWhitespace)) }
    guard numbers.count == 2, numbers.contains(where: { $0 != nil }) else { return nil }
    guard let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw InputError("plainview: `--tap` cannot be `\(text)`, write two numbers such as `100,200`")
    }
    return CGPoint(x: x, y: y)
  }

  package func run() throws -> ExitCode {
    let scene = try scenes.only()
    switch question {
    case .tap(let point):
      guard let app = scene.app else { return .internalError }
      Console.print(try app.explainTap(at: point), .explanation)
    case .tapElement(let name):
      guard let app = scene.app else { return .internalError }
      do {
        Console.print(try app.descendants(matching: .any)[name].explainTap(), .explanation)
      } catch let error as ElementError {
        throw InputError("\(scenes.subject.location): \(error)")
      }
    case .frame(let name): Console.print(try scene.enter { try explanation(of: name, in: scene) })
    }
    return .success
  }

  private func explanation(of name: String, in scene: LoadedScene) throws -> String {
    let views = scene.window.preorder().filter { !($0 is any ControlPart) }
    guard let view = views.first(where: { names(of: $0).contains(name) }) else {
      let nearest = nearestNames(to: name, among: views.flatMap { names(of: $0) }, limit: 1).first
      let advice = nearest.map { "did you mean '\($0)'?" } ?? "see the ids with `plainview tree`"
      throw InputError("\(scenes.subject.location): there is no view '\(name)', \(advice)")
    }
    return view.explainFrame()
  }

  private func names(of view: UIView) -> [String] {
    [view.documentID, view.accessibilityIdentifier, view.displayedText, (view as? any PlaceholderShowing)?.placeholder]
      .compactMap { $0 }
  }
}
