/// A word of an expression and where it begins.
struct ExpressionToken: Equatable {
  enum Kind: Equatable {
    case number(Double)
    case text(String)
    case name(String)
    case symbol(String)
    case end
  }
  let kind: Kind
  /// The first character, counted from 1.
  let character: Int

  /// The token as an error text names it.
  var description: String {
    switch kind {
    case .number(let value): "`\(FlowValue.number(value).text)`"
    case .text(let text): "'\(text)'"
    case .name(let name), .symbol(let name): "`\(name)`"
    case .end: "the end"
    }
  }
}

/// Divides an expression into tokens.
struct ExpressionScanner {
  /// Longer expressions are refused, which bounds how deep their trees are.
  private static let tokenLimit = 400
  /// Longer symbols before those that they begin with.
  private static let symbols = [
    "===", "!==", "==", "!=", "<=", ">=", "&&", "||", "++", "<", ">", "!", "=", "+", "-", "(", ")", "[", "]", ".", ",",
    ";",
  ]

  private let expression: String
  private let characters: [Character]
  private var place = 0

  init(_ expression: String) {
    self.expression = expression
    characters = Array(expression)
  }

  static func tokens(of expression: String) throws(ExpressionError) -> [ExpressionToken] {
    var scanner = ExpressionScanner(expression)
    var tokens: [ExpressionToken] = []
    while let token = try scanner.next() {
      tokens.append(token)
      if tokens.count > tokenLimit { throw scanner.error(.tooLong, at: token.character) }
    }
    return tokens + [ExpressionToken(kind: .end, character: scanner.characters.count + 1)]
  }

  private mutating func next() throws(ExpressionError) -> ExpressionToken? {
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    guard place < characters.count else { return nil }
    let start = place + 1
    return ExpressionToken(kind: try kind(of: characters[place]), character: start)
  }

  private mutating func kind(of first: Character) throws(ExpressionError) -> ExpressionToken.Kind {
    if first == "'" || first == "\"" { return .text(try text(endingWith: first)) }
    if Self.isDigit(first) { return number() }
    if Self.beginsName(first) { return .name(run { Self.beginsName($0) || Self.isDigit($0) }) }
    let rest = characters[place...]
    for symbol in Self.symbols where rest.starts(with: symbol) {
      place += symbol.count
      return .symbol(symbol)
    }
    throw error(.unknownCharacter(String(first)), at: place + 1)
  }

  private static func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }

  private static func beginsName(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "$"
  }

  private mutating func run(while belongs: (Character) -> Bool) -> String {
    let start = place
    while place < characters.count, belongs(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }

  private mutating func number() -> ExpressionToken.Kind {
    var digits = run(while: Self.isDigit)
    if place + 1 < characters.count, characters[place] == ".", Self.isDigit(characters[place + 1]) {
      place += 1
      digits += "." + run(while: Self.isDigit)
    }
    return .number(Double(digits) ?? .nan)
  }

  private mutating func text(endingWith quote: Character) throws(ExpressionError) -> String {
    let start = place + 1
    var text = ""
    place += 1
    while place < characters.count, characters[place] != quote {
      if characters[place] == "\\", place + 1 < characters.count {
        place += 1
        text.append(Self.escaped(characters[place]))
      } else {
        text.append(characters[place])
      }
      place += 1
    }
    guard place < characters.count else { throw error(.openText, at: start) }
    place += 1
    return text
  }

  private static func escaped(_ character: Character) -> Character {
    switch character {
    case "n": "\n"
    case "t": "\t"
    case "r": "\r"
    default: character
    }
  }

  private func error(_ problem: ExpressionError.Problem, at character: Int) -> ExpressionError {
    ExpressionError(problem: problem, character: character, expression: expression)
  }
}
