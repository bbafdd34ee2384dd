import PlainviewScripting
import Testing

/// Scripts without an end have one: in steps, in memory and in depth, and say the position where they were.
@Suite struct ScriptLimitTests {
  private func problem(_ script: String, change: (inout ScriptLimits) -> Void = { _ in }) -> ScriptError? {
    var limits = ScriptLimits()
    limits.steps = 300_000
    limits.memory = 4_000_000
    limits.textLength = 1 << 18
    change(&limits)
    do {
      _ = try ScriptEngine(limits: limits).evaluate(ScriptSource(script, name: "a.js"))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A script without an end is stopped",
    arguments: [
      "while (true) {}", "for (;;);", "do {} while (1)", "let a = [1]; for (const x of a) a.push(x)",
      "[1, 2].sort(() => { while (true) {} })", "const f = () => { try { f() } finally { f() } }; f()",
      "/(a+)+$/.test('a'.repeat(40) + 'b')", "/^(.*a){20}$/.test('a'.repeat(60) + 'b')",
      "'x'.repeat(200000).split('').sort()",
      "Promise.resolve().then(function f() { return Promise.resolve().then(f) })",
    ])
  func steps(_ script: String) throws {
    let error = try #require(problem(script))
    #expect(error.kind == .limit, "\(error)")
    #expect(
      error.message.contains("steps and no end is near") || error.message.contains("fills the memory"), "\(error)")
    #expect(error.source == "a.js" && error.line == 1)
  }

  @Test(
    "A script that fills the memory is stopped",
    arguments: [
      "let s = 'x'; while (true) s += s", "const a = []; while (true) a.push({})", "[].length = 1e9",
      "Array(1e8).fill(0)",
      "const a = []; while (true) a.push('x'.repeat(10000))", "'x'.padStart(1e12)", "'ab'.repeat(1e9)",
      "const a = []; a[4e9 - 1] = 1; a[3e6] = 1", "JSON.stringify(Array(300).fill('x'.repeat(3000)))",
      "'x'.repeat(100000).replace(/x/g, 'yyyyyyyyyyyyyyyyyyyyy')",
    ])
  func room(_ script: String) throws {
    let error = try #require(problem(script))
    #expect(error.kind == .limit, "\(error)")
  }

  @Test(
    "A script that calls itself without end gets the language's error, which it may catch",
    arguments: [
      "function f() { return f() + 1 } f()", "class A { constructor() { new A() } } new A()",
      "const o = { get a() { return this.a } }; o.a", "const t = { toString() { return '' + this } }; '' + t",
      "function g(n) { return [1].map(() => g(n + 1)) } g(0)",
    ])
  func depth(_ script: String) throws {
    let error = try #require(problem(script))
    #expect(error.kind == .thrown)
    #expect(error.message == "the script ended with RangeError: Maximum call stack size exceeded", "\(error)")
    #expect(problem("let caught = ''; try { (() => { \(script) })() } catch (e) { caught = e.name }") == nil)
  }

  @Test(
    "A script that is nested too deeply is not read",
    arguments: [
      String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000),
      String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000),
      String(repeating: "!", count: 5000) + "1",
      String(repeating: "if (1) ", count: 5000) + "1", String(repeating: "a ? 1 : ", count: 5000) + "1",
      String(repeating: "a => ", count: 5000) + "1", "a" + String(repeating: ".b", count: 5000),
      String(repeating: "`${", count: 5000) + "1" + String(repeating: "}`", count: 5000),
      String(repeating: "new ", count: 5000) + "a",
      String(repeating: "-", count: 1) + String(repeating: " -", count: 5000) + "1",
      "1" + String(repeating: " + 1", count: 5000), String(repeating: "{", count: 5000),
    ])
  func nesting(_ script: String) throws {
    let error = try #require(problem(script))
    #expect(error.kind == .syntax)
    #expect(error.message.contains("divide it"), "\(error)")
  }

  @Test func `What was used in one script is not taken from the next, but all together have a limit`() throws {
    var limits = ScriptLimits()
    limits.steps = 10_000
    limits.totalMemory = 2_000_000
    let engine = ScriptEngine(limits: limits)
    for _ in 0..<20 { _ = try engine.evaluate(ScriptSource("let n = 0; while (n < 900) n++", name: "a.js")) }
    #expect(throws: ScriptError.self) {
      for _ in 0..<100 {
        _ = try engine.evaluate(ScriptSource("all = [globalThis.all, 'x'.repeat(100000)]", name: "a.js"))
      }
    }
  }

  @Test func `A script that waits for nothing ends, and one whose promise nobody hears fails`() throws {
    #expect(try #require(problem("(async () => { await new Promise(() => {}) })()")).kind == .limit)
    #expect(
      try #require(problem("(async () => { throw new Error('lost') })()")).message
        == "the script ended with Error: lost")
    #expect(problem("(async () => { throw new Error('heard') })().catch(() => {})") == nil)
  }
}
