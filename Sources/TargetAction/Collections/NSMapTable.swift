public import Foundation

/// A dictionary whose keys and values may be weak, which Foundation does not have on Linux.
///
/// A pair is gone when its key or its value is. Pairs are enumerated in the order in which their keys came in.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Pair {
    let key: KeptObject<KeyType>
    var value: KeptObject<ObjectType>

    var isThere: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var pairs: [Pair] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0) }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(capacity: 0) }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many pairs are still there.
  open var count: Int { pairs.count(where: \.isThere) }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return index(of: aKey).flatMap { pairs[$0].value.object }
  }
  /// Sets the value of a key; nil takes nothing away.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    if let index = index(of: aKey) {
      pairs[index].value = KeptObject(anObject, valueOptions)
    } else {
      pairs.removeAll { !$0.isThere }
      pairs.append(Pair(key: KeptObject(aKey, keyOptions), value: KeptObject(anObject, valueOptions)))
    }
  }
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey, let index = index(of: aKey) else { return }
    pairs.remove(at: index)
  }
  open func removeAllObjects() { pairs = [] }
  open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(pairs.filter(\.isThere).compactMap(\.key.object)) }
  open func objectEnumerator() -> NSEnumerator? {
    ObjectEnumerator(pairs.filter(\.isThere).compactMap(\.value.object))
  }
  /// The pairs whose keys are of `NSObject`'s subclasses.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for pair in pairs {
      if let key = pair.key.object as? NSObject, let value = pair.value.object { result[key] = value }
    }
    return result
  }

  private func index(of key: KeyType) -> Int? {
    let hash = KeptObject.hash(key, keyOptions)
    return pairs.firstIndex { $0.key.hash == hash && $0.key.isSame(key, keyOptions) }
  }
}
