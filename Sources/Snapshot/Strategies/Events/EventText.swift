package import PlainviewRuntime

/// What happened in a process, an event a line, with virtual times and without addresses.
@MainActor package enum EventText {
  /// For a process that does not record, the text says how to turn recording on, and is no golden (W87).
  package static func text(of transcript: Transcript?) -> String {
    guard let transcript else {
      let reason = "no events were recorded: set recordsTranscript of the app before launch()"
      UnavailableText.note(reason)
      return "(\(reason))"
    }
    let lines = transcript.entries.map { Transcript.line(of: withoutSecrets($0)) }
    return Redaction.redacted(AddressMask.mask(lines.joined(separator: "\n")))
  }

  /// What is said about views whose text must not be seen: their name stays, what is in double quotes is removed.
  private static func withoutSecrets(_ entry: Transcript.Entry) -> Transcript.Entry {
    guard let redaction = Redaction.current,
      redaction.identifiers.contains(where: { entry.text.contains("'\($0)'") }),
      let first = entry.text.firstIndex(of: "\""), let last = entry.text.lastIndex(of: "\""), first < last
    else { return entry }
    var entry = entry
    entry.text.replaceSubrange(first...last, with: "\"\(Redaction.placeholder)\"")
    return entry
  }
}
