import PlainviewSourceRewriting
import Testing

/// Overrides of methods that Objective-C's root class and Foundation's formatters have.
@Suite struct RootMethodTests {
  @Test func `An object that answers for itself overrides nothing, and its super is the library's`() {
    let text = rewritten(
      body:
        "class A: NSObject {\noverride func responds(to s: Selector!) -> Bool {\nsuper.responds(to: s) || next.responds(to: s)\n}\n}\n"
    )
    #expect(
      text.contains(
        "\n         func responds(to s: Selector!) -> Bool {\nsuper.__responds(to: s) || next.responds(to: s)\n"))
    #expect(text.contains("r.method(\"respondsToSelector:\") { (o: A, a0: Selector!) in o.responds(to: a0) }"))
  }

  @Test func `A class below it overrides what that one has`() {
    let text = rewritten(
      body: "class A: NSObject {\noverride func forwardingTarget(for s: Selector!) -> Any? { nil }\n}\nclass B: A {\n"
        + "override func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) }\n}\n")
    #expect(
      text.contains(
        "class B: A {\noverride func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) }"))
    #expect(
      text.contains(
        "r.method(\"forwardingTargetForSelector:\") { (o: A, a0: Selector!) in o.forwardingTarget(for: a0) }"))
  }

  @Test func `A model that takes any key overrides nothing, a managed object does`() {
    let text = rewritten(
      body: "class A: NSObject {\noverride func setValue(_ v: Any?, forUndefinedKey k: String) {}\n"
        + "override func setValue(_ v: Any?, forKey k: String) {\nsuper.setValue(v, forKey: k)\n}\n}\n"
        + "class B: NSManagedObject {\noverride func setValue(_ v: Any?, forUndefinedKey k: String) {}\n}\n")
    #expect(text.contains("class A: NSObject {\n         func setValue(_ v: Any?, forUndefinedKey k: String) {}"))
    #expect(text.contains("         func setValue(_ v: Any?, forKey k: String) {\nsuper.__setValue(v, forKey: k)\n"))
    #expect(
      text.contains("class B: NSManagedObject {\noverride func setValue(_ v: Any?, forUndefinedKey k: String) {}"))
    #expect(text.contains("r.method(\"setValue:forUndefinedKey:\")"))
  }

  @Test func `What stands in for a decoded object overrides nothing`() {
    let text = rewritten(
      body: "class A: UIView {\noverride open func awakeAfter(using c: NSCoder) -> Any? {\n"
        + "super.awakeAfter(using: c)\n}\n}\n")
    #expect(text.contains("open func awakeAfter(using c: NSCoder) -> Any? {\nsuper.__awakeAfter(using: c)\n}"))
    #expect(!text.contains("override open func awakeAfter"))
    #expect(text.contains("r.method(\"awakeAfterUsingCoder:\") { (o: A, a0: NSCoder) in o.awakeAfter(using: a0) }"))
  }

  @Test func `A formatter's method in an extension stays where it is`() {
    let text = rewritten(
      body:
        "class A: Formatter {}\nextension A {\noverride func getObjectValue(_ o: P?, for s: String, errorDescription e: Q?) -> Bool "
        + "{ true }\n}\n")
    #expect(
      text.contains("\n         func getObjectValue(_ o: P?, for s: String, errorDescription e: Q?) -> Bool { true }"))
    #expect(text.contains("r.method(\"getObjectValue:forString:errorDescription:\")"))
  }

  @Test func `What hands a block on to a regular expression lets it escape`() {
    let text = rewritten(
      body:
        "extension NSRegularExpression {\n@objc func f() {}\nfunc enumerateMatches(in s: String, using block: (Int) -> Void) { }\n}\n"
    )
    #expect(text.contains("func enumerateMatches(in s: String, using block: @escaping (Int) -> Void) { }"))
  }

  @Test func `A timer of a block is the library's, one of a selector is so already`() {
    #expect(
      rewritten(body: "let a = Timer(timeInterval: f(1), repeats: true) { _ in }\n")
        == "let a = Timer(__interval  : f(1), repeats: true) { _ in }\n")
    let other = "let a = Timer(timeInterval: 1, target: b, selector: c, userInfo: nil, repeats: true)\n"
    #expect(rewritten(body: other) == other)
  }

  @Test func `A request of no address comes from the library`() {
    #expect(rewritten(body: "let a = NSMutableURLRequest()\n") == "let a = __UIKitRuntime.emptyRequest()\n")
    let other = "let a = NSMutableURLRequest(url: b)\n"
    #expect(rewritten(body: other) == other)
  }

  @Test func `An object of an entity is of the class that the entity names`() {
    #expect(
      rewritten(body: "let a = NSManagedObject(entity: b, insertInto: c)\n")
        == "let a = NSManagedObject.__ofItsClass(entity: b, insertInto: c)\n")
    for other in ["let a = NSManagedObject(context: b)\n", "let a = Car(entity: b, insertInto: c)\n"] {
      #expect(rewritten(body: other) == other)
    }
  }

  @Test func `The process says what it is`() {
    #expect(rewritten(body: "let a = ProcessInfo().processName\n") == "let a = ProcessInfo.processInfo.processName\n")
  }

  @Test func `An empty attributed string is one of an empty text`() {
    #expect(rewritten(body: "let a = NSAttributedString()\n").contains("let a = NSAttributedString(string: \"\")"))
    #expect(
      rewritten(body: "@objc class A: NSObject { let a = [NSAttributedString]() }\n").contains("[NSAttributedString]()")
    )
  }
}
