public import Foundation

/// A dictionary whose keys and values may be weak, which Foundation does not have on Linux.
///
/// A pair is gone when its key or its value is. Pairs are enumerated in the order in which their keys were added.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var pairs = KeptTable<KeyType, KeptObject<ObjectType>>()

  /// Creates an empty table that keeps its keys and values by the options; the capacity has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Creates an empty table that keeps its keys and values by the options.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0) }

  /// Returns an empty table that retains keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(capacity: 0) }
  /// Returns an empty table that retains its values and not its keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Returns an empty table that retains its keys and not its values.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Returns an empty table that retains neither keys nor values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many pairs are still there.
  open var count: Int { there.count }

  /// Returns the value of a key; nil without one.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return pairs.index(of: aKey, keyOptions).flatMap { pairs[$0]?.object }
  }
  /// Sets the value of a key; nil takes nothing away.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    let value = KeptObject(anObject, valueOptions)
    if let index = pairs.index(of: aKey, keyOptions) {
      pairs[index] = value
    } else {
      pairs.append(KeptObject(aKey, keyOptions), value) { $0.key.object != nil && $0.value.object != nil }
    }
  }
  /// Removes the pair of a key.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey, let index = pairs.index(of: aKey, keyOptions) else { return }
    pairs.remove(at: index)
  }
  /// Removes all the pairs.
  open func removeAllObjects() { pairs.removeAll() }
  /// Returns an enumerator of the keys that are there now.
  open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(there.map(\.key)) }
  /// Returns an enumerator of the values that are there now.
  open func objectEnumerator() -> NSEnumerator? { ObjectEnumerator(there.map(\.value)) }
  /// The pairs whose keys are of `NSObject`'s subclasses.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for pair in there { if let key = pair.key as? NSObject { result[key] = pair.value } }
    return result
  }

  private var there: [(key: KeyType, value: ObjectType)] {
    pairs.all.compactMap { pair in pair.key.object.flatMap { key in pair.value.object.map { (key, $0) } } }
  }
}
