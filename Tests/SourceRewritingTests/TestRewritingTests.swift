import PlainviewSourceRewriting
import Testing

/// Sources of tests.
@Suite struct TestRewritingTests {
  @Test func `A spec of Quick becomes a test case with one test`() {
    let texts = rewritten("import Quick\nfinal class CartSpec: QuickSpec {\n}\n", kind: .test)
    #expect(
      texts == [
        "import Quick; import UIKit\nfinal class CartSpec: QuickSpec {\n"
          + "func testSpec() throws { for test in Self.allTests { try test.1(self)() } } }\n"
      ])
  }

  @Test func `Quick itself is left as it is`() {
    let source = "import XCTest\nopen class QuickSpec: XCTestCase {\n}\n"
    let context = RewriteContext(testModule: "PlainviewXCTest")
    #expect(!rewritten(source, context: context)[0].contains("testSpec"))
  }

  @Test func `Sources with the initializer of Linux's tests are written for XCTest itself`() {
    let context = RewriteContext(testModule: "PlainviewXCTest")
    let source =
      "import XCTest\nfunc make(_ type: XCTestCase.Type) { _ = type.init(name: \"\", testClosure: { _ in }) }\n"
    let texts = rewritten(source, "import XCTest\n", context: context)
    #expect(texts.allSatisfy { $0.hasPrefix("import XCTest; import UIKit\n") })
  }
}
