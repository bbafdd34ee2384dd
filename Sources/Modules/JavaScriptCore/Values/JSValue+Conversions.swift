public import Foundation
import PlainviewScripting

extension JSValue {
  // MARK: Values of the app

  /// Returns the value as one of the app; nil for undefined, the null object for null and inside of lists for undefined.
  public func toObject() -> Any! { owner.attempt { [owner, value] _ in owner.object(value) } ?? nil }
  /// Returns the value as one of the app; nil unless it is of the class.
  public func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
    guard let expectedClass, let object = toObject(), type(of: object) is AnyClass else { return nil }
    var type: AnyClass? = Swift.type(of: object as AnyObject)
    while let current = type {
      if current == expectedClass { return object }
      type = _getSuperclass(current)
    }
    return nil
  }
  /// Returns the value as a condition has it: false for undefined, null, 0, not a number, and the empty text.
  public func toBool() -> Bool { value.isTrue }
  /// Returns the value as a number; not a number after an exception.
  public func toDouble() -> Double { owner.attempt { try $0.number(of: self.value) } ?? .nan }
  /// Returns the value as a number of 32 bits; 0 for what is none.
  public func toInt32() -> Int32 { owner.attempt { try $0.int32(of: self.value) } ?? 0 }
  /// Returns the value as a number of 32 bits without a sign; 0 for what is none.
  public func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
  /// Returns the value as a number; nil after an exception.
  public func toNumber() -> NSNumber! { owner.attempt { [owner, value] _ in try owner.number(value) } }
  /// Returns the value as a text; nil after an exception.
  public func toString() -> String! { owner.attempt { try $0.text(of: self.value).string } }
  /// Returns the date at the value's number of milliseconds; nil after an exception.
  public func toDate() -> Date! {
    owner.attempt { Date(timeIntervalSince1970: try $0.number(of: self.value) / 1000) }
  }
  /// Returns the elements of a list; nil for undefined and null, and with an exception for what is no object.
  public func toArray() -> [Any]! {
    guard !isUndefined, !isNull else { return nil }
    return owner.attempt { [owner, value] engine -> [Any] in
      guard case .object(let object) = value else {
        throw engine.typeFailure("Cannot convert primitive to NSArray")
      }
      if let elements = engine.elements(of: object) { return elements.map { owner.object($0) ?? NSNull() } }
      let count = max(0, Int(try engine.int32(of: engine.property("length", of: value))))
      return try (0..<count).map { index in
        owner.object(try engine.property(ScriptText(String(index)), of: value)) ?? NSNull()
      }
    }
  }
  /// Returns the properties of an object; nil for undefined and null, and with an exception for what is no object.
  public func toDictionary() -> [AnyHashable: Any]! {
    guard !isUndefined, !isNull else { return nil }
    return owner.attempt { [owner, value] engine -> [AnyHashable: Any] in
      guard case .object(let object) = value else {
        throw engine.typeFailure("Cannot convert primitive to NSDictionary")
      }
      if let host = object as? ScriptHostObject, let entries = host.host as? [AnyHashable: Any] { return entries }
      var result: [AnyHashable: Any] = [:]
      for key in engine.listedKeys(of: object) {
        result[key.string] = owner.object(try engine.property(key, of: value))
      }
      return result
    }
  }
  /// Returns the point of the properties `x` and `y`.
  public func toPoint() -> CGPoint { CGPoint(x: number("x"), y: number("y")) }
  /// Returns the range of the properties `location` and `length`.
  public func toRange() -> NSRange {
    func count(_ key: String) -> Int {
      let number = number(key)
      return number.isFinite ? Int(max(min(number, 9e15), -9e15)) : 0
    }
    return NSRange(location: count("location"), length: count("length"))
  }
  /// Returns the rectangle of the properties `x`, `y`, `width` and `height`.
  public func toRect() -> CGRect { CGRect(origin: toPoint(), size: toSize()) }
  /// Returns the size of the properties `width` and `height`.
  public func toSize() -> CGSize { CGSize(width: number("width"), height: number("height")) }

  private func number(_ key: String) -> Double { forProperty(key).toDouble() }

  // MARK: Kinds

  /// Whether it is `undefined`.
  public var isUndefined: Bool {
    if case .undefined = value { return true }
    return false
  }
  /// Whether it is `null`.
  public var isNull: Bool {
    if case .null = value { return true }
    return false
  }
  /// Whether it is true or false.
  public var isBoolean: Bool {
    if case .boolean = value { return true }
    return false
  }
  /// Whether it is a number.
  public var isNumber: Bool {
    if case .number = value { return true }
    return false
  }
  /// Whether it is a text.
  public var isString: Bool {
    if case .text = value { return true }
    return false
  }
  /// Whether it is a symbol.
  public var isSymbol: Bool {
    if case .symbol = value { return true }
    return false
  }
  /// Whether it is a whole number of any size, which no value is here.
  public var isBigInt: Bool { false }
  /// Whether it is an object; lists, dates and functions are.
  public var isObject: Bool { object != nil }
  /// Whether it is a list.
  public var isArray: Bool { object.flatMap(owner.engine.elements) != nil }
  /// Whether it is a date.
  public var isDate: Bool { object.flatMap(owner.engine.time) != nil }

  private var object: ScriptObject? {
    if case .object(let object) = value { return object }
    return nil
  }

  // MARK: Comparing

  /// Returns whether it was made by a constructor, as `instanceof` says.
  public func isInstance(of value: Any!) -> Bool {
    owner.attempt { [owner] in try $0.isInstance(self.value, of: owner.scriptValue(value)) } ?? false
  }
  /// Returns whether both are the same value, as `===` says.
  public func isEqual(to value: Any!) -> Bool {
    owner.attempt { [owner] _ in self.value.isSame(as: try owner.scriptValue(value)) } ?? false
  }
  /// Returns whether both are equal, as `==` says.
  public func isEqualWithTypeCoercion(to value: Any!) -> Bool {
    owner.attempt { [owner] in try $0.looselyEquals(self.value, owner.scriptValue(value)) } ?? false
  }
}
