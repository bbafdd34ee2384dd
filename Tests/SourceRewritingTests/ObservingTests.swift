import PlainviewSourceRewriting
import Testing

/// Key-value observing of a target's own classes.
@Suite struct ObservingTests {
  private func message(_ old: String = "oldValue") -> String { "__UIKitRuntime.hasChanged(self, \"n\", \(old), n)" }

  @Test(arguments: [
    ("@objc dynamic var n = 1", "      dynamic var n = 1 { didSet { MESSAGE } }"),
    ("@objc dynamic var n: Int?", "      dynamic var n: Int? { didSet { MESSAGE } }"),
    (
      "@objc dynamic var n: [Int] = f(\n  1)\n  .map { $0 }",
      "      dynamic var n: [Int] = f(\n  1)\n  .map { $0 } { didSet { MESSAGE } }"
    ),
    ("@objc dynamic var n = { 1 }()", "      dynamic var n = { 1 }() { didSet { MESSAGE } }"),
    ("@objc dynamic var n = 1 { didSet { f() } }", "      dynamic var n = 1 { didSet { defer { MESSAGE }; f() } }"),
    (
      "@objc dynamic var n: Int { willSet { f() } }", "      dynamic var n: Int { didSet { MESSAGE } willSet { f() } }"
    ),
  ])
  func `A dynamic property says that it has changed`(_ source: String, _ expected: String) {
    let text = rewritten(body: "class A: NSObject {\n\(source)\nvar m = 1\n}\n")
    #expect(text.hasPrefix("class A: NSObject {\n" + expected.replacing("MESSAGE", with: message()) + "\nvar m = 1\n"))
  }

  @Test func `A setter and an observer with a name hand over what they have`() {
    let computed = rewritten(
      body: "class A: NSObject {\n@objc dynamic var n: Int { get { m } set { m = newValue } }\n}\n")
    #expect(computed.contains("set { let __old = n; defer { \(message("__old")) }; m = newValue } }"))
    let named = rewritten(body: "class A: NSObject {\n@objc dynamic var n = 1 { didSet(last) { f(last) } }\n}\n")
    #expect(named.contains("didSet(last) { defer { \(message("last")) }; f(last) } }"))
  }

  @Test(arguments: [
    "@objc dynamic lazy var n = 1", "dynamic var n = 1", "@objc var n = 1", "@objc dynamic var n: Int { 1 }",
    "@objc dynamic func n() {}",
  ])
  func `Other members say nothing`(_ source: String) {
    #expect(!rewritten(body: "class A: NSObject {\n\(source)\n}\n").contains("hasChanged"))
  }

  @Test(arguments: [
    (
      "v.observe(\\.image, options: [.new]) { _, _ in }",
      "v.observe(\\.image, __names: \"image\", options: [.new]) { _, _ in }"
    ),
    ("observe(\\A.b.c) { _, _ in }", "observe(\\A.b.c, __names: \"b.c\") { _, _ in }"),
    ("v.publisher(for: .saved).sink { _ in }", "v.publisher(for: .saved).sink { _ in }"),
    ("v.publisher(for: \\.center)", "v.publisher(for: \\.center)"),
    ("v.observe(path) { _, _ in }", "v.observe(path) { _, _ in }"),
    ("v.observe(\\.list[0]) { _, _ in }", "v.observe(\\.list[0]) { _, _ in }"),
  ])
  func `A call of observe gets the names of its path`(_ source: String, _ expected: String) {
    #expect(rewritten(body: "// #selector\nlet o = \(source)\n").hasSuffix("let o = \(expected)\n"))
  }

