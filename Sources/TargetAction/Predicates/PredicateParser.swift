import Foundation

/// Reads the language of predicates' format strings.
struct PredicateParser {
  /// What is wrong, and at which character.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case whole(Int)
    case mark(String)
    case argument(Character)
    case variable(String)
  }

  private let characters: [Character]
  private var position = 0
  private var arguments: ArraySlice<Any?>
  private var peeked: Token?
  /// How many values and conditions are being read inside each other.
  private var depth = 0
  /// The positions of parentheses that hold no condition, so that none is tried twice.
  private var withoutCondition: Set<Int> = []

  /// How deep a format nests at most, and how many operators a value has in a row: reading, asking and freeing call
  /// themselves for each.
  private static let (maximumDepth, maximumChain) = (200, 1000)

  init(_ format: String, _ arguments: [Any?]) {
    characters = Array(format)
    self.arguments = arguments[...]
  }

  /// The whole format.
  mutating func predicate() throws -> PredicateExpression {
    let expression = try alternatives()
    if let token = try peek() { throw problem("unexpected \(Self.describe(token))") }
    return expression
  }

  /// The whole format as one value.
  mutating func expression() throws -> PredicateOperand {
    let operand = try operand()
    if let token = try peek() { throw problem("unexpected \(Self.describe(token))") }
    return operand
  }

  // MARK: Grammar

  private mutating func alternatives() throws -> PredicateExpression {
    var parts = [try conjunction()]
    while try take(["OR"], ["||"]) { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws -> PredicateExpression {
    var parts = [try negation()]
    while try take(["AND"], ["&&"]) { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws -> PredicateExpression {
    if try take(["NOT"], ["!"]) { return .not(try deeper { try $0.negation() }) }
    if try take(["TRUEPREDICATE"], []) { return .constant(true) }
    if try take(["FALSEPREDICATE"], []) { return .constant(false) }
    let start = self
    if try take([], ["("]) {
      // What stands in parentheses is a condition, or else a value that something is compared with.
      if !withoutCondition.contains(start.position), let inner = try? deeper({ try $0.alternatives() }),
        try take([], [")"]), try !goesOnAsValue()
      {
        return inner
      }
      let known = withoutCondition.union([start.position])
      self = start
      withoutCondition = known
    }
    return try comparison()
  }

  private mutating func comparison() throws -> PredicateExpression {
    var scope = PredicateExpression.Scope.direct
    if try take(["ANY", "SOME"], []) { scope = .any } else if try take(["ALL"], []) { scope = .all }
    if try take(["NONE"], []) { scope = .none }
    let left = try operand()
    let comparison = try comparisonOperator()
    return .comparison(left, comparison, try operand(), scope)
  }

  private static let kinds: [String: PredicateOperator.Kind] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between, "IN": .inside,
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
  ]

  private mutating func comparisonOperator() throws -> PredicateOperator {
    guard let token = try next() else { throw problem("a comparison is missing") }
    let name =
      switch token {
      case .word(let word): word.uppercased()
      case .mark(let mark): mark
      default: ""
      }
    guard let kind = Self.kinds[name] else { throw problem("\(Self.describe(token)) is no comparison") }
    var result = PredicateOperator(kind: kind)
    if try take([], ["["]) {
      guard case .word(let options)? = try next(), try take([], ["]"]) else {
        throw problem("[c], [d] or [cd] is meant")
      }
      result.ignoresCase = options.lowercased().contains("c")
      result.ignoresDiacritics = options.lowercased().contains("d")
    }
    return result
  }

  /// Whether an operator follows that only values have.
  private mutating func goesOnAsValue() throws -> Bool {
    switch try peek() {
    case .mark(let mark): Self.kinds[mark] != nil || ["+", "-", "*", "/", "**"].contains(mark)
    case .word(let word): Self.kinds[word.uppercased()] != nil
    default: false
    }
  }

  private mutating func operand() throws -> PredicateOperand {
    var left = try product()
    var count = 0
    while case .mark(let mark)? = try peek(), mark == "+" || mark == "-" {
      peeked = nil
      try link(&count)
      left = .function(mark == "+" ? "add:to:" : "from:subtract:", [left, try product()])
    }
    while case .word(let word)? = try peek(), let operation = Self.setOperations[word.uppercased()] {
      peeked = nil
      try link(&count)
      left = .set(operation, left, try product())
    }
    return left
  }

  private static let setOperations: [String: PredicateOperand.SetOperation] = [
    "UNION": .union, "INTERSECT": .intersect, "MINUS": .minus,
  ]

  private mutating func product() throws -> PredicateOperand {
    var left = try power()
    var count = 0
    while case .mark(let mark)? = try peek(), mark == "*" || mark == "/" {
      peeked = nil
      try link(&count)
      left = .function(mark == "*" ? "multiply:by:" : "divide:by:", [left, try power()])
    }
    return left
  }

  private mutating func power() throws -> PredicateOperand {
    let base = try signed()
    return try take([], ["**"]) ? .function("raise:toPower:", [base, try deeper { try $0.power() }]) : base
  }

  private mutating func signed() throws -> PredicateOperand {
    guard try take([], ["-"]) else { return try member() }
    let value = try deeper { try $0.signed() }
    if case .value(let number as Int) = value { return .value(-number) }
    if case .value(let number as Double) = value { return .value(-number) }
    return .function("multiply:by:", [.value(-1), value])
  }

  /// A value and the properties of it that are named behind it.
  private mutating func member() throws -> PredicateOperand {
    let operand = try primary()
    guard case .word(let word)? = try peek(), word.hasPrefix("."), word.count > 1 else { return operand }
    peeked = nil
    return .member(operand, word.split(separator: ".").map(String.init))
  }

  private mutating func primary() throws -> PredicateOperand {
    guard let token = try next() else { throw problem("a value is missing") }
    switch token {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .whole(let number): return .value(number)
    case .variable(let name):
      let names = name.split(separator: ".").map(String.init)
      guard let first = names.first else { throw problem("$ stands alone") }
      return names.count == 1 ? .variable(first) : .member(.variable(first), Array(names.dropFirst()))
    case .argument(let kind):
      guard let argument = arguments.popFirst() else { throw problem("an argument is missing") }
      guard kind == "K" else { return (argument as? NSExpression)?.base ?? .value(argument) }
      guard let path = argument as? String else { throw problem("%K takes the name of a property") }
      return .path(path.split(separator: ".").map(String.init))
    case .mark("{"): return .list(try list("}"))
    case .mark("("):
      let inner = try deeper { try $0.operand() }
      guard try take([], [")"]) else { throw problem("a parenthesis is not closed") }
      return inner
    case .word(let word):
      if try take([], ["("]) { return try call(word) }
      if word.uppercased() == "SELF" { return .object }
      return Self.constant(word) ?? .path(word.split(separator: ".").map(String.init))
    case .mark(let mark): throw problem("\(mark) is no value")
    }
  }

  /// A function, of which the parenthesis was read.
  private mutating func call(_ name: String) throws -> PredicateOperand {
    if name.uppercased() == "SUBQUERY" { return try subquery() }
    if name.uppercased() == "FUNCTION" {
      let parts = try list(")")
      guard parts.count > 1, case .value(let selector as String) = parts[1] else {
        throw problem("FUNCTION takes a value and the name of its method")
      }
      return .function(selector, [parts[0]] + parts.dropFirst(2))
    }
    let arguments = try list(")")
    return .function(PredicateFunction.selector(name, arguments.count), arguments)
  }

  private mutating func subquery() throws -> PredicateOperand {
    let collection = try deeper { try $0.operand() }
    guard try take([], [","]), case .variable(let name)? = try next(), try take([], [","]) else {
      throw problem("SUBQUERY takes a collection, a variable and a condition")
    }
    let condition = try deeper { try $0.alternatives() }
    guard try take([], [")"]) else { throw problem("a parenthesis is not closed") }
    return .subquery(collection, name, condition.predicate)
  }

  private static func constant(_ word: String) -> PredicateOperand? {
    switch word.uppercased() {
    case "TRUE", "YES": .value(true)
    case "FALSE", "NO": .value(false)
    case "NIL", "NULL": .value(nil)
    default: nil
    }
  }

  private mutating func list(_ end: String) throws -> [PredicateOperand] {
    var operands: [PredicateOperand] = []
    while try !take([], [end]) {
      operands.append(try deeper { try $0.operand() })
      if try take([], [","]) { continue }
      guard try peek() == .mark(end) else { throw problem("a list is not closed") }
    }
    return operands
  }

  // MARK: Limits

  private mutating func deeper<Result>(_ body: (inout PredicateParser) throws -> Result) throws -> Result {
    guard depth < Self.maximumDepth else { throw problem("the format nests more than \(Self.maximumDepth) deep") }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private func link(_ count: inout Int) throws {
    count += 1
    if count > Self.maximumChain { throw problem("a value has more than \(Self.maximumChain) operators in a row") }
  }

  // MARK: Tokens

  private mutating func take(_ keywords: [String], _ marks: [String]) throws -> Bool {
    switch try peek() {
    case .word(let word) where keywords.contains(word.uppercased()): peeked = nil
    case .mark(let mark) where marks.contains(mark): peeked = nil
    default: return false
    }
    return true
  }

  private mutating func peek() throws -> Token? {
    if peeked == nil { peeked = try scan() }
    return peeked
  }

  private mutating func next() throws -> Token? {
    defer { peeked = nil }
    return try peek()
  }

  private mutating func scan() throws -> Token? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    guard position < characters.count else { return nil }
    let character = characters[position]
    switch character {
    case "'", "\"": return try text(upTo: character)
    case "%": return try argument()
    case "$":
      position += 1
      return .variable(word())
    case _ where character.isASCII && character.isNumber: return try number()
    case "." where position + 1 < characters.count && characters[position + 1].isNumber: return try number()
    case _ where Self.isWordCharacter(character): return .word(word())
    default: return mark()
    }
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.@#".contains(character)
  }

  private mutating func word() -> String {
    let start = position
    while position < characters.count, Self.isWordCharacter(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func text(upTo quote: Character) throws -> Token {
    position += 1
    var text = ""
    while position < characters.count, characters[position] != quote {
      if characters[position] == "\\", position + 1 < characters.count { position += 1 }
      text.append(characters[position])
      position += 1
    }
    guard position < characters.count else { throw problem("a text is not closed") }
    position += 1
    return .text(text)
  }

  private mutating func argument() throws -> Token {
    position += 1
    // Lengths such as the `l` of `%ld` say nothing here.
    while position < characters.count, "lhqztj".contains(characters[position]) { position += 1 }
    guard position < characters.count else { throw problem("% stands alone") }
    let kind = characters[position]
    position += 1
    guard "@KdiufFgGeEcsxXp".contains(kind) else { throw problem("%\(kind) is no argument") }
    return .argument(kind)
  }

  private mutating func number() throws -> Token {
    let start = position
    position += 1
    while position < characters.count, characters[position].isNumber || ".eE".contains(characters[position]) {
      position += 1
    }
    let text = String(characters[start..<position])
    guard let number = Double(text) else { throw problem("\(text) is no number") }
    return Int(text).map { .whole($0) } ?? .number(number)
  }

  private mutating func mark() -> Token {
    let pair = String(characters[position..<min(position + 2, characters.count)])
    if ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**"].contains(pair) {
      position += 2
      return .mark(pair)
    }
    position += 1
    return .mark(String(characters[position - 1]))
  }

  private func problem(_ text: String) -> Problem { Problem(description: "At character \(position): \(text).") }

  private static func describe(_ token: Token) -> String {
    switch token {
    case .word(let word): "'\(word)'"
    case .text(let text): "the text '\(text)'"
    case .number(let number): "the number \(number)"
    case .whole(let number): "the number \(number)"
    case .mark(let mark): "'\(mark)'"
    case .argument(let kind): "%\(kind)"
    case .variable(let name): "$\(name)"
    }
  }
}
