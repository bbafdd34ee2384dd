package import PlainviewRuntime
import PlainviewTargetAction

// What goes into the transcript of the running code's process; nothing is worked out while nobody records.

/// Notes that something happened.
@MainActor package func note(_ kind: Transcript.Kind, _ text: @autoclosure () -> String) {
  SimulatedProcess.transcript?.note(kind, text())
}

/// Runs code of the app and notes it, with what happens in it one level deeper.
@MainActor package func noting<Result>(
  _ kind: Transcript.Kind, _ text: @autoclosure () -> String, _ body: () -> Result
) -> Result {
  guard let transcript = SimulatedProcess.transcript else { return body() }
  return transcript.call(kind, text(), answer: { _ in "" }, body)
}

/// Calls a delegate and notes the call with its answer, unless the delegate left it to UIKit's default.
@MainActor package func ask<Answer>(
  _ delegate: AnyObject, _ method: @autoclosure () -> String, _ body: () -> Answer
) -> Answer {
  guard let witness = SimulatedProcess.witness else { return noteAsking(delegate, method(), body) }
  let method = method()
  witness.beganAsking()
  defer { witness.endedAsking(delegate, method) }
  return noteAsking(delegate, method, body)
}

@MainActor private func noteAsking<Answer>(
  _ delegate: AnyObject, _ method: @autoclosure () -> String, _ body: () -> Answer
) -> Answer {
  guard let transcript = SimulatedProcess.transcript else { return body() }
  return transcript.call(
    .delegate, "\(plainName(of: delegate)) \(method())",
    answer: { answer in Answer.self == Void.self ? "" : " = \(answer)" }, body)
}

/// How texts call an object: its class, and a view also by its identifier or else by what it shows.
@MainActor package func plainName(of object: AnyObject) -> String {
  let type = (object as? any MissingCode)?.missingClass ?? String(describing: Swift.type(of: object))
  guard let view = object as? UIView else { return type }
  if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return "\(type) '\(identifier)'" }
  let text = (view as? any PlaceholderShowing)?.placeholder ?? view.displayedText ?? view.accessibilityLabel
  guard let text, !text.isEmpty else { return type }
  return "\(type) '\(text.prefix(40).replacing("\n", with: " "))'"
}
