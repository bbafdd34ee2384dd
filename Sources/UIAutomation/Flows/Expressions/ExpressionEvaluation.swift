internal import PlainviewRuntime

/// Computes expressions; only properties of `output` change.
struct ExpressionEvaluation {
  let expression: String
  let variables: FlowVariables
  /// Whether a variable without a value may become part of a text, as it does in JavaScript.
  let allowsUndefined: Bool

  func value(of expression: FlowExpression) throws(ExpressionError) -> FlowValue {
    switch expression {
    case .value(let value): value
    case .variable(let name, _): variables[name]
    case .property(let store, let name, let character): try property(try value(of: name).text, of: store, at: character)
    case .length(let text): length(of: try value(of: text))
    case .indexOf(let part, let text):
      .number(FlowValue.index(of: try value(of: part).text, in: try value(of: text).text))
    case .element(let text, let index):
      FlowValue.character(of: try value(of: text).text, at: try value(of: index).number)
    case .not(let operand): .boolean(!(try value(of: operand).isTrue))
    case .negative(let operand): .number(-(try value(of: operand).number))
    case .sum(let left, let right, let character): try sum(left, right, at: character)
    case .difference(let left, let right): .number(try value(of: left).number - (try value(of: right).number))
    case .comparison(let comparison, let left, let right):
      .boolean(Self.holds(comparison, try value(of: left), try value(of: right)))
    case .and(let left, let right): try either(left, right) { !$0.isTrue }
    case .or(let left, let right): try either(left, right) { $0.isTrue }
    case .assignment(let name, let new): try assign(new, to: name)
    case .increment(let name, let isPrefix): try increment(name, isPrefix: isPrefix)
    case .sequence(let parts): try lastValue(of: parts)
    }
  }

  /// The text that a value becomes; one that was never set is an error unless it is allowed.
  func text(of value: FlowValue, from source: FlowExpression, at character: Int) throws(ExpressionError) -> String {
    guard value == .undefined, !allowsUndefined else { return value.text }
    let name = Self.name(of: source) ?? "the value"
    let near = nearestNames(to: name, among: variables.names)
    throw ExpressionError(problem: .undefined(name, near: near), character: character, expression: expression)
  }

  private static func name(of source: FlowExpression) -> String? {
    switch source {
    case .variable(let name, _): name
    case .property(let store, .value(.text(let name)), _): "\(store).\(name)"
    default: nil
    }
  }

  private func property(
    _ name: String, of store: FlowExpression.Store, at character: Int
  ) throws(ExpressionError) -> FlowValue {
    switch (store, name) {
    case (.output, _): return variables.output[name] ?? .undefined
    case (.maestro, "copiedText"): return .text(variables.copiedText ?? "")
    case (.maestro, "platform"): return .text("ios")
    case (.maestro, _):
      throw ExpressionError(problem: .unknownMember(name), character: character, expression: expression)
    }
  }

  private func length(of value: FlowValue) -> FlowValue {
    guard case .text(let text) = value else { return .undefined }
    return .number(Double(text.utf16.count))
  }

  private func sum(_ left: FlowExpression, _ right: FlowExpression, at character: Int) throws(ExpressionError)
    -> FlowValue
  {
    let (one, other) = (try value(of: left), try value(of: right))
    switch (one, other) {
    case (.text, _), (_, .text):
      return .text(try text(of: one, from: left, at: character) + text(of: other, from: right, at: character))
    default: return .number(one.number + other.number)
    }
  }

  private func either(
    _ left: FlowExpression, _ right: FlowExpression, decides: (FlowValue) -> Bool
  ) throws(ExpressionError) -> FlowValue {
    let first = try value(of: left)
    return decides(first) ? first : try value(of: right)
  }

  private static func holds(_ comparison: FlowExpression.Comparison, _ left: FlowValue, _ right: FlowValue) -> Bool {
    switch comparison {
    case .equal: left.looselyEquals(right)
    case .notEqual: !left.looselyEquals(right)
    case .same: left.strictlyEquals(right)
    case .notSame: !left.strictlyEquals(right)
    case .less: left.order(to: right) == -1
    case .greater: left.order(to: right) == 1
    case .atMost: left.order(to: right).map { $0 <= 0 } ?? false
    case .atLeast: left.order(to: right).map { $0 >= 0 } ?? false
    }
  }

  private func assign(_ new: FlowExpression, to name: FlowExpression) throws(ExpressionError) -> FlowValue {
    let name = try value(of: name).text
    let new = try value(of: new)
    variables.output[name] = new
    return new
  }

  private func increment(_ name: FlowExpression, isPrefix: Bool) throws(ExpressionError) -> FlowValue {
    let name = try value(of: name).text
    let old = (variables.output[name] ?? .undefined).number
    variables.output[name] = .number(old + 1)
    return .number(isPrefix ? old + 1 : old)
  }

  private func lastValue(of parts: [FlowExpression]) throws(ExpressionError) -> FlowValue {
    var last = FlowValue.undefined
    for part in parts { last = try value(of: part) }
    return last
  }
}
