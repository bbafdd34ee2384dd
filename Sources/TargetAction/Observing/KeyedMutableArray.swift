public import Foundation
import PlainviewRuntime

/// The list that an object has under a key: changes of it change that list, and the object's observers are told of each.
///
/// A mutable array is changed where it is; another list is replaced by a changed one.
final class KeyedMutableArray: NSMutableArray {
  private let owner: AnyObject?
  private let key: String

  init(of owner: AnyObject, key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required override init(capacity numItems: Int) {
    (owner, key) = (nil, "")
    super.init(capacity: numItems)
  }

  required init(objects: UnsafePointer<AnyObject>!, count: Int) {
    (owner, key) = (nil, "")
    super.init(objects: objects, count: count)
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }

  // MARK: The list

  private struct Box: @unchecked Sendable { let value: Any? }

  private var value: Any? {
    let key = key
    nonisolated(unsafe) let owner = owner
    return MainActor.assumeIsolated {
      Box(value: unwrapped((owner as? any NSObjectProtocol)?.value(forKey: key)))
    }
    .value
  }

  private var list: NSArray {
    let value = value
    return value as? NSArray ?? NSArray(array: value as? [Any] ?? [])
  }

  private func change(_ old: ListChange?, _ new: ListChange?, _ body: (NSMutableArray) -> Void) {
    guard let owner else { return }
    guard let list = value as? NSMutableArray else {
      let copy = NSMutableArray(array: list.map { $0 })
      body(copy)
      let key = key
      nonisolated(unsafe) let (owner, elements) = (owner, copy.map { $0 })
      return MainActor.assumeIsolated { (owner as? any NSObjectProtocol)?.setValue(elements, forKey: key) }
    }
    body(list)
    KeyValueObservers.hasChanged(owner, key, from: old, to: new)
  }

  // MARK: NSMutableArray

  override var count: Int { list.count }
  override func object(at index: Int) -> Any { list.object(at: index) }

  override func insert(_ anObject: Any, at index: Int) {
    change(nil, ListChange(kind: .insertion, indexes: [index], elements: [anObject])) {
      $0.insert(anObject, at: index)
    }
  }

  override func removeObject(at index: Int) {
    change(ListChange(kind: .removal, indexes: [index], elements: [object(at: index)]), nil) {
      $0.removeObject(at: index)
    }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    // The subscript comes here, too, which adds an element behind the last one.
    if index == count { return insert(anObject, at: index) }
    change(
      ListChange(kind: .replacement, indexes: [index], elements: [object(at: index)]),
      ListChange(kind: .replacement, indexes: [index], elements: [anObject])
    ) { $0.replaceObject(at: index, with: anObject) }
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let (one, other) = (object(at: idx1), object(at: idx2))
    replaceObject(at: idx1, with: other)
    replaceObject(at: idx2, with: one)
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    // Objects are replaced one by one as long as there are some on both sides.
    let common = Swift.min(range.length, otherArray.count)
    for index in 0..<common { replaceObject(at: range.location + index, with: otherArray[index]) }
    for _ in common..<range.length { removeObject(at: range.location + common) }
    for index in common..<otherArray.count { insert(otherArray[index], at: range.location + index) }
  }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(nil, ListChange(kind: .insertion, indexes: indexes, elements: objects)) { list in
      for (object, index) in zip(objects, indexes) { list.insert(object, at: index) }
    }
  }

  override func removeObjects(at indexes: IndexSet) {
    change(ListChange(kind: .removal, indexes: indexes, elements: indexes.map { object(at: $0) }), nil) { list in
      for index in indexes.reversed() { list.removeObject(at: index) }
    }
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    change(
      ListChange(kind: .replacement, indexes: indexes, elements: indexes.map { object(at: $0) }),
      ListChange(kind: .replacement, indexes: indexes, elements: objects)
    ) { list in
      for (object, index) in zip(objects, indexes) { list.replaceObject(at: index, with: object) }
    }
  }

  // Foundation finds an object of a class that is no `NSObject` only if it is `Hashable`; in Objective-C every object is
  // equal to itself.

  override func index(of anObject: Any, in range: NSRange) -> Int {
    let found = (range.location..<NSMaxRange(range)).first { index in
      let other = object(at: index)
      return other as AnyObject === anObject as AnyObject || NSArray(object: other).contains(anObject)
    }
    return found ?? NSNotFound
  }
  override func index(of anObject: Any) -> Int { index(of: anObject, in: NSRange(location: 0, length: count)) }
  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  override func remove(_ anObject: Any, in range: NSRange) {
    for index in (range.location..<NSMaxRange(range)).reversed()
    where self.index(of: anObject, in: NSRange(location: index, length: 1)) != NSNotFound { removeObject(at: index) }
  }
  override func remove(_ anObject: Any) { remove(anObject, in: NSRange(location: 0, length: count)) }
  override func removeObjects(in otherArray: [Any]) { for object in otherArray { remove(object) } }

  override func removeAllObjects() { if count > 0 { removeObjects(at: IndexSet(0..<count)) } }

  override func addObjects(from otherArray: [Any]) {
    if !otherArray.isEmpty { insert(otherArray, at: IndexSet(count..<count + otherArray.count)) }
  }
}

extension NSObjectProtocol {
  /// The list that the object has under a key, to be changed: its observers are told of insertions, removals and replacements.
  ///
  /// Fails with `NSUnknownKeyException` when the class exposes no property of that name.
  @preconcurrency @MainActor public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyedMutableArray(of: self, key: key)
  }

  /// The list at the end of a path of names, to be changed.
  @preconcurrency @MainActor public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard keys.count > 1, let last = keys.last else { return mutableArrayValue(forKey: keyPath) }
    let owner = KeyPathValue.object(value(forKeyPath: keys.dropLast().joined(separator: ".")))
    return KeyedMutableArray(of: owner ?? self, key: last)
  }
}
