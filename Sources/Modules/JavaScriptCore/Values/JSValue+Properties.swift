import PlainviewScripting

/// The key of a property: a text, a number, or a `JSValue` with a symbol.
public typealias JSValueProperty = Any

/// The key that says in a description of a property whether it can be changed.
public let JSPropertyDescriptorWritableKey = "writable"
/// The key that says in a description of a property whether scripts list it.
public let JSPropertyDescriptorEnumerableKey = "enumerable"
/// The key that says in a description of a property whether it can be removed.
public let JSPropertyDescriptorConfigurableKey = "configurable"
/// The key of the value in a description of a property.
public let JSPropertyDescriptorValueKey = "value"
/// The key of the function that reads, in a description of a property.
public let JSPropertyDescriptorGetKey = "get"
/// The key of the function that sets, in a description of a property.
public let JSPropertyDescriptorSetKey = "set"

extension JSValue {
  private func key(_ property: Any?) throws -> ScriptText {
    try owner.engine.key(of: owner.scriptValue(property))
  }

  private func arguments(_ values: [Any]?) throws -> [ScriptValue] {
    try (values ?? []).map { try owner.scriptValue($0) }
  }

  // MARK: Properties

  /// Returns a property, undefined where there is none.
  public func forProperty(_ property: JSValueProperty!) -> JSValue! {
    owner.value { try $0.property(self.key(property), of: self.value) }
  }
  /// Sets a property.
  public func setValue(_ value: Any!, forProperty property: JSValueProperty!) {
    _ = owner.attempt { [owner] in
      try $0.set(self.key(property), of: self.value, to: owner.scriptValue(value))
    }
  }
  /// Removes a property; returns false if it stays.
  @discardableResult
  public func deleteProperty(_ property: JSValueProperty!) -> Bool {
    owner.attempt { engine in
      guard case .object(let object) = self.value else { return true }
      return engine.take(try self.key(property), from: object)
    } ?? false
  }
  /// Returns whether the object or its prototypes have a property.
  public func hasProperty(_ property: JSValueProperty!) -> Bool {
    owner.attempt { engine in
      guard case .object(let object) = self.value else { return false }
      return engine.has(try self.key(property), object)
    } ?? false
  }
  /// Defines a property by its description, as `Object.defineProperty` does.
  public func defineProperty(_ property: JSValueProperty!, descriptor: Any!) {
    _ = owner.attempt { [owner] engine in
      let type = try engine.property("Object", of: .object(engine.globals))
      let arguments = try [self.value, owner.scriptValue(property), owner.scriptValue(descriptor)]
      return try engine.result(of: engine.property("defineProperty", of: type), this: type, arguments)
    }
  }
  /// Returns an element, undefined where there is none.
  public func atIndex(_ index: Int) -> JSValue! { forProperty(index) }
  /// Sets an element.
  public func setValue(_ value: Any!, at index: Int) { setValue(value, forProperty: index) }

  /// Returns a property, undefined where there is none.
  public func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
  /// Returns an element, undefined where there is none.
  public func objectAtIndexedSubscript(_ index: Int) -> JSValue! { forProperty(index) }
  /// Sets a property.
  public func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }
  /// Sets an element.
  public func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, forProperty: index) }
  /// Returns a property, undefined where there is none.
  public subscript(key: Any!) -> JSValue! { forProperty(key) }
  /// Returns an element, undefined where there is none.
  public subscript(index: Int) -> JSValue! { forProperty(index) }

  // MARK: Functions

  /// Calls the value as a function; undefined after an exception.
  @discardableResult
  public func call(withArguments arguments: [Any]!) -> JSValue! {
    owner.value { try $0.result(of: self.value, this: .undefined, self.arguments(arguments)) }
  }
  /// Calls the value as a constructor; undefined after an exception.
  @discardableResult
  public func construct(withArguments arguments: [Any]!) -> JSValue! {
    owner.value { try $0.object(by: self.value, self.arguments(arguments)) }
  }
  /// Calls a method of the value; undefined after an exception.
  @discardableResult
  public func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    owner.value { engine in
      let function = try engine.property(ScriptText(method ?? ""), of: self.value)
      return try engine.result(of: function, this: self.value, self.arguments(arguments))
    }
  }
}
