import PlainviewLists

/// A call of a delegate as a transcript tells it: `textField(UITextField 'Name', shouldChangeCharactersIn: …)`.
struct DelegateCall {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Calls whose text in transcripts is shorter than the method's name.
  private static let shortForms = [
    "shouldRecognizeSimultaneously(": "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "shouldRequireFailure(": "gestureRecognizer(_:shouldRequireFailureOf:)",
    "shouldBeRequiredToFail(": "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
  ]

  /// The full name that the call fits best: the same base name, and most of the labels; nil if none has the base name.
  func bestMatch(among names: [String]) -> String? {
    for short in Self.shortForms.keys.sorted() where text.hasPrefix(short) {
      return Self.shortForms[short].flatMap { names.contains($0) ? $0 : nil }
    }
    if names.contains(text) { return text }
    let base = text.prefix { $0 != "(" }
    let candidates = names.filter { $0.prefix { $0 != "(" } == base }
    return candidates.max { fit(of: $0) < fit(of: $1) }
  }

  /// The labels that the call has, less those that it lacks.
  private func fit(of name: String) -> Int {
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").filter { $0 != "_" }
    return labels.reduce(0) { $0 + (text.contains(", \($1): ") ? 1 : -1) }
  }
}

extension WiringCoverage {
  /// The methods of a delegate protocol that are watched, by their full names; none for a protocol that is not.
  @MainActor package static func methods(of protocolName: String) -> [String] {
    DelegateProtocol(rawValue: protocolName)?.methods.names ?? []
  }
}
