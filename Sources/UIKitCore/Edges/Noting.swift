package import PlainviewRuntime
package import PlainviewTargetAction

// Entries of the current process's transcript; their texts are evaluated only while it is recorded.

/// Notes an event.
@MainActor package func note(_ kind: Transcript.Kind, _ text: @autoclosure () -> String) {
  SimulatedProcess.transcript?.note(kind, text())
}

/// Notes an event: as a text while a transcript is recorded, else as facts for the last events.
@MainActor package func note(
  _ kind: Transcript.Kind, _ facts: @autoclosure () -> RecentEvents.Facts,
  _ describe: @escaping @MainActor (RecentEvents.Facts) -> String
) {
  guard let process = SimulatedProcess.driven else { return }
  if let transcript = process.transcript {
    let facts = facts()
    transcript.note(kind, describe(facts), about: facts.participant)
  } else {
    process.recentEvents?.add(kind, facts(), describe)
  }
}

/// Explains the next entry of a kind, in a transcript with details.
@MainActor package func explain(_ kind: Transcript.Kind, _ lines: @autoclosure () -> [String]) {
  SimulatedProcess.transcript?.explain(kind, lines())
}

extension RecentEvents.Facts {
  /// The object that the event is about.
  var participant: Transcript.Participant? { subject.map { .init($0.text, $0.object) } }
}

/// Notes that a delegate returned false, which the transcript shows as the call's answer anyway.
@MainActor @usableFromInline package func noteRefusal(_ delegate: AnyObject, _ method: @autoclosure () -> String) {
  guard let process = SimulatedProcess.driven, process.transcript == nil else { return }
  process.recentEvents?.add(.delegate, .init(text: "\(plainName(of: delegate)) \(method()) = false")) { $0.text }
}

/// An object's name in texts: its class, and a view's identifier or else the text that it shows.
@MainActor package func plainName(of object: AnyObject) -> String { RecentEvents.Subject(object).text }

extension ActionTarget {
  /// The receiver of an action, and the action, in texts: `LoginController signIn:`.
  package func text(of action: Selector) -> String {
    switch self {
    case .object(let reference): "\(reference.object.map { plainName(of: $0) } ?? "(gone)") \(action)"
    case .type(let type): "+\(className(type)) \(action)"
    case .chain: "first responder \(action)"
    }
  }
}

/// The text of a delegate's answer: objects by their names, and optionals unwrapped.
@MainActor func answerText(of answer: Any) -> String {
  let mirror = Mirror(reflecting: answer)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { answerText(of: $0.value) } ?? "nil"
  case .class: return plainName(of: answer as AnyObject)
  default: return "\(answer)"
  }
}

/// Whether stand-ins for missing classes were ever made: without them names are cheaper.
@MainActor package enum StandIns {
  @exclusivity(unchecked) package static var exist = false
}
