/// What becomes of the objects of a relationship when the one that has it is deleted; raw values are Core Data's.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing, the reference becomes nil, they are deleted too, or the deletion fails.
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A relationship of an entity: objects of another one.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that goes back; nil for none.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// What happens to the objects when the one that has the relationship is deleted; the reference becomes nil by
  /// default.
  open var deleteRule: NSDeleteRule = .nullifyDeleteRule
  /// The most objects; 1 makes a relationship to one, 0 is no limit.
  open var maxCount = 0
  /// The least number of objects; 0 by default.
  open var minCount = 0
  /// Whether there can be more than one object.
  open var isToMany: Bool { maxCount != 1 }
  /// Whether the objects have an order; false by default.
  open var isOrdered = false

  public override init() { super.init() }

  /// Creates a description with the contents of another one.
  public required init(copying other: NSPropertyDescription) {
    super.init(copying: other)
    guard let other = other as? NSRelationshipDescription else { return }
    (destinationEntity, inverseRelationship) = (other.destinationEntity, other.inverseRelationship)
    (deleteRule, maxCount, minCount, isOrdered) = (other.deleteRule, other.maxCount, other.minCount, other.isOrdered)
  }
}
