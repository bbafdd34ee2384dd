package import PlainviewRuntime

extension Transcript.Entry {
  /// Whether the entry differs from another one in its time and in numbers only, as those of a scroll that slows down do.
  package func isLike(_ other: Transcript.Entry) -> Bool {
    guard kind == other.kind, depth == other.depth, reasons.isEmpty, other.reasons.isEmpty else { return false }
    if kind == .constraint, text.hasSuffix(": activated") { return other.text.hasSuffix(": activated") }
    return text == other.text
      || text.unicodeScalars.lazy.filter { !$0.isOfNumber }.elementsEqual(
        other.text.unicodeScalars.lazy.filter { !$0.isOfNumber })
  }
}

extension Unicode.Scalar {
  fileprivate var isOfNumber: Bool { ("0"..."9").contains(self) || self == "." || self == "-" }
}
