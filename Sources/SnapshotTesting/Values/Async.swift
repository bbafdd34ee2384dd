/// A value that may come later.
public struct Async<Value> {
  /// Starts the work and calls its argument with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value from a function that calls back once it has it.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is there at once.
  public init(value: Value) { self.init { $0(value) } }

  /// Returns what a function makes of the value, once it is there.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
