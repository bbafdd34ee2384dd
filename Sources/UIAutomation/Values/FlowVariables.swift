internal import PlainviewRuntime
package import PlainviewScripting

/// What the expressions and scripts of a run can see: variables by scope, `output`, and the text that was copied.
package final class FlowVariables {
  private var scopes: [[String: String]] = [[:]]
  /// What `copyTextFrom` and `setClipboard` have copied last.
  package var copiedText: String?
  private let host: ScriptHost
  /// What answers requests of scripts.
  var answer: (FlowRequest) throws -> FlowResponse = { request in throw FlowRequestProblem.unanswered(request) }
  private let seed: UInt64
  /// The variables that the scripts see now as global names.
  private var shownVariables: [String: String] = [:]
  /// The variables whose values may be others now than those that the scripts see.
  private var changedVariables: Set<String> = []
  /// UTF-8 bytes of all names and texts.
  private var size = 0
  private var cachedEngine: ScriptEngine?

  package init(host: ScriptHost = ScriptHost(), seed: UInt64 = 0) {
    self.host = host
    self.seed = seed
  }

  /// The value of the innermost scope that has the name.
  package subscript(name: String) -> String? {
    for scope in scopes.reversed() {
      if let text = scope[name] { return text }
    }
    return nil
  }

  /// Sets a variable in the innermost scope.
  package func define(_ name: String, as text: String) {
    let former = scopes[scopes.count - 1].updateValue(text, forKey: name)
    size += Self.size(of: name, text) - (former.map { Self.size(of: name, $0) } ?? 0)
    changedVariables.insert(name)
  }

  /// Whether a variable would make all of them together larger than they may be.
  func canHold(_ name: String, as text: String) -> Bool {
    size + Self.size(of: name, text) <= FlowLimits.variableBytes
  }

  private static func size(of name: String, _ text: String) -> Int { name.utf8.count + text.utf8.count }

  /// Variables that are defined from now on end with the scope.
  func beginScope() { scopes.append([:]) }

  func endScope() {
    let ended = scopes.removeLast()
    size -= ended.reduce(0) { $0 + Self.size(of: $1.key, $1.value) }
    changedVariables.formUnion(ended.keys)
  }

  /// All variables in scope.
  var visible: [String: String] {
    scopes.reduce(into: [:]) { all, scope in all.merge(scope) { _, inner in inner } }
  }

  /// All names, sorted.
  var names: [String] {
    let output = cachedEngine?.values(of: "output").keys.map { "output." + $0 } ?? []
    return Set(scopes.flatMap(\.keys) + output).sorted()
  }

  // MARK: Scripts

  /// The engine, with the names as they are now.
  private var engine: ScriptEngine {
    let engine = cachedEngine ?? makeEngine()
    cachedEngine = engine
    engine.resetCharges()
    for name in changedVariables.sorted() {
      if let text = self[name] {
        if shownVariables.updateValue(text, forKey: name) != text { engine.setGlobal(name, text) }
      } else if shownVariables.removeValue(forKey: name) != nil {
        engine.removeGlobal(name)
      }
    }
    changedVariables = []
    engine.set("copiedText", of: "maestro", to: copiedText ?? "")
    return engine
  }

  private func makeEngine() -> ScriptEngine {
    let engine = ScriptEngine(host: host)
    engine.addObject("output")
    engine.addObject("maestro")
    engine.set("platform", of: "maestro", to: "ios")
    engine.installFlowLibrary(seed: seed) { [unowned self] request in try self.answer(request) }
    return engine
  }

  static let expressionName = "${}"

  /// The value of an expression, as a text; no value is an error unless it is allowed.
  func text(of expression: String, allowsUndefined: Bool) throws(ExpressionError) -> String {
    let source = ScriptSource(expression, name: Self.expressionName)
    do {
      guard let text = try engine.text(of: source, refusesUndefined: !allowsUndefined) else {
        if allowsUndefined { return "undefined" }
        throw undefined(Self.name(of: expression), at: 1, in: expression)
      }
      return text
    } catch let error as ExpressionError {
      throw error
    } catch let error as ScriptError {
      if case .undefined(let name, _) = error.kind { throw undefined(name, at: error.column, in: expression) }
      throw Self.expressionError(error, in: expression)
    } catch {
      throw ExpressionError(problem: .script("\(error)"), character: 1, expression: expression)
    }
  }

  /// Runs a script; names that it declares are its own.
  package func run(_ script: String, name: String) throws(ScriptError) {
    _ = try engine.evaluate(ScriptSource(script, name: name))
  }

  private func undefined(_ name: String, at character: Int, in expression: String) -> ExpressionError {
    let near = nearestNames(to: name, among: names)
    return ExpressionError(problem: .undefined(name, near: near), character: character, expression: expression)
  }

  /// The expression if it is a name or one of its parts.
  private static func name(of expression: String) -> String {
    let trimmed = expression.trimmingPrefix { $0.isWhitespace }
    let isName = trimmed.allSatisfy { $0.isLetter || $0.isNumber || "_$.[]'\"".contains($0) || $0.isWhitespace }
    return isName && !trimmed.isEmpty ? String(trimmed.prefix { !$0.isWhitespace }) : "the value"
  }

  /// The error of a script as one of the expression that it is or that calls it.
  static func expressionError(_ error: ScriptError, in expression: String) -> ExpressionError {
    guard error.source == expressionName else {
      return ExpressionError(problem: .called(error.description), character: 1, expression: expression)
    }
    let isFirstLine = error.line == 1
    let column = isFirstLine ? error.column : 1
    return ExpressionError(
      problem: .script(error.message), character: min(max(column, 1), expression.count + 1), expression: expression)
  }

  // MARK: Values for code that replaces a script

  var output: [String: FlowValue] {
    get { engine.values(of: "output") }
    set {
      let engine = engine
      for name in engine.values(of: "output").keys where newValue[name] == nil { engine.remove(name, of: "output") }
      for (name, value) in newValue.sorted(by: { $0.key < $1.key }) { engine.set(name, of: "output", to: value) }
    }
  }
}
