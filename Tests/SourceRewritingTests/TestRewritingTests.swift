import PlainviewSourceRewriting
import Testing

/// Sources of tests.
@Suite struct TestRewritingTests {
  @Test func `A spec of Quick becomes a test case with one test`() {
    let texts = rewritten("import Quick\nfinal class CartSpec: QuickSpec {\n}\n", kind: .test)
    #expect(
      texts == [
        "import Quick; import UIKit\nfinal class CartSpec: QuickSpec {\n"
          + "nonisolated(unsafe) private var _example: String?; "
          + "nonisolated public override var name: String { _example.map { \"CartSpec.\\($0)\" } ?? super.name }; "
          + "func testSpec() throws { defer { _example = nil }; "
          + "for test in Self.allTests { _example = test.0; try test.1(self)() } } }\n"
      ])
  }

  @Test func `A spec that has a name of its own keeps it`() {
    let source = "import Quick\nfinal class CartSpec: QuickSpec {\n  override var name: String { \"cart\" }\n}\n"
    #expect(
      rewritten(source, kind: .test)[0].hasSuffix(
        "\n  override var name: String { \"cart\" }\n"
          + "func testSpec() throws { for test in Self.allTests { try test.1(self)() } } }\n"))
  }

  @Test func `Quick itself is left as it is`() {
    let source = "import XCTest\nopen class QuickSpec: XCTestCase {\n}\n"
    let context = RewriteContext(testModule: "PlainviewXCTest")
    #expect(!rewritten(source, context: context)[0].contains("testSpec"))
  }

  @Test func `A library of tests without UIKit keeps its branches for Linux`() {
    let source = "#if os(iOS)\n#endif\nimport XCTest\n"
    #expect(rewritten(source, kind: .library)[0].hasPrefix("#if os(iOS)\n"))
    #expect(rewritten(source, kind: .test)[0].hasPrefix("#if true   \n"))
    #expect(rewritten(source + "import UIKit\n", kind: .library)[0].hasPrefix("#if true   \n"))
  }

  @Test func `Sources with the initializer of Linux's tests are written for XCTest itself`() {
    let context = RewriteContext(testModule: "PlainviewXCTest")
    let source =
      "import XCTest\nfunc make(_ type: XCTestCase.Type) { _ = type.init(name: \"\", testClosure: { _ in }) }\n"
    let texts = rewritten(source, "import XCTest\n", context: context)
    #expect(texts.allSatisfy { $0.hasPrefix("import XCTest; import UIKit\n") })
  }
}
