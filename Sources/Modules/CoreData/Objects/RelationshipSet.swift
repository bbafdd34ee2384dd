import Foundation

/// The objects of a relationship as a set that changes it.
final class RelationshipSet: NSMutableSet {
  private let owner: NSManagedObject?
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    (owner, key) = (nil, "")
    super.init(capacity: numItems)
  }

  required init?(coder: NSCoder) { nil }

  private var objects: [NSManagedObject] {
    guard let owner else { return [] }
    owner.fire()
    return (owner.row.references[key]?.ids ?? []).compactMap(owner.object)
  }

  private func change(_ body: (inout [NSManagedObject]) -> Void) {
    var objects = objects
    body(&objects)
    owner?.setValue(NSOrderedSet(array: objects), forKey: key)
  }

  override var count: Int { objects.count }
  override var allObjects: [Any] { objects }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func contains(_ anObject: Any) -> Bool { member(anObject) != nil }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override func add(_ object: Any) {
    guard let object = object as? NSManagedObject else { return }
    change { $0.append(object) }
  }
  override func remove(_ object: Any) { change { $0.removeAll { $0 === object as AnyObject } } }
  override func removeAllObjects() { change { $0 = [] } }
  override func addObjects(from array: [Any]) { change { $0 += array.compactMap { $0 as? NSManagedObject } } }
  override func union(_ otherSet: Set<AnyHashable>) { addObjects(from: otherSet.map(\.base)) }
  override func minus(_ otherSet: Set<AnyHashable>) { change { $0.removeAll { otherSet.contains($0) } } }
  override func intersect(_ otherSet: Set<AnyHashable>) { change { $0.removeAll { !otherSet.contains($0) } } }
  override func setSet(_ otherSet: Set<AnyHashable>) {
    change { $0 = otherSet.compactMap { $0.base as? NSManagedObject } }
  }
}
