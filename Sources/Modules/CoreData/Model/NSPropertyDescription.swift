public import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject, NSCopying {
  /// The entity that declares the property.
  open internal(set) var entity: NSEntityDescription {
    get { owner ?? NSEntityDescription() }
    set { owner = newValue }
  }
  weak var owner: NSEntityDescription?
  open var name = ""
  /// Whether an object may be saved without a value.
  open var isOptional = true
  /// Whether the value is kept by the context alone and not saved.
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var isIndexedBySpotlight = false
  open var isStoredInExternalRecord = false
  open var renamingIdentifier: String?
  /// What a value has to meet beside its type when objects are saved.
  open private(set) var validationPredicates: [NSPredicate] = []
  open private(set) var validationWarnings: [Any] = []

  public override init() { super.init() }

  open func setValidationPredicates(_ predicates: [NSPredicate]?, withValidationWarnings warnings: [String]?) {
    validationPredicates = predicates ?? []
    validationWarnings = warnings ?? []
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(copying: self)
    return copy
  }

  public required init(copying other: NSPropertyDescription) {
    super.init()
    (name, isOptional, isTransient, userInfo) = (other.name, other.isOptional, other.isTransient, other.userInfo)
    renamingIdentifier = other.renamingIdentifier
    (validationPredicates, validationWarnings) = (other.validationPredicates, other.validationWarnings)
  }
}
