import PlainviewScripting
import Testing

/// What is wrong with a script, and where.
@Suite struct ScriptErrorTests {
  private func problem(_ script: String) throws -> ScriptError {
    do {
      let value = try ScriptEngine().evaluate(ScriptSource(script, name: "setup.js"))
      Issue.record("it came to \(value)")
      throw ScriptErrorTestsProblem()
    } catch let error as ScriptError {
      return error
    }
  }

  private struct ScriptErrorTestsProblem: Error {}

  @Test(
    "A script that cannot be read says where and what to do",
    arguments: [
      ("let a = ;", "1:9: `;` stands where a value has to"), ("let a = 1\nlet a = 2", "2:5: `a` is declared already"),
      ("if (a {", "1:7: `{` stands where `)` has to"), ("'abc", "1:1: the text has no end"),
      ("`abc", "1:2: the text in backticks has no end"), ("/* x", "1:1: the comment has no end"),
      ("/abc", "1:1: the pattern has no end"), ("/(/", "1:1: a group of the pattern is not closed"),
      ("return 1", "1:1: `return` stands outside of a function"), ("break", "1:1: `break` stands outside of a loop"),
      ("const a", "1:8: the end stands where `=` has to"), ("1 = 2", "1:1: this cannot be set"),
      ("import x from 'y'", "1:1: modules (`import`) are not supported"),
      ("function* f() {}", "1:9: generators (`function*`) are not supported"),
      ("1n", "1:1: whole numbers of any size"), ("\n\n  a b", "3:5: `b` stands where an operator or the end"),
      ("({a: 1", "1:7: the end stands where `,` has to"), ("a ?? b || c", "1:3: `??` beside `&&` or `||`"),
    ])
  func reading(_ script: String, _ expected: String) throws {
    let error = try problem(script)
    #expect(error.description.hasPrefix("setup.js:" + expected), "\(error)")
    #expect(error.kind == .syntax)
  }

  @Test(
    "What a script throws is told with its place",
    arguments: [
      ("throw new Error('bad')", "1:1: the script ended with Error: bad"),
      ("function f() {\n  throw 'text'\n}\nf()", "2:3: the script ended with 'text'"),
      ("\nnull.x", "2:1: the script ended with TypeError: Cannot read properties of null (reading 'x')"),
      ("const a = 1\na = 2", "2:1: the script ended with TypeError: Assignment to constant variable."),
      ("user.name.first", "1:1: the script ended with TypeError: Cannot read properties of undefined (reading 'name')"),
      ("fetch('x')", "1:1: the script ended with TypeError: fetch is not a function"),
      ("JSON.parse('{')", "1:1: the script ended with SyntaxError: Unexpected end of JSON input"),
      ("throw {a: 1}", "1:1: the script ended with [object Object]"),
      ("new Date(0).toLocaleDateString('de')", "1:1: the language `de` is not supported, write it another way"),
    ])
  func throwing(_ script: String, _ expected: String) throws {
    let error = try problem(script)
    #expect(error.description.hasPrefix("setup.js:" + expected), "\(error)")
  }

  @Test func `A function that another script has left behind says its own file`() throws {
    let engine = ScriptEngine()
    _ = try engine.evaluate(ScriptSource("shared = {\n  fail() { throw new Error('inside') } }", name: "lib.js"))
    do {
      _ = try engine.evaluate(ScriptSource("shared.fail()", name: "use.js"))
      Issue.record("no error")
    } catch {
      #expect(error.description == "lib.js:2:12: the script ended with Error: inside")
    }
  }

  @Test func `Random changes of scripts never trap or hang`() {
    let script =
      "const f = (a, [b, ...c], {d = 1}) => { for (const x of [1, 2]) { if (x) return `${a}${/x+/g.test(d)}` } }; f(1, [2], {})"
    let pieces = [
      "(", ")", "{", "}", "[", "]", "`", "${", "'", "/", "=>", "=", ";", ",", "...", "?.", "new ", "class ", "\n",
      "\u{1}", "é", "\\u", "0x", "1e",
    ]
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<3000 {
      var characters = Array(script)
      for _ in 0...next(4) {
        let index = next(characters.count)
        switch next(3) {
        case 0: characters.remove(at: index)
        case 1: characters.insert(contentsOf: pieces[next(pieces.count)], at: index)
        default: characters.removeSubrange(index..<min(index + 4, characters.count))
        }
      }
      var limits = ScriptLimits()
      limits.steps = 20_000
      _ = try? ScriptEngine.check(ScriptSource(String(characters), name: "a.js"))
    }
  }
}
