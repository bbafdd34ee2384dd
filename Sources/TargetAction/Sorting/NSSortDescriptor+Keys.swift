public import Foundation
import PlainviewRuntime

// Sort descriptors by the names of properties, which Foundation has where an Objective-C runtime finds them.

extension NSSortDescriptor {
  /// Sorts by the property of that name, or by the objects themselves where there is no name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(byKey: key, ascending: ascending, selector: nil) { SortedValues.compare($0, $1) }
  }

  /// Sorts by what a method of the values answers, such as `localizedCaseInsensitiveCompare(_:)`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(byKey: key, ascending: ascending, selector: selector) { SortedValues.compare($0, $1, by: selector) }
  }

  /// Sorts by what a closure answers for the values.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    nonisolated(unsafe) let compare = cmptr
    self.init(byKey: key, ascending: ascending, selector: nil) { compare($0 ?? NSNull(), $1 ?? NSNull()) }
  }

  /// Sorts by a property that may have no value: no value comes first.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(byPath: keyPath, ascending: ascending)
  }

  /// Sorts by a property whose values a sort descriptor knows to compare: texts, numbers, dates, truth values.
  @_disfavoredOverload public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(byPath: keyPath, ascending: ascending)
  }

  private convenience init<Root, Value>(byPath keyPath: KeyPath<Root, Value>, ascending: Bool) {
    nonisolated(unsafe) let path = keyPath
    self.init(byKey: nil, ascending: ascending, selector: nil) { one, other in
      guard let one = one as? Root, let other = other as? Root else { return .orderedSame }
      return SortedValues.compare(unwrapped(one[keyPath: path]), unwrapped(other[keyPath: path]))
    }
  }

  private convenience init(
    byKey key: String?, ascending: Bool, selector: Selector?,
    _ compare: @escaping @Sendable (Any?, Any?) -> ComparisonResult
  ) {
    let names = key.map { $0.split(separator: ".").map(String.init) } ?? []
    self.init(keyPath: \Any.self, ascending: ascending) { one, other in
      compare(SortedValues.value(names, of: one), SortedValues.value(names, of: other))
    }
    objc_setAssociatedObject(self, SortPart.key, key, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(self, SortPart.selector, selector, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The name of the property; nil for a descriptor of a key path or of the objects themselves.
  public var key: String? { objc_getAssociatedObject(self, SortPart.key) as? String }
  /// The method that compares the values; nil for the default one.
  public var selector: Selector? { objc_getAssociatedObject(self, SortPart.selector) as? Selector }
}

private enum SortPart {
  nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  nonisolated(unsafe) static let selector = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
