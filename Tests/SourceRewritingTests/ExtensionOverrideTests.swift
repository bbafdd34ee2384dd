import PlainviewSourceRewriting
import Testing

/// Overrides that only Objective-C's runtime allows, and test methods.
@Suite struct ExtensionOverrideTests {
  @Test func `An override in an extension is called by one in the class`() {
    let texts = rewritten(
      "import UIKit\nclass A: UIViewController {\n}\n",
      "extension A {\n  public override func f(_ x: Int, with y: Int) -> Int { super.f(x, with: y) }\n}\n")
    #expect(
      texts == [
        """
        import UIKit
        class A: UIViewController {
        @discardableResult public override func f(_ a0: Int, with a1: Int) -> Int { __ext_f(a0, with: a1) } }

        """,
        "extension A {\n  public          func __ext_f(_ x: Int, with y: Int) -> Int { super.f(x, with: y) }\n}\n",
      ])
  }

  @Test func `A property of every object leaves the main actor`() {
    let source = "class A: UIView {\n}\nextension A {\noverride var description: String { \"a\" }\n}\n"
    #expect(
      rewritten(body: source).hasPrefix(
        "class A: UIView {\noverride var description: String { MainActor.assumeIsolated { __ext_description } } }\n"))
  }

  @Test func `A property with a setter is forwarded both ways`() {
    let source = "class A: B {\n}\nextension A {\noverride var n: Int { get { 1 } set { } }\n}\n"
    #expect(rewritten(body: source).contains("override var n: Int { get { __ext_n } set { __ext_n = newValue } }"))
  }

  @Test func `Observers of an override become its accessors`() {
    let source =
      "class A: B {\n}\nextension A {\noverride var n: Int {\nwillSet(new) { p(new) }\ndidSet { q(oldValue) }\n}\n}\n"
    let text = rewritten(body: source)
    #expect(text.contains("override var n: Int { get { __ext_n } set { __ext_n = newValue } }"))
    #expect(
      text.hasSuffix(
        """
        var __ext_n: Int { get { super.n } set(__new) { let __old = super.n
        ; func __willSet(_ new: Int) { p(new) }
        ; func __didSet(_ oldValue: Int) { q(oldValue) }
        ; __willSet(__new); super.n = __new; __didSet(__old) } }
        }

        """))
  }

  @Test func `What nobody may call stays so in the class`() {
    let source = "class A: B {\n}\nextension A {\n@available(*, unavailable)\noverride func f() {}\n}\n"
    #expect(
      rewritten(body: source).hasPrefix("class A: B {\n@available(*, unavailable) override func f() { __ext_f() } }\n"))
  }

  @Test func `A member of an extension that a subclass overrides moves into the class`() {
    let source = "class A: UIView { }\nextension A {\n@objc func f() {}\n}\nclass B: A {\noverride func f() {}\n}\n"
    let text = rewritten(body: source)
    #expect(text.hasPrefix("class A: UIView { func f() { __ext_f() } }\n"))
    #expect(text.contains("func __ext_f() {}") && text.contains("override func f() {}"))
    #expect(text.contains("r.method(\"f\") { (o: A) in o.f() }"))
  }

  @Test func `An override in an extension of UIKit's class is announced`() {
    let source = "extension UINavigationController {\nopen override var prefersStatusBarHidden: Bool { true }\n}\n"
    let text = rewritten(body: source)
    #expect(text.contains("public          var __ext_prefersStatusBarHidden: Bool { true }"))
    #expect(
      text.contains(
        "r.extensionOverride(\"prefersStatusBarHidden\") { (o: UINavigationController) in "
          + "o.__ext_prefersStatusBarHidden }"))
  }

  @Test func `A method that an extension overrides is announced by its full name`() {
    let source = "extension UITableView {\noverride func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}\n}\n"
    #expect(
      rewritten(body: source).contains(
        "r.extensionOverride(\"touchesBegan(_:with:)\") { (o: UITableView, a0: Set<UITouch>, a1: UIEvent?) in "
          + "o.__ext_touchesBegan(a0, with: a1) }"))
  }

  @Test func `A method that the target adds to UIKit's class asks who overrides it`() {
    let source = """
      public extension UIView {
        @objc func shine(_ n: Int) -> Bool { false }
      }
      extension UILabel {
        override func shine(_ n: Int) -> Bool { super.shine(n) }
      }
      class Cell: UITableViewCell {
        override func shine(_ n: Int) -> Bool { true }
      }

      """
    let text = rewritten(body: source)
    #expect(text.contains("func __base_shine(_ n: Int) -> Bool { false }"))
    #expect(
      text.contains(
        "@discardableResult func shine(_ a0: Int) -> Bool { __UIKitRuntime.overridden(self, \"shine(_:)\", [a0]) "
          + "?? __base_shine(a0) }"))
    #expect(text.contains("         func __ext_shine(_ n: Int) -> Bool { super.shine(n) }"))
    #expect(text.contains("r.extensionOverride(\"shine(_:)\") { (o: Cell, a0: Int) in o.__ext_shine(a0) }"))
  }

  @Test func `Test methods of the main actor are called from anywhere`() {
    let source = """
      @MainActor final class A: XCTestCase {
        override class func setUp() { z() }
        override func setUpWithError() throws { a() }
        func testOne() { b() }
        func testTwo() async { c() }
        func helper() {}
      }
      class B: XCTestCase {
        @MainActor func testThree() throws { d() }
        func testFour() {}
      }

      """
    #expect(
      rewritten(body: source + "// XCTest\n") == """
        @MainActor final class A: XCTestCase {
          override class nonisolated func setUp() { try! MainActor.assumeIsolated { () throws in z() } }
          override nonisolated func setUpWithError() throws { try MainActor.assumeIsolated { () throws in a() } }
          nonisolated func testOne() { try! MainActor.assumeIsolated { () throws in b() } }
          func testTwo() async { c() }
          func helper() {}
        }
        class B: XCTestCase {
        \("          ")   func testThree() throws { try MainActor.assumeIsolated { () throws in d() } }
          func testFour() {}
        }
        // XCTest

        """)
  }

  @Test func `No edit changes the number of a line`() {
    let source = """
      @objc(
        Name)
      class A: UIView {
        let s = #selector(
          f)
        @objc func f(
          _ x: Int
        ) {}
      }
      """
    let text = rewritten(source)[0]
    #expect(text.count { $0 == "\n" } == source.count { $0 == "\n" })
  }
}
