/// One value, then the end.
public struct Just<Output>: Publisher {
  /// The publisher cannot fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates the publisher with a value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber, which gets the value, then the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: OneValue("Just", subscriber, output))
  }
}

extension Just: Equatable where Output: Equatable {}

/// One value once it is requested, then the end.
final class OneValue<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let downstream: Guarded<Downstream?>
  private let output: Downstream.Input
  let description: String

  init(_ name: String, _ downstream: Downstream, _ output: Downstream.Input) {
    description = name
    self.downstream = Guarded(downstream)
    self.output = output
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "at least one value has to be asked for")
    guard let subscriber = downstream.exchange(nil) else { return }
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }

  func cancel() { withExtendedLifetime(downstream.exchange(nil)) {} }
}

/// No value; ends at once, or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Creates a publisher that ends at once, or never.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher that ends at once, or never, with given types of values and errors.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  /// Attaches a subscriber, which gets no value, and the completion at once or never.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// An error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that is sent.
  public let error: Failure

  /// Creates the publisher with an error.
  public init(error: Failure) { self.error = error }
  /// Creates a publisher with an error and a given type of values.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Attaches a subscriber, which gets the error.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values of the publisher that is made.
  public typealias Output = DeferredPublisher.Output
  /// The errors of the publisher that is made.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher for a subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher with a function that makes the actual one.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Attaches a subscriber, which gets what a new publisher sends.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

/// Values and an end that are known before.
public struct Record<Output, Failure: Error>: Publisher {
  /// What a record holds.
  public struct Recording {
    /// The values so far.
    public private(set) var output: [Output] = []
    /// How the recording ends; finished by default.
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var isOpen = true

    /// Creates a recording without values that can be added to.
    public init() {}
    /// Creates a recording that has ended, with values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOpen = false
    }

    /// Adds a value.
    public mutating func receive(_ input: Output) {
      precondition(isOpen, "the recording has ended")
      output.append(input)
    }

    /// Ends the recording.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(isOpen, "the recording has ended")
      self.completion = completion
      isOpen = false
    }
  }

  /// The values and the completion that each subscriber gets.
  public let recording: Recording

  /// Creates a publisher with a recording that a function makes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }
  /// Creates a publisher with a recording.
  public init(recording: Recording) { self.recording = recording }
  /// Creates a publisher with values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches a subscriber, which gets the recorded values and the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    SequenceValues.start("Record", subscriber, recording.output, recording.completion)
  }
}
