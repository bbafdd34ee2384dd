import PlainviewRuntime

/// A difference for readers: what changed, why, the unified diff, and on a terminal side by side.
package struct DifferenceText {
  /// Where the text is shown.
  package enum Presentation: Equatable, Sendable {
    /// In a log or a report.
    case plain
    /// On a terminal of so many columns.
    case terminal(columns: Int, isColored: Bool)
  }

  /// A part of a golden that is compared by itself; one without a title is the whole.
  package struct Section {
    let title: String?
    let old: String
    let new: String

    package init(title: String? = nil, old: String, new: String) {
      self.title = title
      self.old = old
      self.new = new
    }
  }

  private let oldName: String
  private let newName: String
  private let old: String
  private let new: String
  private let sections: [Section]
  private let basis: Basis
  private let presentation: Presentation

  /// What the summary is made from.
  package enum Basis {
    /// The facts of both trees.
    case facts(old: TreeFacts, new: TreeFacts)
    /// The texts alone, because of a problem with the facts; it is reported if it can be fixed.
    case texts(Companion.Problem?)
  }

  /// The diff has the names for headings; `sections` are the parts to tell about, the whole by default.
  package init(
    from oldName: String, to newName: String, old: String, new: String, sections: [Section]? = nil,
    basis: Basis = .texts(nil),
    presentation: Presentation = .plain
  ) {
    self.oldName = oldName
    self.newName = newName
    self.old = old
    self.new = new
    self.sections = sections ?? [Section(old: old, new: new)]
    self.basis = basis
    self.presentation = presentation
  }

  /// More bytes than this are not searched for the least difference, and more lines of a diff not shown.
  private static let searchLimit = 1 << 20
  private static let lineLimit = 600

  static func isSearched(_ old: String, _ new: String) -> Bool {
    old.utf8.count + new.utf8.count <= searchLimit
  }

  /// All parts, a blank line between them; empty if the texts are the same. Control characters of the texts are visible,
  /// so that `patch` takes such a diff only from its own file.
  package var text: String {
    guard old != new else { return "" }
    guard Self.isSearched(old, new) else { return VisibleText.lines(FirstDifference(old: old, new: new).text) }
    let diff = UnifiedDiff(old: old, new: new)
    return [summary(diff), VisibleText.lines(bounded(diff.text(from: oldName, to: newName))), terminalText(diff)]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Summary

  /// What changed and why; what the texts can say if there are no facts.
  package var summary: String { summary(UnifiedDiff(old: old, new: new)) }

  private func summary(_ diff: UnifiedDiff) -> String { VisibleText.lines(composedSummary(diff)) }

  private func composedSummary(_ diff: UnifiedDiff) -> String {
    switch basis {
    case .facts(let old, let new):
      let report = ChangeReport(old: old, new: new)
      return changedTitles + (report.isEmpty ? "The views are the same; only the text differs.\n" : report.text)
    case .texts(let problem):
      let changes = sections.flatMap { Self.changes(in: $0) }
      let source = problem.map(Self.remark) ?? ""
      guard !changes.isEmpty else { return changedTitles + source }
      return changedTitles + "What changed:\n" + changes.map { "  \($0)\n" }.joined() + source
    }
  }

  private static func remark(_ problem: Companion.Problem) -> String {
    switch problem {
    case .factless: ""
    default: "(From the texts alone: \(problem). The next recording makes one that tells what moved, and why.)\n"
    }
  }

  private var changedTitles: String {
    let titles = sections.filter { $0.old != $0.new }.compactMap(\.title)
    return titles.isEmpty ? "" : "Changed: \(titles.joined(separator: ", ")).\n\n"
  }

  private static func changes(in section: Section) -> [String] {
    let (old, new) = (UnifiedDiff.lines(of: section.old), UnifiedDiff.lines(of: section.new))
    return old == new ? [] : PictureChanges(old: old, new: new).lines
  }

  // MARK: Diffs

  private func bounded(_ diff: String) -> String {
    let lines = UnifiedDiff.lines(of: diff)
    guard lines.count > Self.lineLimit else { return diff }
    return lines.prefix(Self.lineLimit).joined() + "… \(lines.count - Self.lineLimit) lines of the diff more.\n"
  }

  private func terminalText(_ diff: UnifiedDiff) -> String {
    guard case .terminal(let columns, let isColored) = presentation else { return "" }
    return bounded(SideBySide(diff, width: columns, isColored: isColored).text)
  }
}

extension DifferenceText.Section {
  /// The facets that both texts have, by their titles; nil for texts that are none.
  static func facets(old: String, new: String) -> [Self]? {
    guard let before = FacetedText(parsing: old), let after = FacetedText(parsing: new) else { return nil }
    return after.sections.map { section in
      let former = before.sections.first { $0.title == section.title }
      return Self(title: section.title, old: former?.text ?? "", new: section.text)
    }
  }
}

/// The first line in which two texts differ that are too large for a diff.
struct FirstDifference {
  let old: String
  let new: String

  var text: String {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    var offset = 0
    var start = 0
    var line = 1
    while offset < old.count, offset < new.count, old[offset] == new[offset] {
      if old[offset] == 0x0A {
        line += 1
        start = offset + 1
      }
      offset += 1
    }
    return
      "The texts are too large for a diff (\(old.count) and \(new.count) bytes). They differ first in line \(line):\n"
      + "-\(Self.line(of: old, from: start))\n+\(Self.line(of: new, from: start))\n"
  }

  private static func line(of bytes: [UInt8], from start: Int) -> String {
    String(decoding: bytes[start...].prefix { $0 != 0x0A }.prefix(400), as: UTF8.self)
  }
}
