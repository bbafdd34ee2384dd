import Foundation
import PlainviewJavaScriptCore
import Testing

/// `JSValue`: conversions, properties, functions.
@Suite struct ScriptValueTests {
  private let context = JSContext()!

  private func value(_ script: String) -> JSValue { context.evaluateScript(script) }

  @Test func `Values of the app become values of scripts`() {
    #expect(JSValue(object: 3, in: context).isNumber && JSValue(object: 1.5, in: context).toDouble() == 1.5)
    #expect(JSValue(object: "text", in: context).isString && JSValue(object: true, in: context).isBoolean)
    #expect(JSValue(object: NSNumber(value: true), in: context).isBoolean)
    #expect(JSValue(object: NSNumber(value: 1), in: context).isNumber)
    #expect(JSValue(object: NSNull(), in: context).isNull && JSValue(object: nil, in: context).isUndefined)
    #expect(JSValue(object: [1, 2], in: context).isArray)
    let date = Date(timeIntervalSince1970: 1.5)
    #expect(JSValue(object: date, in: context).isDate && JSValue(object: date, in: context).toDate() == date)
    context.setObject(["name": "Ada", "tags": ["a", "b"]], forKeyedSubscript: "person" as NSString)
    #expect(value("person.name + person.tags.length").toString() == "Ada2")
  }

  @Test func `Values of scripts become values of the app`() {
    #expect(value("({ a: 1, b: [true, null], c: 'x' })").toDictionary()?["a"] as? Int == 1)
    let object = value("({ list: [1, 'two', { three: 3 }] })").toObject() as? [String: Any]
    let list = object?["list"] as? [Any]
    #expect(list?.count == 3 && list?[1] as? String == "two" && (list?[2] as? [String: Any])?["three"] as? Double == 3)
    #expect(value("undefined").toObject() == nil && value("null").toObject() is NSNull)
    #expect(value("undefined").toArray() == nil && value("'12'").toNumber() == 12 && value("'a'").toDouble().isNaN)
    // ToInt32 of ECMAScript takes the lowest 32 bits.
    #expect(value("4294967297").toInt32() == 1 && value("-1").toUInt32() == UInt32.max)
    #expect(value("''").toBool() == false && value("'0'").toBool() == true && value("[]").toBool() == true)
    #expect(
      value("1").toArray() == nil && context.exception.toString() == "TypeError: Cannot convert primitive to NSArray")
  }

  @Test func `Structures are objects with their parts`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(JSValue(rect: rect, in: context).toRect() == rect)
    #expect(value("({ x: 5, y: 6 })").toPoint() == CGPoint(x: 5, y: 6))
    #expect(value("({ location: 1, length: 2 })").toRange() == NSRange(location: 1, length: 2))
    #expect(JSValue(size: CGSize(width: 7, height: 8), in: context).forProperty("height").toInt32() == 8)
  }

  @Test func `Properties are read, set, defined and removed`() {
    let object = JSValue(newObjectIn: context)!
    object.setObject("red", forKeyedSubscript: "color")
    object.setValue(4, forProperty: "wheels")
    #expect(object.objectForKeyedSubscript("color").toString() == "red" && object["wheels"].toInt32() == 4)
    #expect(object.hasProperty("color") && !object.hasProperty("doors"))
    #expect(object.deleteProperty("color") && !object.hasProperty("color"))
    object.defineProperty("id", descriptor: [JSPropertyDescriptorValueKey: 7])
    object.setValue(8, forProperty: "id")
    #expect(object.forProperty("id").toInt32() == 7)
    let list = JSValue(newArrayIn: context)!
    list.setObject("second", atIndexedSubscript: 1)
    #expect(list.forProperty("length").toInt32() == 2 && list.objectAtIndexedSubscript(0).isUndefined)
    #expect(list.atIndex(1).toString() == "second" && list[1].isString)
  }

  @Test func `Functions are called, constructors construct, methods are invoked`() {
    let add = value("(function (a, b) { return a + b })")
    #expect(add.call(withArguments: [2, 3]).toInt32() == 5 && add.call(withArguments: ["a", 1]).toString() == "a1")
    context.evaluateScript("class Point { constructor(x) { this.x = x } double() { return this.x * 2 } }")
    let type = value("Point")
    let point = type.construct(withArguments: [4])!
    #expect(point.isInstance(of: type) && point.invokeMethod("double", withArguments: []).toInt32() == 8)
    #expect(point.invokeMethod("triple", withArguments: []).isUndefined)
    #expect(context.exception.toString().hasPrefix("TypeError: "))
  }

  @Test func `Kinds and comparisons`() {
    #expect(value("({})").isObject && value("(() => 1)").isObject && !value("'a'").isObject)
    #expect(JSValue(newSymbolFromDescription: "s", in: context).isSymbol)
    #expect(JSValue(newErrorFromMessage: "bad", in: context).toString() == "Error: bad")
    let pattern = JSValue(newRegularExpressionFromPattern: "b+", flags: "i", in: context)
    #expect(pattern?.invokeMethod("test", withArguments: ["aBB"]).toBool() == true)
    #expect(value("1").isEqual(to: 1) && !value("1").isEqual(to: "1") && value("1").isEqualWithTypeCoercion(to: "1"))
  }

  @Test func `A symbol is the key of a property`() {
    let symbol = JSValue(newSymbolFromDescription: "hidden", in: context)
    let object = JSValue(newObjectIn: context)!
    object.setValue(1, forProperty: symbol)
    #expect(object.forProperty(symbol).toInt32() == 1 && object.toDictionary()?.isEmpty == true)
  }
}
