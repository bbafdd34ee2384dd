import Foundation
import PlainviewRuntime

// Properties of an app's layers that Core Animation keeps by their names, `@NSManaged` in the source.

extension CALayer {
  /// The layer's value of a property, else the class's default, else zero or nil.
  package func managedValue<Value>(forKey key: String) -> Value {
    if let value = value(forKey: key) as? Value { return value }
    if let value = UserCode.run(else: nil, { type(of: self).defaultValue(forKey: key) }) as? Value { return value }
    if let zero = Self.zero(Value.self) as? Value { return zero }
    fatalError(
      "\(className(of: self)) has no value for its property '\(key)': give it one in init or defaultValue(forKey:)")
  }

  private static func zero(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case let type as any AdditiveArithmetic.Type: type.zero
    case is Bool.Type: false
    case is CGPoint.Type: CGPoint.zero
    case is CGSize.Type: CGSize.zero
    case is CGRect.Type: CGRect.zero
    default: nil
    }
  }

  /// Keeps a property's value: its action is run, and the layer drawn again where its class says so.
  package func setManagedValue(_ value: Any?, forKey key: String) {
    if UserCode.mayRun, !CATransaction.disableActions() {
      UserCode.run(else: nil) { action(forKey: key) }?.run(forKey: key, object: self, arguments: nil)
    }
    setValue(value, forKey: key)
    if UserCode.run(else: false, { type(of: self).needsDisplay(forKey: key) }) { setNeedsDisplay() }
  }
}
