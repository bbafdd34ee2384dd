import Synchronization

/// What tells publishers' streams apart, as logs show it.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let last = Atomic<UInt64>(0)

  private let value: UInt64

  /// A new identifier, which nothing else has.
  public init() { value = Self.last.add(1, ordering: .relaxed).newValue }

  /// The identifier of an object.
  public init(_ object: AnyObject) { value = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }

  /// The identifier as a hexadecimal number.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// What has an identifier: an object by itself.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of the stream.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
