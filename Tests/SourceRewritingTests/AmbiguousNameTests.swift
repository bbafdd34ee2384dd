import PlainviewSourceRewriting
import Testing

/// Classes that Foundation has without their members.
@Suite struct AmbiguousNameTests {
  @Test func `Beside Foundation the module of such a class is named`() {
    let texts = rewritten(
      "import UIKit\nimport Foundation\nextension NSExpression { func f(_ p: NSComparisonPredicate) { _ = A.NSExpression() } }\n"
    )
    #expect(
      texts == [
        "import UIKit\nimport Foundation\nextension PlainviewTargetAction.NSExpression { "
          + "func f(_ p: PlainviewTargetAction.NSComparisonPredicate) { _ = A.NSExpression() } }\n"
      ])
  }

  @Test func `Where UIKit alone is imported its own name is enough`() {
    let source = "import UIKit\nlet e: NSExpression? = nil\n"
    #expect(rewritten(source) == [source])
  }
}
