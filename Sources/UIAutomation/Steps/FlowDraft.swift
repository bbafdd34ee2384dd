import Foundation
import PlainviewRuntime

/// Steps that were taken, as the text of a flow that takes them again.
package struct FlowDraft: Equatable, Sendable {
  package var name: String
  /// A line each, above everything else.
  package var remarks: [String] = []
  /// As the header names it: relative to the folder that the flow is going to be in.
  package var document: String?
  package var scene: String?
  package var device: String?
  package var steps: [UserStep]

  package init(name: String, steps: [UserStep]) {
    self.name = name
    self.steps = steps
  }

  /// The flow's file, with a line feed at its end.
  package var text: String {
    var lines = remarks.map { "# " + Self.singleLine($0) }
    lines.append("name: \(Self.quoted(name))")
    let target = [("document", document), ("scene", scene), ("device", device)]
    let known = target.compactMap { key, value in value.map { "  \(key): \(Self.quoted($0))" } }
    if !known.isEmpty { lines += ["plainview:"] + known }
    lines.append("---")
    lines += ([.launch] + steps).flatMap(Self.lines)
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Commands

  private static func lines(_ step: UserStep) -> [String] {
    switch step {
    case .launch: ["- launchApp"]
    case .tap(let target): lines("tapOn", target)
    case .doubleTap(let target): lines("doubleTapOn", target)
    case .longPress(let target): lines("longPressOn", target)
    case .swipe(let start, let end, let milliseconds):
      [
        "- swipe:", "    start: \(point(start))", "    end: \(point(end))", "    duration: \(milliseconds)",
      ]
    case .type(let text): ["- inputText: \(quoted(template(text)))"]
    case .pressReturn: ["- pressKey: Enter"]
    case .pressDelete: ["- pressKey: Backspace"]
    case .hideKeyboard: ["- hideKeyboard"]
    case .wait(let milliseconds): ["- waitForAnimationToEnd:", "    timeout: \(milliseconds)"]
    }
  }

  private static func lines(_ command: String, _ target: StepTarget) -> [String] {
    switch target {
    case .text(let text): ["- \(command): \(quoted(template(text)))"]
    case .identifier(let name): ["- \(command):", "    id: \(quoted(template(name)))"]
    case .place(let place): ["- \(command):", "    point: \(point(place))"]
    }
  }

  private static func point(_ point: CGPoint) -> String {
    "\(compactNumber(Double(point.x))),\(compactNumber(Double(point.y)))"
  }

  // MARK: Scalars

  /// The text as it has to be written where `${}` is evaluated.
  private static func template(_ text: String) -> String { text.replacing("${", with: "\\${") }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x80...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func singleLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
