import PlainviewSourceRewriting
import Testing

/// Requirements that a class may leave out, and members that move into a class's body.
@Suite struct OptionalRequirementTests {
  private static let question =
    "@_disfavoredOverload nonisolated func __ifImplemented(_ name: String) -> Self? "
    + "{ __UIKitRuntime.implements(self, name) ? self : nil }"

  @Test func `A method stays a requirement and gets a default`() {
    #expect(
      rewritten(body: "@objc protocol P: AnyObject {\n@objc optional func f(_ x: Int, b: Bool) -> Int\n}\n") == """
        \("     ") protocol P: AnyObject {
        \("              ") func f(_ x: Int, b: Bool) -> Int
        }; extension P { func f(_ a0: Int, b a1: Bool) -> Int { __UIKitRuntime.send(self, "f(_:b:)", [a0, a1]) as Int }; \
        \(Self.question) }

        """)
  }

  @Test func `Methods of Foundation's delegates, which have defaults on Linux, are called as they are`() {
    #expect(
      rewritten(body: "(d as? URLSessionTaskDelegate)?.urlSession?(s, task: t, didCompleteWithError: e)\n")
        == "(d as? URLSessionTaskDelegate)?.urlSession (s, task: t, didCompleteWithError: e)\n")
    #expect(rewritten(body: "self.cache?(x)\n") == "self.cache?(x)\n")
  }

  @Test func `Optional methods of animators are called as they are, with a closure behind them too`() {
    #expect(
      rewritten(body: "a.addCompletion? { [weak self] p in f(p) }\na?.addAnimations?({ f() }, delayFactor: 1)\n")
        == "a.addCompletion  { [weak self] p in f(p) }\na?.addAnimations ({ f() }, delayFactor: 1)\n")
    let others =
      "class A {\nvar addCompletion: ((Int) -> Void)?\nvar k: A.Kind? { nil }\nfunc f() { self.addCompletion?(1) }\n}\n"
    #expect(rewritten(body: others) == others)
  }

  @Test func `A receiver that is declared as any object is cast to the protocol that has the method`() {
    let text = rewritten(
      body: """
        @objc protocol P { @objc optional func f(_ x: Int); @objc optional func g() }
        @objc protocol Q { @objc optional func g() }
        class A { weak var d: AnyObject?; weak var p: P?
        func h() { self.d?.f?(1); p?.f?(1); d?.g?(); d?.f?(x: 2) } }

        """)
    #expect(text.contains("{ (self.d as? P)?.__ifImplemented(\"f(_:)\")?.f (1); p?.__ifImplemented(\"f(_:)\")?.f (1)"))
    #expect(text.contains("; d?.__ifImplemented(\"g()\")?.g (); d?.__ifImplemented(\"f(x:)\")?.f (x: 2) }"))
  }

  @Test(arguments: ["@objc protocol P { func f() }\n", "@objc(XYP) protocol P\n{ func f() }\n"])
  func `A protocol of Objective-C is for objects, so that it can be held weakly`(_ text: String) {
    #expect(rewritten(body: text).contains("protocol P: AnyObject"))
  }

  @Test func `A protocol that inherits, or is none of Objective-C, stays as it is`() {
    #expect(
      rewritten(body: "@objc protocol P: NSObjectProtocol { func f() }\n").contains("protocol P: NSObjectProtocol {"))
    #expect(rewritten(body: "protocol P { func f() }\n@objc class C: NSObject {}\n").contains("protocol P {"))
  }

  @Test func `A property is read by its name`() {
    let text = rewritten(body: "@objc public protocol P: NSObjectProtocol {\n@objc optional var n: Int { get }\n}\n")
    #expect(
      text.hasSuffix(
        "}; extension P { public var n: (Int)? { __UIKitRuntime.optionalProperty(self, \"n\") } }\n"))
    #expect(!text.contains("@objc") && !text.contains("optional var"))
  }

  private static let declared = "@objc protocol P { @objc optional func done(_ x: Int, with y: Int) -> Int }\n"

  @Test(arguments: [
    ("d?.done?(1, with: 2)", "d?.__ifImplemented(\"done(_:with:)\")?.done (1, with: 2)"),
    ("d!.done!(f(1, a: 2), with: 2)", "d!.__ifImplemented(\"done(_:with:)\")!.done (f(1, a: 2), with: 2)"),
    ("d?.done != nil", "d?.__ifImplemented(\"done\") != nil"),
    ("d?.other?(1)", "d?.other?(1)"),
    ("d?.scrollViewDidScroll == nil", "d?.__ifImplemented(\"scrollViewDidScroll\") == nil"),
    // A property of UIKit's, and what several methods have in common.
    ("c?.navigationController != nil", "c?.navigationController != nil"),
    ("v?.window?.windowScene == nil", "v?.window?.windowScene == nil"),
    (
      "d?.scrollViewWillEndDragging?(s, withVelocity: v, targetContentOffset: t)",
      "d?.__ifImplemented(\"scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)\")?"
        + ".scrollViewWillEndDragging (s, withVelocity: v, targetContentOffset: t)"
    ),
    (
      "d?.webView?(w, didFinish: n)", "d?.__ifImplemented(\"webView(_:didFinish:)\")?.webView (w, didFinish: n)"
    ),
    (
      "t?.tableView?(t, heightForRowAt: i) ?? 1",
      "t?.__ifImplemented(\"tableView(_:heightForRowAt:)\")?.tableView (t, heightForRowAt: i) ?? 1"
    ),
    (
      "t!.textField!(t, shouldChangeCharactersIn: r, replacementString: s)",
      "t!.__ifImplemented(\"textField(_:shouldChangeCharactersIn:replacementString:)\")!.textField "
        + "(t, shouldChangeCharactersIn: r, replacementString: s)"
    ),
  ])
  func `A call asks whether the method is there`(_ call: String, _ expected: String) {
    #expect(rewritten(body: Self.declared + "let x = " + call + "\n").hasSuffix("\nlet x = " + expected + "\n"))
  }

  @Test func `A closure in a variable is called as it is`() {
    let source = "let a = 1\nclass A { var done: (() -> Void)?\nfunc f() { self.done?() } }\n"
    #expect(rewritten(body: Self.declared + source).hasSuffix(source))
  }

  @Test func `A call with labels is never one of a closure, whatever variables are called`() {
    let source = "class A { var done = 1\nfunc f(d: P) { _ = d.done?(1, with: 2) } }\n"
    #expect(
      rewritten(body: Self.declared + source).contains("d.__ifImplemented(\"done(_:with:)\")?.done (1, with: 2)"))
  }

  @Test func `Classes that conform register what meets a requirement, and so do their subclasses`() {
    let texts = rewritten(
      "import UIKit\n" + Self.declared, "class A: NSObject, P {\n}\n",
      "class B: A {\nfunc done(_ x: Int, with y: Int) -> Int { 1 }\n}\n")
    #expect(texts[1] == "class A: NSObject, P {\n}\n")
    #expect(texts[2].contains("r.method(\"done:with:\")"))
  }

  @Test func `Requirements of other targets are known by name`() {
    let source = "class A: NSObject, Elsewhere {\nfunc done() {}\nlet s = #keyPath(a)\n}\n"
    let context = RewriteContext(optionalRequirements: ["done"])
    #expect(rewritten(body: source, context: context).contains("r.method(\"done\")"))
    #expect(!rewritten(body: source).contains("r.method"))
  }

  @Test func `The names of a target's optional requirements are told`() {
    let source = "@objc protocol P { @objc optional func f(); @objc optional var n: Int { get }; func g() }\n"
    let rewriter = SourceRewriter(
      files: [SourceText(path: "a", bytes: Array(source.utf8))], kind: .library, context: RewriteContext())
    #expect(rewriter.declaredNames.optionalRequirements == ["f", "n"])
  }
}
