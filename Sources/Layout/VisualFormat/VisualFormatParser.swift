/// Turns a visual format string into values, by one function a rule of the grammar.
///
/// `[H:|V:] [| space] view (space view)* [space |]`; names are looked up and superviews asked for while reading, so
/// that the first problem from the left is reported. Costs O(n).
@MainActor struct VisualFormatParser {
  private var scanner: VisualFormatScanner
  private let names: VisualFormatNames
  private let options: NSLayoutConstraint.FormatOptions
  private var result = VisualFormat(axis: .horizontal)

  private init(_ format: String, options: NSLayoutConstraint.FormatOptions, names: VisualFormatNames) {
    scanner = VisualFormatScanner(format)
    self.names = names
    self.options = options
  }

  static func parse(
    _ format: String, options: NSLayoutConstraint.FormatOptions, names: VisualFormatNames
  ) throws(VisualFormatError) -> VisualFormat {
    if format.isEmpty { throw VisualFormatError(problem: .emptyFormat, column: 0) }
    guard format.utf8.allSatisfy({ $0 < 0x80 }) else { throw VisualFormatError(problem: .foreignCharacters, column: 0) }
    var parser = VisualFormatParser(format, options: options, names: names)
    try parser.parseOrientation()
    try parser.parseLine()
    return parser.result
  }

  private func failure(_ problem: VisualFormatProblem) -> VisualFormatError {
    VisualFormatError(problem: problem, column: scanner.column)
  }

  // MARK: The line

  private mutating func parseOrientation() throws(VisualFormatError) {
    if scanner.take("V") {
      result.axis = .vertical
      guard scanner.take(":") else { throw failure(.missingColon(after: "V")) }
    } else if scanner.take("H") {
      guard scanner.take(":") else { throw failure(.missingColon(after: "H")) }
    }
  }

  private mutating func parseLine() throws(VisualFormatError) {
    if scanner.take("|") { result.leadingSpace = try parseSpace() }
    try parseView(after: nil)
    if result.leadingSpace != nil { try requireSuperview() }
    while !scanner.isAtEnd {
      let space = try parseSpace()
      if scanner.take("|") {
        result.trailingSpace = space
        try requireSuperview()
        guard scanner.isAtEnd else { throw failure(.trailingCharacters) }
      } else {
        try parseView(after: space)
        try checkAlignment()
      }
    }
  }

  private func requireSuperview() throws(VisualFormatError) {
    guard let item = result.views.last?.item, item.layoutNode.liveParent != nil else {
      throw failure(.missingSuperview)
    }
  }

  /// Fails when two adjacent views would have to share an edge that the line itself puts at different positions.
  private func checkAlignment() throws(VisualFormatError) {
    if options.alignedAttributes.contains(where: { $0.axis == result.axis }) {
      throw failure(.alignment(result.axis))
    }
  }

  // MARK: Views

  private mutating func parseView(after space: VisualFormat.Space?) throws(VisualFormatError) {
    guard scanner.take("["), !scanner.isAtEnd else { throw failure(.missingView) }
    guard let name = scanner.takeName() else { throw failure(.missingViewName) }
    var view = VisualFormat.View(item: try item(named: name), spaceBefore: space)
    if scanner.take("(") {
      view.sizes = try parsePredicates(allowingViews: true)
      guard scanner.take(")") else { throw failure(.unfinishedView) }
    }
    guard scanner.take("]") else { throw failure(.unfinishedView) }
    result.views.append(view)
  }

  private func item(named name: String) throws(VisualFormatError) -> any LayoutItem {
    switch names.view(name) {
    case .success(let item): return item
    case .failure(let problem): throw failure(problem)
    }
  }

  // MARK: Spaces

  private mutating func parseSpace() throws(VisualFormatError) -> VisualFormat.Space {
    guard scanner.take("-") else { return .none }
    if scanner.isAtEnd || scanner.isAt("[") || scanner.isAt("|") { return .standard }
    let predicates: [VisualFormat.Predicate]
    if scanner.take("(") {
      predicates = try parsePredicates(allowingViews: false)
      guard scanner.take(")") else { throw failure(.unfinishedSpace) }
    } else {
      predicates = [try parsePredicate(allowingViews: false, allowingSign: false)]
    }
    guard scanner.take("-") else { throw failure(.unfinishedSpace) }
    return .measured(predicates)
  }

  // MARK: Predicates

  private mutating func parsePredicates(
    allowingViews: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates = [try parsePredicate(allowingViews: allowingViews, allowingSign: true)]
    while scanner.take(",") {
      predicates.append(try parsePredicate(allowingViews: allowingViews, allowingSign: true))
    }
    return predicates
  }

  private mutating func parsePredicate(
    allowingViews: Bool, allowingSign: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try parseRelation()
    let object = try parseObject(allowingViews: allowingViews, allowingSign: allowingSign)
    let priority = scanner.take("@") ? UILayoutPriority(Float(try parseNumber(allowingSign: false))) : .required
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relation: NSLayoutConstraint.Relation
    if scanner.take("=") {
      relation = .equal
    } else if scanner.take(">") {
      relation = .greaterThanOrEqual
    } else if scanner.take("<") {
      relation = .lessThanOrEqual
    } else {
      return .equal
    }
    guard scanner.take("=") else { throw failure(.unknownRelation) }
    return relation
  }

  /// A number, a metric, or where a size is meant a view: metrics come first.
  private mutating func parseObject(
    allowingViews: Bool, allowingSign: Bool
  ) throws(VisualFormatError) -> VisualFormat.Object {
    guard let name = scanner.takeName() else { return .constant(try literal(allowingSign: allowingSign)) }
    guard allowingViews, !names.hasMetric(name), names.hasView(name) else { return .constant(try metric(named: name)) }
    let item = try item(named: name)
    var multiplier = 1.0
    if scanner.take("*") {
      multiplier = try parseNumber(allowingSign: true)
    } else if scanner.take("/") {
      multiplier = 1 / (try parseNumber(allowingSign: true))
    }
    var constant = 0.0
    if scanner.take("+") {
      constant = try parseNumber(allowingSign: false)
    } else if scanner.take("-") {
      constant = -(try parseNumber(allowingSign: false))
    }
    return .size(item, multiplier: multiplier, constant: constant)
  }

  private mutating func parseNumber(allowingSign: Bool) throws(VisualFormatError) -> Double {
    guard let name = scanner.takeName() else { return try literal(allowingSign: allowingSign) }
    return try metric(named: name)
  }

  private mutating func literal(allowingSign: Bool) throws(VisualFormatError) -> Double {
    guard let number = scanner.takeNumber(allowingSign: allowingSign) else { throw failure(.missingNumber) }
    return number
  }

  private func metric(named name: String) throws(VisualFormatError) -> Double {
    if let number = names.metric(name) { return number }
    throw failure(names.hasMetric(name) || names.hasView(name) ? .missingNumber : .unknownMetric(name))
  }
}
