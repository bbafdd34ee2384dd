import PlainviewSourceRewriting
import Testing

/// Names of classes, as Objective-C's runtime would know them.
@Suite struct ClassNameTests {
  @Test func `A class registers the name that it has for Objective-C`() {
    #expect(
      rewritten(body: "@objc(Old) class A: UIView {\n}\n")
        == "           class A: UIView {\n" + registration(of: "A", "r.named(\"Old\")") + " }\n")
  }

  @Test func `Classes are found by the library`() {
    #expect(
      rewritten(body: "let c: AnyClass? = NSClassFromString(\"A\")\n")
        == "let c: AnyClass? = __UIKitRuntime.classNamed(\"A\")\n")
    #expect(
      rewritten(body: "let s = type(of: x).description() + type(of: x).name()\n")
        == "let s = __UIKitRuntime.describe(type(of: x))              + type(of: x).name()\n")
  }

  @Test func `Optional requirements of a protocol in a type get their defaults behind the outermost type`() {
    let text = rewritten(body: "class A {\nclass B {\n@objc private protocol P {\n@objc optional func f()\n}\n}\n}\n")
    #expect(
      text.hasPrefix(
        "class A {\nclass B {\n      fileprivate protocol P: AnyObject {\n               func f()\n}\n}\n}; extension A.B.P { func f() {"
      ))
  }

  @Test func `Types of functions that only Objective-C can call are Swift's`() {
    #expect(
      rewritten(body: "typealias B = @convention(block) (Int) -> Void\n")
        == "typealias B =                    (Int) -> Void\n")
    #expect(
      rewritten(body: "typealias C = @convention(c) (AnyObject, Selector) -> Void\n")
        == "typealias C =                (AnyObject, Selector) -> Void\n")
    let plain = "typealias D = @convention(c) (UInt8, UnsafeRawPointer) -> Void\n"
    #expect(rewritten(body: plain) == plain)
    let hook = "typealias Hook = @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void\n"
    #expect(rewritten(body: hook) == hook)
  }
}
