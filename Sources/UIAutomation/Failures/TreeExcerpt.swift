@_spi(Plainview) import PlainviewUIKitCore

/// The part of a tree that some views are in: their nearest common container, with the views numbered.
@MainActor struct TreeExcerpt {
  private struct Line {
    let view: UIView
    let depth: Int
  }

  /// How many lines there are at most, give or take those that say how many were left out.
  private static let limit = 16

  private let marked: [UIView]
  private let lines: [Line]

  /// The excerpt of the marked views; without any, the top of the tree below the root.
  init(of marked: [UIView], root: UIView?) {
    self.marked = marked
    guard let container = Self.container(of: marked) ?? root else {
      lines = []
      return
    }
    lines = Self.lines(below: container, marked: marked)
  }

  /// The lines, those of marked views with their number.
  var text: [String] {
    let kept = keptLines()
    var result: [String] = []
    var skipped = 0
    for (index, line) in lines.enumerated() {
      let blanks = String(repeating: "  ", count: line.depth)
      if kept.contains(index) {
        if skipped > 0 { result.append("\(blanks)… \(skipped) more") }
        skipped = 0
        result.append(blanks + ElementTree.line(line.view) + mark(of: line.view))
      } else {
        skipped += 1
      }
    }
    if skipped > 0 { result.append("… \(skipped) more") }
    return result
  }

  private func mark(of view: UIView) -> String {
    guard let number = marked.firstIndex(where: { $0 === view }) else { return "" }
    return marked.count == 1 ? "  <- this one" : "  <- \(number + 1)"
  }

  // MARK: What belongs to it

  private static func container(of views: [UIView]) -> UIView? {
    guard let first = views.first else { return nil }
    var candidate = first.superview ?? first
    while let parent = candidate.superview, !views.allSatisfy({ $0 !== candidate && $0.isDescendant(of: candidate) }) {
      candidate = parent
    }
    return candidate
  }

  /// The container and what is in it, parents first; what is hidden only if a marked view is in there.
  private static func lines(below container: UIView, marked: [UIView]) -> [Line] {
    var found: [Line] = []
    var waiting = [Line(view: container, depth: 0)]
    while let line = waiting.popLast() {
      if line.view is any ControlPart { continue }
      let isMarked = marked.contains { $0.isDescendant(of: line.view) }
      if ElementTree.isHidden(line.view), !isMarked { continue }
      found.append(line)
      waiting += line.view.subviews.reversed().map { Line(view: $0, depth: line.depth + 1) }
    }
    return found
  }

  /// All lines if they are few; else those of the marked views, what they are in and what is beside them, as many as fit.
  private func keptLines() -> Set<Int> {
    if lines.count <= Self.limit { return Set(lines.indices) }
    var kept: Set<Int> = []
    func keep(where condition: @MainActor (UIView) -> Bool) {
      for (index, line) in lines.enumerated() where kept.count < Self.limit && condition(line.view) {
        kept.insert(index)
      }
    }
    keep { view in marked.contains { $0 === view } }
    keep { view in marked.contains { $0.isDescendant(of: view) } }
    keep { view in marked.contains { $0.superview === view.superview } }
    keep { view in !ElementTree.names(of: view).isEmpty }
    return kept
  }
}
