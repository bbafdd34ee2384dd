import PlainviewScripting

/// A text with `${}` expressions in it; `\${` stands for the characters themselves.
package struct TextTemplate {
  private enum Piece {
    case text(String)
    case expression(String)
  }
  private let parts: [Piece]

  package init(_ text: String) throws(ExpressionError) {
    var parts: [Piece] = []
    var rest = text[...]
    while let (before, expression, after) = try Self.firstExpression(in: rest) {
      parts += [.text(Self.unescaped(before)), .expression(expression)]
      rest = after
    }
    self.parts = parts + [.text(Self.unescaped(String(rest)))]
  }

  /// Whether there is anything to evaluate.
  package var hasExpressions: Bool { parts.count > 1 }

  private static func isBlank(_ source: String) -> Bool { source.allSatisfy(\.isWhitespace) }

  /// Reads the expressions without computing them.
  package func checkExpressions() throws(ExpressionError) {
    for part in parts {
      guard case .expression(let source) = part, !Self.isBlank(source) else { continue }
      do {
        try ScriptEngine.check(ScriptSource(source, name: FlowVariables.expressionName))
      } catch {
        throw FlowVariables.expressionError(error, in: source)
      }
    }
  }

  /// The text with the expressions replaced by their values.
  package func text(with variables: FlowVariables, allowsUndefined: Bool = false) throws(ExpressionError) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .expression(let source):
        guard !Self.isBlank(source) else { continue }
        result += try variables.text(of: source, allowsUndefined: allowsUndefined)
        guard result.utf8.count <= FlowLimits.textBytes else {
          throw ExpressionError(problem: .tooLong(limit: FlowLimits.textBytes), character: 1, expression: source)
        }
      }
    }
    return result
  }

  /// What is before the first `${`, what is in it, and what follows its `}`.
  private static func firstExpression(
    in text: Substring
  ) throws(ExpressionError) -> (before: String, expression: String, after: Substring)? {
    var searchStart = text.startIndex
    while let start = text[searchStart...].firstRange(of: "${") {
      if start.lowerBound > text.startIndex, text[text.index(before: start.lowerBound)] == "\\" {
        searchStart = start.upperBound
        continue
      }
      let inside = text[start.upperBound...]
      guard let end = end(of: inside) else {
        throw ExpressionError(problem: .unclosed, character: 1, expression: String(inside))
      }
      return (String(text[..<start.lowerBound]), String(inside[..<end]), inside[inside.index(after: end)...])
    }
    return nil
  }

  /// The brace that closes an expression: the first one outside of quotes and of braces that are opened in it.
  private static func end(of inside: Substring) -> Substring.Index? {
    var quote: Character?
    var isEscaped = false
    var depth = 0
    for index in inside.indices {
      let character = inside[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = quote != nil || character == "\\"
      } else if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" || character == "`" {
        quote = character
      } else if character == "{" {
        depth += 1
      } else if character == "}" {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    // A quote that is not closed does not hide the brace.
    return quote == nil ? nil : inside.firstIndex(of: "}")
  }

  private static func unescaped(_ text: String) -> String { text.replacing("\\${", with: "${") }
}
