import PlainviewTargetAction
import Testing

@Suite struct SelectorTests {
  @Test func `S4 A selector is a name and nothing more, valid or not`() {
    #expect(Selector("save:") == Selector("save:"))
    #expect(Selector("no such method anywhere").description == "no such method anywhere")
    #expect(NSStringFromSelector(NSSelectorFromString("tap:for:")) == "tap:for:")
    let literal: Selector = "tap"
    #expect(literal == Selector("tap"))
  }

  @Test(arguments: [("didTap", 0), ("didTap:", 1), ("didTap:for:", 2), ("a:b:c:", 3), (":", 1), ("", 0)])
  func `S6 The colons are counted as arguments`(_ name: String, _ count: Int) {
    #expect(Selector(name).argumentCount == count)
  }

  @Test func `S6 With and without a colon there are two selectors`() {
    #expect(Selector("didTap") != Selector("didTap:"))
  }
}
