import Foundation

/// An attribute of an entity: a value of one type.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the values; undefined by default.
  open var attributeType: NSAttributeType = .undefinedAttributeType
  /// The class of the values; follows the type where nothing was set.
  open var attributeValueClassName: String? {
    get { ownClassName ?? AttributeValues.className(of: attributeType) }
    set { ownClassName = newValue }
  }
  private var ownClassName: String?
  /// The value of new objects.
  open var defaultValue: Any?
  /// The name of the transformer of a transformable attribute. Kept, without effect: stores are in memory, values stay
  /// what they are.
  open var valueTransformerName: String?
  /// Kept, without effect: stores are in memory.
  open var allowsExternalBinaryDataStorage = false
  /// Whether a store's history keeps the value of a deleted object; kept, without effect.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether the value is encrypted in the cloud; kept, without effect.
  open var allowsCloudEncryption = false
  /// Limits that a model's document gives: a least and a greatest value, or lengths of texts.
  var minimum: Double?
  var maximum: Double?

  public override init() { super.init() }

  /// Creates a description with the contents of another one.
  public required init(copying other: NSPropertyDescription) {
    super.init(copying: other)
    guard let other = other as? NSAttributeDescription else { return }
    (attributeType, ownClassName, defaultValue) = (other.attributeType, other.ownClassName, other.defaultValue)
    (valueTransformerName, minimum, maximum) = (other.valueTransformerName, other.minimum, other.maximum)
    allowsExternalBinaryDataStorage = other.allowsExternalBinaryDataStorage
  }
}

/// An attribute whose value follows an expression when objects are saved.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// The expression that gives the value.
  open var derivationExpression: NSExpression?
}

/// A property whose value is what a fetch request finds; the request's variable `FETCH_SOURCE` is the object.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  /// The request that finds the objects.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// A column of a fetch of dictionaries: what an expression comes to.
open class NSExpressionDescription: NSPropertyDescription {
  /// The expression that gives the value of the column.
  open var expression: NSExpression?
  /// The type of the value.
  open var expressionResultType: NSAttributeType = .undefinedAttributeType
  /// The same under the newer name.
  open var resultType: NSAttributeType {
    get { expressionResultType }
    set { expressionResultType = newValue }
  }
}
