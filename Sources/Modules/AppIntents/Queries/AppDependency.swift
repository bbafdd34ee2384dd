import PlainviewRuntime
import Synchronization

/// An object of the app that was given to an `AppDependencyManager`, found by its type and a key.
@propertyWrapper public final class AppDependency<Value: Sendable>: Sendable {
  private let key: DependencyKey
  private let manager: AppDependencyManager?
  private let standard: (@Sendable () -> Value)?

  /// Creates a dependency of the type with a key; nil for the one without a key.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager) {
    self.key = DependencyKey(Value.self, key)
    self.manager = manager
    standard = nil
  }
  /// Creates a dependency of the type with a key, from the app's shared manager.
  public init(key: AnyHashable? = nil) {
    self.key = DependencyKey(Value.self, key)
    manager = nil
    standard = nil
  }
  /// Creates a dependency with a value for when the app has given none.
  public init(key: AnyHashable? = nil, default standard: @autoclosure @escaping @Sendable () -> Value) {
    self.key = DependencyKey(Value.self, key)
    manager = nil
    self.standard = standard
  }

  /// The object; without one the program ends.
  public var wrappedValue: Value {
    if let value = (manager ?? .shared).value(of: Value.self, for: key) ?? standard?() { return value }
    fatalError("No dependency of the type \(Value.self) was added to AppDependencyManager.")
  }
  /// The dependency itself.
  public var projectedValue: AppDependency<Value> { self }
}

/// A type and a key of the app.
struct DependencyKey: Hashable, @unchecked Sendable {
  private let type: ObjectIdentifier
  private let key: AnyHashable?
  init(_ type: Any.Type, _ key: AnyHashable?) {
    self.type = ObjectIdentifier(type)
    self.key = key
  }
}

/// The objects of the app that its intents and queries use.
public final class AppDependencyManager: Sendable {
  private enum Entry: Sendable {
    case make(@Sendable () -> any Sendable)
    case made(any Sendable)
  }
  private let entries = Mutex<[DependencyKey: Entry]>([:])

  /// Creates a manager of its own.
  public init() {}
  /// The manager of the app.
  public static var shared: AppDependencyManager {
    SimulatedProcess.current.shared(AppDependencyManager.self) { AppDependencyManager() }
  }

  /// Adds an object, which is made when it is first used; it replaces one of the same type and key.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
  ) {
    nonisolated(unsafe) let make = dependencyProvider
    set(.make { make() }, DependencyKey(Dependency.self, key))
  }
  /// Adds an object that a closure makes when it is first used.
  public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependency: @escaping @Sendable () -> Dependency) {
    set(.make { dependency() }, DependencyKey(Dependency.self, key))
  }
  /// Adds an object that a closure makes; the closure is called at once.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () async -> Dependency
  ) {
    let key = DependencyKey(Dependency.self, key)
    Task { [self] in set(.made(await dependency()), key) }
  }
  private func set(_ entry: Entry, _ key: DependencyKey) { entries.withLock { $0[key] = entry } }

  func value<Value: Sendable>(of type: Value.Type, for key: DependencyKey) -> Value? {
    switch entries.withLock({ $0[key] }) {
    case .made(let value): return value as? Value
    case .make(let make):
      let value = make()
      set(.made(value), key)
      return value as? Value
    case nil: return nil
    }
  }
}
