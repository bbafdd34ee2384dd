import PlainviewScripting
import PlainviewUIAutomation

extension Target {
  /// Texts with expressions are checked and evaluated.
  static let expressions = Target.ofTexts("expressions") { text in
    guard let template = try? TextTemplate(text) else { return }
    var isRead = true
    do { try template.checkExpressions() } catch { isRead = false }
    let value = evaluated(template)
    expect(isRead || value == nil, "an expression has a value and cannot be read")
    expect(value == evaluated(template), "an expression has two values")
  }

  /// Scripts are read and run.
  static let scripts = Target.ofTexts("scripts") { text in
    let source = ScriptSource(text, name: "input.js")
    var refusal: ScriptError?
    do throws(ScriptError) { try ScriptEngine.check(source) } catch { refusal = error }
    let first = outcome(of: source)
    if let refusal { expect(first == "\(refusal)", "a script that cannot be read is run: \(first)") }
    expect(first == outcome(of: source), "a script comes to two values")
  }

  /// Patterns of selectors: the first line is the pattern, the rest the text that it is matched with.
  static let patterns = Target.ofTexts("patterns") { text in
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let subject = parts.count > 1 ? String(parts[1]) : ""
    guard let pattern = WholePattern(String(parts[0])) else { return }
    let first = try? pattern.matches(subject)
    expect(first == (try? pattern.matches(subject)), "a pattern matches once")
    _ = try? pattern.matches("")
  }

  private static func evaluated(_ template: TextTemplate) -> String? {
    let variables = FlowVariables()
    variables.define("name", as: "Kim")
    variables.define("count", as: "3")
    return try? template.text(with: variables)
  }

  /// The value as a text, or the error; with limits low enough for a sanitized program.
  private static func outcome(of source: ScriptSource) -> String {
    var limits = ScriptLimits()
    limits.steps = 100_000
    limits.memory = 4_000_000
    limits.textLength = 1 << 18
    var log: [String] = []
    let engine = ScriptEngine(host: ScriptHost(log: { log.append($0) }), limits: limits)
    do {
      let value = try engine.evaluate(source)
      return try log.joined(separator: "\n") + "\n" + engine.textValue(value, in: source)
    } catch {
      return "\(error)"
    }
  }
}
