import PlainviewStage
import PlainviewUIAutomation
import Testing

@Suite struct YAMLErrorTests {
  struct Malformed: Sendable, CustomTestStringConvertible {
    let text: String
    let problem: YAMLError.Problem
    let position: String
    init(_ text: String, _ problem: YAMLError.Problem, _ position: String) {
      self.text = text
      self.problem = problem
      self.position = position
    }
    var testDescription: String { text.debugDescription }
  }

  @Test(
    "A malformed text is an error with its place",
    arguments: [
      Malformed("\ta: b", .tab, "1:1"),
      Malformed("a:\n\tb: c", .tab, "2:1"),
      Malformed("a:\tb", .tab, "1:3"),
      Malformed("a: b\tc", .tab, "1:5"),
      Malformed("-\ta", .tab, "1:2"),
      Malformed("a: 'b'\t# c", .tab, "1:7"),
      Malformed("a: [b,\tc]", .tab, "1:7"),
      Malformed("a\tb: c", .tab, "1:2"),
      Malformed("a: |\t", .tab, "1:5"),
      Malformed("a: \u{7}", .controlCharacter(7), "1:4"),
      Malformed("a: b\0", .controlCharacter(0), "1:5"),
      Malformed("# \u{1B}", .controlCharacter(27), "1:3"),
      Malformed("%YAML 1.2\n---\na", .directive, "1:1"),
      Malformed("a: b\n...\n", .documentEnd, "2:1"),
      Malformed("--- a\n", .contentBesideSeparator, "1:5"),
      Malformed("a: b\n--- - c\n", .contentBesideSeparator, "2:5"),
      Malformed("a: &x b", .anchor, "1:4"),
      Malformed("- &x\n", .anchor, "1:3"),
      Malformed("a: *x", .alias, "1:4"),
      Malformed("*x : b", .alias, "1:1"),
      Malformed("a: !!str b", .tag, "1:4"),
      Malformed("[!a b]", .tag, "1:2"),
      Malformed("? a\n: b", .complexKey, "1:1"),
      Malformed("a: @b", .reservedCharacter("@"), "1:4"),
      Malformed("a: `b`", .reservedCharacter("`"), "1:4"),
      Malformed("a: %b", .reservedCharacter("%"), "1:4"),
      Malformed("a: ]", .reservedCharacter("]"), "1:4"),
      Malformed("- , b", .reservedCharacter(","), "1:3"),
      Malformed(": b", .missingKey, "1:1"),
      Malformed("a: b\nc: d\na: e", .duplicateKey("a", firstLine: 1), "3:1"),
      Malformed("- {a: b, a: c}", .duplicateKey("a", firstLine: 1), "1:10"),
      Malformed("a:\n  b: c\n 'd': e", .indentation, "3:2"),
      Malformed("a: b\n# c\n  d: e", .indentation, "3:3"),
      Malformed("a:\n    b: c\n  d: e", .indentation, "3:3"),
      Malformed("- a\n# x\n  b", .indentation, "3:3"),
      Malformed("a: b\n- c", .listItemAmongKeys, "2:1"),
      Malformed("- a\nb: c", .keyAmongListItems, "2:1"),
      Malformed("a: b\nc", .keyExpected, "2:1"),
      Malformed("a: b\n\"c\" d", .keyExpected, "2:1"),
      Malformed("a: - b", .listItemBesideKey, "1:4"),
      Malformed("- a\n  - b", .listItemInText, "2:3"),
      Malformed("a: b: c", .colonInText, "1:5"),
      Malformed("a: b\n  c: d", .colonInText, "2:4"),
      Malformed("a: b\n  c:", .colonInText, "2:4"),
      Malformed("a: 'b", .unterminatedQuote, "1:4"),
      Malformed("a: \"b\\\"", .unterminatedQuote, "1:4"),
      Malformed("- 'a\n- 'b'", .unterminatedQuote, "1:3"),
      Malformed("a: \"b\n---\nc\"", .unterminatedQuote, "1:4"),
      Malformed("a: 'b' c", .contentAfterValue, "1:8"),
      Malformed("a: 'b': c", .contentAfterValue, "1:7"),
      Malformed("a: [b] c", .contentAfterValue, "1:8"),
      Malformed("a: 'b'#c", .contentAfterValue, "1:7"),
      Malformed(#"a: "\d+""#, .unknownEscape("d"), "1:5"),
      Malformed(#"a: "확\한""#, .unknownEscape("한"), "1:6"),
      Malformed(#"a: "\u12""#, .incompleteEscape, "1:5"),
      Malformed(#"a: "\uD83D\uDE00""#, .incompleteEscape, "1:5"),
      Malformed("a: |x", .blockTextHeader, "1:5"),
      Malformed("a: |--", .blockTextHeader, "1:6"),
      Malformed("a: |0", .blockTextHeader, "1:5"),
      Malformed("a: | b", .blockTextHeader, "1:6"),
      Malformed("a: |\n     \n  b", .blockTextIndentation, "2:6"),
      Malformed("a: [b", .unclosedBracket("["), "1:4"),
      Malformed("a: {b: c\n---\n}", .unclosedBracket("{"), "1:4"),
      Malformed(#"a: "\x1""#, .incompleteEscape, "1:5"),
      Malformed("a: [b, # c", .unclosedBracket("["), "1:4"),
      Malformed("a: [b}", .unexpectedInBrackets("}"), "1:6"),
      Malformed("a: [b 'c' [d]]", .unexpectedInBrackets("["), "1:11"),
      Malformed("a: [,b]", .unexpectedInBrackets(","), "1:5"),
      Malformed("a: ['b' c]", .unexpectedInBrackets("c"), "1:9"),
      Malformed("a: [:b]", .unexpectedInBrackets(":"), "1:5"),
      Malformed("a: {?b: c}", .unexpectedInBrackets("?"), "1:5"),
      Malformed("a: [-]", .unexpectedInBrackets("-"), "1:5"),
      Malformed("a: [b: c]", .mapInBrackets, "1:5"),
      Malformed("a: {b}", .colonExpected, "1:6"),
      Malformed("a: {b:c}", .colonExpected, "1:8"),
    ])
  func malformed(example: Malformed) {
    do {
      let found = try YAMLParser.documents(in: example.text)
      Issue.record("read as \(found)")
    } catch {
      #expect(error.problem == example.problem)
      #expect(error.position.description == example.position)
      // What is wrong, a comma, and what to do.
      #expect(error.description.hasPrefix(example.position + ": "))
      #expect(error.problem.description.contains(", "))
    }
  }

  @Test("The text says what and what to do") func text() {
    #expect(
      YAMLError(.duplicateKey("id", firstLine: 3), at: TextPosition(line: 7, column: 5)).description
        == "7:5: the key `id` is there already (line 3), remove one of them")
    #expect(
      YAMLError(.controlCharacter(7), at: TextPosition(line: 1, column: 2)).description
        == "1:2: the control character U+0007, write it as \\u0007 in double quotes")
  }

  @Test("Damaged texts are read or refused, and never trap or hang", .timeLimit(.minutes(1))) func damage() {
    let pieces = [
      " ", "  ", "\n", "\n  ", "-", "- ", ":", ": ", "#", " #", "'", "\"", "[", "]", "{", "}", ",", "|", ">", "&", "*",
      "!", "?", "%", "@", "`", "\\", "\\u12", "\t", "\r", "---\n", "...\n", "한", "\u{301}", "\u{FEFF}", "\0", "1", "+",
    ]
    let text = """
      appId: com.example # app
      env: {A: "b\\n", 'c': [d, e]}
      ---
      - tapOn: Sign in
      - tapOn:
          id: "확인"
          below:
          - text: 'it''s'
            folded: one
              two
      - inputText: |-
            literal
              text
      - - >+
         folded

      """
    var random = FixedSeed(3)
    var refused = 0
    for _ in 0..<6000 {
      let example = damaged(text, changes: 4, with: pieces, &random)
      do {
        _ = try YAMLParser.documents(in: example)
      } catch {
        refused += 1
        #expect(isInside(example, error.position), "\(error) in \(example.debugDescription)")
      }
    }
    // Both happen, or the test would show nothing.
    #expect((1000..<5900).contains(refused), "\(refused)")
  }
}
