/// A strategy that turns a value into something that a file can hold and that can be compared, with SnapshotTesting's interface.
public struct Snapshotting<Value, Format> {
  /// The ending of files, without the dot; nil for none.
  public var pathExtension: String?
  /// How the results are kept and compared.
  public var diffing: Diffing<Format>
  /// Turns a value into what is compared, at once or later.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose result may come later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy whose result is there at once.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The same for whatever a value can be taken from.
  public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value)
    -> Snapshotting<NewValue, Format>
  {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The same for whatever a value comes from later.
  public func asyncPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Async<Value>)
    -> Snapshotting<NewValue, Format>
  {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { [snapshot] other in
      Async { callback in
        transform(other).run { value in snapshot(value).run(callback) }
      }
    }
  }
}

/// A strategy whose values are what the files hold.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that compares the values themselves.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