  @Test func `A publisher of a property gets the names of its path where there is Combine`() {
    let context = RewriteContext(modules: ["Combine"])
    let source = "import UIKit\nimport Bars\nlet p = v.publisher(for: \\.bar.center, options: [.new])\n"
    #expect(
      rewritten(source, context: context)[0].hasSuffix(
        "let p = v.publisher(for: \\.bar.center, __names: \"bar.center\", options: [.new])\n"))
    #expect(rewritten(source, context: context)[0].contains("import Combine"))
    let notification = "import Combine\nimport UIKit\nlet p = c.publisher(for: name)\n"
    #expect(rewritten(notification, context: context) == [notification])
    let own =
      "import Combine\nimport UIKit\nextension A { func publisher<T>(for p: KeyPath<A, T>) {} }\nlet p = a.publisher(for: \\.n)\n"
    #expect(rewritten(own, context: context) == [own])
  }

  @Test func `Tests observe the classes of the module that they test`() {
    let source = "import XCTest\nimport UIKit\n@testable import Shop\nlet o = v.observe(\\.n) { _, _ in }\n"
    #expect(rewritten(source)[0].contains("v.observe(\\.n, __names: \"n\")"))
  }

  @Test func `A function observe of another module is not touched`() {
    let source = "import UIKit\nimport Reactive\nlet o = v.observe(\\.image) { _, _ in } // #selector\n"
    #expect(rewritten(source) == [source])
    let own =
      "import UIKit\nfunc f() { v.observe(\\.image) } // #selector\nclass A { func observe(_ p: KeyPath<A, Int>) {} }\n"
    #expect(rewritten(own) == [own])
  }

  @Test func `A function observe that takes no key path is another one`() {
    let own = "import UIKit\nfunc f() { v.observe(\\.image) } // #selector\nclass A { func observe(_ p: UIView) {} }\n"
    #expect(rewritten(own)[0].contains("v.observe(\\.image, __names: \"image\")"))
  }

  @Test func `The method of observers overrides nothing and is called by its selector`() {
    let source = """
      class A: UIViewController {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }

      """
    let text = rewritten(body: source + "// #selector\n")
    #expect(text.contains("\n           func observeValue(\n"))
    #expect(text.contains("r.method(\"observeValueForKeyPath:ofObject:change:context:\")"))
  }

  @Test func `A managed property of a layer is a value that the layer keeps`() {
    let text = rewritten(
      body:
        "class Ring: CAShapeLayer {\n  @NSManaged var share: CGFloat\n}\nclass Arc: Ring { @NSManaged var end: Int }\n")
    let accessors =
      "{ get { __UIKitRuntime.managed(self, \"share\") } set { __UIKitRuntime.setManaged(self, \"share\", newValue) } }"
    #expect(text.contains("var share: CGFloat " + accessors))
    #expect(text.contains("var end: Int { get { __UIKitRuntime.managed(self, \"end\") }"))
  }

  @Test func `A managed property of a managed object is a value of its record`() {
    let text = rewritten(
      body:
        "class Item: NSManagedObject {}\nextension Item {\n  @NSManaged public var name: String?\n"
        + "  @NSManaged var `default`: Bool\n  @objc(addPartsObject:)\n  @NSManaged public func addToParts(_ value: Item)\n"
        + "  @NSManaged func removeFromParts(_ values: NSSet)\n}\nclass Tool: Item { @NSManaged var n: Int16 }\n")
    #expect(
      text.contains("public var name: String? { get { __value(\"name\") } set { __setValue(newValue, \"name\") } }"))
    #expect(text.contains("var `default`: Bool { get { __value(\"default\") }"))
    #expect(text.contains("public func addToParts(_ value: Item) { __change(\"addPartsObject:\", [value]) }"))
    #expect(text.contains("func removeFromParts(_ values: NSSet) { __change(\"removeParts:\", [values]) }"))
    #expect(text.contains("var n: Int16 { get { __value(\"n\") }") && !text.contains("@NSManaged"))
  }

  @Test func `Managed properties of other classes are refused with their line`() {
    #expect(
      diagnostics("import UIKit\nclass A {\n  @NSManaged var n: Int\n}\n") == [
        "/App/A.swift:3:3: error: '@NSManaged' is for subclasses of NSManagedObject and CALayer: 'A' is none"
      ])
  }
}
