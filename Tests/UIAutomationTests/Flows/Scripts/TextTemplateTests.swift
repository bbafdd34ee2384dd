import PlainviewUIAutomation
import Testing

/// The values of expressions; the expected values are those of JavaScript (ECMA-262, abstract operations).
@Suite struct TextTemplateTests {
  private let variables = FlowVariables()

  init() {
    variables.define("USER", as: "kim")
    variables.define("COUNT", as: "3")
    variables.define("EMPTY", as: "")
    _ = try? TextTemplate("${output.total = 41}").text(with: variables)
  }

  private func text(_ template: String) throws -> String { try TextTemplate(template).text(with: variables) }

  /// The error of a text; nil when it has a value.
  private func problem(_ template: String) -> ExpressionError? {
    do {
      _ = try text(template)
      return nil
    } catch {
      return error as? ExpressionError
    }
  }

  @Test(
    "Expressions have JavaScript's values",
    arguments: [
      ("1 + 2", "3"), ("3 - 5", "-2"), ("0.1 + 0.2", "0.30000000000000004"), ("7.50", "7.5"), ("-1 - -1", "0"),
      ("'a' + 1", "a1"), ("1 + '2'", "12"), ("1 + 2 + 'a'", "3a"), ("'a' + 1 + 2", "a12"), ("'5' - 2", "3"),
      ("'a' - 1", "NaN"), ("true + 1", "2"), ("null + 1", "1"), ("1000000 + 0", "1000000"),
      ("!0", "true"), ("!''", "true"), ("!'a'", "false"), ("!!'false'", "true"), ("!null", "true"),
      ("1 == '1'", "true"), ("1 === '1'", "false"), ("'1' == true", "true"), ("'true' == true", "false"),
      ("0 == ''", "true"), ("' 3 ' == 3", "true"), ("null == undefined", "true"), ("null === undefined", "false"),
      ("null == 0", "false"), ("'a' != 'b'", "true"), ("'a' !== 'a'", "false"), ("1 !== '1'", "true"),
      ("'10' < '9'", "true"), ("10 < 9", "false"), ("'10' < 9", "false"), ("'abc' < 'abd'", "true"),
      ("'a' < 'ab'", "true"), ("'x' < 1", "false"), ("'x' >= 1", "false"), ("1 <= 1", "true"), ("2 >= 3", "false"),
      ("'b' > 'a'", "true"), ("'a' >= 'a'", "true"), ("undefined <= undefined", "false"),
      ("'a' || 'b'", "a"), ("'' || 'b'", "b"), ("'a' && 'b'", "b"), ("0 && 1", "0"),
      ("true || false && false", "true"), ("(true || false) && false", "false"), ("1 + 2 == 3 && !false", "true"),
      ("1 < 2 == true", "true"), ("'hello'[1]", "e"), ("'hello'.length", "5"), ("''.length", "0"),
      ("'👍'.length", "2"), ("'hello'.indexOf('l')", "2"), ("'hello'.indexOf('z')", "-1"), ("'a'.indexOf('')", "0"),
      ("'a\\'b\\n'.length", "4"), ("\"it's\"", "it's"), ("('a' + 'bc').length", "3"), ("1; 2;", "2"),
      ("USER", "kim"), ("USER == 'kim'", "true"), ("COUNT + 1", "31"), ("COUNT - 1", "2"), ("COUNT == 3", "true"),
      ("EMPTY", ""), ("EMPTY || 'none'", "none"), ("MISSING || 'none'", "none"), ("!MISSING", "true"),
      ("MISSING == null", "true"), ("[1, 2].map(x => x * 2).join('-')", "2-4"), ("`${USER}!`", "kim!"),
      ("(() => { const {a} = {a: 'in braces'}; return a })()", "in braces"), ("USER.toUpperCase()", "KIM"),
      ("json('{\"a\": [1]}').a[0]", "1"), ("relativePoint(0.5, 0.255)", "50%,26%"), ("typeof http.get", "function"),
      ("plainview", "true"), ("maestro.platform === 'ios' ? 'Allow' : 'Yes'", "Allow"), ("USER[0] + USER.length", "k3"),
      ("output.total + 1", "42"),
      ("output['to' + 'tal']", "41"), ("maestro.platform", "ios"), ("maestro.copiedText", ""), ("  ", ""),
    ])
  func value(_ expression: String, _ expected: String) throws {
    #expect(try text("${\(expression)}") == expected)
  }

