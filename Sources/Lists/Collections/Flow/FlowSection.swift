import Foundation
import PlainviewGraphics

/// The parameters of a section of a flow layout; lengths in points.
struct FlowRules {
  var axis = ScrollAxis(isVertical: true)
  /// The breadth of the collection view without its insets.
  var breadth: CGFloat = 0
  var insets = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var headerLength: CGFloat = 0
  var footerLength: CGFloat = 0

  /// The breadth that is available to items.
  var availableBreadth: CGFloat { max(0, breadth - axis.sideBefore(insets) - axis.sideAfter(insets)) }
  /// The start of the first line.
  var firstLine: CGFloat { headerLength + axis.before(insets) }
}

/// The items of a section in lines; positions are relative to the start of the section.
///
/// Lines are justified, the last one as if more items like its last one followed, so that items of one size form a grid. A
/// line without space for a second item has its item in the middle.
struct FlowSection {
  /// The items of a line, and its start and length.
  struct Line {
    let items: Range<Int>
    let start: CGFloat
    let length: CGFloat
  }

  private enum Items {
    case grid(FlowGrid)
    case lines([CGRect], [Line])
  }

  let rules: FlowRules
  let count: Int
  private let items: Items
  /// The whole length of the section.
  let length: CGFloat

  /// A section whose items have one size.
  init(_ rules: FlowRules, count: Int, itemSize: CGSize) {
    self.rules = rules
    self.count = count
    let grid = FlowGrid(rules, count: count, itemSize: itemSize)
    items = .grid(grid)
    length = rules.firstLine + grid.length + rules.axis.after(rules.insets) + rules.footerLength
  }

  /// A section whose items have sizes of their own.
  init(_ rules: FlowRules, sizes: [CGSize]) {
    self.rules = rules
    count = sizes.count
    var breaker = FlowLineBreaker(rules, sizes)
    breaker.run()
    items = .lines(breaker.frames, breaker.lines)
    length = breaker.end + rules.axis.after(rules.insets) + rules.footerLength
  }

  func frame(of item: Int) -> CGRect {
    switch items {
    case .grid(let grid): grid.frame(of: item)
    case .lines(let frames, _): frames[item]
    }
  }

  /// The items of the lines between two offsets.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    switch items {
    case .grid(let grid): return grid.items(from: start, to: end)
    case .lines(_, let lines):
      let first = lines.partitionPoint { $0.start + $0.length >= start }
      let last = lines.partitionPoint { $0.start > end }
      guard first < last else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
  }
}

extension Array {
  /// The index of the first element that fulfils a condition which all later elements fulfil too; `count` if none does.
  func partitionPoint(where condition: (Element) -> Bool) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if condition(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}

/// Items of one size in a section: frames are computed on demand.
struct FlowGrid {
  private let axis: ScrollAxis
  private let count: Int
  private let itemSize: CGSize
  private let itemsInLine: Int
  private let side: CGFloat
  /// From one item of a line to the next, and from one line to the next.
  private let step: CGFloat
  private let lineStep: CGFloat
  private let start: CGFloat
  let length: CGFloat

  init(_ rules: FlowRules, count: Int, itemSize: CGSize) {
    axis = rules.axis
    self.count = count
    self.itemSize = itemSize
    let (breadth, length) = (rules.axis.breadth(itemSize), rules.axis.length(itemSize))
    let fitting = (rules.availableBreadth + rules.itemSpacing) / (breadth + rules.itemSpacing)
    itemsInLine = fitting.isFinite ? max(1, Int(min(fitting + 1e-6, CGFloat(max(1, count))))) : max(1, count)
    let fullLine = fitting.isFinite ? max(1, Int(min(fitting + 1e-6, 1_000_000))) : 1
    let rest = max(0, rules.availableBreadth - CGFloat(fullLine) * breadth)
    step = breadth + (fullLine > 1 ? rest / CGFloat(fullLine - 1) : 0)
    side = rules.axis.sideBefore(rules.insets) + (fullLine == 1 ? rest / 2 : 0)
    lineStep = length + rules.lineSpacing
    start = rules.firstLine
    let lines = (count + itemsInLine - 1) / itemsInLine
    self.length = lines == 0 ? 0 : CGFloat(lines) * lineStep - rules.lineSpacing
  }

