extension Publishers {
  /// Runs functions at what happens to a subscription.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Is called with the subscription; nil for no function.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Is called with each value; nil for no function.
    public var receiveOutput: ((Output) -> Void)?
    /// Is called with the completion; nil for no function.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Is called when the subscriber cancels; nil for no function.
    public var receiveCancel: (() -> Void)?
    /// Is called with each demand; nil for no function.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates the publisher with an upstream publisher and functions for the events.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber, which gets the values unchanged while the functions run.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventStage(self, subscriber))
    }
  }
}

/// Passes everything on, and tells functions.
private final class EventStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let handlers: Publishers.HandleEvents<Upstream>
  private let downstream: Downstream
  private let subscription = Guarded<(any Subscription)?>(nil)

  init(_ handlers: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
    self.handlers = handlers
    self.downstream = downstream
  }

  var description: String { "HandleEvents" }

  func receive(subscription: any Subscription) {
    handlers.receiveSubscription?(subscription)
    self.subscription.change { $0 = subscription }
    downstream.receive(subscription: self)
  }
  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    handlers.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > 0 { handlers.receiveRequest?(demand) }
    return demand
  }
  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    handlers.receiveCompletion?(completion)
    _ = subscription.exchange(nil)
    downstream.receive(completion: completion)
  }
  func request(_ demand: Subscribers.Demand) {
    handlers.receiveRequest?(demand)
    subscription.change { $0 }?.request(demand)
  }
  func cancel() {
    guard let subscription = subscription.exchange(nil) else { return }
    handlers.receiveCancel?()
    subscription.cancel()
  }
}

extension Publishers {
  /// Writes what happens to a subscription.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// What each line begins with.
    public let prefix: String
    /// Where the lines go; nil for standard output.
    public let stream: (any TextOutputStream)?

    /// Creates the publisher with an upstream publisher, a prefix and a stream to write to.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber, which gets the values unchanged while the events are written.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stream = Box(stream)
      let head = prefix.isEmpty ? "" : prefix + ": "
      func write(_ text: String) {
        if stream.value != nil {
          stream.value?.write(head + text + "\n")
        } else {
          Swift.print(head + text)
        }
      }
      HandleEvents(
        upstream: upstream, receiveSubscription: { write("receive subscription: (\($0))") },
        receiveOutput: { write("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: write("receive finished")
          case .failure(let error): write("receive error: (\(error))")
          }
        }, receiveCancel: { write("receive cancel") },
        receiveRequest: { write("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") }
      ).receive(subscriber: subscriber)
    }
  }

  /// Stops the debugger; without one nothing happens.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Is called with the subscription; its answer has no effect.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Is called with each value; its answer has no effect.
    public let receiveOutput: ((Output) -> Bool)?
    /// Is called with the completion; its answer has no effect.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Creates the publisher with an upstream publisher and functions for the events.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches a subscriber, which gets the values unchanged.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (one, two, three) = (receiveSubscription, receiveOutput, receiveCompletion)
      HandleEvents(
        upstream: upstream, receiveSubscription: { _ = one?($0) }, receiveOutput: { _ = two?($0) },
        receiveCompletion: { _ = three?($0) }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Runs functions at what happens to a subscription.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Writes what happens to a subscription.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }

  /// Stops the debugger; without one nothing happens.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the debugger at an error; without one nothing happens.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> { breakpoint() }
}
