public import Foundation

// The types of key-value observing, which Foundation does not have here.

/// What a change of a property is told with.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options with Foundation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is told at once, before the first change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is told before each change as well; here, differing from Foundation, when the value is set already.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a property changed.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has a new value.
  case setting = 1
  /// Objects of a collection were inserted, removed, or replaced.
  case insertion, removal, replacement
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key as a text.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of change, a raw value of ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of the objects that changed in a list.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Present if the observer is called before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change as closures get it; the values are there as the options ask for them.
public struct NSKeyValueObservedChange<Value> {
  /// How the property changed.
  public typealias Kind = NSKeyValueChange

  /// How the property changed.
  public let kind: Kind
  /// The value after the change; nil unless asked for with `.new`.
  public let newValue: Value?
  /// The value before the change; nil unless asked for with `.old`.
  public let oldValue: Value?
  /// The indexes that changed in a list; nil for other changes.
  public let indexes: IndexSet?
  /// Whether the closure is called before the change.
  public let isPrior: Bool
}

/// An observation that lasts as long as this object, or until `invalidate()`.
public final class NSKeyValueObservation: NSObject {
  private let observation: KeyPathObservation?

  /// Takes an observation that has begun; nil for none.
  init(_ observation: KeyPathObservation?) {
    self.observation = observation
    super.init()
  }

  /// Ends the observation; later calls do nothing.
  public func invalidate() { observation?.end() }

  deinit { observation?.end() }
}

/// How a set changed; raw values are Foundation's.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  /// Objects of another set were added.
  case unionSet = 1
  /// Objects were removed, all but common ones were removed, or the whole set was replaced.
  case minusSet, intersectSet, setSet
}
