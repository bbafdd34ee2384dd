extension Publishers {
  /// The values for which a function returns true.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The condition for values that are passed on.
    public let isIncluded: (Output) -> Bool

    /// Creates the publisher with an upstream publisher and a condition.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber, which gets the values that meet the condition.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.attach("Filter", subscriber) { isIncluded($0) ? .value($0) : .nothing }
    }
  }

  /// The values for which a function that can throw returns true.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// Any error, since the function can throw.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The condition for values that are passed on.
    public let isIncluded: (Output) throws -> Bool

    /// Creates the publisher with an upstream publisher and a condition.
    public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber, which gets the values that meet the condition, or a thrown error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let isIncluded = isIncluded
      upstream.attachThrowing("TryFilter", subscriber) { try isIncluded($0) ? .value($0) : .nothing }
    }
  }

  /// Another value in place of each that has one.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Makes the result from a value; nil drops it.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher with an upstream publisher and a function.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber, which gets the results that are not nil.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.attach("CompactMap", subscriber) { transform($0).map { .value($0) } ?? .nothing }
    }
  }

  /// Another value in place of each that has one, or an error.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// Any error, since the function can throw.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Makes the result from a value or throws; nil drops it.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher with an upstream publisher and a function.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber, which gets the results that are not nil, or a thrown error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let transform = transform
      upstream.attachThrowing("TryCompactMap", subscriber) { try transform($0).map { .value($0) } ?? .nothing }
    }
  }

  /// The values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether two values count as equal.
    public let predicate: (Output, Output) -> Bool

    /// Creates the publisher with an upstream publisher and a function that compares two values.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber, which gets each value that does not equal the one before.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.attach("RemoveDuplicates", subscriber) { value in
        if let last, predicate(last, value) { return .nothing }
        last = value
        return .value(value)
      }
    }
  }

  /// The values that differ from the one before by a function that can fail.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// Any error, since the function can throw.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether two values count as equal.
    public let predicate: (Output, Output) throws -> Bool

    /// Creates the publisher with an upstream publisher and a function that compares two values.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber, which gets each value that does not equal the one before, or a thrown error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      var last: Output?
      upstream.attachThrowing("TryRemoveDuplicates", subscriber) { value in
        if let last, try predicate(last, value) { return .nothing }
        last = value
        return .value(value)
      }
    }
  }

  /// What is made of all values so far, after each.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes the next result from the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher with an upstream publisher, an initial result and a function that makes the next result.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber, which gets the running result after each value.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initialResult
      upstream.attach("Scan", subscriber) { value in
        result = next(result, value)
        return .value(result)
      }
    }
  }

  /// What is made of all values so far, after each, by a function that can fail.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// Any error, since the function can throw.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes the next result from the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher with an upstream publisher, an initial result and a function that makes the next result.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber, which gets the running result after each value, or a thrown error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let next = nextPartialResult
      var result = initialResult
      upstream.attachThrowing("TryScan", subscriber) { value in
        result = try next(result, value)
        return .value(result)
      }
    }
  }
}

extension Publisher {
  /// The values for which a function returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// The values for which a function returns true; an error that is thrown ends the publisher.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Another value in place of each that has one.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Another value in place of each that has one; an error that is thrown ends the publisher.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// The values that a function tells apart from the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// The values that a function tells apart from the one before; an error that is thrown ends the publisher.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// What is made of all values so far, after each.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// What is made of all values so far, after each; an error that is thrown ends the publisher.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publisher where Output: Equatable {
  /// The values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
