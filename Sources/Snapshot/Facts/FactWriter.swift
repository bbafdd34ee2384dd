/// Writes facts as text, without what `FactReader` derives.
struct FactWriter {
  private let views: [ViewFacts]
  private let frames: FrameSides

  init(_ facts: TreeFacts) {
    let rounded = TreeFacts(views: facts.views.map(\.rounded))
    views = rounded.views
    frames = FrameSides(rounded)
  }

  var text: String {
    var lines = [TreeFacts.heading]
    // The depth of a view below which nothing is derived.
    var fullDepth: Int?
    for index in views.indices {
      let depth = views[index].depth
      if let full = fullDepth, depth <= full { fullDepth = nil }
      let short = fullDepth == nil ? frames.shortened(views[index].sides, of: index) : nil
      let isMarked = fullDepth == nil && short == nil
      if isMarked { fullDepth = depth }
      lines.append(String(repeating: " ", count: depth) + head(index, short?.stretching ?? FrameSides.Stretching()))
      let indent = String(repeating: " ", count: depth + 1) + "."
      lines += views[index].traits.map { indent + Self.text(of: $0) }
      lines += views[index].calls.map { "\(indent)calls \(FactToken.escaped($0))" }
      if isMarked { lines.append(indent + FactWord.unexplained) }
      lines += (short?.sides ?? views[index].sides).flatMap { self.lines($0, of: index) }.map { indent + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Parts

  private func head(_ index: Int, _ stretching: FrameSides.Stretching) -> String {
    let view = views[index]
    var head = view.name.map { FactToken.quotedIfNeeded($0) + ": " } ?? ""
    head += FactToken.quotedIfNeeded(view.type)
    if view.frame != frames.parentFrame(of: index) || stretching.isHorizontal != stretching.isVertical {
      let marks = ["", "", stretching.isHorizontal ? "~" : "", stretching.isVertical ? "~" : ""]
      let numbers = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map(FactToken.number)
      head += " (" + zip(marks, numbers).map { $0 + $1 }.joined(separator: " ") + ")"
    } else if stretching.isHorizontal {
      head += " (~)"
    }
    if let text = view.text { head += " " + FactToken.quoted(text) }
    return head
  }

  private static func text(of trait: ViewFacts.Trait) -> String {
    if trait == FactWord.noTouchesTrait { return FactWord.noTouches }
    if trait.value == "true", FactWord.isState(trait.name) { return FactToken.quotedIfNeeded(trait.name) }
    return "\(FactToken.quotedIfNeeded(trait.name)) = \(FactToken.escaped(trait.value))"
  }

  private func lines(_ fact: SideFact, of index: Int) -> [String] {
    let side = fact.side.rawValue
    guard !fact.relations.isEmpty else { return ["\(side) undecided"] }
    return fact.relations.map { relation in
      for word in FactWord.contents where relation == views[index].contentRelation(fact.side, source: word.source) {
        return "\(side) (\(word.text))"
      }
      let text = relation.line(below: frames.parentKey(of: index))
      return relation.side == fact.side ? text : "\(side) by \(text)"
    }
  }
}

/// The words of facts that are a line by themselves, or stand for a longer text.
enum FactWord {
  /// Nothing is derived for the view and those below it.
  static let unexplained = "unexplained"
  static let noTouches = "noTouches"
  static let noTouchesTrait = ViewFacts.Trait("isUserInteractionEnabled", "false")

  /// Whether a trait is written without its value when that is `true`.
  static func isState(_ name: String) -> Bool { name.hasPrefix("is") }

  /// What decides a side whose number is then that of the rectangle.
  static let contents: [(text: String, source: SideFact.Relation.Source)] = [("content", .content), ("text", .text)]
}

extension ViewFacts {
  /// The relation of a side that follows from the content alone; nil for sides that need more than the rectangle.
  func contentRelation(_ side: Side, source: SideFact.Relation.Source) -> SideFact.Relation? {
    frame.value(of: side).map { SideFact.Relation(side, constant: FactToken.rounded($0), source: source) }
  }

  /// The facts that are read again after these were written.
  fileprivate var rounded: ViewFacts {
    var view = self
    view.frame = FactFrame(
      FactToken.rounded(frame.x), FactToken.rounded(frame.y), FactToken.rounded(frame.width),
      FactToken.rounded(frame.height))
    view.sides = sides.map { SideFact($0.side, $0.relations.map(\.rounded)) }
    return view
  }
}

extension SideFact.Relation {
  fileprivate var rounded: SideFact.Relation {
    var relation = self
    relation.constant = FactToken.rounded(constant)
    relation.priority = min(FactToken.rounded(priority), 1000)
    relation.multiplier = FactToken.rounded(multiplier)
    if other == nil || otherSide == nil { (relation.other, relation.otherSide, relation.multiplier) = (nil, nil, 1) }
    return relation
  }
}
