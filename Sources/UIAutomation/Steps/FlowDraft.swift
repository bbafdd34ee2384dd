import Foundation

/// Steps that were taken, as the text of a flow that takes them again.
package struct FlowDraft: Equatable, Sendable {
  package var name: String
  /// A line each, above everything else.
  package var remarks: [String] = []
  /// As the header names it: relative to the folder that the flow is going to be in.
  package var document: String?
  package var scene: String?
  package var device: String?
  /// The identifier of the app, without which Maestro takes no flow.
  package var appId = FlowDraft.unknownApp
  package var steps: [UserStep]

  /// An identifier for an app that has none, to be replaced before a device plays the flow.
  package static let unknownApp = "com.example.app"

  package init(name: String, steps: [UserStep]) {
    self.name = name
    self.steps = steps
  }

  /// The flow's file, with a line feed at its end.
  package var text: String {
    let advice = appId == Self.unknownApp ? ["put the identifier of your app in the place of \(appId)"] : []
    let comments = (remarks + advice).map { "# " + Self.singleLine($0) + "\n" }
    return comments.joined() + flow.yaml
  }

  /// The steps as a flow that begins with the launch of the app.
  package var flow: Flow {
    var header = FlowHeader()
    header.appId = appId
    header.name = name
    (header.target.document, header.target.scene, header.target.device) = (document, scene, device)
    let commands = ([.launch] + steps).map { FlowCommand($0.action) }
    return Flow(path: "draft.yaml", header: header, commands: commands)
  }

  private static func singleLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}

extension UserStep {
  /// The command of a flow that does the same.
  fileprivate var action: FlowCommand.Action {
    switch self {
    case .launch: .launchApp(FlowLaunch(appId: nil))
    case .tap(let target): .tapOn(target.written, repeat: nil, delay: nil)
    case .doubleTap(let target): .doubleTapOn(target.written)
    case .longPress(let target): .longPressOn(target.written)
    case .swipe(let start, let end, let milliseconds):
      .swipe(.points(from: FlowPoint(start), to: FlowPoint(end)), duration: .literal(milliseconds))
    case .type(let text): .inputText(StepTarget.template(text))
    case .pressReturn: .pressKey(.enter)
    case .pressDelete: .pressKey(.backspace)
    case .hideKeyboard: .hideKeyboard
    case .wait(let milliseconds): .waitForAnimationToEnd(timeout: .literal(milliseconds))
    }
  }
}

extension StepTarget {
  /// The selector as a file has it, where `${}` is evaluated.
  fileprivate var written: FlowSelector {
    var written = FlowSelector(at: .start)
    switch self {
    case .identifier(let name): written.id = Self.template(name)
    case .text(let name): written.text = Self.template(name)
    case .point(let point): written.point = FlowPoint(point)
    }
    return written
  }

  /// The text as it has to be written where `${}` is evaluated.
  fileprivate static func template(_ text: String) -> String { text.replacing("${", with: "\\${") }
}

extension FlowPoint {
  fileprivate init(_ point: CGPoint) { self = .points(x: Double(point.x), y: Double(point.y)) }
}
