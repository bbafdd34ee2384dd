/// A value that says when it changes; shared by who loads it and who shows it.
@MainActor public final class Box<Value> {
  public var value: Value { didSet { changed(value) } }
  private var changed: (Value) -> Void = { _ in }

  public init(_ value: Value) { self.value = value }

  public func bind(_ changed: @escaping (Value) -> Void) {
    self.changed = changed
    changed(value)
  }
}
