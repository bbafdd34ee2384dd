/// An expression as a tree; numbers beside names are the characters where errors are reported.
package indirect enum FlowExpression: Equatable, Sendable {
  package enum Comparison: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case same = "==="
    case notSame = "!=="
    case less = "<"
    case greater = ">"
    case atMost = "<="
    case atLeast = ">="
  }

  case value(FlowValue)
  case variable(String, character: Int)
  /// A property of `output` or `maestro`, by an expression for its name.
  case property(Store, FlowExpression, character: Int)
  case length(FlowExpression)
  case indexOf(FlowExpression, in: FlowExpression)
  case element(FlowExpression, at: FlowExpression)
  case not(FlowExpression)
  case negative(FlowExpression)
  case sum(FlowExpression, FlowExpression, character: Int)
  case difference(FlowExpression, FlowExpression)
  case comparison(Comparison, FlowExpression, FlowExpression)
  case and(FlowExpression, FlowExpression)
  case or(FlowExpression, FlowExpression)
  /// Sets a property of `output`.
  case assignment(name: FlowExpression, FlowExpression)
  /// Adds one to a property of `output`; the value is the one before or after.
  case increment(name: FlowExpression, isPrefix: Bool)
  case sequence([FlowExpression])

  package enum Store: String, Sendable {
    case output
    case maestro
  }
}
