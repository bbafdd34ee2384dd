extension Publishers {
  /// Whether a value comes.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The answer: true or false.
    public typealias Output = Bool
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The value that is searched for.
    public let output: Upstream.Output

    /// Creates the publisher with an upstream publisher and a value.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber, which gets true at the first equal value, or false at the end.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let expected = output
      upstream.reduce("Contains", subscriber) {
        $0 == expected ? .result(true) : .goOn
      } end: {
        false
      }
    }
  }

  /// Whether a value comes for which a function returns true.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The answer: true or false.
    public typealias Output = Bool
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The condition that values are tested with.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher with an upstream publisher and a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber, which gets true at the first value that meets the condition, or false at the end.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.reduce("ContainsWhere", subscriber) {
        predicate($0) ? .result(true) : .goOn
      } end: {
        false
      }
    }
  }

  /// Whether a value comes for which a function that can throw returns true.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The answer: true or false.
    public typealias Output = Bool
    /// Any error, since the function can throw.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The condition that values are tested with.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher with an upstream publisher and a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber, which gets true at the first value that meets the condition, false at the end, or a
    /// thrown error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      upstream.reduceThrowing("TryContainsWhere", subscriber) {
        try predicate($0) ? .result(true) : .goOn
      } end: {
        false
      }
    }
  }

  /// Whether a function says so for all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The answer: true or false.
    public typealias Output = Bool
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The condition that values are tested with.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher with an upstream publisher and a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber, which gets false at the first value that does not meet the condition, or true at the end.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.reduce("AllSatisfy", subscriber) {
        predicate($0) ? .goOn : .result(false)
      } end: {
        true
      }
    }
  }

  /// Whether a function that can fail says so for all values.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The answer: true or false.
    public typealias Output = Bool
    /// Any error, since the function can throw.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The condition that values are tested with.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher with an upstream publisher and a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber, which gets false at the first value that does not meet the condition, true at the end, or
    /// a thrown error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      upstream.reduceThrowing("TryAllSatisfy", subscriber) {
        try predicate($0) ? .goOn : .result(false)
      } end: {
        true
      }
    }
  }
}

extension Publisher {
  /// Whether a value comes for which a function returns true.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Whether a value comes for which a function returns true; an error that is thrown ends the publisher.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Whether a function says so for all values.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Whether a function says so for all values; an error that is thrown ends the publisher.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Whether a value comes.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
