public import Foundation
public import PlainviewTargetAction

/// An object whose properties are loaded before they are read; here they are there at once.
public protocol AVAsynchronousKeyValueLoading: NSObjectProtocol {
  /// Returns whether a property was loaded.
  func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus
  /// Loads properties before they are read.
  @preconcurrency func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
}

/// A property of an object that is loaded before it is read, of whatever type.
public class AVPartialAsyncProperty<Root: AVAsynchronousKeyValueLoading>: Hashable, CustomStringConvertible,
  @unchecked Sendable
{
  let key: String
  init(key: String) { self.key = key }
  /// The name of the property.
  public var description: String { key }
  /// Returns whether two are the same property.
  public static func == (one: AVPartialAsyncProperty<Root>, other: AVPartialAsyncProperty<Root>) -> Bool {
    one.key == other.key
  }
  /// Adds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A property of an object that is loaded before it is read.
public final class AVAsyncProperty<Root: AVAsynchronousKeyValueLoading, Value>: AVPartialAsyncProperty<Root>,
  @unchecked Sendable
{
  /// Whether a property was loaded, with its value or the error.
  public enum Status {
    /// Nobody has loaded it.
    case notYetLoaded
    /// It is being loaded.
    case loading
    /// It was loaded.
    case loaded(Value)
    /// It could not be loaded.
    case failed(NSError)
  }
  let read: (Root) -> Value
  init(_ key: String, _ read: @escaping (Root) -> Value) {
    self.read = read
    super.init(key: key)
  }
}

extension AVAsynchronousKeyValueLoading {
  /// Loads a property and returns its value.
  nonisolated(nonsending) public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A {
    value(of: property)
  }
  /// Loads two properties and returns their values.
  nonisolated(nonsending) public func load<A, B>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) { (value(of: propertyA), value(of: propertyB)) }
  /// Loads three properties and returns their values.
  nonisolated(nonsending) public func load<A, B, C>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) { (value(of: propertyA), value(of: propertyB), value(of: propertyC)) }
  /// Loads four properties and returns their values.
  nonisolated(nonsending) public func load<A, B, C, D>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>
  ) async throws -> (A, B, C, D) {
    (value(of: propertyA), value(of: propertyB), value(of: propertyC), value(of: propertyD))
  }
  /// Loads five properties and returns their values.
  nonisolated(nonsending) public func load<A, B, C, D, E>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>,
    _ propertyE: AVAsyncProperty<Self, E>
  ) async throws -> (A, B, C, D, E) {
    (
      value(of: propertyA), value(of: propertyB), value(of: propertyC), value(of: propertyD), value(of: propertyE)
    )
  }
  /// Returns whether a property was loaded, and its value.
  public func status<Value>(of property: AVAsyncProperty<Self, Value>) -> AVAsyncProperty<Self, Value>.Status {
    switch statusOfValue(forKey: property.key, error: nil) {
    case .loaded: .loaded(property.read(self))
    case .loading: .loading
    case .cancelled: .failed(AVError(.operationCancelled)._nsError)
    default: .notYetLoaded
    }
  }

  private func value<Value>(of property: AVAsyncProperty<Self, Value>) -> Value {
    ((self as? AVAsset)?.loaded ?? (self as? AVAssetTrack)?.loaded)?.set([property.key], to: .loaded)
    return property.read(self)
  }
}
