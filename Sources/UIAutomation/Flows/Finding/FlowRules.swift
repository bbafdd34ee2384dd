/// How flows find elements.
public enum FlowRules: String, Sendable, CaseIterable {
  /// Texts are literal before they are patterns, one element has to be meant, and it has to be reachable.
  case strict
  /// Maestro's rules: texts are patterns, the first of several elements is meant, and what covers it does not matter.
  case maestro
}
