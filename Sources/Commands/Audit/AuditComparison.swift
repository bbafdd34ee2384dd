/// The first thing that two runs of an audit do differently.
package struct AuditDivergence: Equatable, Sendable {
  package let path: String
  /// Counted from 1, among the lines of what happened.
  package let line: Int
  /// The lines before it, which both runs have.
  package let before: [String]
  /// What each run has there; nil where it has ended.
  package let first: String?
  package let second: String?

  /// How many lines before the first difference are shown.
  private static let context = 3

  /// Nil when both runs did the same, in whatever order they played their flows.
  package init?(_ one: AuditTrace, _ other: AuditTrace) {
    var rest = other.flows
    for played in one.flows {
      let index = rest.firstIndex { $0.path == played.path }
      let twin = index.map { rest.remove(at: $0) }
      if let found = Self(played, twin) {
        self = found
        return
      }
    }
    guard let surplus = rest.first else { return nil }
    self.init(path: surplus.path, line: 1, before: [], first: nil, second: surplus.lines.first ?? "")
  }

  private init?(_ one: AuditTrace.Played, _ other: AuditTrace.Played?) {
    let (first, second) = (one.lines, other?.lines ?? [])
    let shared = zip(first, second).prefix { $0 == $1 }.count
    guard shared < max(first.count, second.count) || other == nil else { return nil }
    self.init(
      path: one.path, line: shared + 1, before: Array(first[..<shared].suffix(Self.context)),
      first: shared < first.count ? first[shared] : nil, second: shared < second.count ? second[shared] : nil)
  }

  private init(path: String, line: Int, before: [String], first: String?, second: String?) {
    self.path = path
    self.line = line
    self.before = before
    self.first = first
    self.second = second
  }

  /// The difference and what was different around the two runs.
  package func text(_ one: AuditCircumstances, _ other: AuditCircumstances) -> String {
    var lines = ["\(path):1:1: run \(other.run) differs from run \(one.run) at event \(line)"]
    if !before.isEmpty { lines += ["  both, before it:"] + before.map { "    " + $0 } }
    lines += [
      "  run \(one.run):", "    " + (first ?? "(nothing more happened)"),
      "  run \(other.run):", "    " + (second ?? "(nothing more happened)"),
      "  run \(one.run) had \(one.description)", "  run \(other.run) had \(other.description)",
    ]
    return lines.joined(separator: "\n")
  }
}
