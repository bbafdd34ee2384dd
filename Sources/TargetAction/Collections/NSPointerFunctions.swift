public import Foundation

/// How collections keep and compare objects; here as the options of `NSHashTable`, `NSMapTable` and `NSPointerArray`.
open class NSPointerFunctions: NSObject {
  /// Strong and weak memory, comparison by `isEqual(_:)` and by identity have effect; the rest is for pointers to other
  /// things than objects.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options with Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The collection retains its objects.
    public static let strongMemory = Options([])
    /// The collection does not manage the memory of its pointers.
    public static let opaqueMemory = Options(rawValue: 2)
    /// The pointers are to memory from `malloc`.
    public static let mallocMemory = Options(rawValue: 3)
    /// The pointers are to virtual memory of Mach.
    public static let machVirtualMemory = Options(rawValue: 4)
    /// Objects are removed from the collection when nothing else retains them.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same if they are equal.
    public static let objectPersonality = Options([])
    /// The pointers are compared and hashed as numbers.
    public static let opaquePersonality = Options(rawValue: 1 << 8)
    /// Objects are the same if they are identical.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// The pointers are to C strings, compared by their text.
    public static let cStringPersonality = Options(rawValue: 3 << 8)
    /// The pointers are to structures, compared by their bytes.
    public static let structPersonality = Options(rawValue: 4 << 8)
    /// The pointers are integers themselves.
    public static let integerPersonality = Options(rawValue: 5 << 8)
    /// Kept, without effect: objects are retained and not copied.
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { rawValue & 0xff == Self.weakMemory.rawValue }
    var comparesIdentity: Bool { [1, 2].contains(rawValue >> 8 & 0xff) }
  }
}

/// An object that a collection keeps, strongly or weakly.
struct KeptObject<Object: AnyObject> {
  private var strong: Object?
  private weak var weak: Object?
  /// The hash of the object when it was added, by which the entry is found when the object is gone.
  let hash: Int

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    if options.isWeak { weak = object } else { strong = object }
    hash = Self.hash(object, options)
  }

  var object: Object? { strong ?? weak }

  static func hash(_ object: Object, _ options: NSPointerFunctions.Options) -> Int {
    if !options.comparesIdentity, let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }

  func isSame(_ other: Object, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    if options.comparesIdentity { return false }
    guard let object = object as? NSObject, let other = other as? NSObject else { return false }
    return object.isEqual(other)
  }
}

/// Hands out objects one after the other.
final class ObjectEnumerator: NSEnumerator {
  private var rest: ArraySlice<AnyObject>

  init(_ objects: [AnyObject]) { rest = objects[...] }

  override func nextObject() -> Any? { rest.popFirst() }
}
