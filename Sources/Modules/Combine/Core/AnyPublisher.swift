/// A publisher whose kind is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides another publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      attach = { publisher.receive(subscriber: $0) }
    }
  }

  /// The name `AnyPublisher`.
  public var description: String { "AnyPublisher" }

  /// Attaches a subscriber, which gets what the hidden publisher sends.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach((subscriber as? AnySubscriber<Output, Failure>) ?? AnySubscriber(subscriber))
  }
}

/// A subscriber whose kind is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// The identifier of the stream.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides another subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
  }

  /// Passes everything on to a subject, and asks for everything.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }

  /// Runs functions.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// The name `AnySubscriber`.
  public var description: String { "AnySubscriber" }

  /// Hands the subscription on.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  /// Hands a value on and returns how many more values the hidden subscriber asks for.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
  /// Hands the completion on.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
