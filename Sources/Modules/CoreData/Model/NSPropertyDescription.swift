public import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject, NSCopying {
  /// The entity that declares the property.
  open internal(set) var entity: NSEntityDescription {
    get { owner ?? NSEntityDescription() }
    set { owner = newValue }
  }
  weak var owner: NSEntityDescription?
  /// The name of the property.
  open var name = ""
  /// Whether an object may be saved without a value.
  open var isOptional = true
  /// Whether the value is kept by the context alone and not saved.
  open var isTransient = false
  /// Values that the app keeps with the property.
  open var userInfo: [AnyHashable: Any]?
  /// Whether a search of the device finds the value; kept, without effect.
  open var isIndexedBySpotlight = false
  /// Whether the value is kept for a search of the device; kept, without effect.
  open var isStoredInExternalRecord = false
  /// The name of the property in an earlier version of the model; nil for the same name.
  open var renamingIdentifier: String?
  /// What a value has to meet beside its type when objects are saved.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// The messages for predicates that are not met; kept, without effect.
  open private(set) var validationWarnings: [Any] = []

  public override init() { super.init() }

  /// Sets the predicates that a value has to meet, with a message for each.
  open func setValidationPredicates(_ predicates: [NSPredicate]?, withValidationWarnings warnings: [String]?) {
    validationPredicates = predicates ?? []
    validationWarnings = warnings ?? []
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(copying: self)
    return copy
  }

  /// Creates a description with the contents of another one.
  public required init(copying other: NSPropertyDescription) {
    super.init()
    (name, isOptional, isTransient, userInfo) = (other.name, other.isOptional, other.isTransient, other.userInfo)
    renamingIdentifier = other.renamingIdentifier
    (validationPredicates, validationWarnings) = (other.validationPredicates, other.validationWarnings)
  }
}
