public import Foundation
import PlainviewRuntime
import Synchronization

/// The name by which a value transformer is found.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String
  /// Creates a name with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name with a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// True for false, and false for true.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// True where there is no value.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// True where there is a value.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// The object of which bytes are the archive.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Makes one value of another, as attributes of a data model name it; subclasses say how.
open class ValueTransformer: NSObject {
  /// Creates a transformer.
  public override init() { super.init() }

  /// The transformer of a name; nil where none was kept by it. Where we differ from Apple: none is made of a class that has
  /// the name.
  public convenience init?(forName name: NSValueTransformerName) {
    self.init(from: { NamedTransformers.current.transformer(for: name) as? Self })
  }

  /// The class of the values that are made.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether the way back is there; it is by default.
  open class func allowsReverseTransformation() -> Bool { true }

  /// The value that is made of another; itself by default.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// The value of which another was made: what `transformedValue(_:)` makes by default, as Apple's does.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    guard Self.allowsReverseTransformation() else {
      let name = className(of: self)
      MainQueue.withoutIsolation {
        raise(.invalidArgument("-[\(name) reverseTransformedValue:]: the transformer is not reversible"))
      }
      return nil
    }
    return transformedValue(value)
  }

  /// Keeps a transformer by a name for the process; nil takes the one of the name away.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    NamedTransformers.current.set(transformer, for: name)
  }
  /// The names of all transformers of the process, sorted.
  open class func valueTransformerNames() -> [NSValueTransformerName] { NamedTransformers.current.names }
}

/// A class with initializers that answer an object which is there already.
private protocol FactoryMade {}

extension FactoryMade {
  fileprivate init?(from factory: () -> Self?) {
    guard let made = factory() else { return nil }
    self = made
  }
}

extension ValueTransformer: FactoryMade {}

/// The transformers of a process by their names.
private final class NamedTransformers: Sendable {
  private struct Held: @unchecked Sendable {
    var transformers: [NSValueTransformerName: ValueTransformer]
  }

  private let held = Mutex(
    Held(transformers: [
      .negateBooleanTransformerName: BooleanTransformer { !(($0 as? NSNumber)?.boolValue ?? ($0 as? Bool) ?? false) },
      .isNilTransformerName: OneWayTransformer { $0 == nil },
      .isNotNilTransformerName: OneWayTransformer { $0 != nil },
      .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
    ]))

  static var current: NamedTransformers {
    SimulatedProcess.current.shared(NamedTransformers.self) { NamedTransformers() }
  }

  var names: [NSValueTransformerName] {
    held.withLock { $0.transformers.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  func set(_ transformer: ValueTransformer?, for name: NSValueTransformerName) {
    nonisolated(unsafe) let transformer = transformer
    held.withLock { $0.transformers[name] = transformer }
  }

  func transformer(for name: NSValueTransformerName) -> ValueTransformer? {
    nonisolated(unsafe) var found: ValueTransformer?
    held.withLock { found = $0.transformers[name] }
    return found
  }
}

/// Makes true or false of a value.
private class BooleanTransformer: ValueTransformer {
  private let isTrue: (Any?) -> Bool
  init(_ isTrue: @escaping (Any?) -> Bool) { self.isTrue = isTrue }
  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: isTrue(value)) }
}

/// Makes true or false of a value, which that does not give back.
private final class OneWayTransformer: BooleanTransformer {
  override class func allowsReverseTransformation() -> Bool { false }
}

/// Makes an object of the bytes of its archive, and back; only objects of the classes that it allows.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the objects: Foundation's lists, texts, numbers, dates and bytes by default.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }

  /// The object of an archive; nil where the bytes are none, or the object is of another class.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data, let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    // Foundation on Linux ends the program where it is told classes and finds another one.
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    let found = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey).map { $0 as AnyObject }
    guard let object = found as? NSObject else { return nil }
    return Self.allowedTopLevelClasses.contains { object.isKind(of: $0) } ? object : nil
  }

  /// The archive of an object; nil where there is none.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
