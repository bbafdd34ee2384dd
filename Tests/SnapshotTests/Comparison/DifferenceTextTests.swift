import PlainviewSnapshot
import Testing

/// The whole text of a failure: summary, reasons, the diff.
@Suite struct DifferenceTextTests {
  private static let old = "+--------+\n| Name   |\n| = 5 rows |\n| [ Go ] |\n+--------+\n"
  private static let new = "+--------+\n| Name   |\n| = 6 rows |\n| [ OK ] |\n|  Help  |\n+--------+\n"

  @Test func `Without facts the pictures tell what they can, and a line says so`() {
    let text = DifferenceText(
      from: "form.txt (golden)", to: "form.txt (now)", old: Self.old, new: Self.new, basis: .texts(.missing)
    ).text
    #expect(
      text.hasPrefix(
        """
        What changed:
          `[ OK ]` is new in row 9
          `Help` is new in row 10
          `[ Go ]` is gone from row 8
        (From the texts alone: the golden has no companion yet. The next recording makes one that tells what moved, and why.)

        --- form.txt (golden)\t
        +++ form.txt (now)\t
        @@ -1,5 +1,6 @@

        """))
  }

  @Test func `Texts that moved are named once, by rows and columns`() {
    let old = "Title\n\nOne   Two\nThree\n"
    let new = "Title\n\n\n\nOne   Two\nThree\n"
    #expect(
      DifferenceText(from: "a (golden)", to: "a (now)", old: old, new: new).summary
        == "What changed:\n  `One`, `Two` and `Three` moved down by 2 rows\n")
  }

  @Test func `With facts the words are those of the views`() throws {
    let facts = "plainview tree 1\nUIView (0 0 9 9)\n  a: UIView (0 5 9 1)\n    .top == UIView.top + 5 (frame)\n"
    let text = DifferenceText(
      from: "a.txt (golden)", to: "a.txt (now)", old: "x\n", new: "y\n",
      basis: .facts(
        old: try TreeFacts(parsing: facts),
        new: try TreeFacts(parsing: facts.replacing("(0 5 9", with: "(0 7 9").replacing("+ 5", with: "+ 7")))
    ).text
    #expect(
      text == """
        What changed:
          `a` moved down by 2

        Why:
          the frame of `a` was set: y is 7 (was 5)

        --- a.txt (golden)\t
        +++ a.txt (now)\t
        @@ -1 +1 @@
        -x
        +y

        """)
  }

  @Test func `Sections that changed are named, and only they are told about`() {
    let text = DifferenceText(
      from: "a (golden)", to: "a (now)", old: "p1 x\nq\n", new: "p1 y\nq\n",
      sections: [
        DifferenceText.Section(title: "picture", old: "p1 x\n", new: "p1 y\n"),
        DifferenceText.Section(title: "wiring", old: "q\n", new: "q\n"),
      ]
    ).summary
    #expect(
      text.hasPrefix("Changed: picture.\n\nWhat changed:\n  `p1 y` is new in row 1\n  `p1 x` is gone from row 1\n"))
  }

  @Test func `On a terminal the rows follow side by side`() {
    let text = DifferenceText(
      from: "a (golden)", to: "a (now)", old: "abc\n", new: "abd\n",
      presentation: .terminal(columns: 40, isColored: false)
    ).text
    #expect(text.contains("+abd\n"))
    #expect(text.hasSuffix("lines 1 to 1:\nabc                | abd\n  ^                    ^\n"))
  }

  @Test func `Equal texts have no difference`() {
    #expect(DifferenceText(from: "a (golden)", to: "a (now)", old: "x", new: "x").text.isEmpty)
  }

  @Test func `A wholly different text of ten thousand lines is cut, and says so`() {
    let old = (0..<10_000).map { "old \($0)\n" }.joined()
    let new = (0..<10_000).map { "new \($0)\n" }.joined()
    let text = DifferenceText(from: "a (golden)", to: "a (now)", old: old, new: new).text
    #expect(text.utf8.count < 20_000)
    #expect(text.hasSuffix("… 19403 lines of the diff more.\n"))
  }

  @Test func `A text of megabytes is not searched`() {
    let long = String(repeating: "0123456789\n", count: 300_000)
    let text = DifferenceText(from: "a (golden)", to: "a (now)", old: "first\n" + long, new: "first\n" + long + "end")
      .text
    #expect(
      text
        == "The texts are too large for a diff (3300006 and 3300009 bytes). They differ first in line 300002:\n-\n+end\n"
    )
  }
}
