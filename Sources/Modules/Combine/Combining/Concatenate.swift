extension Publishers {
  /// The values of one publisher, then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The values, of the same type in both publishers.
    public typealias Output = Suffix.Output
    /// The errors, of the same type in both publishers.
    public typealias Failure = Suffix.Failure
    /// The publisher whose values come first.
    public let prefix: Prefix
    /// The publisher whose values come after those of the first.
    public let suffix: Suffix

    /// Creates the publisher with a first publisher and a second publisher.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber, which gets the values of the first publisher, then those of the second.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let suffix = suffix
      let chain = Chain(subscriber, "Concatenate") { (completion: Subscribers.Completion<Failure>) in
        if case .failure(let error) = completion { return .end(.failure(error)) }
        return .next { suffix.subscribe($0) }
      }
      chain.start { prefix.subscribe($0) }
    }
  }

  /// Another publisher in place of an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the publisher that continues.
    public typealias Failure = NewPublisher.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns the publisher that continues after an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the publisher with an upstream publisher and a function for errors.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber, which gets the values, and after an error those of another publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let chain = Chain(subscriber, "Catch") { (completion: Subscribers.Completion<Upstream.Failure>) in
        guard case .failure(let error) = completion else { return .end(.finished) }
        let next = handler(error)
        return .next { next.subscribe($0) }
      }
      chain.start { upstream.subscribe($0) }
    }
  }

  /// Another publisher in place of an error, or another error.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// Any error, since the function can throw.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns the publisher that continues after an error, or throws.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the publisher with an upstream publisher and a function for errors.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber, which gets the values, and after an error those of another publisher or a thrown error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let handler = handler
      let chain = Chain(subscriber, "TryCatch") { (completion: Subscribers.Completion<Upstream.Failure>) in
        guard case .failure(let error) = completion else { return .end(.finished) }
        do {
          let next = try handler(error)
          return .next { next.mapError { $0 }.subscribe($0) }
        } catch { return .end(.failure(error)) }
      }
      chain.start { upstream.subscribe($0) }
    }
  }

  /// A value, then the end, in place of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The publisher cannot fail.
    public typealias Failure = Never
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The value that is sent instead of an error.
    public let output: Output

    /// Creates the publisher with an upstream publisher and a value.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber, which gets the values, and the replacement when the upstream publisher fails.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let output = output
      let chain = Chain(subscriber, "ReplaceError") { (completion: Subscribers.Completion<Upstream.Failure>) in
        guard case .failure = completion else { return .end(.finished) }
        return .next { Just(output).subscribe($0) }
      }
      chain.start { upstream.subscribe($0) }
    }
  }

  /// Subscribes again after an error, so many times.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Nil for again and again.
    public let retries: Int?

    /// Creates the publisher with an upstream publisher and a number of attempts.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber, which gets the values of the first attempt that does not fail.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (upstream, left) = (upstream, Box(retries))
      let chain = Chain<S, Failure>(subscriber, "Retry") { completion in
        guard case .failure(let error) = completion else { return .end(.finished) }
        if let count = left.value {
          guard count > 0 else { return .end(.failure(error)) }
          left.value = count - 1
        }
        return .again { upstream.subscribe($0) }
      }
      chain.start { upstream.subscribe($0) }
    }
  }
}

extension Publisher {
  /// These values, then those of another publisher.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output { Publishers.Concatenate(prefix: self, suffix: publisher) }

  /// These values, then some more.
  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// These values, then some more.
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
  }

  /// The values of another publisher, then these.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output { Publishers.Concatenate(prefix: publisher, suffix: self) }

  /// Some values, then these.
  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Some values, then these.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
  }

  /// Another publisher in place of an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where Output == P.Output { Publishers.Catch(upstream: self, handler: handler) }

  /// Another publisher in place of an error, or the error that is thrown.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where Output == P.Output { Publishers.TryCatch(upstream: self, handler: handler) }

  /// A value, then the end, in place of an error.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Subscribes again after an error, so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
