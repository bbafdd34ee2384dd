/// The difference of two texts in the unified form that `patch` and `git apply` take.
///
/// Lines end at a line feed and nowhere else; a carriage return before it belongs to the line.
package struct UnifiedDiff: Equatable, Sendable {
  /// A run of changes with the lines around them.
  package struct Hunk: Equatable, Sendable {
    /// Lines of the old text, counted from 0, context included.
    package let old: Range<Int>
    /// Lines of the new text, counted from 0, context included.
    package let new: Range<Int>
    package let changes: [LineDiff.Change]
  }

  package let oldLines: [String]
  package let newLines: [String]
  package let hunks: [Hunk]

  /// Compares two texts, with up to `context` common lines before and after each change.
  package init(old: String, new: String, context: Int = 3) {
    oldLines = Self.lines(of: old)
    newLines = Self.lines(of: new)
    hunks = Self.hunks(of: LineDiff(old: oldLines, new: newLines).changes, oldLines.count, context: max(context, 0))
  }

  /// The lines with their line feeds, which the last one may lack: joined they are the text.
  package static func lines(of text: String) -> [String] {
    var lines: [String] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let feed = bytes[start...].firstIndex(of: 0x0A)
      let end = feed.map { bytes.index(after: $0) } ?? bytes.endIndex
      lines.append(String(text[start..<end]))
      start = end
    }
    return lines
  }

  private static func hunks(of changes: [LineDiff.Change], _ oldCount: Int, context: Int) -> [Hunk] {
    var groups: [[LineDiff.Change]] = []
    for change in changes {
      if let previous = groups.last?.last, change.old.lowerBound - previous.old.upperBound <= 2 * context {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups.map { hunk(around: $0, oldCount, context: context) }
  }

  private static func hunk(around changes: [LineDiff.Change], _ oldCount: Int, context: Int) -> Hunk {
    let first = changes[0]
    let last = changes[changes.count - 1]
    let before = min(context, first.old.lowerBound)
    let after = min(context, oldCount - last.old.upperBound)
    return Hunk(
      old: first.old.lowerBound - before..<last.old.upperBound + after,
      new: first.new.lowerBound - before..<last.new.upperBound + after,
      changes: changes)
  }
}

extension UnifiedDiff {
  /// The diff as text, under the given file names; empty if the texts are the same.
  ///
  /// A name with quotation marks, backslashes or control characters is quoted as in C, which `git` and `patch` read.
  package func text(from oldName: String, to newName: String) -> String {
    guard !hunks.isEmpty else { return "" }
    var text = "--- \(Self.header(oldName))\n+++ \(Self.header(newName))\n"
    for hunk in hunks { write(hunk, to: &text) }
    return text
  }

  private func write(_ hunk: Hunk, to text: inout String) {
    text += "@@ -\(Self.range(hunk.old)) +\(Self.range(hunk.new)) @@\n"
    var next = hunk.old.lowerBound
    for change in hunk.changes {
      for line in oldLines[next..<change.old.lowerBound] { Self.write(line, after: " ", to: &text) }
      for line in oldLines[change.old] { Self.write(line, after: "-", to: &text) }
      for line in newLines[change.new] { Self.write(line, after: "+", to: &text) }
      next = change.old.upperBound
    }
    for line in oldLines[next..<hunk.old.upperBound] { Self.write(line, after: " ", to: &text) }
  }

  private static func write(_ line: String, after sign: String, to text: inout String) {
    text += sign
    text += line
    if line.utf8.last != 0x0A { text += "\n\\ No newline at end of file\n" }
  }

  /// First line and count; a range without lines names the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
  }

  private static func header(_ name: String) -> String {
    let needsQuotes = name.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F }
    // After a tab comes what is not the name: without it a blank would end the name.
    guard needsQuotes else { return name.contains(" ") ? name + "\t" : name }
    return "\"" + name.unicodeScalars.map(quoted).joined() + "\""
  }

  private static func quoted(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let octal = String(scalar.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    default: return String(scalar)
    }
  }
}
