/// What the expressions of a run can see: variables by scope, `output`, and the text that was copied.
package final class FlowVariables {
  private var scopes: [[String: String]] = [[:]]
  /// What `evalScript` has set, for the whole run.
  package var output: [String: FlowValue] = [:]
  /// What `copyTextFrom` has copied last.
  package var copiedText: String?

  package init() {}

  /// The value of the innermost scope that has the name.
  package subscript(name: String) -> FlowValue {
    for scope in scopes.reversed() {
      if let text = scope[name] { return .text(text) }
    }
    return .undefined
  }

  /// Sets a variable in the innermost scope.
  package func define(_ name: String, as text: String) { scopes[scopes.count - 1][name] = text }

  /// Variables that are defined from now on end with the scope.
  func beginScope() { scopes.append([:]) }

  func endScope() { scopes.removeLast() }

  /// All names, sorted.
  var names: [String] {
    let names = scopes.flatMap(\.keys) + output.keys.map { "output." + $0 }
    return Set(names).sorted()
  }
}
