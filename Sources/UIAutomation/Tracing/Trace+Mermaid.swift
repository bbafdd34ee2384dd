import Foundation
import PlainviewRuntime
import PlainviewSnapshot

extension Trace {
  /// The messages as a sequence diagram of Mermaid, for example in a Markdown page: senders and receivers, step by step.
  package var mermaid: String {
    var diagram = SequenceDiagram()
    for step in steps { diagram.add(step) }
    return diagram.text
  }
}

/// The lines of a sequence diagram while it grows.
private struct SequenceDiagram {
  private var participants: [String] = []
  private var lines: [String] = []
  /// The receivers of the calls that have not returned, the innermost last.
  private var receivers: [String] = []
  /// The object that sent an event or recognized last, and what it sent.
  private var sender = uikit
  private var event = ""
  private var touch = ""
  private var hit = user

  private static let user = "User"
  private static let uikit = "UIKit"

  var text: String {
    let known = participants.enumerated().map { "  participant p\($0.offset) as \(MermaidText.escaped($0.element))" }
    return (["sequenceDiagram"] + known + lines.map { "  " + $0 }).joined(separator: "\n")
  }

  mutating func add(_ step: Trace.Step) {
    let user = number(of: Self.user)
    lines.append("Note over p\(user): \(MermaidText.escaped(step.report.title))")
    receivers = []
    for event in step.events { add(event.entry) }
    for change in step.changes.changes.prefix(Self.mostChanges) {
      lines.append("Note over p\(number(of: Self.uikit)): \(MermaidText.escaped(change))")
    }
    if let problem = step.report.problem {
      lines.append("Note over p\(user): \(MermaidText.escaped("failed: " + problem.message))")
    }
  }

  /// A new screen changes more than a diagram can show.
  private static let mostChanges = 3

  private mutating func add(_ entry: Transcript.Entry) {
    receivers.removeLast(max(receivers.count - entry.depth, 0))
    let subject = entry.subject?.name
    switch entry.kind {
    case .touch:
      touch = entry.text
      if !entry.text.contains(" began ") { arrow(Self.user, hit, entry.text) }
    case .hit:
      hit = subject ?? entry.text
      arrow(Self.user, hit, touch)
    case .recognizer:
      // Its view is part of its name; what follows is the change of its state.
      let tokens = entry.text.split(separator: " ")
      let name = tokens.dropLast(3).joined(separator: " ")
      guard tokens.count > 3, tokens.suffix(2).first == "->" else { return note(entry.text, over: hit) }
      sender = name
      event = ""
      arrow(hit, name, tokens.suffix(3).joined(separator: " "))
    case .action:
      if entry.method == nil, let subject {
        sender = subject
        event = entry.text.components(separatedBy: " sends ").last ?? ""
      } else {
        let parts = [event, entry.method ?? String(entry.text.drop { $0 == "-" || $0 == ">" || $0 == " " })]
        arrow(sender, subject ?? sender, parts.filter { !$0.isEmpty }.joined(separator: ": "))
        enter(subject ?? sender)
      }
    case .delegate:
      guard let subject else { return }
      arrow(asker(entry), subject, String(entry.text.dropFirst(subject.count + 1)))
      enter(subject)
    case .controller:
      guard let subject else { return note(entry.text, over: Self.uikit) }
      arrow(receivers.last ?? Self.uikit, subject, String(entry.text.dropFirst(subject.count + 1)))
      enter(subject)
    case .focus: note("first responder: \(entry.text)", over: subject ?? Self.uikit)
    case .constraint where entry.text.hasSuffix("activated"): break
    case .text, .constraint: note(entry.text, over: subject ?? receivers.last ?? Self.uikit)
    case .responder, .notification, .application, .timer: note(entry.text, over: receivers.last ?? Self.uikit)
    case .layout: break
    }
  }

  /// The object that asks a delegate: the first argument of its method, where that is one of the diagram's objects.
  private func asker(_ entry: Transcript.Entry) -> String {
    guard let start = entry.text.firstIndex(of: "(") else { return receivers.last ?? Self.uikit }
    let arguments = entry.text[start...].dropFirst()
    return participants.first { $0 != Self.user && arguments.hasPrefix($0) } ?? receivers.last ?? Self.uikit
  }

  private mutating func enter(_ receiver: String) { receivers.append(receiver) }

  private mutating func arrow(_ source: String, _ target: String, _ text: String) {
    lines.append("p\(number(of: source))->>p\(number(of: target)): \(MermaidText.escaped(text))")
  }

  private mutating func note(_ text: String, over participant: String) {
    lines.append("Note over p\(number(of: participant)): \(MermaidText.escaped(text))")
  }

  private mutating func number(of participant: String) -> Int {
    if let known = participants.firstIndex(of: participant) { return known }
    participants.append(participant)
    return participants.count - 1
  }
}
