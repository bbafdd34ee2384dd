import Foundation
public import PlainviewRuntime
import Synchronization

/// A property of an entity that the user can see and use in shortcuts.
@propertyWrapper public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue {
  private let held = Mutex<Value?>(nil)
  /// What the property is called; nil for the name in the source.
  public let title: LocalizedStringResource?

  /// Creates a property that is called as in the source.
  public convenience init() { self.init(named: nil) }
  /// Creates a property with a title.
  public convenience init(title: LocalizedStringResource) { self.init(named: title) }
  /// Creates a property with a name for the system.
  public convenience init(identifier: String) { self.init(named: nil) }
  /// Creates a property with a name for the system and a title.
  public convenience init(identifier: String, title: LocalizedStringResource) { self.init(named: title) }
  private init(named title: LocalizedStringResource?) { self.title = title }

  /// The value; a property that has none and is not optional ends the program.
  public var wrappedValue: Value {
    get {
      if let value = held.withLock({ $0 }) ?? AbsentValue.of(Value.self) { return value }
      fatalError("The property \(title.map { String(localized: $0) } ?? "of an entity") has no value.")
    }
    set { held.withLock { $0 = newValue } }
  }
  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}

/// What an optional type has without a value.
enum AbsentValue {
  /// Nil for an optional type, as its value; no value for another type.
  static func of<Value>(_ type: Value.Type) -> Value? {
    guard let optional = type as? any ExpressibleByNilLiteral.Type else { return nil }
    return optional.init(nilLiteral: ()) as? Value
  }
}
