import PlainviewUIAutomation

/// Whether a position is that of one of the text's characters, or the end of one of its lines.
func isInside(_ text: String, _ position: TextPosition) -> Bool {
  let scalars = Array(text.unicodeScalars).split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { line in
      // A carriage return ends a line too, alone or before a line feed.
      (line.last == "\r" ? line.dropLast() : line).split(separator: "\r", omittingEmptySubsequences: false)
    }
  guard scalars.indices.contains(position.line - 1) else { return false }
  return (1...scalars[position.line - 1].count + 1).contains(position.column)
}
