/// A value that notifies its observer of changes; shared by the controller that loads it and the one that shows it.
@MainActor public final class Box<Value> {
  public var value: Value { didSet { changed(value) } }
  private var changed: (Value) -> Void = { _ in }

  public init(_ value: Value) { self.value = value }

  public func bind(_ changed: @escaping (Value) -> Void) {
    self.changed = changed
    changed(value)
  }
}
