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

  @Test func `A class that inherits from a lock of Foundation inherits from the library's`() {
    let texts = rewritten(
      "import Foundation\nfinal class A: NSLock { let lock = NSLock() }\nclass B<T>: NSRecursiveLock, P where T: Q {}\n"
        + "struct C: NSLocking { var a: NSLock }\n")
    #expect(
      texts == [
        "import Foundation; import UIKit\nfinal class A: PlainviewTargetAction.InheritableLock { let lock = NSLock() }\n"
          + "class B<T>: PlainviewTargetAction.InheritableRecursiveLock, P where T: Q {}\n"
          + "struct C: NSLocking { var a: NSLock }\n"
      ])
  }

  @Test func `Where UIKit alone is imported its own name is enough`() {
    let source = "import UIKit\nlet e: NSExpression? = nil\n"
    #expect(rewritten(source) == [source])
  }

  @Test func `A file's own order of numbers in objects hides Foundation's`() {
    let body = "(lhs: NSNumber, rhs: NSNumber) -> Bool { f { lhs } }"
    #expect(
      rewritten(body: "func < \(body)\nprivate func <\(body)\n@inline(__always) public func < \(body)\n")
        == "extension NSNumber { static func < \(body) }\nextension NSNumber { fileprivate static func <\(body) }\n"
        + "extension NSNumber { @inline(__always) public static func < \(body) }\n")
  }

  @Test func `Other operators, and those of types, stay`() {
    let sources = [
      "func == (a: NSNumber, b: NSNumber) -> Bool { true }\n", "func < (a: NSNumber, b: Int) -> Bool { true }\n",
      "struct A { static func < (a: NSNumber, b: NSNumber) -> Bool { true } }\n",
    ]
    for source in sources { #expect(rewritten(body: source) == source) }
  }
}
