import Foundation
import PlainviewJavaScriptCore
import Testing

/// Closures and objects of the app in scripts.
@Suite struct ScriptClosureTests {
  private final class Person: NSObject, JSExport {
    let name = "Ada"
  }

  private final class Seen {
    var all: [String] = []
  }

  private let context = JSContext()!
  private let seen = Seen()

  private func expose(_ object: Any, _ name: String) { context.setObject(object, forKeyedSubscript: name as NSString) }

  @Test func `A closure is a function of scripts`() {
    let seen = seen
    let log: (String) -> Void = { seen.all.append($0) }
    expose(log, "log")
    context.evaluateScript("log('one'); log(2); log()")
    #expect(seen.all == ["one", "2", "undefined"])
    #expect(context.evaluateScript("typeof log").toString() == "function")
  }

  @Test func `Arguments and results are converted`() {
    let add: (Int, Double) -> Double = { Double($0) + $1 }
    let describe: ([String: Any], Bool, JSValue) -> String = { "\($0["a"] as? Int ?? 0) \($1) \($2.isUndefined)" }
    let list: (Any?) -> [Any] = { [$0 ?? "nothing"] }
    expose(add, "add")
    expose(describe, "describe")
    expose(list, "list")
    #expect(context.evaluateScript("add(2.9, '0.5')").toDouble() == 2.5)
    #expect(context.evaluateScript("describe({ a: 7 }, 1)").toString() == "7 true true")
    #expect(context.evaluateScript("list()[0] + list('x')[0]").toString() == "nothingx")
    context.evaluateScript("describe(1)")
    #expect(context.exception.toString().hasPrefix("TypeError: argument 1 is no Dictionary"))
  }

  @Test func `A cast to an object carries the closure`() {
    let twice: (Double) -> Double = { $0 * 2 }
    let object: AnyObject = unsafeBitCast(twice, to: AnyObject.self)
    context.setObject(object, forKeyedSubscript: "twice" as (any NSCopying & NSObjectProtocol)?)
    #expect(context.evaluateScript("twice(4)").toInt32() == 8)
    expose(twice as AnyObject, "again")
    #expect(context.evaluateScript("again(5)").toInt32() == 10)
    // Other casts are Swift's.
    let text = NSString(string: "text")
    #expect(unsafeBitCast(text, to: AnyObject.self) === text)
  }

  @Test func `A closure knows its context, its arguments and what it is called on`() {
    let count: () -> Int = {
      #expect(JSContext.currentThis().forProperty("name").toString() == "owner")
      #expect((JSContext.currentArguments() as? [JSValue])?.last?.toString() == "c")
      return JSContext.currentArguments().count + Int(JSContext.current().evaluateScript("10").toInt32())
    }
    expose(count, "count")
    #expect(context.evaluateScript("({ name: 'owner', count }).count('a', 'b', 'c')").toInt32() == 13)
    #expect(JSContext.current() == nil && JSContext.currentArguments() == nil)
  }

  @Test func `What a closure keeps as exception is thrown by the call`() {
    let fail: () -> Void = {
      let context = JSContext.current()!
      context.exception = JSValue(newErrorFromMessage: "from the app", in: context)
    }
    expose(fail, "fail")
    #expect(context.evaluateScript("try { fail(); 'no' } catch (e) { e.message }").toString() == "from the app")
    #expect(context.exception == nil)
  }

  @Test func `Scripts hand functions to the app, which calls them later`() {
    let seen = seen
    let keep: (JSValue) -> Void = { [weak context] function in
      #expect(function.context == context)
      seen.all.append(function.call(withArguments: ["back"]).toString())
    }
    expose(keep, "keep")
    context.evaluateScript("keep(x => x + '!')")
    #expect(seen.all == ["back!"])
  }

  @Test func `An object of the app comes back as itself, its members cannot be reached`() {
    let person = Person()
    expose(person, "person")
    #expect(context.evaluateScript("person").toObject() as? Person === person)
    #expect(context.evaluateScript("person === person").toBool())
    context.evaluateScript("person.name")
    #expect(
      context.exception.toString()
        == "TypeError: name of Person (JSExport) cannot be reached without an Objective-C runtime")
    let plain = NSObject()
    expose(plain, "plain")
    #expect(context.evaluateScript("plain.name").isUndefined)
  }

  @Test func `A closure that scripts cannot call says so`() {
    let failing: (String) throws -> Void = { _ in }
    expose(failing, "failing")
    context.evaluateScript("failing('x')")
    #expect(context.exception.toString().contains("cannot be called by scripts"))
  }
}
