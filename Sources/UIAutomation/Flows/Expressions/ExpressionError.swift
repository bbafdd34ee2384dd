/// Why an expression in `${}` has no value, and at which of its characters.
package struct ExpressionError: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    /// A `${` without its `}`.
    case unclosed
    case openText
    case unknownCharacter(String)
    case expected(String, found: String)
    case tooLong
    case tooDeep
    /// Something that is neither a variable nor known.
    case unknownFunction(String)
    case unknownMember(String)
    case notAssignable
    case bareStore(String)
    /// A variable without a value where a text is made of it; what it is nearly called.
    case undefined(String, near: [String])
  }

  package let problem: Problem
  /// The character where the problem is, counted from 1.
  package let character: Int
  /// The expression, without its `${}`.
  package let expression: String
}

extension ExpressionError: CustomStringConvertible {
  /// What is wrong, and after a comma what to do.
  package var description: String { "character \(character) of `${\(expression)}`: \(problem)" }
}

extension ExpressionError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unclosed: "the `${` is not closed, write `}` behind the expression or `\\${` for the characters"
    case .openText: "the text has no end, close it with the quote that it begins with"
    case .unknownCharacter(let character): "`\(character)` means nothing in an expression, remove it"
    case .expected(let wanted, let found): "\(found) stands where \(wanted) has to, mend the expression"
    case .tooLong: "the expression is too long, divide it with `evalScript`"
    case .tooDeep: "the expression is nested too deeply, divide it with `evalScript`"
    case .unknownFunction(let name): "there is no function `\(name)`, only `.indexOf()` can be called"
    case .unknownMember(let name):
      "`.\(name)` is not known, use `.length`, `.indexOf()`, `maestro.copiedText` or `output.NAME`"
    case .notAssignable: "this cannot be set, only `output.NAME` can"
    case .bareStore(let name): "`\(name)` by itself is no value, name a part of it as in `\(name).NAME`"
    case .undefined(let name, let near):
      "`\(name)` has no value, "
        + (near.isEmpty
          ? "set it under `env`, with -e or in `evalScript`" : "did you mean `\(near.joined(separator: "`, `"))`?")
    }
  }
}
