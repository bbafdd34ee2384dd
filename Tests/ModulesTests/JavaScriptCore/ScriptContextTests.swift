import Foundation
import PlainviewJavaScriptCore
import Testing

/// `JSContext`: scripts, names that they share, exceptions.
@Suite struct ScriptContextTests {
  private let context = JSContext()!

  @Test func `A script's value is that of its last statement`() {
    #expect(context.evaluateScript("1 + 2").toInt32() == 3)
    #expect(context.evaluateScript("['a', 'b'].join('-')").toString() == "a-b")
    #expect(context.evaluateScript("var x = 1").isUndefined)
  }

  @Test func `Names that a script declares are there for the next one`() {
    context.evaluateScript(
      "var count = 1; let step = 2; const name = 'n'; class Dog {} function twice(x) { return x * 2 }")
    #expect(context.evaluateScript("count + step + twice(4)").toInt32() == 11)
    #expect(context.objectForKeyedSubscript("count").toInt32() == 1)
    // `let` and `const` are names, but no properties of the global object.
    #expect(context.objectForKeyedSubscript("step").isUndefined && context.evaluateScript("name").toString() == "n")
    #expect(context.evaluateScript("this === globalThis && new Dog() instanceof Dog").toBool())
    context.evaluateScript("let step = 3")
    #expect(context.exception.toString() == "SyntaxError: Can't create duplicate variable: 'step'")
  }

  @Test func `Without a handler the context keeps the exception, and the value is undefined`() {
    let value = context.evaluateScript("missing + 1")
    #expect(value?.isUndefined == true)
    #expect(context.exception.toString() == "ReferenceError: Can't find variable: missing")
    #expect(context.evaluateScript("typeof missing").toString() == "undefined")
  }

  @Test func `The handler is told of exceptions, with line and address`() {
    var seen: [String] = []
    context.exceptionHandler = { context, exception in
      let line = exception?.objectForKeyedSubscript("line").toInt32() ?? 0
      let address = exception?.objectForKeyedSubscript("sourceURL").toString() ?? ""
      seen.append("\(exception!) \(line) \(address)")
    }
    context.evaluateScript("\nthrow new TypeError('no')", withSourceURL: URL(string: "app:main.js"))
    context.evaluateScript("throw 'text'")
    context.evaluateScript("1 +")
    #expect(seen.count == 3 && seen[0] == "TypeError: no 2 app:main.js" && seen[1].hasPrefix("text 0"))
    #expect(seen[2].hasPrefix("SyntaxError: "))
    #expect(context.exception == nil)
  }

  @Test func `What the interpreter does not do is an exception that says so`() {
    context.evaluateScript("new Uint8Array(4)")
    #expect(context.exception.toString() == "ReferenceError: Uint8Array is not supported here")
    context.evaluateScript("function* f() {}")
    #expect(context.exception.toString().contains("generators (`function*`) are not supported"))
    context.evaluateScript("function endless() { return endless() } endless()")
    #expect(context.exception.toString() == "RangeError: Maximum call stack size exceeded")
    #expect(context.evaluateScript("typeof Uint8Array").toString() == "undefined")
  }

  @Test func `Promises are settled at the end of a call`() {
    context.evaluateScript("var seen = []; Promise.resolve(1).then(x => seen.push(x)); seen.push(0)")
    #expect(context.evaluateScript("seen").toArray() as? [Int] == [0, 1])
    let promise = JSValue(newPromiseIn: context) { resolve, _ in resolve?.call(withArguments: ["now"]) }
    context.setObject(promise, forKeyedSubscript: "promise" as NSString)
    context.evaluateScript("promise.then(x => { seen = x })")
    #expect(context.evaluateScript("seen").toString() == "now")
    // As on a device, nobody is told of a rejection.
    context.evaluateScript("Promise.reject(new Error('lost'))")
    #expect(context.exception == nil)
  }

  @Test func `Contexts have names of their own, those of a machine exchange values`() throws {
    let machine = try #require(JSVirtualMachine())
    let (one, other) = (JSContext(virtualMachine: machine)!, JSContext(virtualMachine: machine)!)
    one.evaluateScript("var point = { x: 3 }")
    #expect(other.evaluateScript("typeof point").toString() == "undefined")
    other.setObject(one.objectForKeyedSubscript("point"), forKeyedSubscript: "point" as NSString)
    other.evaluateScript("point.x += 1")
    #expect(one.evaluateScript("point.x").toInt32() == 4)
    #expect(one.virtualMachine === other.virtualMachine && one != other)
  }

  @Test func `A managed value does not keep its context`() {
    var short = JSContext()
    let managed = JSManagedValue(value: short?.evaluateScript("({ a: 1 })"))
    #expect(managed?.value.forProperty("a").toInt32() == 1)
    short = nil
    #expect(managed?.value == nil)
  }
}
