import PlainviewSnapshot
import Testing

@Suite struct SideBySideTests {
  private func text(_ old: String, _ new: String, width: Int, isColored: Bool = true) -> String {
    SideBySide(UnifiedDiff(old: old, new: new, context: 1), width: width, isColored: isColored).text
  }

  /// Column for column `Log in ]` and `Sign in ]` share nothing but the third letter; the blank behind the end counts.
  @Test func `Changed cells are inverse on both sides`() {
    let (on, off) = ("\u{1B}[7m", "\u{1B}[27m")
    #expect(
      text("same\n[ Log in ]\n", "same\n[ Sign in ]\n", width: 27) == """
        lines 1 to 2:
        same         | same
        [ \(on)Lo\(off)g\(on) in ] \(off)  | [ \(on)Si\(off)g\(on)n in ]\(off)

        """)
  }

  @Test func `Without colours the marks stand under the rows`() {
    #expect(
      text("abc\n", "abd\n", width: 20, isColored: false) == """
        lines 1 to 1:
        abc      | abd
          ^          ^

        """)
  }

  @Test func `Rows too wide for half a terminal stand under each other`() {
    #expect(
      text("x\nabcdefgh\n", "x\nabcdefgi\n", width: 12, isColored: false) == """
        lines 1 to 2:
          x
        - abcdefgh
        + abcdefgi
                 ^

        """)
  }

  @Test func `Wide characters take two columns`() {
    #expect(
      text("로그\n", "로기\n", width: 20, isColored: false) == """
        lines 1 to 1:
        로그     | 로기
          ^^         ^^

        """)
  }

  @Test func `A row without a partner stands alone, and equal texts have no rows`() {
    #expect(
      text("a\n", "a\nb\n", width: 20, isColored: false) == """
        lines 1 to 1:
        a        | a
                 | b
        ^          ^

        """)
    #expect(text("a\n", "a\n", width: 20).isEmpty)
  }
}
