public import Foundation

/// A set of objects that may be weak, which Foundation does not have on Linux.
///
/// Objects are enumerated in the order in which they were added.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var kept = KeptTable<ObjectType, Void>()

  /// Creates an empty set that keeps and compares its objects by the options; the capacity has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
    self.options = options
    super.init()
  }

  /// Creates an empty set that keeps and compares its objects by the options.
  public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }
  public convenience override init() { self.init(options: [], capacity: 0) }

  /// A table whose objects are removed when nothing else retains them.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are still there.
  open var allObjects: [ObjectType] { kept.all.compactMap(\.key.object) }
  /// The object that was added first; nil in an empty set.
  open var anyObject: ObjectType? { allObjects.first }
  /// A set of Swift with the objects that inherit from `NSObject`.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? NSObject }) }
  /// How many objects are still there.
  open var count: Int { kept.all.count { $0.key.object != nil } }

  /// The object of the table that is the same as another one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return kept.index(of: object, options).flatMap { kept.key(at: $0) }
  }
  /// Returns whether the set has the object, or one that counts as the same.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// Adds an object, unless the set has it already; nil is left out.
  open func add(_ object: ObjectType?) {
    guard let object, kept.index(of: object, options) == nil else { return }
    kept.append(KeptObject(object, options), ()) { $0.key.object != nil }
  }
  /// Removes an object; without effect if the set does not have it.
  open func remove(_ object: ObjectType?) {
    guard let object, let index = kept.index(of: object, options) else { return }
    kept.remove(at: index)
  }
  /// Removes all the objects.
  open func removeAllObjects() { kept.removeAll() }
  /// Returns an enumerator of the objects that are there now.
  open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(allObjects) }

  /// Returns whether both sets have an object in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
  /// Returns whether both sets have the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }
  /// Returns whether the other set has all the objects of this one.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
  /// Removes the objects that the other set does not have.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// Adds the objects of the other set.
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
  /// Removes the objects of the other set.
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
}
