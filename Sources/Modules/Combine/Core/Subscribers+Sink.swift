extension Subscribers {
  /// Runs functions for what a publisher has; asks for everything.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private enum State {
      case waiting
      case subscribed(any Subscription)
      case ended
    }

    private let state = Guarded(State.waiting)
    private let functions: Guarded<(value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?>

    /// The functions for values and for the end.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) { functions = Guarded((receiveValue, receiveCompletion)) }

    /// The name `Sink`.
    public var description: String { "Sink" }

    /// Asks the first subscription for all values; a further one is cancelled.
    public func receive(subscription: any Subscription) {
      let isFirst = state.change { state in
        guard case .waiting = state else { return false }
        state = .subscribed(subscription)
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Runs the function for a value and asks for nothing more.
    public func receive(_ value: Input) -> Demand {
      functions.change { $0?.value }?(value)
      return .none
    }

    /// Runs the function for the completion and releases both functions.
    public func receive(completion: Completion<Failure>) {
      _ = state.exchange(.ended)
      functions.exchange(nil)?.completion(completion)
    }

    /// Cancels the subscription and releases both functions.
    public func cancel() {
      let old = state.exchange(.ended)
      withExtendedLifetime(functions.exchange(nil)) {}
      if case .subscribed(let subscription) = old { subscription.cancel() }
    }
  }

  /// Sets a property of an object to each value; keeps the object until the publisher ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// A property cannot be set to an error.
    public typealias Failure = Never

    private let subscription = Guarded<(any Subscription)?>(nil)
    private let target: Guarded<Root?>
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Sets the property of the object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = Guarded(object)
      self.keyPath = keyPath
    }

    /// The object; nil after the end.
    public var object: Root? { target.change { $0 } }
    /// The name with the type of the object.
    public var description: String { "Assign \(Root.self)." }

    /// Asks the first subscription for all values; a further one is cancelled.
    public func receive(subscription: any Subscription) {
      let isFirst = self.subscription.change { own in
        guard own == nil else { return false }
        own = subscription
        return true
      }
      if isFirst, object != nil { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Sets the property to a value and asks for nothing more.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object and the subscription.
    public func receive(completion: Completion<Never>) { end() }

    /// Releases the object and cancels the subscription.
    public func cancel() { end()?.cancel() }

    @discardableResult private func end() -> (any Subscription)? {
      withExtendedLifetime(target.exchange(nil)) {}
      return subscription.exchange(nil)
    }
  }
}

extension Publisher {
  /// Runs functions for each value and for the end; the subscription ends when the returned object is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a function for each value; the subscription ends when the returned object is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value; keeps the object until the publisher ends.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
