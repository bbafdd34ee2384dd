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
    case number(Double, isInteger: Bool)
    case mark(String)
    case argument(Character)
    case variable(String)
  }

  private let characters: [Character]
  private var place = 0
  private var arguments: ArraySlice<Any?>
  private var peeked: Token?

  init(_ format: String, _ arguments: [Any?]) {
    characters = Array(format)
    self.arguments = arguments[...]
  }

  /// The whole format.
  mutating func predicate() throws -> PredicateExpression {
    let expression = try alternatives()
    if let token = try peek() { throw problem("unexpected \(Self.words(token))") }
    return expression
  }

  // MARK: Grammar

  private mutating func alternatives() throws -> PredicateExpression {
    var left = try conjunction()
    while try take(["OR"], ["||"]) { left = .or(left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws -> PredicateExpression {
    var left = try negation()
    while try take(["AND"], ["&&"]) { left = .and(left, try negation()) }
    return left
  }

  private mutating func negation() throws -> PredicateExpression {
    if try take(["NOT"], ["!"]) { return .not(try negation()) }
    if try take(["TRUEPREDICATE"], []) { return .constant(true) }
    if try take(["FALSEPREDICATE"], []) { return .constant(false) }
    if try take([], ["("]) {
      let inner = try alternatives()
      guard try take([], [")"]) else { throw problem("a parenthesis is not closed") }
      return inner
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
    guard let kind = Self.kinds[name] else { throw problem("\(Self.words(token)) is no comparison") }
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

  private mutating func operand() throws -> PredicateOperand {
    guard let token = try next() else { throw problem("a value is missing") }
    switch token {
    case .text(let text): return .value(text)
    case .number(let number, let isInteger): return .value(isInteger ? Int(number) as Any : number)
    case .variable(let name): return .variable(name)
    case .argument(let kind):
      guard let argument = arguments.popFirst() else { throw problem("an argument is missing") }
      guard kind == "K" else { return .value(argument) }
      guard let path = argument as? String else { throw problem("%K takes the name of a property") }
      return .path(path.split(separator: ".").map(String.init))
    case .mark("{"): return .list(try list())
    case .word(let word): return Self.constant(word) ?? .path(word.split(separator: ".").map(String.init))
    case .mark(let mark): throw problem("\(mark) is no value")
    }
  }

  private static func constant(_ word: String) -> PredicateOperand? {
    switch word.uppercased() {
    case "TRUE", "YES": .value(true)
    case "FALSE", "NO": .value(false)
    case "NIL", "NULL": .value(nil)
    default: nil
    }
  }

  private mutating func list() throws -> [PredicateOperand] {
    var operands: [PredicateOperand] = []
    while try !take([], ["}"]) {
      operands.append(try operand())
      if try take([], [","]) { continue }
      guard try peek() == .mark("}") else { throw problem("a list is not closed") }
    }
    return operands
  }

  // MARK: Tokens

  private mutating func take(_ words: [String], _ marks: [String]) throws -> Bool {
    switch try peek() {
    case .word(let word) where words.contains(word.uppercased()): peeked = nil
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
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    guard place < characters.count else { return nil }
    let character = characters[place]
    switch character {
    case "'", "\"": return try text(upTo: character)
    case "%": return try argument()
    case "$":
      place += 1
      return .variable(word())
    case _ where character.isASCII && character.isNumber || character == "-" || character == ".": return try number()
    case _ where Self.isWordCharacter(character): return .word(word())
    default: return mark()
    }
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.@#".contains(character)
  }

  private mutating func word() -> String {
    let start = place
    while place < characters.count, Self.isWordCharacter(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }

  private mutating func text(upTo quote: Character) throws -> Token {
    place += 1
    var text = ""
    while place < characters.count, characters[place] != quote {
      if characters[place] == "\\", place + 1 < characters.count { place += 1 }
      text.append(characters[place])
      place += 1
    }
    guard place < characters.count else { throw problem("a text is not closed") }
    place += 1
    return .text(text)
  }

  private mutating func argument() throws -> Token {
    place += 1
    // Lengths such as the `l` of `%ld` say nothing here.
    while place < characters.count, "lhqztj".contains(characters[place]) { place += 1 }
    guard place < characters.count else { throw problem("% stands alone") }
    let kind = characters[place]
    place += 1
    guard "@KdiufFgGeEcsxXp".contains(kind) else { throw problem("%\(kind) is no argument") }
    return .argument(kind)
  }

  private mutating func number() throws -> Token {
    let start = place
    place += 1
    while place < characters.count, characters[place].isNumber || ".eE".contains(characters[place]) { place += 1 }
    let text = String(characters[start..<place])
    guard let number = Double(text) else { throw problem("\(text) is no number") }
    return .number(number, isInteger: Int(text) != nil)
  }

  private mutating func mark() -> Token {
    let pair = String(characters[place..<min(place + 2, characters.count)])
    if ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(pair) {
      place += 2
      return .mark(pair)
    }
    place += 1
    return .mark(String(characters[place - 1]))
  }

  private func problem(_ text: String) -> Problem { Problem(description: "At character \(place): \(text).") }

  private static func words(_ token: Token) -> String {
    switch token {
    case .word(let word): "'\(word)'"
    case .text(let text): "the text '\(text)'"
    case .number(let number, _): "the number \(number)"
    case .mark(let mark): "'\(mark)'"
    case .argument(let kind): "%\(kind)"
    case .variable(let name): "$\(name)"
    }
  }
}
