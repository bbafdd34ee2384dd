import Foundation
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewStage
import Testing

/// Source files rewritten by inline snapshots: the call is found in any formatting, or nothing is written.
@Suite struct InlineSourceTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Records at the mark `‸` before the parenthesis of the call; returns the content of the file.
  private func recorded(_ text: String, over expected: String?, in marked: String) throws -> String? {
    let (source, positions) = Self.positions(in: marked)
    let path = try folder.write(source, to: "Tests.swift")
    var file = try InlineSource(path)
    for position in positions {
      try file.record(text, line: position.line, column: position.column, expected: expected)
    }
    return folder.text("Tests.swift")
  }

  /// Lines and columns as the compiler counts them: from 1, columns in bytes.
  private static func positions(in marked: String) -> (source: String, positions: [(line: Int, column: Int)]) {
    var (source, positions) = ("", [(line: Int, column: Int)]())
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      if scalar == "‸" {
        positions.append((line, column))
        continue
      }
      source.unicodeScalars.append(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + String(scalar).utf8.count)
    }
    return (source, positions)
  }

  /// The problem of a record that must leave the file as it is.
  private func refusal(of text: String, over expected: String?, in marked: String) throws -> InlineProblem? {
    let (source, positions) = Self.positions(in: marked)
    let path = try folder.write(source, to: "Tests.swift")
    var file = try InlineSource(path)
    let problem = #expect(throws: InlineProblem.self) {
      try file.record(text, line: positions[0].line, column: positions[0].column, expected: expected)
    }
    #expect(folder.text("Tests.swift") == source)
    return problem
  }

  // MARK: New literals

  @Test func `A call without a closure gets one`() throws {
    let result = try recorded(
      "+-+\n| |\n+-+", over: nil,
      in: """
        func test() {
          assertInlineSnapshot‸(of: view, as: .ascii)
        }

        """)
    #expect(
      result == #"""
        func test() {
          assertInlineSnapshot(of: view, as: .ascii) {
            """
            +-+
            | |
            +-+
            """
          }
        }

        """#)
  }

  @Test func `Arguments on several lines, and a comment behind the call, stay as they are`() throws {
    let result = try recorded(
      "x", over: nil,
      in: """
        struct S {
            func test() {
                assertInlineSnapshot‸(
                    of: f("a)b", [1, 2], { $0 }),  // (
                    as: .lines  /* ) */
                )  // done
            }
        }
        """)
    #expect(
      result == #"""
        struct S {
            func test() {
                assertInlineSnapshot(
                    of: f("a)b", [1, 2], { $0 }),  // (
                    as: .lines  /* ) */
                ) {
                    """
                    x
                    """
                }  // done
            }
        }
        """#)
  }

  @Test func `Tabs and carriage returns are kept`() throws {
    let result = try recorded("a\n\nb", over: nil, in: "func f() {\r\n\tassertInlineSnapshot‸(of: 1, as: .l)\r\n}\r\n")
    #expect(
      result
        == "func f() {\r\n\tassertInlineSnapshot(of: 1, as: .l) {\r\n\t\t\"\"\"\r\n\t\ta\r\n\r\n\t\tb\r\n\t\t\"\"\"\r\n\t}\r\n}\r\n"
    )
  }

  @Test func `Several calls on a line are told apart by column, also behind letters of several bytes`() throws {
    let result = try recorded(
      "new", over: nil, in: "  let é한👍 = \"é(\"; check(of: 1); check‸(of: 2); check(of: 3)\n")
    #expect(
      result == "  let é한👍 = \"é(\"; check(of: 1); check(of: 2) {\n    \"\"\"\n    new\n    \"\"\"\n  }; check(of: 3)\n"
    )
  }

  @Test func `Closures of a helper stay, and the text is added under its label`() throws {
    let result = try recorded("x", over: nil, in: "  check‸ { view } then: { tap() }\n".replacing("‸ {", with: " ‸{"))
    #expect(result == "  check { view } then: { tap() } matches: {\n    \"\"\"\n    x\n    \"\"\"\n  }\n")
  }

  @Test func `A closure that is another's is left alone when there is no text yet`() throws {
    let result = try recorded("x", over: nil, in: "check‸(of: 1) { }\n")
    #expect(result == "check(of: 1) { } matches: {\n  \"\"\"\n  x\n  \"\"\"\n}\n")
  }

  @Test func `Blanks are stepped as blanks in a file that has tabs too`() throws {
    let result = try recorded("x", over: nil, in: "\tlet a = 1\n    check‸(of: 1)\n")
    #expect(result == "\tlet a = 1\n    check(of: 1) {\n        \"\"\"\n        x\n        \"\"\"\n    }\n")
  }

  // MARK: Literals that are replaced

  @Test func `A literal of several lines keeps its indentation`() throws {
    let result = try recorded(
      "new", over: "old\n  indented",
      in: #"""
        check‸(of: 1) {
              """
              old
                indented
              """
        }
        """#)
    #expect(
      result == #"""
        check(of: 1) {
              """
              new
              """
        }
        """#)
  }

  @Test func `A literal of one line becomes one of several; a comment beside it stays`() throws {
    #expect(
      try recorded("new", over: "old", in: "  check‸(of: 1) { \"old\" }\n")
        == "  check(of: 1) {\n    \"\"\"\n    new\n    \"\"\"\n  }\n")
    #expect(
      try recorded("new", over: "old", in: "  check‸(of: 1) { /* why */ \"old\" }\n")
        == "  check(of: 1) { /* why */ \"\"\"\n    new\n    \"\"\" }\n")
  }

  @Test func `Trailing closures are found by their label, arguments too`() throws {
    #expect(
      try recorded("new", over: "old", in: "check‸(of: 1) { \"other\" } matches: { \"old\" }\n")
        == "check(of: 1) { \"other\" } matches: {\n  \"\"\"\n  new\n  \"\"\"\n}\n")
    #expect(
      try recorded("new", over: "old", in: "check‸(of: { 2 }(), matches: { return \"old\" }, line: 1)\n")
        == "check(of: { 2 }(), matches: { return \"\"\"\n  new\n  \"\"\" }, line: 1)\n")
  }

  @Test(arguments: [
    (#""a\tb\\\"\u{1F600}""#, "a\tb\\\"😀"), (##"#"a\tb \#u{41}"#"##, "a\\tb A"), (##"#"""#"##, "\""), (#""""#, ""),
    ("\"\"\"\n  a \\\n  b\n\n    c\n  \"\"\"", "a b\n\n  c"), ("##\"\"\"\n\\#n \\##t\n\"\"\"##", "\\#n \t"),
  ])
  func `What is there is read as the compiler reads it`(_ literal: String, _ meaning: String) throws {
    #expect(try recorded("new", over: meaning, in: "check‸(of: 1) { \(literal) }\n")?.contains("new") == true)
  }

  // MARK: Texts

  @Test(arguments: [
    ("plain", 0), (#"back\slash"#, 1), (#"""" quotes"#, 1), (##"\# and \"##, 2), (##""""# quotes"##, 2),
    ("trailing blank \n \n\ttab", 0), ("", 0), ("\n", 0), ("a\n\n", 0), ("return\r\nand \u{0} and \u{1B}[1m", 0),
    ("\\u{41} \\(x) \\n", 1), ("\"", 0), ("한국어 👨‍👩‍👧 e\u{301}", 0), (##"\#r"## + "\r", 2),
  ])
  func `Number signs make escapes unnecessary, and the text is what it was`(_ text: String, _ signs: Int) throws {
    let result = try #require(try recorded(text, over: nil, in: "  check‸(of: 1)\n"))
    #expect(result.contains("\n    " + String(repeating: "#", count: signs) + "\"\"\"\n"))
    // Reading it back over the same call proves what it means.
    var file = try InlineSource(folder.path + "/Tests.swift")
    try file.record("again", line: 1, column: 8, expected: text)
    #expect(folder.text("Tests.swift")?.contains("again") == true)
  }

  // MARK: Lexing

  @Test(arguments: [
    "// check(of: \" {\n", "/* \" /* \" */ ( */\n", "let a = \"\\(f(\"\\(b)\", [\"(\"]))\"\n",
    "let a = \"\"\"\n  \\(b { \"}\" }) \" \"\" (\n  \"\"\"\n",
    "let a = #\"\"(\"#, b = ##\"\"\"\n \"\"\"# (\n\"\"\"##\n",
    "let r = /[\"(]\\/\\)\"/\n", "let r = #/ \"( \" /#\n", "let q = a / b / c\n", "let m = reduce(0, /)\n",
    "func `quoted \" name (`() {}\n", "#!/usr/bin/swift \"(\n", "let x = a! / \"(\".count\n",
    "let s = \"a\\\\\"\nlet t = \"\\\"(\"\n", "let r = #\"\\(no)\"#, s = #\"\\#(f(\")\"))\"#\n",
    "#if os(Linux) // \"\n#endif\n",
    "let r = x.map { /}\"/ }\n", "let n = 1.0e5/2, t = (1, 2).0 / 3\n",
    "/* /* */ \" */\n", "let q = (a)/2 /* \" */\n", "let q = a[0]/2 /* \" */, r = { 4 }()/2 /* ( */\n",
    "#`expect`(x) /* ` */\n", "#warning(\"(\")\n", "let s = \"\\(a /* \" ) */ + \")\")\"\n",
  ])
  func `Nothing before a call misleads`(_ code: String) throws {
    let result = try recorded("new", over: "old", in: code + "check‸(of: 1) { \"old\" }\n")
    #expect(result == code + "check(of: 1) {\n  \"\"\"\n  new\n  \"\"\"\n}\n")
  }

  // MARK: Several

  @Test func `Several records of a run keep the later places right, in any order`() throws {
    let marked = "  check‸(of: 1); check(of: 2) { \"old\" }\n  check‸(of: 3)\n  check‸(of: 4)\n"
    let (source, positions) = Self.positions(in: marked)
    let path = try folder.write(source, to: "Tests.swift")
    var file = try InlineSource(path)
    for (index, position) in [(2, positions[2]), (0, positions[0]), (1, positions[1])] {
      try file.record("text \(index)\nmore", line: position.line, column: position.column, expected: nil)
    }
    try file.record("text 9", line: 1, column: 22, expected: "old")
    func block(_ text: String) -> String {
      " {\n    \"\"\"\n    \(text.replacing("\n", with: "\n    "))\n    \"\"\"\n  }"
    }
    #expect(
      folder.text("Tests.swift")
        == "  check(of: 1)\(block("text 0\nmore")); check(of: 2)\(block("text 9"))\n  check(of: 3)\(block("text 1\nmore"))\n"
        + "  check(of: 4)\(block("text 2\nmore"))\n")
  }

  @Test func `Places are told as they are in the file by then`() throws {
    let path = try folder.write("check(of: 1); check(of: 2)\ncheck(of: 3)\n", to: "Tests.swift")
    var file = try InlineSource(path)
    try file.record("a\nb", line: 1, column: 6, expected: nil)
    // The closure has five lines more; its brace is where the line was left.
    #expect(file.position(line: 1, column: 6) == (1, 6))
    #expect(file.position(line: 1, column: 20) == (6, 9))
    #expect(file.position(line: 2, column: 6) == (7, 6))
  }

  @Test func `The same call twice is fine with the same text, and refused with another`() throws {
    let path = try folder.write("check(of: 1)\n", to: "Tests.swift")
    var file = try InlineSource(path)
    try file.record("a", line: 1, column: 6, expected: nil)
    try file.record("a", line: 1, column: 6, expected: nil)
    #expect(throws: InlineProblem.anotherText(path, line: 1, column: 6)) {
      try file.record("b", line: 1, column: 6, expected: nil)
    }
    #expect(folder.text("Tests.swift")?.contains("\n  a\n") == true)
  }

  // MARK: Refusals

  @Test func `A source that is gone, or was changed by another, is left as it is`() throws {
    #expect(throws: InlineProblem.noSource("/nowhere/T.swift")) { try InlineSource("/nowhere/T.swift") }
    let path = try folder.write("check(of: 1)\ncheck(of: 2)\n", to: "Tests.swift")
    var file = try InlineSource(path)
    try folder.write("// edited\ncheck(of: 1)\n", to: "Tests.swift")
    #expect(throws: InlineProblem.changed(path)) { try file.record("a", line: 1, column: 6, expected: nil) }
    #expect(folder.text("Tests.swift") == "// edited\ncheck(of: 1)\n")
    try folder.write("check(of: 1)\ncheck(of: 2)\n", to: "Tests.swift")
    try file.record("a", line: 1, column: 6, expected: nil)
    #expect(folder.text("Tests.swift")?.hasSuffix("}\ncheck(of: 2)\n") == true)
  }

  @Test func `A read-only source is left as it is`() throws {
    let path = try folder.write("check(of: 1)\n", to: "Tests.swift")
    #expect(chmod(path, 0o444) == 0)
    var file = try InlineSource(path)
    #expect(
      throws: InlineProblem.unwritable(
        path, FileFailure(reason: "it is read-only", remedy: "make it writable with `chmod u+w`"))
    ) {
      try file.record("a", line: 1, column: 6, expected: nil)
    }
  }

  @Test(arguments: [
    "check‸(of: 1) { \"another\" }\n", "check‸(of: 1)\n", "let x‸ = 1\n", "// check‸(of: 1) { \"old\" }\n",
    "let s = \"\\(check‸(of: 1) { \"old\" })\"\n",
  ])
  func `A place that does not hold what the program expects is refused`(_ marked: String) throws {
    let problem = try refusal(of: "new", over: "old", in: marked)
    guard case .noCall = problem else { throw Unexpected(problem: problem) }
    #expect(problem?.text.contains("build and run the test again") == true)
  }

  @Test func `A literal that was not there is never overwritten, nor a call beyond the end`() throws {
    guard case .noCall = try refusal(of: "new", over: nil, in: "check‸(of: 1) { \"typed\" }\n") else {
      throw Unexpected(problem: nil)
    }
    let path = try folder.write("check(of: 1)\n", to: "Tests.swift")
    var file = try InlineSource(path)
    for position in [(1, 99), (9, 1), (0, 1), (1, 0), (-4, -4), (Int.max, Int.max)] {
      #expect(throws: InlineProblem.noCall(path, line: position.0, column: position.1)) {
        try file.record("a", line: position.0, column: position.1, expected: nil)
      }
    }
  }

  @Test(arguments: [
    "check‸(of: 1) { \"\\(x)\" }\n", "check‸(of: 1) { text }\n", "check‸(of: 1, matches: nil)\n",
    "check‸(of: 1) { \"a\" + \"b\" }\n",
  ])
  func `A text that is no plain literal is refused`(_ marked: String) throws {
    guard case .notPlain = try refusal(of: "new", over: "old", in: marked) else { throw Unexpected(problem: nil) }
  }

  @Test(arguments: ["check‸(of: 1)\nlet s = \"open\n", "check‸(of: 1)\n/* open\n", "check‸(of: \"\"\"\n"])
  func `A source that cannot be divided into strings and code is refused with the place`(_ marked: String) throws {
    guard case .unparsed = try refusal(of: "new", over: nil, in: marked) else { throw Unexpected(problem: nil) }
  }

  @Test func `Interpolations as deep as no program has them end in an error, not in a crash`() throws {
    let deep = "let s = " + String(repeating: "\"\\(", count: 50_000) + "\n"
    guard case .unparsed = try refusal(of: "new", over: nil, in: deep + "check‸(of: 1)\n") else {
      throw Unexpected(problem: nil)
    }
  }

  private struct Unexpected: Error {
    let problem: InlineProblem?
  }
}
