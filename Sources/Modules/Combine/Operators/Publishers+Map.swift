extension Publishers {
  /// Makes another value of each.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Makes the result from a value.
    public let transform: (Upstream.Output) -> Output

    /// Creates the publisher with an upstream publisher and a function.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber, which gets the result for each value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.attach("Map", subscriber) { .value(transform($0)) }
    }

    /// Returns a publisher that runs another function for each result.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Map<Upstream, T> {
      let first = self.transform
      return Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
    }

    /// Returns a publisher that runs another function for each result, which can throw.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> TryMap<Upstream, T> {
      let first = self.transform
      return TryMap(upstream: upstream) { try transform(first($0)) }
    }
  }

  /// Makes another value of each, or fails.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// Any error, since the function can throw.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Makes the result from a value, or throws.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates the publisher with an upstream publisher and a function.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber, which gets the result for each value, or a thrown error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let transform = transform
      upstream.attachThrowing("TryMap", subscriber) { .value(try transform($0)) }
    }
  }

  /// The value of a key path of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The property that is passed on.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Attaches a subscriber, which gets the property of each value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let keyPath = keyPath
      upstream.attach("ValueForKey", subscriber) { .value($0[keyPath: keyPath]) }
    }
  }

  /// The values of two key paths of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// A tuple with the two properties.
    public typealias Output = (Output0, Output1)
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The first property that is passed on.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The second property that is passed on.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Attaches a subscriber, which gets two properties of each value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (first, second) = (keyPath0, keyPath1)
      upstream.attach("ValueForKeys", subscriber) { .value(($0[keyPath: first], $0[keyPath: second])) }
    }
  }

  /// The values of three key paths of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// A tuple with the three properties.
    public typealias Output = (Output0, Output1, Output2)
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The first property that is passed on.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The second property that is passed on.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// The third property that is passed on.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// Attaches a subscriber, which gets three properties of each value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (first, second, third) = (keyPath0, keyPath1, keyPath2)
      upstream.attach("ValueForKeys", subscriber) {
        .value(($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]))
      }
    }
  }

  /// Another error in place of that of the publisher.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Makes the new error from the old one.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the publisher with an upstream publisher and a function for errors.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    /// Attaches a subscriber, which gets the values, and another error in case of failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(Stage("MapError", subscriber, end: { $0.mapError(transform) }) { .value($0) })
    }
  }

  /// Gives a publisher without errors a kind of them.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher with an upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber, which gets the values unchanged.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Output, Never, S>("SetFailureType", subscriber, end: { _ in .finished }) { .value($0) })
    }

    /// Returns a publisher with another type of errors.
    public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
      SetFailureType<Upstream, E>(upstream: upstream)
    }
  }

  /// An error is a programmer's.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The publisher cannot fail.
    public typealias Failure = Never
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// What the message begins with.
    public let prefix: String
    /// The file that the message of an error names.
    public let file: StaticString
    /// The line that the message of an error names.
    public let line: UInt

    /// Creates the publisher with an upstream publisher, a prefix, a file and a line.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber, which gets the values unchanged; an error ends the program.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        Stage<Output, Upstream.Failure, S>("AssertNoFailure", subscriber) { completion in
          if case .failure(let error) = completion {
            fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
          }
          return .finished
        } value: {
          .value($0)
        })
    }
  }
}

extension Publisher {
  /// Makes another value of each.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Makes another value of each; an error that is thrown ends the publisher.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// The value of a key path of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// The values of two key paths of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// The values of three key paths of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }

  /// Another error in place of the publisher's.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }

  /// A value in place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }

  /// Ends the program with a message if the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher without errors a kind of them.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
