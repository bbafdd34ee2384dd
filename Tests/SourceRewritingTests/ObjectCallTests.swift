import PlainviewSourceRewriting
import Testing

/// Calls of methods that every object has.
@Suite struct ObjectCallTests {
  @Test func `The receiver of a question for its class may be any object`() {
    #expect(
      rewritten(body: "let a = button.target.isKind(of: B.self)\n")
        == "let a = __UIKitRuntime.object(button.target).isKind(of: B.self)\n")
  }

  @Test(arguments: [
    "self.isKind(of: B.self)", "a?.isKind(of: B.self)", "f().isKind(of: B.self)", "B.isKind(of: C.self)",
  ])
  func `Other receivers stay as they are`(_ call: String) {
    #expect(rewritten(body: "let a = \(call)\n").hasSuffix("let a = \(call)\n"))
  }

  @Test func `A value of any object is asked of the root class`() {
    let text = rewritten(
      body: "let a = (json as AnyObject).value(forKeyPath: \"b\")\nlet c = (d as? AnyObject)?.value(forKey: \"e\")\n")
    #expect(
      text == "let a = (json as AnyObject as! NSObject).value(forKeyPath: \"b\")\n"
        + "let c = (d as? AnyObject)?.value(forKey: \"e\")\n")
  }

  @Test(arguments: [
    ("(a[k] as AnyObject).cgRectValue", "__UIKitRuntime.asked(a[k] as AnyObject).cgRectValue"),
    ("(a as? AnyObject)?.doubleValue", "__UIKitRuntime.asked(a as? AnyObject)?.doubleValue"),
    ("a[k]?.doubleValue", "__UIKitRuntime.asked(a[k])?.doubleValue"),
    (
      "unsafeBitCast(a, to:AnyObject.self).floatValue",
      "__UIKitRuntime.asked(unsafeBitCast(a, to:AnyObject.self)).floatValue"
    ),
    ("unsafeBitCast(a, to: A.self).floatValue", "unsafeBitCast(a, to: A.self).floatValue"),
    ("a.b?[f(k)]!.intValue", "__UIKitRuntime.asked(a.b?[f(k)])!.intValue"),
    ("a[k].intValue", "a[k].intValue"), ("(a as? NSNumber)?.intValue", "(a as? NSNumber)?.intValue"),
    ("f()[k]?.intValue", "f()[k]?.intValue"), ("f(a as AnyObject).intValue", "f(a as AnyObject).intValue"),
    ("[f](a as AnyObject).intValue", "[f](a as AnyObject).intValue"),
    ("a as AnyObject).intValue", "a as AnyObject).intValue"), ("k]?.intValue", "k]?.intValue"),
    ("a.doubleValue", "a.doubleValue"),
  ])
  func `Numbers and rectangles are asked of any object`(_ source: String, _ expected: String) {
    let text = rewritten(body: "typealias D = [String: AnyObject]\nlet a = \(source)\n")
    #expect(text.hasSuffix("let a = \(expected)\n"))
  }

  @Test func `Messages are sent to names that are declared as objects`() {
    let text = rewritten(
      body:
        "@objc class A: NSObject {\nfunc f(item: AnyObject, view: UIView) {\nitem.perform(s)\nview.perform(s)\n_ = item.responds(to: s)\n_ = item.value(forKey: k)\n_ = view.value(forKey: k)\n}\n}\n"
    )
    #expect(
      text.contains(
        "\n__UIKitRuntime.object(item).perform(s)\nview.perform(s)\n_ = __UIKitRuntime.object(item).responds(to: s)\n"
          + "_ = __UIKitRuntime.object(item).value(forKey: k)\n_ = view.value(forKey: k)\n"))
  }
}
