import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Classes as sources have them that were rewritten for Linux: they register themselves when the program is loaded.
private final class Form: UIView {
  var log: [String] = []
  var field: UITextField!
  var corner = 0

  fileprivate func handleTap(_ sender: UIControl) { log.append("tap of a \(type(of: sender))") }
  private func finished() { log.append("finished") }
  func image(_ image: String, error: Int?, context: Any?) { log.append("\(image) \(String(describing: error))") }
  static func make(_ count: Int) { made += count }
  static var made = 0

  @section(".init_array") @used private nonisolated static let __uikit_0: @convention(c) @Sendable () -> Void = {
    __UIKitRuntime.load {
      __UIKitRuntime.define(Form.self) { r in
        r.method("handleTap:") { (o: Form, a0: UIControl) in o.handleTap(a0) }
        r.method("finished") { (o: Form) in o.finished() }
        r.method("image:error:context:") { (o: Form, a0: String, a1: Int?, a2: Any?) in
          o.image(a0, error: a1, context: a2)
        }
        r.classMethod("make:") { (t: Form.Type, a0: Int) in t.make(a0) }
        r.property(
          "field", get: { (o: Form) in o.field },
          set: { (o: Form, v) in __UIKitRuntime.assign(&o.field, v, "field") })
        r.property(
          "corner", get: { (o: Form) in o.corner },
          set: { (o: Form, v) in __UIKitRuntime.assign(&o.corner, v, "corner") })
      }
    }
  }
}

private final class Box<Value>: NSObject {
  var taps = 0
  private func tapped() { taps += 1 }
  private let __uikit_1: () = __UIKitRuntime.once(Box<Value>.self) { r in
    r.method("tapped") { (o: Box<Value>) in o.tapped() }
  }
}

@MainActor @Suite struct RewrittenSourcesTests {
  @Test func `Numbers and rectangles are asked of objects of which nothing is known`() {
    let values: [String: AnyObject] = [
      "number": NSNumber(value: 2.5), "text": NSString("7"),
      "rect": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
    ]
    #expect(__UIKitRuntime.asked(values["number"])?.doubleValue == 2.5)
    #expect(__UIKitRuntime.asked(values["text"])?.intValue == 7)
    #expect(__UIKitRuntime.asked(values["text"])?.integerValue == 7)
    #expect(__UIKitRuntime.asked(values["none"])?.intValue == nil)
    #expect(__UIKitRuntime.asked(values["rect"])?.cgRectValue.maxX == 4)
    #expect(__UIKitRuntime.asked(values["rect"])?.doubleValue == nil)
    let info: [AnyHashable: Any]? = ["a": true, "b": 3]
    #expect(__UIKitRuntime.asked(info?["a"] as AnyObject).boolValue == true)
    #expect(__UIKitRuntime.asked(info?["b"] as AnyObject).stringValue == "3")
    #expect(__UIKitRuntime.asked(info?["z"] as AnyObject).doubleValue == nil)
    let numbers = [1: NSNumber(value: 9)]
    #expect(__UIKitRuntime.asked(numbers[1])?.uintValue == 9)
  }

  @Test func `Methods that a class registered when it was loaded get messages`() throws {
    let form = Form()
    let button = UIButton()
    button.addTarget(form, action: Selector("handleTap:", verify: Form.handleTap(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    form.perform("finished")
    #expect(form.log == ["tap of a UIButton", "finished"])
    #expect(form.responds(to: "image:error:context:") && !form.responds(to: "image:"))
  }

  @Test func `A generic class registers with its first object, each for itself`() {
    let (text, number) = (Box<String>(), Box<Int>())
    text.perform("tapped")
    number.perform("tapped")
    number.perform("tapped")
    #expect(text.taps == 1 && number.taps == 2)
  }

  @Test func `Registered properties are set and read by name`() throws {
    let form = Form()
    let field = UITextField()
    form.setValue(field, forKey: "field")
    form.setValue(8, forKey: "corner")
    #expect(form.field === field && form.corner == 8)
    #expect(form.value(forKey: "corner") as? Int == 8)
    let stage = try Stage()
    let error = #expect(throws: UncaughtException.self) {
      try stage.app.run { form.setValue("text", forKey: "corner") }
    }
    #expect(error?.reason.hasSuffix("setValue:forKey:]: the value for the key corner is a String, not a Int.") == true)
  }

  private final class Listener: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  }

  @Test func `A call of an optional method is none where the class leaves it out`() {
    let delegate: (any UITextFieldDelegate)? = Listener()
    let field = UITextField()
    #expect(delegate?.__ifImplemented("textFieldShouldReturn(_:)")?.textFieldShouldReturn(field) == false)
    #expect(delegate?.__ifImplemented("textFieldShouldClear(_:)")?.textFieldShouldClear(field) == nil)
    #expect(delegate?.__ifImplemented("textFieldShouldClear") == nil)
    #expect(delegate?.__ifImplemented("isOfNoProtocol(_:)") != nil)
  }

  @Test func `A class gets messages by its registered class methods`() throws {
    Form.made = 1
    let button = UIButton()
    button.addTarget(Form.self, action: "make:", for: .touchUpInside)
    let stage = try Stage()
    try stage.app.run { button.sendActions(for: .touchUpInside) }
    #expect(Form.made == 1, "the button stands for a number, which is 0 then")
    Form.perform("make:", with: 4)
    #expect(Form.made == 5)
  }
}
