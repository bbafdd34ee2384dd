extension TreeFacts {
  /// Why a text is no facts: the line, counted from 1, and what is wrong with it.
  package struct Damage: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let reason: String

    package var description: String { "line \(line): \(reason)" }
  }

  /// How many lines are read: a tree of ten thousand views has fewer.
  private static let lineLimit = 100_000

  /// Reads what `text` writes, and the first format; fails on anything else, and never traps.
  package init(parsing text: String) throws {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count <= Self.lineLimit else { throw Damage(line: 1, reason: "more than \(Self.lineLimit) lines") }
    guard let heading = Self.headings.first(where: { FactScanner(lines[0]).isAll($0) }) else {
      throw Damage(line: 1, reason: "not \"\(Self.heading)\"")
    }
    var reader = FactReader(derives: heading == Self.heading)
    for (index, line) in lines.enumerated().dropFirst() where !FactScanner(line).isAtEnd {
      do {
        try reader.read(line)
      } catch let problem as FactScanner.Problem {
        throw Damage(line: index + 1, reason: problem.reason)
      }
    }
    self = reader.facts
  }
}

/// Reads the lines of the facts' text but for the first.
private struct FactReader {
  /// Whether the text leaves out what can be derived; the first format does not.
  private let derives: Bool
  private var views: [ViewFacts] = []
  private var marks: [Marks] = []
  /// The indices of the last view and of those around it, the root first.
  private var path: [Int] = []
  private var relationsToParent: [Place] = []
  /// The names of the last view's traits.
  private var traitNames: Set<String> = []

  /// What a text says of a view that is no fact by itself.
  private struct Marks {
    var stretching = FrameSides.Stretching()
    var isUnexplained = false
  }

  /// Where a relation is.
  private struct Place {
    let view, side, relation: Int
  }

  init(derives: Bool) { self.derives = derives }

  // MARK: Lines

  mutating func read(_ line: Substring.UnicodeScalarView) throws {
    let blanks = line.prefix { $0 == " " }.count
    guard derives || blanks.isMultiple(of: 2) else { throw FactScanner.Problem("odd indentation") }
    var scanner = FactScanner(line.dropFirst(blanks))
    let depth = derives ? blanks : blanks / 2
    if scanner.take(".") {
      guard let last = views.last, depth == last.depth + 1 else { throw FactScanner.Problem("a fact of no view") }
      return try readFact(&scanner, of: views.count - 1)
    }
    guard depth <= (views.last?.depth ?? -1) + 1, depth > 0 || views.isEmpty else {
      throw FactScanner.Problem("a view of no parent")
    }
    try readView(&scanner, depth: depth)
  }

  private mutating func readView(_ scanner: inout FactScanner, depth: Int) throws {
    path.removeLast(max(0, path.count - depth))
    var name: String?
    var type = try scanner.token()
    if scanner.take(": ") {
      name = type
      type = try scanner.token()
    }
    var marks = Marks()
    let frame = try readFrame(&scanner, &marks.stretching)
    var view = ViewFacts(depth: depth, name: name, type: type, frame: frame)
    if scanner.take(" ") { view.text = try scanner.quoted("\"") }
    try scanner.expectEnd()
    path.append(views.count)
    views.append(view)
    traitNames.removeAll(keepingCapacity: true)
    self.marks.append(marks)
  }

