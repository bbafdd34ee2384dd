import PlainviewSourceRewriting
import Testing

/// The names of `#selector` expressions.
@Suite struct SelectorTests {
  /// Written after the rule: a preposition in the base or in the label leaves `With` out.
  @Test(arguments: [
    ("tapped()", "tapped"), ("tapped(_:)", "tapped:"), ("tapped(sender:)", "tappedWithSender:"),
    ("move(to:)", "moveTo:"), ("moveTo(point:)", "moveToPoint:"), ("open(URL:)", "openWithURL:"),
    ("open(url:)", "openWithUrl:"), ("change(_:with:)", "change:with:"), ("swap(_:_:)", "swap::"),
    ("show(usingBlock:)", "showUsingBlock:"), ("doIt_for(offset:)", "doIt_forOffset:"),
    ("send(assign:)", "sendWithAssign:"), ("read(from:until:)", "readFrom:until:"),
  ])
  func `A method's selector follows from its name`(_ method: String, _ selector: String) {
    let name = method.prefix { $0 != "(" }
    let labels = method.dropFirst(name.count + 1).dropLast().split(separator: ":")
    let parameters = labels.enumerated().map { "\($1) p\($0): Int" }.joined(separator: ", ")
    let source = "class A: UIView {\n  @objc func \(name)(\(parameters)) {}\n  let s = #selector(\(name))\n}\n"
    let reference = labels.isEmpty ? String(name) : method
    #expect(rewritten(body: source).contains("let s = Selector(\"\(selector)\", verify: A.\(reference))"))
  }

  private func selector(_ expression: String, beside declarations: String = "") -> String {
    let source =
      "class A: UIView {\n  @objc func f(_ x: Int) {}\n\(declarations)\nlet s = #selector(\(expression))\n}\n"
    let lines = rewritten(body: source).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.first { $0.hasPrefix("let s = ") }.map { $0.dropFirst(8).trimmed } ?? ""
  }

  @Test(arguments: [
    "f", "f(_:)", "self.f", "type(of: self).f(_:)", "type(of: self).f", "Self.f(_:)", "A.f", "A.f(_:)", "(f(_:))",
  ])
  func `A method of the class is found however it is named`(_ expression: String) {
    #expect(selector(expression) == "Selector(\"f:\", verify: A.f(_:))")
  }

  @Test(arguments: ["f as (Int) -> Void", "(f as (Int) -> Void)", "A.f as (A) -> (Int) -> Void"])
  func `A cast leaves the name`(_ expression: String) { #expect(selector(expression) == "Selector(\"f:\")") }

  @Test func `Getters and setters have names of their own`() {
    #expect(selector("getter: isOn") == "Selector(\"isOn\")")
    #expect(selector("setter: A.title") == "Selector(\"setTitle:\")")
  }

  @Test func `Methods of UIKit are known by name alone`() {
    #expect(selector("endEditing") == "Selector(\"endEditing:\")")
    #expect(selector("UIView.endEditing(_:)") == "Selector(\"endEditing:\", verify: UIView.endEditing(_:))")
  }

  @Test func `A delegate's method has the name in UIKit's headers`() {
    #expect(
      selector("UITableViewDelegate.tableView(_:heightForRowAt:)") == "Selector(\"tableView:heightForRowAtIndexPath:\")"
    )
  }

  @Test func `A spelt-out name goes before the rule`() {
    #expect(
      selector("g", beside: "@objc(other:) func g(x: Int) {}") == "Selector(\"other:\", verify: A.g(x:))")
  }

  @Test func `A method of the main actor is not named, since its name captures an object`() {
    #expect(selector("g", beside: "@MainActor @objc func g() {}") == "Selector(\"g\")")
  }

  @Test func `Effects add an argument`() {
    #expect(selector("g", beside: "@objc func g() throws {}") == "Selector(\"gAndReturnError:\", verify: A.g)")
    #expect(selector("g", beside: "@objc func g() async {}") == "Selector(\"gWithCompletionHandler:\", verify: A.g)")
    #expect(
      selector("g", beside: "@objc func g(x: Int) async throws {}")
        == "Selector(\"gWithX:completionHandler:\", verify: A.g(x:))")
  }

  @Test func `Methods of superclasses and extensions in other files are found`() {
    let texts = rewritten(
      "class Base: UIView { }\n", "extension Base { @objc func g(n: Int) {} }\n",
      "class A: Base { let s = #selector(g) }\n")
    #expect(texts[2].contains("Selector(\"gWithN:\", verify: A.g(n:))"))
  }

  @Test func `A method that is not exposed is, with a warning`() {
    let source = "import UIKit\nclass A: UIView {\n  func g() {}\n  let s = #selector(g)\n}\n"
    #expect(rewritten(source)[0].contains("r.method(\"g\")"))
    #expect(
      diagnostics(source) == [
        "/App/A.swift:4:11: warning: argument of '#selector' refers to instance method 'g()' that is not exposed to "
          + "Objective-C"
      ])
  }

  /// Macaw has an enumeration of this name.
  @Test func `A module with a Selector of its own gets the library's by another name`() {
    let source = "import UIKit\nclass A: UIView {\n  @objc func f() {}\n  let s = #selector(f)\n}\nenum Selector {}\n"
    #expect(rewritten(source)[0].contains("let s = __Selector(\"f\", verify: A.f"))
    #expect(selector("f", beside: "enum Selector {}") == "__Selector(\"f:\", verify: A.f(_:))")
    #expect(selector("f", beside: "struct B { let Selector = 1 }") == "Selector(\"f:\", verify: A.f(_:))")
  }

  @Test func `An expression over several lines keeps them`() {
    #expect(
      rewritten("import UIKit\nlet s = #selector(\n  UIView\n    .layoutSubviews\n)\nlet t = 1\n") == [
        "import UIKit\nlet s = Selector(\"layoutSubviews\")\n\n\n\nlet t = 1\n"
      ])
  }

  @Test func `A key path is a text`() {
    #expect(rewritten("let p = #keyPath(A.b.c)\n") == ["let p = \"b.c\"          \n"])
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
