import PlainviewSnapshot
import Testing

/// The text beside a golden explains it and no other one, and its failures cost only the description.
@Suite struct CompanionTests {
  private let facts = TreeFacts(views: [ViewFacts(depth: 0, type: "UIView", frame: FactFrame(0, 0, 9, 9))])

  @Test func `The first line names the format and the golden`() {
    // FNV-1a of no bytes is its offset basis.
    #expect(
      Companion.text(of: facts, golden: "")
        == "plainview tree 2 of cbf29ce484222325\nUIView (0 0 9 9)\n .unexplained\n")
    // A published value: FNV-1a, 64 bits, of "foobar".
    #expect(Companion.text(of: facts, golden: "foobar").hasPrefix("plainview tree 2 of 85944171f73967e8\n"))
  }

  @Test func `A companion has the facts of its golden`() throws {
    #expect(try Companion.facts(in: Companion.text(of: facts, golden: "a"), golden: "a") == facts)
  }

  @Test func `A companion of the first format has the facts of its golden, and is told from one of another golden`()
    throws
  {
    let text = "plainview tree 1 of cbf29ce484222325\nUIView (0 0 9 9)\n"
    #expect(try Companion.facts(in: text, golden: "") == facts)
    #expect(throws: Companion.Problem.stale) { try Companion.facts(in: text, golden: "a") }
  }

  @Test(arguments: ["plainview tree 3 of cbf29ce484222325", "plainview tree 20 of cbf29ce484222325"])
  func `A companion of a format of later versions is none that can be read`(_ heading: String) {
    let problem = #expect(throws: Companion.Problem.self) {
      try Companion.facts(in: heading + "\nUIView (0 0 9 9)\n", golden: "")
    }
    #expect(
      problem?.description
        == "the golden's companion cannot be read (line 1: not \"plainview tree 2\")")
  }

  @Test func `A missing, a stale and a damaged one are told apart`() {
    #expect(throws: Companion.Problem.missing) { try Companion.facts(in: nil, golden: "a") }
    let text = Companion.text(of: facts, golden: "a")
    #expect(throws: Companion.Problem.stale) { try Companion.facts(in: text, golden: "b") }
    #expect(throws: Companion.Problem.self) { try Companion.facts(in: "<<<<<<< HEAD\n" + text, golden: "a") }
    #expect(throws: Companion.Problem.self) { try Companion.facts(in: text + "  ?", golden: "a") }
  }
}
