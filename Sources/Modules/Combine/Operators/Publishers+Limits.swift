extension Publishers {
  /// The values at some indexes, counted from 0.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The indexes of the values that are passed on.
    public let range: CountableRange<Int>

    /// Creates the publisher with an upstream publisher and a range of indexes.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "a place cannot be negative")
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber, which gets the values whose indexes are in the range.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      if range.isEmpty {
        Empty<Output, Failure>().receive(subscriber: subscriber)
        return
      }
      let range = range
      var index = 0
      upstream.attach("Output", subscriber) { value in
        defer { index += 1 }
        if index + 1 >= range.upperBound { return index >= range.lowerBound ? .last(value) : .end(.finished) }
        return index >= range.lowerBound ? .value(value) : .nothing
      }
    }
  }

  /// The values until a function returns false.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
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

    /// Attaches a subscriber, which gets the values before the first that does not meet the condition.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.attach("PrefixWhile", subscriber) { predicate($0) ? .value($0) : .end(.finished) }
    }
  }

  /// The values until a function returns false, which can fail.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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

    /// Attaches a subscriber, which gets the values before the first that does not meet the condition, or a thrown
    /// error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      upstream.attachThrowing("TryPrefixWhile", subscriber) { try predicate($0) ? .value($0) : .end(.finished) }
    }
  }

  /// All values but the first so many.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// How many values are left out.
    public let count: Int

    /// Creates the publisher with an upstream publisher and a number of values.
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "a number of values cannot be negative")
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber, which gets the values after the first ones.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.attach("Drop", subscriber) { value in
        guard left > 0 else { return .value(value) }
        left -= 1
        return .nothing
      }
    }
  }

  /// The values from the first on for which a function says no.
  public struct DropWhile<Upstream: Publisher>: Publisher {
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

    /// Attaches a subscriber, which gets the values from the first one that does not meet the condition.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var drops = true
      upstream.attach("DropWhile", subscriber) { value in
        if drops { drops = predicate(value) }
        return drops ? .nothing : .value(value)
      }
    }
  }

  /// The values from the first on for which a function says no, which can fail.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
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

    /// Attaches a subscriber, which gets the values from the first one that does not meet the condition, or a thrown
    /// error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      var drops = true
      upstream.attachThrowing("TryDropWhile", subscriber) { value in
        if drops { drops = try predicate(value) }
        return drops ? .nothing : .value(value)
      }
    }
  }
}

extension Publisher {
  /// At most so many values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

  /// The value at an index, counted from 0.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// The values at some indexes, counted from 0.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// The values until a function returns false.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// The values until a function returns false; an error that is thrown ends the publisher.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// All values but the first so many.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

  /// The values from the first on for which a function says no.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// The values from the first on for which a function says no; an error that is thrown ends the publisher.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
