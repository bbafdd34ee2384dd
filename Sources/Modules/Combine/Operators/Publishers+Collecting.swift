extension Publishers {
  /// All values in one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// Arrays of the values of the upstream publisher.
    public typealias Output = [Upstream.Output]
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher with an upstream publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber, which gets one array with all values at the end.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let all = Box<[Upstream.Output]>([])
      upstream.reduce("Collect", subscriber) { value in
        all.value.append(value)
        return .goOn
      } end: {
        all.value
      }
    }
  }

  /// No value, only the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher with an upstream publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber, which gets the completion only.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.reduce("IgnoreOutput", subscriber) { _ in
        .goOn
      } end: {
        nil
      }
    }
  }

  /// The number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The number of values.
    public typealias Output = Int
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher with an upstream publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber, which gets the number of values at the end.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let count = Box(0)
      upstream.reduce("Count", subscriber) { _ in
        count.value += 1
        return .goOn
      } end: {
        count.value
      }
    }
  }

  /// What is made of all values, at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes the next result from the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher with an upstream publisher, an initial result and a function that makes the next result.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber, which gets the result at the end.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let result = Box(initial)
      let next = nextPartialResult
      upstream.reduce("Reduce", subscriber) { value in
        result.value = next(result.value, value)
        return .goOn
      } end: {
        result.value
      }
    }
  }

  /// What is made of all values, at the end, by a function that can fail.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// Any error, since the function can throw.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes the next result from the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher with an upstream publisher, an initial result and a function that makes the next result.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber, which gets the result at the end, or a thrown error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let result = Box(initial)
      let next = nextPartialResult
      upstream.reduceThrowing("TryReduce", subscriber) { value in
        result.value = try next(result.value, value)
        return .goOn
      } end: {
        result.value
      }
    }
  }

  /// A value in place of none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The value that is sent when there was none.
    public let output: Upstream.Output

    /// Creates the publisher with an upstream publisher and a value.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber, which gets the values, or the replacement when there were none.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EmptyReplacement(subscriber, output: output))
    }
  }
}

extension Publisher {
  /// All values in one array, at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// No value, only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }

  /// The number of values, at the end.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// What is made of all values, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// What is made of all values, at the end; an error that is thrown ends the publisher.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// A value in place of none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
