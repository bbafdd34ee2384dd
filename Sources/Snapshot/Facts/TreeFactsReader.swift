extension TreeFacts {
  /// Why a text is no facts: the line, counted from 1, and what is wrong with it.
  package struct Damage: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let reason: String

    package var description: String { "line \(line): \(reason)" }
  }

  /// How many lines are read: a tree of ten thousand views has fewer.
  private static let lineLimit = 100_000

  /// Reads what `text` writes; fails on anything else, and never traps.
  package init(parsing text: String) throws {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count <= Self.lineLimit else { throw Damage(line: 1, reason: "more than \(Self.lineLimit) lines") }
    guard FactScanner(lines[0]).isAll(Self.heading) else { throw Damage(line: 1, reason: "not \"\(Self.heading)\"") }
    var views: [ViewFacts] = []
    for (index, line) in lines.enumerated().dropFirst() where !FactScanner(line).isAtEnd {
      do {
        try Self.read(line, into: &views)
      } catch let problem as FactScanner.Problem {
        throw Damage(line: index + 1, reason: problem.reason)
      }
    }
    self.init(views: views)
  }

  private static func read(_ line: Substring.UnicodeScalarView, into views: inout [ViewFacts]) throws {
    let blanks = line.prefix { $0 == " " }.count
    guard blanks.isMultiple(of: 2) else { throw FactScanner.Problem("odd indentation") }
    var scanner = FactScanner(line.dropFirst(blanks))
    let depth = blanks / 2
    if scanner.take(".") {
      guard let last = views.last, depth == last.depth + 1 else { throw FactScanner.Problem("a fact of no view") }
      return try readFact(&scanner, into: &views[views.count - 1])
    }
    guard depth <= (views.last?.depth ?? -1) + 1, depth > 0 || views.isEmpty else {
      throw FactScanner.Problem("a view of no parent")
    }
    views.append(try view(&scanner, depth: depth))
  }

  private static func view(_ scanner: inout FactScanner, depth: Int) throws -> ViewFacts {
    var name: String?
    var type = try scanner.token()
    if scanner.take(": ") {
      name = type
      type = try scanner.token()
    }
    try scanner.expect(" (")
    var numbers: [Double] = []
    for index in 0..<4 {
      numbers.append(try scanner.number())
      try scanner.expect(index < 3 ? " " : ")")
    }
    let frame = FactFrame(numbers[0], numbers[1], numbers[2], numbers[3])
    var view = ViewFacts(depth: depth, name: name, type: type, frame: frame)
    if scanner.take(" ") { view.text = try scanner.quoted("\"") }
    try scanner.expectEnd()
    return view
  }

  private static func readFact(_ scanner: inout FactScanner, into view: inout ViewFacts) throws {
    let name = try scanner.token()
    try scanner.expect(" ")
    if scanner.take("= ") { return view.traits.append(ViewFacts.Trait(name, try scanner.rest())) }
    if name == "calls" { return view.calls.append(try scanner.rest()) }
    guard let side = Side(rawValue: name) else { throw FactScanner.Problem("no side is called \(name)") }
    if scanner.take("undecided") {
      try scanner.expectEnd()
      return view.sides.append(SideFact(side, []))
    }
    var own = side
    if scanner.take("by ") {
      own = try scanner.side()
      try scanner.expect(" ")
    }
    let relation = try scanner.relation(of: own)
    if view.sides.last?.side == side, view.sides.last?.relations.isEmpty == false {
      view.sides[view.sides.count - 1].relations.append(relation)
    } else {
      view.sides.append(SideFact(side, [relation]))
    }
  }
}
