/// A source of values over time, which ends or fails once.
public protocol Publisher<Output, Failure> {
  /// The kind of values that are published.
  associatedtype Output
  /// The kind of errors that may be published; `Never` for none.
  associatedtype Failure: Error

  /// Attaches a subscriber: it gets a subscription first, then what it asks for, then a completion.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber; to be called instead of `receive(subscriber:)`.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which passes on what this publisher has.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable { subscriber.cancel() }
  }

  /// Hides the kind of publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The namespace of the publishers that operators make.
public enum Publishers {}
