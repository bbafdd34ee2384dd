/// Why an expression in `${}` has no value, and at which of its characters.
package struct ExpressionError: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    /// A `${` without its `}`.
    case unclosed
    /// What its script says.
    case script(String)
    /// What a script in a file says that the expression calls: `file:line:column` and the message.
    case called(String)
    /// A variable without a value where a text is made of it; what it is nearly called.
    case undefined(String, near: [String])
    /// The text around the expression becomes longer than a text may be.
    case tooLong(limit: Int)
  }

  package let problem: Problem
  /// The character where the problem is, counted from 1.
  package let character: Int
  /// The expression, without its `${}`.
  package let expression: String
}

extension ExpressionError: CustomStringConvertible {
  /// What is wrong, and after a comma what to do.
  package var description: String {
    let shown = expression.count > 200 ? expression.prefix(200) + "…" : expression[...]
    return "character \(character) of `${\(shown)}`: \(problem)"
  }
}

extension ExpressionError.Problem: CustomStringConvertible {
  /// What is wrong, and after a comma what to do.
  package var description: String {
    switch self {
    case .unclosed: "the `${` is not closed, write `}` behind the expression or `\\${` for the characters"
    case .script(let message), .called(let message): message
    case .tooLong(let limit): "the text becomes longer than \(limit) bytes, make less of it"
    case .undefined(let name, let near):
      "`\(name)` has no value, "
        + (near.isEmpty
          ? "set it under `env`, with -e or in `evalScript`" : "did you mean `\(near.joined(separator: "`, `"))`?")
    }
  }
}
