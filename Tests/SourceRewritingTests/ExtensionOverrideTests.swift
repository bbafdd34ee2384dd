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
        @discardableResult public override func f(_ a0: Int, with a1: Int) -> Int { __ext_A_f(a0, with: a1) } }

        """,
        "extension A {\n  public          func __ext_A_f(_ x: Int, with y: Int) -> Int { super.f(x, with: y) }\n}\n",
      ])
  }

  @Test func `A property of every object leaves the main actor`() {
    let source = "class A: UIView {\n}\nextension A {\noverride var description: String { \"a\" }\n}\n"
    #expect(
      rewritten(body: source).hasPrefix(
        "class A: UIView {\noverride var description: String { MainActor.assumeIsolated { __ext_A_description } } }\n"))
  }

  @Test func `What an extension of a value has is overridden by no class`() {
    let values = """
      struct Price { var n = 1 }
      extension Price: CustomStringConvertible {
        var description: String { "p" }
        func total() -> Int { n }
      }
      extension DispatchTimeInterval {
        var description: String { "t" }
      }

      """
    let text = rewritten(
      body: values
        + "class Row: UIView {\noverride var description: String { \"r\" }\noverride func total() -> Int { 1 }\n}\n")
    #expect(text.hasPrefix(values))
  }

  @Test func `A class of another target overrides what an extension adds for Objective-C`() {
    let library = """
      extension UIViewController {
        @objc var inset: Int { 1 }
        var other: Int { 2 }
      }
      class Base: UIViewController {
        func mine() {}
      }
      extension UIView {
        @objc func mine() {}
      }

      """
    let tests =
      "import UIKit // @objc\nclass Fake: Base {\noverride var inset: Int { super.inset }\noverride var other: Int { 3 }\n}\n"
    func names(_ text: String) -> DeclaredNames {
      let files = [SourceText(path: "/App/A.swift", bytes: Array(text.utf8))]
      return SourceRewriter(files: files, kind: .library, context: RewriteContext()).declaredNames
    }
    var all = names("import UIKit\n" + library)
    #expect(all.sharedExtensionMembers.isEmpty)
    all.formUnion(names(tests + "class Mine: Base {\noverride func mine() {}\n}\n"))
    #expect(all.sharedExtensionMembers == ["inset"])
    let context = RewriteContext(sharedExtensionMembers: all.sharedExtensionMembers)
    let text = rewritten(body: library, context: context)
    #expect(text.contains("@objc var __base_inset: Int { 1 }") || text.contains("var __base_inset: Int { 1 }"))
    #expect(
      text.contains(
        "var inset: Int { (__UIKitRuntime.overridden(self, \"inset\", []) as (Int)?) ?? __base_inset }"))
    #expect(!text.contains("__base_other"))
    let fake = rewritten(tests, kind: .test, context: context)[0]
    #expect(fake.contains("var __ext_Fake_inset: Int { super.inset }"))
    #expect(fake.contains("r.extensionOverride(\"inset\") { (o: Fake) in o.__ext_Fake_inset }"))
    #expect(fake.contains("override var other: Int { 3 }"))
  }

  @Test func `A property with a setter is forwarded both ways`() {
    let source = "class A: B {\n}\nextension A {\noverride var n: Int { get { 1 } set { } }\n}\n"
    #expect(rewritten(body: source).contains("override var n: Int { get { __ext_A_n } set { __ext_A_n = newValue } }"))
  }

  @Test func `Observers of an override become its accessors`() {
    let source =
      "class A: B {\n}\nextension A {\noverride var n: Int {\nwillSet(new) { p(new) }\ndidSet { q(oldValue) }\n}\n}\n"
    let text = rewritten(body: source)
    #expect(text.contains("override var n: Int { get { __ext_A_n } set { __ext_A_n = newValue } }"))
    #expect(
      text.hasSuffix(
        """
        var __ext_A_n: Int { get { super.n } set(__new) { let __old = super.n
        ; func __willSet(_ new: Int) { p(new) }
        ; func __didSet(_ oldValue: Int) { q(oldValue) }
        ; __willSet(__new); super.n = __new; __didSet(__old) } }
        }

        """))
  }

  @Test func `What nobody may call stays so in the class`() {
    let source = "class A: B {\n}\nextension A {\n@available(*, unavailable)\noverride func f() {}\n}\n"
    #expect(
      rewritten(body: source).hasPrefix(
        "class A: B {\n@available(*, unavailable) override func f() { __ext_A_f() } }\n"))
  }

  @Test func `A member of an extension that a subclass overrides moves into the class`() {
    let source = "class A: UIView { }\nextension A {\n@objc func f() {}\n}\nclass B: A {\noverride func f() {}\n}\n"
    let text = rewritten(body: source)
    #expect(text.hasPrefix("class A: UIView { func f() { __ext_A_f() } }\n"))
    #expect(text.contains("func __ext_A_f() {}") && text.contains("override func f() {}"))
    #expect(text.contains("r.method(\"f\") { (o: A) in o.f() }"))
  }

  @Test func `An override in an extension of UIKit's class is announced`() {
    let source = "extension UINavigationController {\nopen override var prefersStatusBarHidden: Bool { true }\n}\n"
    let text = rewritten(body: source)
    #expect(text.contains("public          var __ext_UINavigationController_prefersStatusBarHidden: Bool { true }"))
    #expect(
      text.contains(
        "r.extensionOverride(\"prefersStatusBarHidden\") { (o: UINavigationController) in "
          + "o.__ext_UINavigationController_prefersStatusBarHidden }"))
  }

  @Test func `A method that an extension overrides is announced by its full name`() {
    let source = "extension UITableView {\noverride func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}\n}\n"
    #expect(
      rewritten(body: source).contains(
        "r.extensionOverride(\"touchesBegan(_:with:)\") { (o: UITableView, a0: Set<UITouch>, a1: UIEvent?) in "
          + "o.__ext_UITableView_touchesBegan(a0, with: a1) }"))
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
    #expect(text.contains("         func __ext_UILabel_shine(_ n: Int) -> Bool { super.shine(n) }"))
    #expect(text.contains("r.extensionOverride(\"shine(_:)\") { (o: Cell, a0: Int) in o.__ext_Cell_shine(a0) }"))
  }

  @Test func `Overrides in extensions of classes that inherit from each other have names of their own`() {
    let source = """
      open class A {
      }
      extension A {
        @objc open func f() {}
      }
      open class B: A {
      }
      extension B {
        open override func f() { super.f() }
      }

      """
    let text = rewritten(body: source)
    #expect(text.contains("open class A {\nopen func f() { __ext_A_f() } }"))
    #expect(text.contains("open class B: A {\nopen override func f() { __ext_B_f() } }"))
    #expect(text.contains("public func __ext_A_f() {}") && text.contains("func __ext_B_f() { super.f() }"))
  }

  @Test func `A member in a condition of the file stays where it is`() {
    let source = """
      open class A {}
      #if canImport(Nothing)
      extension A {
        @objc open func f() {}
      }
      #endif

      """
    #expect(!rewritten(body: source).contains("__ext_"))
  }

  @Test func `A member in a condition of its extension stays where it is`() {
    let source = """
      open class A {}
      extension A {
        @objc open func f() {}
        #if canImport(Nothing)
        @objc open func g() {}
        @objc open var n: Int { 1 }
        #endif
      }

      """
    let text = rewritten(body: source)
    #expect(text.contains("__ext_A_f") && !text.contains("__ext_A_g") && !text.contains("__ext_A_n"))
  }

  @Test func `An open member of an extension can be overridden in another module`() {
    let text = rewritten(body: "open class A {\n}\nextension A {\n@objc open var n: Int { 1 }\n}\n")
    #expect(text.hasPrefix("open class A {\nopen var n: Int { __ext_A_n } }\n"))
  }

  @Test func `A member that moves keeps its types and its default values`() {
    let text = rewritten(
      body: "class A: NSObject {}\nextension A {\n@objc func h() {}\n"
        + "open func f<R: UIView>(\n  for r: R,\n  by in: Int = 2) -> R where R: P { r }\n"
        + "open func g(_ n: inout Int, _: Int = 1) {}\n}\n")
    #expect(
      text.contains(
        "public func f<R: UIView>( for r: R, by in: Int = 2) -> R where R: P { __ext_A_f(for: `r`, by: `in`) }"))
    #expect(text.contains("public func g(_ a0: inout Int, _ a1: Int) { __ext_A_g(a0, a1) }"))
  }

  @Test func `A property that the target adds to UIKit's class asks who overrides it`() {
    let source = """
      extension UIView {
        @objc var shine: Int { get { 1 } set {} }
      }
      class Cell: UITableViewCell {
        override var shine: Int { get { super.shine } set { super.shine = newValue } }
      }
      class Row: Cell {
        override var shine: Int { get { 3 } set {} }
      }

      """
    let text = rewritten(body: source)
    #expect(text.contains("var __base_shine: Int { get { 1 } set {} }"))
    #expect(
      text.contains(
        "var shine: Int { get { (__UIKitRuntime.overridden(self, \"shine\", []) as (Int)?) ?? __base_shine } set { if "
          + "(__UIKitRuntime.overridden(self, \"shine=\", [newValue]) as Void?) == nil { __base_shine = newValue } } }")
    )
    #expect(text.contains("         var __ext_Cell_shine: Int { get { super.shine }"))
    #expect(text.contains("         var __ext_Row_shine: Int { get { 3 }"))
    #expect(text.contains("r.extensionOverride(\"shine\") { (o: Row) in o.__ext_Row_shine }"))
    #expect(text.contains("r.extensionOverride(\"shine=\") { (o: Row, a0: Int) in o.__ext_Row_shine = a0 }"))
  }

  @Test func `A method of an own class is not taken for one that UIKit's class has`() {
    let source = """
      extension UIView {
        @objc func shine() {}
      }
      class Cell: UITableViewCell {
        override func shine() {}
      }
      class A {
        func shine() {}
      }
      class B: A {
        override func shine() {}
      }

      """
    #expect(rewritten(body: source).hasSuffix("class B: A {\n  override func shine() {}\n}\n"))
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
      class C: XCTestCase {
        func testFive() {}
      }
      @MainActor class D: XCTestCase, @unchecked Sendable { func testSix() {} }
      @MainActor class E: XCTestCase {
        func testSeven() {
          @discardableResult func one() -> Int { func two() {}; return 1 }
          @MainActor func three() {}
          nonisolated func four() {}
          struct S { func five() {} }
          each { func six() { { func seven() {} }() } }
        }
      }

      """
    #expect(
      rewritten(body: source + "// XCTest\n") == """
        @MainActor final class A: XCTestCase, @unchecked Sendable {
          override class nonisolated func setUp() { try! MainActor.assumeIsolated { () throws in z() } }
          override nonisolated func setUpWithError() throws { try MainActor.assumeIsolated { () throws in a() } }
          nonisolated func testOne() { try! MainActor.assumeIsolated { () throws in b() } }
          func testTwo() async { c() }
          func helper() {}
        }
        class B: XCTestCase, @unchecked Sendable {
        \("          ")   func testThree() throws { try MainActor.assumeIsolated { () throws in d() } }
          func testFour() {}
        }
        class C: XCTestCase {
          func testFive() {}
        }
        @MainActor class D: XCTestCase, @unchecked Sendable { nonisolated func testSix() { try! MainActor.assumeIsolated { () throws in} } }
        @MainActor class E: XCTestCase, @unchecked Sendable {
          nonisolated func testSeven() { try! MainActor.assumeIsolated { () throws in
            @discardableResult @MainActor func one() -> Int { func two() {}; return 1 }
            @MainActor func three() {}
            nonisolated func four() {}
            struct S { func five() {} }
            each { @MainActor func six() { { func seven() {} }() } }
          } }
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
