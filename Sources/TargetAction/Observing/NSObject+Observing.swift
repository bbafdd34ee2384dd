public import Foundation
import PlainviewRuntime

extension NSObjectProtocol {
  /// Calls a closure for each change of a property that was declared `@objc dynamic`, or that UIKit tells of.
  ///
  /// Rewritten sources hand over the names that the key path is written with; without them nothing is observed.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, __names names: String = "", options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func tell(_ object: Self, _ old: Any?, _ new: Any?, isPrior: Bool = false) {
      let list = new as? ListChange ?? old as? ListChange
      let (old, new) = list == nil ? (old, new) : ((old as? ListChange)?.elements, (new as? ListChange)?.elements)
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: list?.kind ?? .setting, newValue: options.contains(.new) && !isPrior ? (new as Any) as? Value : nil,
          oldValue: options.contains(.old) ? (old as Any) as? Value : nil, indexes: list?.indexes, isPrior: isPrior))
    }
    let keys = names.split(separator: ".").map(String.init)
    let observation = KeyPathObservation(self, keys[...]) { [weak self] old, new in
      guard let self else { return }
      if options.contains(.prior) { tell(self, old, nil, isPrior: true) }
      tell(self, old, new)
    }
    if options.contains(.initial) { tell(self, nil, self[keyPath: keyPath]) }
    return NSKeyValueObservation(observation)
  }

  /// Tells the object of changes of another one's property; does nothing for the paths that no object asked for.
  @preconcurrency @MainActor public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    raise(
      .internalInconsistency(
        "\(Outlets.text(self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled."
      ))
  }

  /// Has an object told of changes of a property, by the message `observeValue(forKeyPath:of:change:context:)`.
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.current.add(observer, to: self, keyPath, options, context)
  }

  /// Ends what `addObserver` began; fails with UIKit's text when nothing did.
  @preconcurrency @MainActor public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservers.current.remove(observer, from: self, keyPath) { _ in true }
  }

  /// Ends the observation that was begun with the context.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedObservers.current.remove(observer, from: self, keyPath) { $0 == context }
  }

  /// Reads a property by a path of names; fails with `NSUnknownKeyException` where a class exposes none.
  public func value(forKeyPath keyPath: String) -> Any? {
    nonisolated(unsafe) let object = self
    return MainQueue.withoutIsolation {
      var value: Any? = object
      for key in keyPath.split(separator: ".") {
        guard let object = KeyPathValue.object(value) as? any NSObjectProtocol else { return ExposedValue(value: nil) }
        value = object.value(forKey: String(key))
      }
      return ExposedValue(value: value)
    }.value
  }

  /// Sets a property by a path of names; fails with `NSUnknownKeyException` where a class exposes none.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    nonisolated(unsafe) let (object, value) = (self, value)
    MainQueue.withoutIsolation {
      let owner = keys.count == 1 ? object : object.value(forKeyPath: keys.dropLast().joined(separator: "."))
      (KeyPathValue.object(owner) as? any NSObjectProtocol)?.setValue(value, forKey: last)
    }
  }
}
