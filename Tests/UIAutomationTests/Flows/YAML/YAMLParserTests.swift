import PlainviewUIAutomation
import Testing

/// Expected values follow the YAML specification; the same forms agree with PyYAML, see YAMLAgreementTests.
@Suite struct YAMLParserTests {
  private func expect(_ text: String, is expected: String, at location: SourceLocation = #_sourceLocation) {
    do {
      let found = try YAMLParser.documents(in: text).map(Self.notation).joined(separator: " --- ")
      #expect(found == expected, sourceLocation: location)
    } catch {
      Issue.record("\(error)", sourceLocation: location)
    }
  }

  /// The document on one line: texts in quotes, `~` for nothing.
  private static func notation(_ node: YAMLNode) -> String {
    switch node.content {
    case .empty: "~"
    case .scalar(let text): "\"" + text.map(escaped).joined() + "\""
    case .list(let items): "[" + items.map(notation).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { $0.key + ": " + notation($0.value) }.joined(separator: ", ") + "}"
    }
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\"", "\\": "\\\(character)"
    default: String(character)
    }
  }

  @Test("Maps and lists nest in every form") func blocks() {
    expect("a: 1\nb: 2\n", is: #"{a: "1", b: "2"}"#)
    expect("- a\n- b\n", is: #"["a", "b"]"#)
    expect("a:\n  b:\n    c: d\n  e: f\n", is: #"{a: {b: {c: "d"}, e: "f"}}"#)
    expect("a:\n- b\n- c\nd: e\n", is: #"{a: ["b", "c"], d: "e"}"#)
    expect("a:\n    - b\n    - c\n", is: #"{a: ["b", "c"]}"#)
    expect("- a: b\n  c: d\n- e: f\n", is: #"[{a: "b", c: "d"}, {e: "f"}]"#)
    expect("-   a: b\n    c:\n      d: e\n", is: #"[{a: "b", c: {d: "e"}}]"#)
    expect("- - a\n  - b\n- - - c\n", is: #"[["a", "b"], [["c"]]]"#)
    expect("-\n  a: b\n-\n  - c\n", is: #"[{a: "b"}, ["c"]]"#)
    expect("- a:\n  - b\n  c: d\n", is: #"[{a: ["b"], c: "d"}]"#)
  }

  @Test("Nothing after a key or a dash is empty") func empty() {
    expect("a:\nb:\n", is: "{a: ~, b: ~}")
    expect("-\n-\n", is: "[~, ~]")
    expect("a: # note\nb: ''\n", is: #"{a: ~, b: ""}"#)
    expect("- a:\n- b:", is: "[{a: ~}, {b: ~}]")
  }

  @Test("Scalars are texts, whatever they look like") func scalars() {
    expect("a: true\nb: 12\nc: null\nd: ~\ne: 1.5\n", is: #"{a: "true", b: "12", c: "null", d: "~", e: "1.5"}"#)
    expect("true: x\n12: y\n", is: #"{true: "x", 12: "y"}"#)
  }

  @Test("Plain texts may contain what does not begin something else") func plain() {
    expect("a: b:c\n", is: #"{a: "b:c"}"#)
    expect("a: b#c\n", is: #"{a: "b#c"}"#)
    expect("a: http://x.y/z?q=1&r=[2]\n", is: #"{a: "http://x.y/z?q=1&r=[2]"}"#)
    expect("a: -1\nb: -x\nc: ?x\nd: :x\n", is: #"{a: "-1", b: "-x", c: "?x", d: ":x"}"#)
    expect("a b - c: it's \"x\"  \n", is: #"{a b - c: "it's \"x\""}"#)
    expect("a: ${x == 'y'}\n", is: #"{a: "${x == 'y'}"}"#)
    expect("a:b: c\n", is: #"{a:b: "c"}"#)
    expect("확인: 로그인 버튼\n", is: #"{확인: "로그인 버튼"}"#)
  }

  @Test("Lines that continue a text are joined with blanks, blank lines stay as line feeds") func folded() {
    expect("a: b\n  c\n   d\ne: f\n", is: #"{a: "b c d", e: "f"}"#)
    expect("a: b\n\n\n  c\n", is: #"{a: "b\n\nc"}"#)
    expect("a:\n  b\n  c\n", is: #"{a: "b c"}"#)
    expect("- a\n b\n- c\n", is: #"["a b", "c"]"#)
    expect("a: \"b  \n   c\n\n   d\"\n", is: #"{a: "b c\nd"}"#)
    expect("a: 'b\n  ''c'''\n", is: #"{a: "b 'c'"}"#)
    expect("a: \"b\\n\n  c\"\n", is: #"{a: "b\n c"}"#)
  }

  @Test("Quoted texts keep what is in them") func quoted() {
    expect("a: 'it''s # not: - {x}'\n", is: #"{a: "it's # not: - {x}"}"#)
    expect(#"a: "\n\t\"\\\uD55C\u00e9""#, is: #"{a: "\n\t\"\\한é"}"#)
    expect("a: '\\d+\\n'\n", is: #"{a: "\\d+\\n"}"#)
    expect("\"a: b\": c\n'd''e' : f\n", is: #"{a: b: "c", d'e: "f"}"#)
    expect("a: \"\"\nb: ''\n", is: #"{a: "", b: ""}"#)
    expect("a: \"x\ty\"\n", is: #"{a: "x\ty"}"#)
  }

  @Test("Comments stand at the beginning of a line or after a blank") func comments() {
    expect("# a\na: b # c\n  # d\nc: 'd' # e\n#f\n", is: #"{a: "b", c: "d"}"#)
    expect("- # a\n  b\n- c #d\n", is: #"["b", "c"]"#)
    expect("a: [b] # c\nd: | # e\n  f\n", is: #"{a: ["b"], d: "f\n"}"#)
  }

  @Test("Literal texts keep their lines") func literal() {
    expect("a: |\n  b\n    c\n\n  d: e # f\nb: x\n", is: #"{a: "b\n  c\n\nd: e # f\n", b: "x"}"#)
    expect("a: |-\n  b\n\nb: |+\n  c\n\nc: |\n  d\n\n", is: #"{a: "b", b: "c\n\n", c: "d\n"}"#)
    expect("- |\n b\n- |2\n    c\n", is: #"["b\n", "  c\n"]"#)
    expect("a: |\nb: |-\n\n  c", is: #"{a: "", b: "\nc"}"#)
    expect("a: |\n  b\n  \tc\n", is: #"{a: "b\n\tc\n"}"#)
  }

  @Test("Folded texts join their lines, but not at blank or indented ones") func foldedBlock() {
    expect("a: >\n  b\n  c\n\n  d\n", is: #"{a: "b c\nd\n"}"#)
    expect("a: >-\n  b\n    c\n  d\n", is: #"{a: "b\n  c\nd"}"#)
    expect("a: >+\n\n  b\n  c\n\n\n", is: #"{a: "\nb c\n\n\n"}"#)
  }

  @Test("Lists in brackets and maps in braces may go over several lines (YAML 1.1, flow collections)")
  func longBrackets() {
    expect("a: [b,\n  c, # d\n\n  e\n]\n", is: #"{a: ["b", "c", "e"]}"#)
    expect("- {a: b,\n   c: {d:\n e}}\n- f", is: #"[{a: "b", c: {d: "e"}}, "f"]"#)
    expect("a: [b\n  c, 'd\n  e']\n", is: #"{a: ["b c", "d e"]}"#)
  }

  @Test("All escapes of YAML 1.1 mean what they mean there, and one before a line end joins the lines") func escapes() {
    expect(
      #"a: "\a\b\e\f\v\0\/\ \_\x41\U0001F600\N\L\P\r""#,
      is: "{a: \"\u{7}\u{8}\u{1B}\u{C}\u{B}\u{0}/ \u{A0}A😀\u{85}\u{2028}\u{2029}\r\"}")
    expect("a: \"b\\\n  c\"", is: #"{a: "bc"}"#)
    expect("- a:\n    b: \"one\\\n    \\ two\"", is: #"[{a: {b: "one two"}}]"#)
  }

  @Test("Lists in brackets and maps in braces hold texts, lists and maps") func brackets() {
    expect("a: []\nb: {}\nc: [ ]\n", is: "{a: [], b: {}, c: []}")
    expect("a: [b, \"c, d\", 'e', f g,]\n", is: #"{a: ["b", "c, d", "e", "f g"]}"#)
    expect(
      "a: {b: c, d: {e: [f, {g: h}]}, \"i\":j, k: }\n", is: #"{a: {b: "c", d: {e: ["f", {g: "h"}]}, i: "j", k: ~}}"#)
    expect("- {id: a:b, point: \"50%,50%\"}\n- [[a], [b]]\n", is: #"[{id: "a:b", point: "50%,50%"}, [["a"], ["b"]]]"#)
    expect("[a, b]", is: #"["a", "b"]"#)
    expect("[http://x?y, -1, a#b]", is: #"["http://x?y", "-1", "a#b"]"#)
  }

  @Test("Documents are separated by three hyphens") func documents() {
    expect("a: b\n---\n- c\n", is: #"{a: "b"} --- ["c"]"#)
    expect("---\na: b\n--- # d\n- c\n---\n", is: #"{a: "b"} --- ["c"] --- ~"#)
    expect("# only a comment\n\n", is: "")
    expect("", is: "")
    expect("---\n---\n", is: "~ --- ~")
    expect("a\n---\nb\n", is: #""a" --- "b""#)
    expect("a: ---\n", is: #"{a: "---"}"#)
  }

  @Test("A byte order mark and carriage returns do not matter") func lineEnds() {
    expect("\u{FEFF}a: b\r\nc: |\r\n  d\r\n  e\r\n", is: #"{a: "b", c: "d\ne\n"}"#)
    expect("a: b\rc: d\r", is: #"{a: "b", c: "d"}"#)
  }

  @Test("Every node has its line and column, counted in scalars") func positions() throws {
    let document = try #require(try YAMLParser.documents(in: "# x\n확인:\n  - 한: [글, \"b\"]\n    c:\n").first)
    guard case .map(let entries) = document.content, case .list(let items) = entries[0].value.content,
      case .map(let inner) = items[0].content, case .list(let flow) = inner[0].value.content
    else {
      Issue.record("another structure")
      return
    }
    let nodePositions = [
      document.position, entries[0].keyPosition, entries[0].value.position, items[0].position, inner[0].value.position,
      flow[0].position, flow[1].position, inner[1].keyPosition, inner[1].value.position,
    ]
    #expect(nodePositions.map(\.description) == ["2:1", "2:1", "3:3", "3:5", "3:8", "3:9", "3:12", "4:5", "4:7"])
  }

  @Test("A hundred levels are read, one more is an error") func depth() throws {
    func nested(_ levels: Int) -> String { String(repeating: "- ", count: levels - 1) + "a" }
    #expect(try YAMLParser.documents(in: nested(100)).count == 1)
    #expect(throws: YAMLError(.tooDeep(limit: 100), at: TextPosition(line: 1, column: 201))) {
      try YAMLParser.documents(in: nested(101))
    }
    let flow = String(repeating: "[", count: 100_000)
    #expect(throws: YAMLError(.tooDeep(limit: 100), at: TextPosition(line: 1, column: 101))) {
      try YAMLParser.documents(in: flow)
    }
    let block = (0..<3000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(throws: YAMLError(.tooDeep(limit: 100), at: TextPosition(line: 101, column: 101))) {
      try YAMLParser.documents(in: block)
    }
  }

  @Test("Long texts are read in linear time", .timeLimit(.minutes(1))) func long() throws {
    let items = String(repeating: "확, ", count: 50_000)
    #expect(try YAMLParser.documents(in: "a: [\(items)]").count == 1)
    #expect(try YAMLParser.documents(in: "- " + String(repeating: "'", count: 100_002)).count == 1)
    #expect(try YAMLParser.documents(in: "a:" + String(repeating: "\n", count: 100_000) + "- b").count == 1)
    #expect(try YAMLParser.documents(in: String(repeating: "- a\n\n", count: 30_000)).count == 1)
  }
}
