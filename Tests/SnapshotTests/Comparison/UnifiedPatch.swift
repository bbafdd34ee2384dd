import Foundation

/// A reader of unified diffs of one file that believes nothing but the text: ranges, context and removed lines must fit.
struct UnifiedPatch {
  struct Malformed: Error { let what: String }

  private struct Hunk {
    var oldStart: Int
    var newStart: Int
    var oldLines: [String] = []
    var newLines: [String] = []
  }
  private var hunks: [Hunk] = []

  init(_ text: String) throws {
    var lines = text.components(separatedBy: "\n")[...]
    guard lines.popLast() == "" else { throw Malformed(what: "no line feed at the end") }
    if lines.isEmpty { return }
    guard lines.removeFirst().hasPrefix("--- "), lines.removeFirst().hasPrefix("+++ ") else {
      throw Malformed(what: "headers")
    }
    while let header = lines.popFirst() {
      let counts = try Self.counts(in: header)
      var hunk = Hunk(oldStart: counts.oldStart, newStart: counts.newStart)
      while hunk.oldLines.count < counts.old || hunk.newLines.count < counts.new {
        guard let line = lines.popFirst() else { throw Malformed(what: "short hunk \(header)") }
        var content = String(line.dropFirst()) + "\n"
        if lines.first == "\\ No newline at end of file" {
          lines.removeFirst()
          content.unicodeScalars.removeLast()
        }
        if line.hasPrefix(" ") || line.hasPrefix("-") { hunk.oldLines.append(content) }
        if line.hasPrefix(" ") || line.hasPrefix("+") { hunk.newLines.append(content) }
      }
      guard hunk.oldLines.count == counts.old, hunk.newLines.count == counts.new else {
        throw Malformed(what: "counts of \(header)")
      }
      hunks.append(hunk)
    }
  }

  /// The start lines counted from 0: the first line of a range, or the line after the one that an empty range names.
  private static func counts(in header: String) throws -> (oldStart: Int, old: Int, newStart: Int, new: Int) {
    let parts = header.components(separatedBy: " ")
    guard parts.count == 4, parts[0] == "@@", parts[3] == "@@" else { throw Malformed(what: header) }
    func range(_ part: String, _ sign: String) throws -> (start: Int, count: Int) {
      let numbers = part.dropFirst().split(separator: ",").compactMap { Int($0) }
      guard part.hasPrefix(sign), let first = numbers.first else { throw Malformed(what: header) }
      let count = numbers.count == 2 ? numbers[1] : 1
      return (count == 0 ? first : first - 1, count)
    }
    let old = try range(parts[1], "-")
    let new = try range(parts[2], "+")
    return (old.start, old.count, new.start, new.count)
  }

  var reversed: UnifiedPatch {
    var copy = self
    copy.hunks = hunks.map {
      Hunk(oldStart: $0.newStart, newStart: $0.oldStart, oldLines: $0.newLines, newLines: $0.oldLines)
    }
    return copy
  }

  func applied(to text: String) throws -> String {
    let pieces = text.components(separatedBy: "\n")
    var lines = pieces.dropLast().map { $0 + "\n" }
    if let last = pieces.last, !last.isEmpty { lines.append(last) }
    var result: [String] = []
    var next = 0
    for hunk in hunks {
      guard hunk.oldStart >= next, hunk.oldStart + hunk.oldLines.count <= lines.count else {
        throw Malformed(what: "hunk at \(hunk.oldStart)")
      }
      result += lines[next..<hunk.oldStart]
      guard result.count == hunk.newStart else { throw Malformed(what: "new start \(hunk.newStart)") }
      next = hunk.oldStart + hunk.oldLines.count
      guard lines[hunk.oldStart..<next].elementsEqual(hunk.oldLines, by: { $0.utf8.elementsEqual($1.utf8) }) else {
        throw Malformed(what: "lines at \(hunk.oldStart)")
      }
      result += hunk.newLines
    }
    return (result + lines[next...]).joined()
  }
}
