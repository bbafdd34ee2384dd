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
}
