/// What becomes of the objects of a relationship when the one that has it is deleted; raw values are Core Data's.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A relationship of an entity: objects of another one.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var deleteRule: NSDeleteRule = .nullifyDeleteRule
  /// The most objects; 1 makes a relationship to one, 0 is no limit.
  open var maxCount = 0
  open var minCount = 0
  open var isToMany: Bool { maxCount != 1 }
  open var isOrdered = false

  public override init() { super.init() }

  public required init(copying other: NSPropertyDescription) {
    super.init(copying: other)
    guard let other = other as? NSRelationshipDescription else { return }
    (destinationEntity, inverseRelationship) = (other.destinationEntity, other.inverseRelationship)
    (deleteRule, maxCount, minCount, isOrdered) = (other.deleteRule, other.maxCount, other.minCount, other.isOrdered)
  }
}
