public import PlainviewCoreLocation

extension CLPlacemark: _IntentValue {
  /// The type of one value.
  public typealias ValueType = CLPlacemark
  /// The type without being optional.
  public typealias UnwrappedType = CLPlacemark
}
