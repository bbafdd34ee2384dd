import Foundation
import PlainviewRuntime

/// The observations that `addObserver(_:forKeyPath:options:context:)` began, of one process.
@MainActor final class NamedObservers {
  private struct Record {
    weak var observer: NSObject?
    let observerID: ObjectIdentifier
    let objectID: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let observation: KeyPathObservation?
  }

  private var records: [Record] = []

  static var current: NamedObservers { SimulatedProcess.current.singleton(NamedObservers.self) { NamedObservers() } }

  func add(
    _ observer: NSObject, to object: AnyObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    let keys = keyPath.split(separator: ".").map(String.init)
    let tell: (Any?, Any?, Bool) -> Void = { [weak observer, weak object] old, new, isPrior in
      guard let observer, let object else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if let list = new as? ListChange ?? old as? ListChange {
        change = [.kindKey: list.kind.rawValue, .indexesKey: list.indexes]
        if options.contains(.new), !isPrior, let new = new as? ListChange { change[.newKey] = new.elements }
        if options.contains(.old), let old = old as? ListChange { change[.oldKey] = old.elements }
      } else {
        if options.contains(.new), !isPrior { change[.newKey] = unwrapped(new) ?? NSNull() }
        if options.contains(.old) { change[.oldKey] = unwrapped(old) ?? NSNull() }
      }
      if isPrior { change[.notificationIsPriorKey] = true }
      nonisolated(unsafe) let arguments: [Any?] = [keyPath, object, change, context]
      nonisolated(unsafe) let receiver = observer
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { Self.tell(receiver, arguments) }
    }
    let observation = KeyPathObservation(object, keys[...]) { old, new in
      if options.contains(.prior) { tell(old, nil, true) }
      tell(old, new, false)
    }
    records.append(
      Record(
        observer: observer, observerID: ObjectIdentifier(observer), objectID: ObjectIdentifier(object),
        keyPath: keyPath, context: context, observation: observation))
    if options.contains(.initial) { tell(nil, KeyPathValue.read(keys[...], of: object), false) }
  }

  private static func tell(_ observer: NSObject, _ arguments: [Any?]) {
    let selector = Selector("observeValueForKeyPath:ofObject:change:context:")
    Message(selector, sender: arguments[0], event: arguments[1], others: Array(arguments[2...])).send(to: observer)
  }

  func remove(
    _ observer: NSObject, from object: AnyObject, _ keyPath: String, where isMeant: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let found = records.indices.filter { index in
      let record = records[index]
      return record.observerID == ObjectIdentifier(observer) && record.objectID == ObjectIdentifier(object)
        && record.keyPath == keyPath && isMeant(record.context)
    }
    // An observer that removes itself in its deinitializer is known by its address only.
    let index = found.last { records[$0].observer === observer } ?? found.last { records[$0].observer == nil }
    guard let index else {
      raise(
        UncaughtException(
          name: "NSRangeException",
          reason: "Cannot remove an observer \(Outlets.text(observer)) for the key path \"\(keyPath)\" from "
            + "\(Outlets.text(object)) because it is not registered as an observer."))
      return
    }
    records.remove(at: index).observation?.end()
  }
}