  /// The rectangle of the view whose parent is the last of the path.
  private func readFrame(_ scanner: inout FactScanner, _ stretching: inout FrameSides.Stretching) throws -> FactFrame {
    if derives, let parent = path.last {
      if scanner.take(" (~)") {
        stretching = FrameSides.Stretching(isHorizontal: true, isVertical: true)
        return views[parent].frame
      }
      guard scanner.take(" (") else { return views[parent].frame }
    } else {
      try scanner.expect(" (")
    }
    var numbers: [Double] = []
    for index in 0..<4 {
      if derives, index == 2 { stretching.isHorizontal = scanner.take("~") }
      if derives, index == 3 { stretching.isVertical = scanner.take("~") }
      numbers.append(try scanner.number())
      try scanner.expect(index < 3 ? " " : ")")
    }
    return FactFrame(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private mutating func readFact(_ scanner: inout FactScanner, of view: Int) throws {
    let name = try scanner.token()
    if derives, scanner.isAtEnd { return try readWord(name, of: view) }
    try scanner.expect(" ")
    if scanner.take("= ") { return try add(ViewFacts.Trait(name, try scanner.rest()), to: view) }
    if name == "calls" { return views[view].calls.append(try scanner.rest()) }
    guard let side = Side(rawValue: name) else { throw FactScanner.Problem("no side is called \(name)") }
    if scanner.take("undecided") {
      try scanner.expectEnd()
      return views[view].sides.append(SideFact(side, []))
    }
    if let relation = try contentRelation(&scanner, side, of: view) { return add(relation, to: side, of: view) }
    var own = side
    if scanner.take("by ") {
      own = try scanner.side()
      try scanner.expect(" ")
    }
    add(try scanner.relation(of: own), to: side, of: view)
    guard derives, scanner.namesParent else { return }
    guard path.count > 1 else { throw FactScanner.Problem("the first view has no parent") }
    let sides = views[view].sides
    relationsToParent.append(
      Place(view: view, side: sides.count - 1, relation: sides[sides.count - 1].relations.count - 1))
  }

  private mutating func readWord(_ word: String, of view: Int) throws {
    switch word {
    case FactWord.unexplained: marks[view].isUnexplained = true
    case FactWord.noTouches: try add(FactWord.noTouchesTrait, to: view)
    case _ where FactWord.isState(word): try add(ViewFacts.Trait(word, "true"), to: view)
    default: throw FactScanner.Problem("no value for \(word)")
    }
  }

  private mutating func add(_ trait: ViewFacts.Trait, to view: Int) throws {
    guard traitNames.insert(trait.name).inserted else { throw FactScanner.Problem("a second \(trait.name)") }
    views[view].traits.append(trait)
  }

  private func contentRelation(
    _ scanner: inout FactScanner, _ side: Side, of view: Int
  ) throws -> SideFact.Relation? {
    guard derives else { return nil }
    for word in FactWord.contents where scanner.take("(\(word.text))") {
      try scanner.expectEnd()
      guard let relation = views[view].contentRelation(side, source: word.source) else {
        throw FactScanner.Problem("no number for \(side.rawValue)")
      }
      return relation
    }
    return nil
  }

  private mutating func add(_ relation: SideFact.Relation, to side: Side, of view: Int) {
    let last = views[view].sides.count - 1
    if last >= 0, views[view].sides[last].side == side, !views[view].sides[last].relations.isEmpty {
      views[view].sides[last].relations.append(relation)
    } else {
      views[view].sides.append(SideFact(side, [relation]))
    }
  }

  // MARK: Facts

  /// What was read, with what the text leaves out.
  var facts: TreeFacts {
    var facts = TreeFacts(views: views)
    guard derives else { return facts }
    let frames = FrameSides(facts)
    for place in relationsToParent {
      guard let key = frames.parentKey(of: place.view) else { continue }
      let named = facts.views[place.view].sides[place.side].relations[place.relation].other ?? ""
      facts.views[place.view].sides[place.side].relations[place.relation].other =
        FactToken.expanded(named, below: key)
    }
    // The depth of a view below which nothing is derived.
    var fullDepth: Int?
    for index in views.indices {
      if let full = fullDepth, views[index].depth <= full { fullDepth = nil }
      if fullDepth == nil, marks[index].isUnexplained { fullDepth = views[index].depth }
      guard fullDepth == nil else { continue }
      facts.views[index].sides = frames.completed(facts.views[index].sides, of: index, marks[index].stretching)
    }
    return facts
  }
}
