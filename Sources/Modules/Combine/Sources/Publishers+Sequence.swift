extension Publishers {
  /// The elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements of the sequence.
    public typealias Output = Elements.Element
    /// The sequence whose elements are sent.
    public let sequence: Elements

    /// Creates the publisher with a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber, which gets the elements of the sequence, then the completion.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      SequenceValues.start("\(sequence)", subscriber, sequence, .finished)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// Publishes the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Hands out the elements of a sequence as they are asked for.
final class SequenceValues<Downstream: Subscriber, Elements: Sequence>: Subscription, CustomStringConvertible
where Elements.Element == Downstream.Input {
  private struct State {
    var iterator: Elements.Iterator
    var next: Elements.Element?
    var demand = Subscribers.Demand.none
    var isBusy = false
    var isDone = false
  }

  private let downstream: Downstream
  private let completion: Subscribers.Completion<Downstream.Failure>
  private let state: Guarded<State>
  let description: String

  private init(
    _ name: String, _ downstream: Downstream, _ iterator: Elements.Iterator, _ first: Elements.Element,
    _ completion: Subscribers.Completion<Downstream.Failure>
  ) {
    description = name
    self.downstream = downstream
    self.completion = completion
    state = Guarded(State(iterator: iterator, next: first))
  }

  /// Attaches a subscriber; without elements the end comes at once.
  static func start(
    _ name: String, _ downstream: Downstream, _ elements: Elements,
    _ completion: Subscribers.Completion<Downstream.Failure>
  ) {
    var iterator = elements.makeIterator()
    guard let first = iterator.next() else {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
      return
    }
    downstream.receive(subscription: SequenceValues(name, downstream, iterator, first, completion))
  }

  private enum Step {
    case value(Elements.Element, isLast: Bool)
    case wait
  }

  func request(_ demand: Subscribers.Demand) {
    let isFree = state.change { state in
      state.demand += demand
      defer { state.isBusy = true }
      return !state.isBusy
    }
    guard isFree else { return }
    while case .value(let value, let isLast) = step() {
      let more = downstream.receive(value)
      let ends = state.change { state in
        state.demand += more
        guard isLast, !state.isDone else { return false }
        state.isDone = true
        return true
      }
      if ends { downstream.receive(completion: completion) }
    }
  }

  private func step() -> Step {
    state.change { state in
      guard !state.isDone, state.demand > 0, let value = state.next else {
        state.isBusy = false
        return .wait
      }
      state.demand -= 1
      state.next = state.iterator.next()
      return .value(value, isLast: state.next == nil)
    }
  }

  func cancel() {
    state.change { state in
      state.isDone = true
      state.next = nil
    }
  }
}

extension Optional {
  /// Publishes the value, if there is one.
  public struct Publisher: PlainviewCombine.Publisher {
    /// The value of the optional.
    public typealias Output = Wrapped
    /// The publisher cannot fail.
    public typealias Failure = Never
    /// The value that is sent; nil for none.
    public let output: Wrapped?

    /// Creates the publisher with a value or nil.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber, which gets the value, if there is one, and then the completion.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: OneValue("Optional", subscriber, output))
      } else {
        Empty<Wrapped, Never>().receive(subscriber: subscriber)
      }
    }
  }

  /// Publishes the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// Publishes the value, or the error.
  public struct Publisher: PlainviewCombine.Publisher {
    /// The value of the result.
    public typealias Output = Success
    /// The value or the error that is sent.
    public let result: Result<Success, Failure>

    /// Creates the publisher with a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Creates the publisher with a value.
    public init(_ output: Success) { self.init(.success(output)) }
    /// Creates the publisher with an error.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    /// Attaches a subscriber, which gets the value and the completion, or the error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output): subscriber.receive(subscription: OneValue("Result", subscriber, output))
      case .failure(let error): Fail<Success, Failure>(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// Publishes the value, or the error.
  public var publisher: Publisher { Publisher(self) }
}
