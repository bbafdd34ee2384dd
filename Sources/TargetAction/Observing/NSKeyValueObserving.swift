public import Foundation

// The types of key-value observing, which Foundation does not have here.

/// What a change of a property is told with.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

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
  case setting = 1
  case insertion, removal, replacement
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change as closures get it; the values are there as the options ask for them.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
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
  case unionSet = 1
  case minusSet, intersectSet, setSet
}
