/// What can be cancelled.
public protocol Cancellable {
  /// Ends the activity.
  func cancel()
}

extension Cancellable {
  /// Keeps the object in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps the object in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// An activity that is cancelled when the object is released.
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Guarded<(() -> Void)?>

  /// Cancels by a function, which runs once.
  public init(_ cancel: @escaping () -> Void) { action = Guarded(cancel) }

  /// Cancels another object.
  public init<C: Cancellable>(_ canceller: C) { action = Guarded { canceller.cancel() } }

  deinit { cancel() }

  /// Runs the function that ends the activity, the first time only.
  public func cancel() { action.exchange(nil)?() }

  /// Whether both are the same object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Keeps the object in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the object in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
