extension Publishers {
  /// The first value.
  public struct First<Upstream: Publisher>: Publisher {
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

    /// Attaches a subscriber, which gets the first value, then the completion.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.attach("First", subscriber) { .last($0) }
    }
  }

  /// The first value for which a function returns true.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The condition that values are tested with.
    public let predicate: (Output) -> Bool

    /// Creates the publisher with an upstream publisher and a condition.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber, which gets the first value that meets the condition, then the completion.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.attach("FirstWhere", subscriber) { predicate($0) ? .last($0) : .nothing }
    }
  }

  /// The first value for which a function that can throw returns true.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// Any error, since the function can throw.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The condition that values are tested with.
    public let predicate: (Output) throws -> Bool

    /// Creates the publisher with an upstream publisher and a condition.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber, which gets the first value that meets the condition, or a thrown error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      upstream.attachThrowing("TryFirstWhere", subscriber) { try predicate($0) ? .last($0) : .nothing }
    }
  }

  /// The last value.
  public struct Last<Upstream: Publisher>: Publisher {
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

    /// Attaches a subscriber, which gets the last value at the end.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let last = Box<Output?>(nil)
      upstream.reduce("Last", subscriber) { value in
        last.value = value
        return .goOn
      } end: {
        last.value
      }
    }
  }

  /// The last value for which a function returns true.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The condition that values are tested with.
    public let predicate: (Output) -> Bool

    /// Creates the publisher with an upstream publisher and a condition.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber, which gets the last value that meets the condition, at the end.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let last = Box<Output?>(nil)
      let predicate = predicate
      upstream.reduce("LastWhere", subscriber) { value in
        if predicate(value) { last.value = value }
        return .goOn
      } end: {
        last.value
      }
    }
  }

  /// The last value for which a function that can throw returns true.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// Any error, since the function can throw.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The condition that values are tested with.
    public let predicate: (Output) throws -> Bool

    /// Creates the publisher with an upstream publisher and a condition.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber, which gets the last value that meets the condition at the end, or a thrown error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let last = Box<Output?>(nil)
      let predicate = predicate
      upstream.reduceThrowing("TryLastWhere", subscriber) { value in
        if try predicate(value) { last.value = value }
        return .goOn
      } end: {
        last.value
      }
    }
  }

  /// The greatest value by an order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether the first of two values is less than the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher with an upstream publisher and a function that compares two values.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber, which gets the greatest value at the end.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let best = Box<Output?>(nil)
      let isBefore = areInIncreasingOrder
      upstream.reduce("Comparison", subscriber) { value in
        if best.value.map({ isBefore($0, value) }) ?? true { best.value = value }
        return .goOn
      } end: {
        best.value
      }
    }
  }

  /// The greatest value by an order that can fail.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// Any error, since the function can throw.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Whether the first of two values is less than the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher with an upstream publisher and a function that compares two values.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber, which gets the greatest value at the end, or a thrown error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let best = Box<Output?>(nil)
      let isBefore = areInIncreasingOrder
      upstream.reduceThrowing("TryComparison", subscriber) { value in
        if try best.value.map({ try isBefore($0, value) }) ?? true { best.value = value }
        return .goOn
      } end: {
        best.value
      }
    }
  }
}

extension Publisher {
  /// The first value.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// The first value for which a function returns true.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// The first value for which a function returns true; an error that is thrown ends the publisher.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  /// The last value.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// The last value for which a function returns true.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// The last value for which a function returns true; an error that is thrown ends the publisher.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }

  /// The greatest value by an order.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// The smallest value by an order.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// The greatest value by an order; an error that is thrown ends the publisher.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// The smallest value by an order; an error that is thrown ends the publisher.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// The greatest value.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// The smallest value.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