  @Test func `Expressions stand inside a text, and a backslash takes their meaning`() throws {
    #expect(try text("Hi ${USER}, ${COUNT} new") == "Hi kim, 3 new")
    #expect(try text("${USER}${USER}") == "kimkim")
    #expect(try text(#"costs \${5}"#) == "costs ${5}")
    #expect(try text("${'}'} {x}") == "} {x}")
    #expect(try text("no $ here, no { there") == "no $ here, no { there")
  }

  @Test func `Only output changes: it is set and counted up, and what decides already is not evaluated`() throws {
    #expect(try text("${output.n = 1}") == "1")
    #expect(try text("${output.n++}") == "1")
    #expect(try text("${++output.n}") == "3")
    #expect(try text("${output.a = output.b = 'x'}") == "x")
    #expect(try text("${output.b}") == "x")
    #expect(try text("${false && output.n++}${true || output.n++}") == "falsetrue")
    #expect(try text("${output.n}") == "3")
    #expect(try text("${output['n'] = 9; output.n - 1}") == "8")
  }

  @Test func `The text that was copied can be read`() throws {
    variables.copiedText = "A-1"
    #expect(try text("${maestro.copiedText}") == "A-1")
  }

  @Test(
    "What is no expression is an error with its character",
    arguments: [
      ("${1 +}", 4, "the end stands where a value has to, mend the script"),
      ("${(1}", 3, "the end stands where `)` has to, mend the script"),
      ("${1 2}", 3, "`2` stands where an operator or the end of the statement has to, mend the script"),
      ("${'a}", 1, "the text has no end, close it with the quote that it begins with"),
      ("a ${USER", 1, "the `${` is not closed, write `}` behind the expression or `\\${` for the characters"),
      ("${a @ b}", 3, "`@` stands where an operator or the end of the statement has to"),
      ("${USER.trom()}", 1, "the script ended with TypeError: USER.trom is not a function"),
      ("${null.a}", 1, "the script ended with TypeError: Cannot read properties of null (reading 'a')"),
      ("${1++}", 1, "this cannot be set, only a name or a property can"),
      ("${throw 1}", 1, "the script ended with 1"),
      ("${USR}", 1, "`USR` has no value, did you mean `USER`?"),
      ("${output.totl}", 1, "`output.totl` has no value, did you mean `output.total`?"),
      ("${'Hi ' + NOBODY}", 9, "`NOBODY` has no value, set it under `env`, with -e or in `evalScript`"),
    ])
  func errors(_ template: String, _ character: Int, _ message: String) throws {
    let error = try #require(problem(template))
    #expect(error.character == character)
    #expect(error.problem.description.hasPrefix(message), "\(error.problem)")
  }

  @Test func `An error says which expression it is in`() throws {
    #expect(
      problem("a ${1 +} b")?.description
        == "character 4 of `${1 +}`: the end stands where a value has to, mend the script")
  }

  @Test func `Where undefined is allowed it becomes that word, as in Maestro`() throws {
    #expect(try TextTemplate("${MISSING}").text(with: variables, allowsUndefined: true) == "undefined")
    #expect(try TextTemplate("${'a' + MISSING}").text(with: variables, allowsUndefined: true) == "aundefined")
  }

  @Test func `Nesting and length have limits`() throws {
    let deep = String(repeating: "(", count: 1000) + "1" + String(repeating: ")", count: 1000)
    #expect(problem("${\(deep)}")?.problem == .script("the script is nested too deeply, divide it"))
    #expect(
      problem("${\(String(repeating: "!", count: 1000))1}")?.problem
        == .script("the script is nested too deeply, divide it"))
    let sum = Array(repeating: "1", count: 1900).joined(separator: "+")
    #expect(try text("${\(sum)}") == "1900")
  }

  @Test func `A name that a script sets without declaring it stays, and variables of a scope go`() throws {
    #expect(try text("${EMAIL = 'a@b.c'}") == "a@b.c")
    #expect(try text("${EMAIL}") == "a@b.c")
    #expect(try text("${let inner = 1; inner}") == "1")
    #expect(try TextTemplate("${typeof inner}").text(with: variables) == "undefined")
  }
}