  func frame(of item: Int) -> CGRect {
    let (line, column) = item.quotientAndRemainder(dividingBy: itemsInLine)
    return axis.rect(
      start: start + CGFloat(line) * lineStep, side: side + CGFloat(column) * step, length: axis.length(itemSize),
      breadth: axis.breadth(itemSize))
  }

  func items(from first: CGFloat, to last: CGFloat) -> Range<Int> {
    guard count > 0, last >= start, first <= start + length, !first.isNaN else { return 0..<0 }
    guard lineStep > 0 else { return 0..<count }
    let firstLine = max(0, Int(((first - start) / lineStep).rounded(.down).clamped(to: 0...1e9)))
    let lastLine = Int(((last - start) / lineStep).rounded(.down).clamped(to: 0...1e9))
    let begin = min(firstLine * itemsInLine, count)
    return begin..<max(begin, min((lastLine + 1) * itemsInLine, count))
  }
}

extension CGFloat {
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// Breaks items of different sizes into lines and computes their frames.
struct FlowLineBreaker {
  private let rules: FlowRules
  private let sizes: [CGSize]
  private(set) var frames: [CGRect] = []
  private(set) var lines: [FlowSection.Line] = []
  /// The end of the last line.
  private(set) var end: CGFloat

  init(_ rules: FlowRules, _ sizes: [CGSize]) {
    self.rules = rules
    self.sizes = sizes
    end = rules.firstLine
    frames.reserveCapacity(sizes.count)
  }

  mutating func run() {
    let (axis, available) = (rules.axis, rules.availableBreadth + 1e-6)
    var first = 0
    var used: CGFloat = 0
    for item in sizes.indices {
      let breadth = axis.breadth(sizes[item])
      if item > first, used + rules.itemSpacing + breadth > available {
        addLine(first..<item, used, isLast: false)
        (first, used) = (item, breadth)
      } else {
        used += item > first ? rules.itemSpacing + breadth : breadth
      }
    }
    if first < sizes.count { addLine(first..<sizes.count, used, isLast: true) }
  }

  /// A last line as if more items like its last one followed, which gives it the gaps of a full line.
  private func filledUp(_ items: Range<Int>, _ used: CGFloat) -> (count: Int, used: CGFloat) {
    let step = rules.axis.breadth(sizes[items.upperBound - 1]) + rules.itemSpacing
    let more = (rules.availableBreadth + 1e-6 - used) / step
    guard step > 0, more >= 1, more < 1e6 else { return (items.count, used) }
    return (items.count + Int(more), used + more.rounded(.down) * step)
  }

  private mutating func addLine(_ items: Range<Int>, _ used: CGFloat, isLast: Bool) {
    let axis = rules.axis
    var length: CGFloat = 0
    for item in items { length = max(length, axis.length(sizes[item])) }
    if !lines.isEmpty { end += rules.lineSpacing }
    let (count, full) = isLast ? filledUp(items, used) : (items.count, used)
    let rest = max(0, rules.availableBreadth - full)
    let gap = rules.itemSpacing + (count > 1 ? rest / CGFloat(count - 1) : 0)
    var side = axis.sideBefore(rules.insets) + (count == 1 ? rest / 2 : 0)
    for item in items {
      let (itemLength, breadth) = (axis.length(sizes[item]), axis.breadth(sizes[item]))
      frames.append(
        axis.rect(start: end + (length - itemLength) / 2, side: side, length: itemLength, breadth: breadth))
      side += breadth + gap
    }
    lines.append(FlowSection.Line(items: items, start: end, length: length))
    end += length
  }
}
