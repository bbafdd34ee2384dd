/// A comparison that an entity's property offers, as a condition of the app. Kept, without effect.
public struct EntityQueryComparator<ComparatorMappingType> {
  let condition: (Any) -> ComparatorMappingType?
}

/// Makes a list of comparisons from statements.
@resultBuilder public enum EntityQueryComparatorsBuilder<Value: _IntentValue & Sendable, ComparatorMappingType> {
  /// Takes the comparison: the property is equal to a value.
  public static func buildExpression(_ comparator: EqualToComparator<Value, ComparatorMappingType>)
    -> EntityQueryComparator<ComparatorMappingType>
  { EntityQueryComparator { ($0 as? Value).map(comparator.condition) } }
  /// Takes the comparison: the property is not equal to a value.
  public static func buildExpression(_ comparator: NotEqualToComparator<Value, ComparatorMappingType>)
    -> EntityQueryComparator<ComparatorMappingType>
  { EntityQueryComparator { ($0 as? Value).map(comparator.condition) } }
  /// Takes the comparison: the property is less than a value.
  public static func buildExpression(_ comparator: LessThanComparator<Value, ComparatorMappingType>)
    -> EntityQueryComparator<ComparatorMappingType>
  { EntityQueryComparator { ($0 as? Value).map(comparator.condition) } }
  /// Takes the comparison: the property is less than or equal to a value.
  public static func buildExpression(_ comparator: LessThanOrEqualToComparator<Value, ComparatorMappingType>)
    -> EntityQueryComparator<ComparatorMappingType>
  { EntityQueryComparator { ($0 as? Value).map(comparator.condition) } }
  /// Takes the comparison: the property is greater than a value.
  public static func buildExpression(_ comparator: GreaterThanComparator<Value, ComparatorMappingType>)
    -> EntityQueryComparator<ComparatorMappingType>
  { EntityQueryComparator { ($0 as? Value).map(comparator.condition) } }
  /// Takes the comparison: the property is greater than or equal to a value.
  public static func buildExpression(_ comparator: GreaterThanOrEqualToComparator<Value, ComparatorMappingType>)
    -> EntityQueryComparator<ComparatorMappingType>
  { EntityQueryComparator { ($0 as? Value).map(comparator.condition) } }
  /// Takes the comparison: the property contains a value.
  public static func buildExpression(_ comparator: ContainsComparator<Value.ValueType, ComparatorMappingType>)
    -> EntityQueryComparator<ComparatorMappingType>
  { EntityQueryComparator { ($0 as? Value.ValueType).map(comparator.condition) } }
  /// Takes the comparison: the property begins with a text.
  public static func buildExpression(_ comparator: HasPrefixComparator<Value.ValueType, ComparatorMappingType>)
    -> EntityQueryComparator<ComparatorMappingType>
  { EntityQueryComparator { ($0 as? Value.ValueType).map(comparator.condition) } }
  /// Takes the comparison: the property ends with a text.
  public static func buildExpression(_ comparator: HasSuffixComparator<Value.ValueType, ComparatorMappingType>)
    -> EntityQueryComparator<ComparatorMappingType>
  { EntityQueryComparator { ($0 as? Value.ValueType).map(comparator.condition) } }
  /// Joins the comparisons.
  public static func buildBlock(_ comparators: EntityQueryComparator<ComparatorMappingType>...)
    -> [EntityQueryComparator<ComparatorMappingType>]
  { comparators }
}

/// The condition that a property is equal to a value.
public struct EqualToComparator<Value, ComparatorMappingType> {
  let condition: (Value) -> ComparatorMappingType
  /// Creates a comparison from what makes the app's condition.
  public init(_ mappingTransform: @escaping (_ value: Value) -> ComparatorMappingType) {
    condition = mappingTransform
  }
}

/// The condition that a property is not equal to a value.
public struct NotEqualToComparator<Value, ComparatorMappingType> {
  let condition: (Value) -> ComparatorMappingType
  /// Creates a comparison from what makes the app's condition.
  public init(_ mappingTransform: @escaping (_ value: Value) -> ComparatorMappingType) {
    condition = mappingTransform
  }
}

/// The condition that a property is less than a value.
public struct LessThanComparator<Value, ComparatorMappingType> {
  let condition: (Value) -> ComparatorMappingType
  /// Creates a comparison from what makes the app's condition.
  public init(_ mappingTransform: @escaping (_ value: Value) -> ComparatorMappingType) {
    condition = mappingTransform
  }
}

/// The condition that a property is less than or equal to a value.
public struct LessThanOrEqualToComparator<Value, ComparatorMappingType> {
  let condition: (Value) -> ComparatorMappingType
  /// Creates a comparison from what makes the app's condition.
  public init(_ mappingTransform: @escaping (_ value: Value) -> ComparatorMappingType) {
    condition = mappingTransform
  }
}

/// The condition that a property is greater than a value.
public struct GreaterThanComparator<Value, ComparatorMappingType> {
  let condition: (Value) -> ComparatorMappingType
  /// Creates a comparison from what makes the app's condition.
  public init(_ mappingTransform: @escaping (_ value: Value) -> ComparatorMappingType) {
    condition = mappingTransform
  }
}

/// The condition that a property is greater than or equal to a value.
public struct GreaterThanOrEqualToComparator<Value, ComparatorMappingType> {
  let condition: (Value) -> ComparatorMappingType
  /// Creates a comparison from what makes the app's condition.
  public init(_ mappingTransform: @escaping (_ value: Value) -> ComparatorMappingType) {
    condition = mappingTransform
  }
}

/// The condition that a property contains a value.
public struct ContainsComparator<Value, ComparatorMappingType> {
  let condition: (Value) -> ComparatorMappingType
  /// Creates a comparison from what makes the app's condition.
  public init(_ mappingTransform: @escaping (_ value: Value) -> ComparatorMappingType) {
    condition = mappingTransform
  }
}

/// The condition that a property begins with a text.
public struct HasPrefixComparator<Value, ComparatorMappingType> {
  let condition: (Value) -> ComparatorMappingType
  /// Creates a comparison from what makes the app's condition.
  public init(_ mappingTransform: @escaping (_ value: Value) -> ComparatorMappingType) {
    condition = mappingTransform
  }
}

/// The condition that a property ends with a text.
public struct HasSuffixComparator<Value, ComparatorMappingType> {
  let condition: (Value) -> ComparatorMappingType
  /// Creates a comparison from what makes the app's condition.
  public init(_ mappingTransform: @escaping (_ value: Value) -> ComparatorMappingType) {
    condition = mappingTransform
  }
}
