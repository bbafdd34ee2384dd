import Foundation
package import PlainviewCommandLine
@_spi(Plainview) import PlainviewGraphics
import PlainviewUIAutomation

/// `plainview play`: the screen in the terminal, to click and to type.
@MainActor package struct PlayCommand: AppCommand {
  package static let declaration = Subcommand(
    name: "play",
    summary:
      "Shows a document or an app live in the terminal: clicks are taps, keys are typing, beside it what happens. "
      + "A click taps, dragging moves the finger, the right button presses long, Ctrl with a click taps twice, the "
      + "wheel scrolls. Ctrl-Q quits, Ctrl-T lets a second pass, Ctrl-E explains what a tap at the mouse would do, "
      + "Ctrl-R launches the app anew, Ctrl-S saves what was done as a flow, Ctrl-L redraws, PageUp and PageDown move "
      + "a picture that is too high. Ctrl-P and Ctrl-N go through the messages, Ctrl-F chooses which; with Ctrl-O each deed "
      + "stops at its messages, with the screen as it was at each. Time passes only with what you do, so that the same deeds always give the same "
      + "screens; --live lets it pass as on the wall.",
    arguments: [AppSource.argument],
    options: AppSource.options + [
      Option("ascii", .flag, "Draw with ASCII marks only."),
      Option("live", .flag, "Let time pass as on the wall: carets blink, a held button presses long."),
      Option("save", .text("PATH"), "Where Ctrl-S writes the flow; played.yaml, or the next free number, by default."),
    ],
    examples: ["play Main.storyboard --scene Login --device \"iPhone SE\""])

  package static let appDeclaration = forApp(examples: ["play", "play --device \"iPhone SE\" --live"])

  private let source: AppSource
  private let style: TextCanvas.Style
  private let timeMode: PlaySession.TimeMode
  private let savePath: String?
  private let colors: PlayColors

  package init(_ command: ParsedCommand, of app: ProgramApp?) throws {
    guard TerminalDevice.isPresent else {
      throw InputError(
        "plainview play: input and output have to be a terminal, run it in one or use `plainview render`")
    }
    source = try AppSource(command, of: app)
    style = command.isSet("ascii") ? .ascii : .unicode
    timeMode = command.isSet("live") ? .live : .byActions
    savePath = command.value("save")
    _ = try savePath.map { try OutputPath($0) }
    colors = PlayColors(
      usesColor: command.color.colors(isTerminal: true, environment: ProcessInfo.processInfo.environment))
  }

  package func run() throws -> ExitCode {
    let session = PlaySession(
      source.makeApp(), timeMode: timeMode, saver: FlowSaver(source: source, path: savePath))
    try session.launch()
    let device = TerminalDevice()
    guard device.open() else { throw InputError("plainview play: the terminal refuses to be taken over") }
    defer { device.close() }
    var loop = PlayLoop(session, style: style, device: device, colors: colors)
    guard case .signal(let number) = loop.run() else { return .success }
    device.close()
    // Ends by the signal, as its sender expects.
    raise(number)
    return .success
  }
}
