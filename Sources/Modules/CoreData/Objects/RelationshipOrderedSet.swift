import Foundation

/// The objects of a relationship in their order, as a set that changes it.
///
/// It has the objects of the time at which it was made, and those that were changed through it.
final class RelationshipOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject?
  private let key: String
  private var isReady = false

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
    owner.fire()
    for object in (owner.row.references[key]?.ids ?? []).compactMap(owner.object) { super.add(object) }
    isReady = true
  }

  override init(capacity numItems: Int) {
    (owner, key) = (nil, "")
    super.init(capacity: numItems)
  }

  required init?(coder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }

  private func change(_ body: () -> Void) {
    body()
    if isReady { owner?.setValue(NSOrderedSet(array: array), forKey: key) }
  }

  override func insert(_ object: Any, at idx: Int) { change { super.insert(object, at: idx) } }
  override func add(_ object: Any) { change { super.add(object) } }
  override func addObjects(from array: [Any]) { change { super.addObjects(from: array) } }
  override func removeObject(at idx: Int) { change { super.removeObject(at: idx) } }
  override func remove(_ val: Any) { change { super.remove(val) } }
  override func removeAllObjects() { change { super.removeAllObjects() } }
  override func replaceObject(at idx: Int, with obj: Any) { change { super.replaceObject(at: idx, with: obj) } }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    change { super.exchangeObject(at: idx1, withObjectAt: idx2) }
  }
}
