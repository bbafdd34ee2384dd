/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value.
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: OneValue("Just", subscriber, output))
  }
}

extension Just: Equatable where Output: Equatable {}

/// One value for who asks, then the end.
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

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// An error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

/// Values and an end that are known before.
public struct Record<Output, Failure: Error>: Publisher {
  /// What a record holds.
  public struct Recording {
    public private(set) var output: [Output] = []
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var isOpen = true

    public init() {}
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

  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }
  public init(recording: Recording) { self.recording = recording }
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    SequenceValues.start("Record", subscriber, recording.output, recording.completion)
  }
}
