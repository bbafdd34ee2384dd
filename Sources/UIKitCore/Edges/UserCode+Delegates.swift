public import PlainviewRuntime

// Calls of delegates and data sources: the app's methods are in the transcript and the wiring, defaults are not.
extension UserCode {
  /// Asks a delegate; nil if there is none, if it left the method out, or if the process has ended.
  ///
  /// `method` is the full name, such as `tabBarController(_:shouldSelect:)`. The transcript shows `call`, which has the
  /// arguments, or the name.
  @inlinable @inline(__always)
  package static func ask<Delegate, Answer>(
    _ delegate: Delegate?, _ method: StaticString, _ call: @autoclosure () -> String? = nil,
    _ body: (Delegate) -> Answer
  ) -> Answer? {
    guard mayRun, let delegate else { return nil }
    guard let process = SimulatedProcess.driven, process.hearsCalls else {
      return LeftOutMethod.call(delegate, method, body)
    }
    return ask(delegate, method, call() ?? method.description, process, body)
  }

  /// Asks a delegate for an object or a value that it may decline to give; nil also if there is no answer (see `ask`).
  @inlinable @inline(__always)
  package static func ask<Delegate, Answer>(
    _ delegate: Delegate?, _ method: StaticString, _ call: @autoclosure () -> String? = nil,
    _ body: (Delegate) -> Answer?
  ) -> Answer? {
    let answer: Answer?? = ask(delegate, method, call(), body)
    return answer ?? nil
  }

  /// Calls a delegate's method; an answer is ignored.
  @inlinable @inline(__always)
  package static func tell<Delegate, Answer>(
    _ delegate: Delegate?, _ method: StaticString, _ call: @autoclosure () -> String? = nil,
    _ body: (Delegate) -> Answer
  ) {
    let _: Answer? = ask(delegate, method, call(), body)
  }

  @usableFromInline
  static func ask<Delegate, Answer>(
    _ delegate: Delegate, _ method: StaticString, _ call: String, _ process: SimulatedProcess,
    _ body: (Delegate) -> Answer
  ) -> Answer? {
    let object = delegate as AnyObject
    let answer: Answer?
    if let transcript = process.transcript {
      let text: (Answer?) -> String? = { answer in
        answer.map { Answer.self == Void.self ? "" : " = \(answerText(of: $0))" }
      }
      let name = plainName(of: object)
      let subject = Transcript.Participant(name, ObjectIdentifier(object))
      answer = transcript.call(
        .delegate, "\(name) \(call)", about: subject, method: method.description, answerOfApp: text
      ) { LeftOutMethod.call(delegate, method, body) }
    } else {
      answer = LeftOutMethod.call(delegate, method, body)
    }
    if answer != nil { process.witness?.asked(object, call) }
    return answer
  }
}

// Calls of other code of an app, with their line in the transcript.
extension UserCode {
  /// Calls the app and notes it as a text; what happens in it is noted one level deeper.
  package static func run(_ kind: Transcript.Kind, _ text: @autoclosure () -> String, _ body: () -> Void) {
    guard mayRun else { return }
    guard let transcript = SimulatedProcess.transcript else { return body() }
    transcript.call(kind, text(), body)
  }

  /// Calls the app for an answer and notes it as a text; `neutral` once the process has ended.
  package static func run<Answer>(
    _ kind: Transcript.Kind, _ text: @autoclosure () -> String, else neutral: Answer, _ body: () -> Answer
  ) -> Answer {
    var answer = neutral
    run(kind, text()) { answer = body() }
    return answer
  }

  /// Calls the app and notes it as a text or as facts; what happens in it is noted one level deeper.
  package static func run(
    _ kind: Transcript.Kind, _ facts: @autoclosure () -> RecentEvents.Facts,
    _ describe: @escaping @MainActor (RecentEvents.Facts) -> String, _ body: () -> Void
  ) {
    guard mayRun else { return }
    guard let process = SimulatedProcess.driven else { return body() }
    if let transcript = process.transcript {
      let facts = facts()
      return transcript.call(kind, describe(facts), about: facts.participant, body)
    }
    process.recentEvents?.add(kind, facts(), describe)
    body()
  }
}
