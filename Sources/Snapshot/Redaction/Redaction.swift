import Foundation
@_spi(Plainview) import PlainviewUIKitCore

/// What must not be seen in texts, because it differs from run to run or is secret.
///
/// It is in force while a strategy makes its text, whatever the strategy was pulled back through.
@MainActor struct Redaction {
  /// What must not be seen, and its replacement.
  struct Pattern {
    let ranges: (String) -> [Range<String.Index>]
    let replacement: String
  }

  var identifiers: Set<String> = []
  var patterns: [Pattern] = []

  /// What the texts of named views become where no cells are counted.
  static let placeholder = "(redacted)"

  @TaskLocal static var current: Redaction?

  /// Runs the body with what `change` adds to the redactions in force.
  static func with<Result>(_ change: (inout Redaction) -> Void, _ body: () -> Result) -> Result {
    var changed = current ?? Redaction()
    change(&changed)
    return $current.withValue(changed, operation: body)
  }

  // MARK: Named views

  func names(_ view: UIView) -> Bool {
    guard !identifiers.isEmpty, let identifier = view.accessibilityIdentifier else { return false }
    return identifiers.contains(identifier)
  }

  /// Whether the view or one that it is in is named.
  func hides(_ view: UIView) -> Bool {
    guard !identifiers.isEmpty else { return false }
    var candidate: UIView? = view
    while let current = candidate {
      if names(current) { return true }
      candidate = current.superview
    }
    return false
  }

  /// A text of a view as it may be shown now.
  static func shown(_ text: String?, of view: UIView) -> String? {
    guard let text, !text.isEmpty, let current, current.hides(view) else { return text }
    return placeholder
  }

  // MARK: Patterns

  /// The text that `make` gives, without what the patterns in force match; strategies inside leave them to this one.
  static func finished<Value>(_ make: (Value) -> String, _ value: Value) -> String {
    guard let current, !current.patterns.isEmpty else { return make(value) }
    return redacted(with({ $0.patterns = [] }, { make(value) }))
  }

  /// A text without what the patterns in force match; a match never goes over a line's end.
  static func redacted(_ text: String) -> String {
    guard let current, !current.patterns.isEmpty else { return text }
    return UnifiedDiff.lines(of: text).map { current.redactedLine($0) }.joined()
  }

  private func redactedLine(_ line: String) -> String {
    var line = line
    let feed = line.utf8.last == 0x0A
    if feed { line = String(line.utf8.dropLast()) ?? line }
    for pattern in patterns {
      for range in pattern.ranges(line).reversed() where !range.isEmpty {
        line.replaceSubrange(range, with: pattern.replacement)
      }
    }
    return feed ? line + "\n" : line
  }
}
