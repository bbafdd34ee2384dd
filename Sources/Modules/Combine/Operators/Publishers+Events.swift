extension Publishers {
  /// Runs functions at what happens to a subscription.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

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
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// What each line begins with.
    public let prefix: String
    /// Where the lines go; nil for standard output.
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

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
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Bool)?
    public let receiveOutput: ((Output) -> Bool)?
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

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
