import PlainviewSourceRewriting
import Testing

/// What classes and extensions announce of themselves.
@Suite struct RegistrationTests {
  private static let loads =
    "@section(\".init_array\") @used private nonisolated static let __uikit_0: @convention(c) @Sendable () -> Void = "

  @Test func `A class registers its methods and outlets in front of its last brace`() {
    let source = """
      class A: UIView {
        @IBOutlet private weak var name: UILabel!
        @IBAction func tap(_ sender: UIButton, event: UIEvent) { }
      }

      """
    let text = registration(
      of: "A", "r.method(\"tap:event:\") { (o: A, a0: UIButton, a1: UIEvent) in o.tap(a0, event: a1) }",
      "r.property(\"name\", get: { (o: A) in o.name }, "
        + "set: { (o: A, v) in __UIKitRuntime.assign(&o.name, v, \"name\") })")
    #expect(
      rewritten(body: source) == """
        class A: UIView {
        \("          ")  private weak var name: UILabel!
        \("          ")  func tap(_ sender: UIButton, event: UIEvent) { }
        \(text) }

        """)
  }

  @Test(arguments: ["class A: UIView { @objc func f() {} }", "class A: UIView { @objc func f() {}; }"])
  func `A body on one line gets one semicolon at most`(_ source: String) {
    let text = registration(of: "A", "r.method(\"f\") { (o: A) in o.f() }")
    let isSeparated = source.contains(";")
    #expect(
      rewritten(body: source)
        == "class A: UIView {       func f() {}" + (isSeparated ? "; " : " ; ") + text + " }")
  }

  @Test func `Generic and local classes register with their first object`() {
    let generic = rewritten(body: "class A<T>: UIView { @objc func f() {}\n}\n")
    #expect(
      generic.contains(
        "private let __uikit_0: () = __UIKitRuntime.once(A.self) { r in r.method(\"f\") { (o: A) in o.f() } } }"))
    let local = rewritten(body: "func g() { class A: UIView { @objc func f() {}\n} }\n")
    #expect(local.contains("private let __uikit_0: () = __UIKitRuntime.once(A.self)"))
    let nested = rewritten(body: "class A<T> { class B: UIView { @objc func f() {}\n} }\n")
    #expect(nested.contains("private let __uikit_1: () = __UIKitRuntime.once(B.self)"))
  }

  @Test func `An extension registers for its class, a nested one by its path`() {
    let texts = rewritten("import UIKit\nclass A { class B: UIView { } }\n", "extension A.B {\n@objc func f() {}\n}\n")
    #expect(texts[1].contains("__UIKitRuntime.define(A.B.self) { r in r.method(\"f\") { (o: A.B) in o.f() } }"))
    #expect(texts[1].hasPrefix("import UIKit; extension A.B {"))
  }

  @Test func `A method with a namesake that has another result is told from it by its result`() {
    let texts = rewritten(
      "import UIKit\nclass A: NSObject { @objc func removeFirst() -> Bool { true }\n@objc func f() {} }\n",
      "extension A { func removeFirst() -> Int { 1 }\nfunc f(x: Int) {} }\n")
    #expect(texts[0].contains("r.method(\"removeFirst\") { (o: A) in o.removeFirst() as Bool }"))
    #expect(texts[0].contains("r.method(\"f\") { (o: A) in o.f() }"))
  }

  /// The method entries of a class with the given member.
  private func entries(_ member: String, of header: String = "class A: UIView") -> String {
    let text = rewritten(body: "\(header) {\n\(member)\n}\n")
    guard let start = text.firstRange(of: "{ r in ") else { return "" }
    return String(text[start.upperBound...].dropLast(" } } } }\n".count))
  }

  @Test(arguments: [
    ("@objc class func f(_ n: Int) {}", "r.classMethod(\"f:\") { (t: A.Type, a0: Int) in t.f(a0) }"),
    ("@objc static func f() {}", "r.classMethod(\"f\") { (t: A.Type) in t.f() }"),
    ("@objc func f() throws {}", "r.method(\"fAndReturnError:\") { (o: A, _: Any?) in try? o.f() }"),
    (
      "@objc func f(x: Int) async {}",
      "r.method(\"fWithX:completionHandler:\") { (o: A, a0: Int, _: Any?) in "
        + "Task { await __UIKitRuntime.unchecked(o).f(x: __UIKitRuntime.unchecked(a0)) } }"
    ),
    (
      "@objc func f() async throws {}",
      "r.method(\"fWithCompletionHandler:\") { (o: A, _: Any?) in Task { try? await __UIKitRuntime.unchecked(o).f() } }"
    ),
    ("@objc(g:) func f(_ x: [String: Int] = [:]) {}", "r.method(\"g:\") { (o: A, a0: [String: Int]) in o.f(a0) }"),
    ("@objc func f(_ b: (Int) -> Void) {}", "r.method(\"f:\") { (o: A, a0: @escaping (Int) -> Void) in o.f(a0) }"),
    ("@objc func `repeat`() {}", "r.method(\"repeat\") { (o: A) in o.repeat() }"),
    (
      "@objc func f(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) {}",
      "r.method(\"fWithA:b:c:d:e:f:\") { (o: A, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int) in "
        + "o.f(a: a0, b: a1, c: a2, d: a3, e: a4, f: a5) }"
    ),
  ])
  func `A method is called with its own labels and types`(_ member: String, _ entry: String) {
    #expect(entries(member) == entry)
  }

  @Test(arguments: [
    "@objc func f<T>(_ x: T) {}", "@available(*, unavailable) @objc func f() {}", "@nonobjc func f() {}", "func f() {}",
    "@objc func f(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int) {}", "@objc init(a: Int) { }",
    "var f: Int { 1 }",
  ])
  func `What messages cannot reach is left out`(_ member: String) { #expect(entries(member).isEmpty) }

  @Test func `A deprecated method is registered without a warning`() {
    let text = rewritten(body: "class A: UIView {\n@available(*, deprecated) @objc func f() {}\n}\n")
    #expect(text.contains("\n@available(*, deprecated) @section("))
  }

  @Test func `All members of a class can be exposed, and those of its subclasses`() {
    let member = "func f() {}; private func g() {}; @nonobjc func h() {}; var n = 1; let m = 2"
    let expected =
      "r.method(\"f\") { (o: A) in o.f() }; r.property(\"n\", get: { (o: A) in o.n }, "
      + "set: { (o: A, v) in __UIKitRuntime.assign(&o.n, v, \"n\") }); "
      + "r.property(\"m\", get: { (o: A) in o.m }, set: nil)"
    #expect(entries(member, of: "@objcMembers class A: UIView") == expected)
    let texts = rewritten("import UIKit\n@objcMembers class B: UIView {}\n", "class A: B {\nfunc f() {}\n}\n")
    #expect(texts[1].contains("r.method(\"f\")"))
  }

  @Test func `Members of an exposed extension are exposed, private ones, too`() {
    let text = rewritten(body: "@objc private extension A {\nfunc f() {}\n}\n")
    #expect(text.contains("r.method(\"f\")"))
  }

  @Test func `A property of an extension can be set by a document`() {
    let text = rewritten(body: "extension UIView {\n@IBInspectable var r: Int { get { 1 } set { } }\n}\n")
    #expect(text.contains("set: { (o: UIView, v) in __UIKitRuntime.assign(&o.r, v, \"r\") }"))
  }

  @Test func `Outlets with one type for several names are registered each`() {
    let text = rewritten(body: "class A: UIView {\n@IBOutlet var a, b: UILabel!\n}\n")
    #expect(text.contains("r.property(\"a\"") && text.contains("r.property(\"b\""))
  }

  @Test func `Members under a condition register under it`() {
    let source = """
      class A: UIView {
        #if DEBUG
        @objc func f() {} // why
        #else
        @objc func g() {
        }
        #endif
        @objc func h() {}
      }

      """
    let lines = rewritten(body: source).split(separator: "\n")
    #expect(lines[2].hasPrefix("        func f() {}; @section"))
    #expect(lines[2].contains("r.method(\"f\")") && lines[2].hasSuffix(" // why"))
    #expect(lines[5].hasPrefix("  }; @section") && lines[5].contains("r.method(\"g\")"))
    #expect(lines[8].contains("define(A.self) { r in r.method(\"h\") { (o: A) in o.h() } }"))
  }

  @Test func `An application's delegate is announced where there are tests`() {
    let source = "@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {\n}\n"
    let plain = "@main             \nclass A: UIResponder, UIApplicationDelegate {\n"
    #expect(rewritten(body: source) == plain + "}\n")
    #expect(
      rewritten(body: source, kind: .executable, context: RewriteContext(hasTests: true)) == plain + Self.loads
        + "{ __UIKitRuntime.load { __AppUnderTest.delegate = A.self } } }\n")
  }
}
