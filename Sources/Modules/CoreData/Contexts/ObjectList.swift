/// Objects, each once, in the order in which they came.
struct ObjectList {
  private(set) var objects: [NSManagedObject] = []
  private var ids: Set<ObjectIdentifier> = []

  var isEmpty: Bool { objects.isEmpty }
  func contains(_ object: NSManagedObject) -> Bool { ids.contains(ObjectIdentifier(object)) }

  mutating func add(_ object: NSManagedObject) {
    if ids.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
  }

  mutating func remove(_ object: NSManagedObject) {
    guard ids.remove(ObjectIdentifier(object)) != nil else { return }
    objects.removeAll { $0 === object }
  }
}
