/// A publisher that has values from when it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Connects to the upstream publisher; the connection ends when the returned object is released.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects when the first subscriber is there.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// Connects when the first subscriber is there, and ends that when the last one goes.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public final let upstream: Upstream

    private let state = Guarded<(count: Int, connection: (any Cancellable)?)>((0, nil))

    /// Creates the publisher with an upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber, which gets the values, and connects when it is the first one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Counted(subscriber) { [self] in leave() })
      let isFirst = state.change { state in
        state.count += 1
        return state.count == 1
      }
      guard isFirst else { return }
      let connection = upstream.connect()
      let isNeeded = state.change { state in
        guard state.count > 0 else { return false }
        state.connection = connection
        return true
      }
      if !isNeeded { connection.cancel() }
    }

    private func leave() {
      let connection = state.change { state -> (any Cancellable)? in
        state.count -= 1
        guard state.count <= 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }
  }

  /// Sends the values of a publisher to all subscribers, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Makes the subject that all subscribers share.
    public let createSubject: () -> SubjectType

    private let subject = Guarded<SubjectType?>(nil)

    /// Creates the publisher with an upstream publisher and a function that makes the subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber, which gets what the shared subject sends.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      current().receive(subscriber: subscriber)
    }

    /// Subscribes the subject to the upstream publisher; cancelling ends that, and later subscribers get a new subject.
    public func connect() -> any Cancellable {
      let connection = upstream.subscribe(current())
      return AnyCancellable { [weak self] in
        connection.cancel()
        self?.subject.change { $0 = nil }
      }
    }

    private func current() -> SubjectType {
      subject.change { subject in
        if let subject { return subject }
        let new = createSubject()
        subject = new
        return new
      }
    }
  }

  /// Connects a publisher to all subscribers at once.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The publisher cannot fail.
    public typealias Failure = Never
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Creates the publisher with an upstream publisher.
    public init(upstream: Upstream) { inner = Multicast(upstream: upstream) { PassthroughSubject() } }

    /// Attaches a subscriber, which gets the values after `connect()`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      inner.receive(subscriber: subscriber)
    }
    /// Subscribes to the upstream publisher for all subscribers; cancelling ends that.
    public func connect() -> any Cancellable { inner.connect() }
  }

  /// One subscription for all subscribers, which get the values that arrive while they are subscribed.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream

    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates the publisher with an upstream publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber, which gets the values that come from now on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Whether both are the same object.
    public static func == (one: Share, other: Share) -> Bool { one === other }
  }
}

extension Publisher {
  /// Sends the values to all subscribers, through a subject that is made when it is needed.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values to all subscribers, through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self) { subject }
  }

  /// One subscription for all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that starts when it is connected, after its subscribers were attached.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

/// Passes everything on, and says when the subscription is over.
private final class Counted<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let subscription = Guarded<(any Subscription)?>(nil)
  private let onEnd: Guarded<(() -> Void)?>

  init(_ downstream: Downstream, onEnd: @escaping () -> Void) {
    self.downstream = downstream
    self.onEnd = Guarded(onEnd)
  }

  func receive(subscription: any Subscription) {
    self.subscription.change { $0 = subscription }
    downstream.receive(subscription: self)
  }
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) {
    _ = subscription.exchange(nil)
    onEnd.exchange(nil)?()
    downstream.receive(completion: completion)
  }
  func request(_ demand: Subscribers.Demand) { subscription.change { $0 }?.request(demand) }
  func cancel() {
    subscription.exchange(nil)?.cancel()
    onEnd.exchange(nil)?()
  }
}
