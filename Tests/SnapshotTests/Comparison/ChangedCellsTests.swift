import PlainviewSnapshot
import Testing

@Suite struct ChangedCellsTests {
  private func marks(_ old: String, _ new: String) -> String { ChangedCells(old: old, new: new).marks }

  @Test("Equal rows have no changed cells") func equal() {
    #expect(ChangedCells(old: "| a |", new: "| a |").columns == [])
    #expect(marks("", "") == "")
  }

  @Test("Runs of changed columns are marked") func runs() {
    let old = "| [ Sign in ]  (O ) |"
    let new = "| [-Sign up-]  ( O) |"
    #expect(marks(old, new) == "   ^     ^^^    ^^")
    #expect(ChangedCells(old: old, new: new).columns == [3..<4, 9..<12, 16..<18])
  }

  @Test("What is missing at the end is blank") func lengths() {
    #expect(marks("ab", "ab  ") == "")
    #expect(marks("ab", "ab x") == "   ^")
    #expect(marks("ab x", "") == "^^ ^")
  }

  @Test("A wide cluster differs in both of its columns") func wide() {
    #expect(marks("|확인|", "|확민|") == "   ^^")
    #expect(marks("|확인|", "|Ok  |") == " ^^^^")
    #expect(marks("a한", "한a") == "^^^")
  }

  @Test("Canonically equivalent clusters of different bytes differ") func bytes() {
    #expect(marks("caf\u{E9}", "cafe\u{301}") == "   ^")
  }

  @Test("Line feeds and invisible characters have no column") func invisible() {
    #expect(marks("a\u{200B}b\n", "ab") == "")
  }
}
