public import Foundation

/// What an app says of one value of an intent; subclasses are for the types of values.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// What was said of a value.
  @_spi(Plainview) public enum Resolution: Hashable, Sendable {
    /// The value is right, or the intent needs none.
    case success(Value), notRequired
    /// The user has to choose, to confirm, or to give a value.
    case disambiguation([Value]), confirmationRequired(Value?), needsValue
    /// The value is wrong, perhaps for a reason.
    case unsupported(Int?)
  }
  /// A value of any type.
  @_spi(Plainview) public struct Value: Hashable, @unchecked Sendable {
    /// The value.
    public let base: AnyHashable
    init(_ base: AnyHashable) { self.base = base }
  }

  /// What was said.
  @_spi(Plainview) public private(set) var resolution = Resolution.notRequired

  /// Creates a result that says that no value is required.
  public required override init() { super.init() }

  /// Creates a result that says the same as another.
  init(_ other: INIntentResolutionResult) {
    resolution = other.resolution
    super.init()
  }

  class func make(_ resolution: Resolution) -> Self {
    let result = Self()
    result.resolution = resolution
    return result
  }
  class func right<Value: Hashable>(_ value: Value) -> Self { make(.success(.init(value))) }
  class func choice<Value: Hashable>(_ values: [Value]) -> Self { make(.disambiguation(values.map { .init($0) })) }
  class func confirmation<Value: Hashable>(_ value: Value?) -> Self {
    make(.confirmationRequired(value.map { .init($0) }))
  }

  /// Returns a result that says that the intent needs no value.
  open class func notRequired() -> Self { make(.notRequired) }
  /// Returns a result that says that the value is not possible.
  open class func unsupported() -> Self { make(.unsupported(nil)) }
  /// Returns a result that says that the user has to give a value.
  open class func needsValue() -> Self { make(.needsValue) }
  /// Returns a result that says that the value is not possible, with the number of a reason.
  open class func unsupported(withReason reason: Int) -> Self { make(.unsupported(reason)) }
  /// Returns a result that asks the user to confirm a value; the number of the reason is not kept.
  open class func confirmationRequired(withItemToConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
    make(.confirmationRequired((itemToConfirm as? AnyHashable).map { .init($0) }))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INIntentResolutionResult else { return false }
    return type(of: other) == type(of: self) && other.resolution == resolution
  }
  open override var hash: Int { resolution.hashValue }
}
