package import PlainviewRuntime
import PlainviewTargetAction

// What goes into the transcript of the running code's process; nothing is worked out while nobody records.

/// Notes that something happened.
@MainActor package func note(_ kind: Transcript.Kind, _ text: @autoclosure () -> String) {
  SimulatedProcess.transcript?.note(kind, text())
}

/// Notes that something happened: as a text while somebody records, else as facts that the last events are made of.
@MainActor package func note(
  _ kind: Transcript.Kind, _ facts: @autoclosure () -> RecentEvents.Facts, _ describe: @escaping RecentEvents.Words
) {
  guard let process = SimulatedProcess.driven else { return }
  if let transcript = process.transcript {
    let facts = facts()
    transcript.note(kind, describe(facts), about: facts.participant)
  } else {
    process.recentEvents?.add(kind, facts(), describe)
  }
}

/// Says why the next entry of a kind came to be, in a transcript with details.
@MainActor package func explain(_ kind: Transcript.Kind, _ lines: @autoclosure () -> [String]) {
  SimulatedProcess.transcript?.explain(kind, lines())
}

extension RecentEvents.Facts {
  /// Whom the event is about.
  var participant: Transcript.Participant? { subject.map { .init($0.text, $0.object) } }
}

/// Keeps that a delegate said no, which the transcript shows as the call's answer anyway.
@MainActor @usableFromInline package func noteRefusal(_ delegate: AnyObject, _ method: @autoclosure () -> String) {
  guard let process = SimulatedProcess.driven, process.transcript == nil else { return }
  process.recentEvents?.add(.delegate, .init(text: "\(plainName(of: delegate)) \(method()) = false")) { $0.text }
}

/// How texts call an object: its class, and a view also by its identifier or else by what it shows.
@MainActor package func plainName(of object: AnyObject) -> String { RecentEvents.Subject(object).text }

extension RecentEvents.Subject {
  /// The object as texts call it; a stand-in by the class that it stands for.
  @MainActor package init(_ object: AnyObject) {
    self.init(
      Swift.type(of: object), standIn: StandIns.exist ? (object as? any MissingCode)?.missingClass : nil,
      of: object)
  }

  @MainActor private init(_ type: AnyClass, standIn: String?, of object: AnyObject) {
    guard let view = object as? UIView else {
      let title = (object as? UIBarItem)?.title ?? ""
      self.init(type, standIn: standIn, name: title, object: ObjectIdentifier(object))
      return
    }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      self.init(type, standIn: standIn, name: identifier, isIdentifier: true, object: ObjectIdentifier(object))
      return
    }
    let text = (view as? any PlaceholderShowing)?.placeholder ?? view.displayedText ?? view.accessibilityLabel
    self.init(type, standIn: standIn, name: text ?? "", object: ObjectIdentifier(object))
  }
}

/// A view that shows an item, which the app knows instead of it.
@preconcurrency @MainActor package protocol ItemShowing: UIView {
  /// Nil for an item that UIKit made by itself.
  var shownItem: AnyObject? { get }
}

/// What a delegate answered: objects by their names, and what is in an optional without a word of that.
@MainActor func answerText(of answer: Any) -> String {
  let mirror = Mirror(reflecting: answer)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { answerText(of: $0.value) } ?? "nil"
  case .class: return plainName(of: answer as AnyObject)
  default: return "\(answer)"
  }
}

/// Whether objects were ever made in place of those whose classes are not in the program: without, names are cheaper.
@MainActor package enum StandIns {
  @exclusivity(unchecked) package static var exist = false
}
