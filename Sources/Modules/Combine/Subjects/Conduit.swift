/// The connection of a subject with one subscriber.
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private struct State {
    var receive: ((Output) -> Subscribers.Demand)?
    var end: ((Subscribers.Completion<Failure>) -> Void)?
    var demand = Subscribers.Demand.none
    /// A value that was not requested yet, where the subject keeps the last one.
    var pending: Output?
  }

  private let state: Guarded<State>
  private let keepsLast: Bool
  private let onRequest: () -> Void
  private let onCancel: (Conduit) -> Void
  let description: String

  init<S: Subscriber>(
    _ name: String, _ subscriber: S, first: Output? = nil, keepsLast: Bool = false,
    onRequest: @escaping () -> Void = {}, onCancel: @escaping (Conduit) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    description = name
    self.keepsLast = keepsLast
    self.onRequest = onRequest
    self.onCancel = onCancel
    state = Guarded(
      State(
        receive: { subscriber.receive($0) }, end: { subscriber.receive(completion: $0) }, pending: first))
  }

  /// Passes a value on if one is requested.
  func offer(_ value: Output) {
    let receive = state.change { state -> ((Output) -> Subscribers.Demand)? in
      guard state.demand > 0 else {
        if keepsLast { state.pending = value }
        return nil
      }
      state.demand -= 1
      state.pending = nil
      return state.receive
    }
    guard let receive else { return }
    let more = receive(value)
    if more > 0 { request(more, tells: false) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let end = state.change { state in
      defer { state = State() }
      return state.end
    }
    end?(completion)
  }

  func request(_ demand: Subscribers.Demand) { request(demand, tells: true) }

  private func request(_ demand: Subscribers.Demand, tells: Bool) {
    let value = state.change { state -> Output? in
      guard state.receive != nil else { return nil }
      state.demand += demand
      guard state.demand > 0 else { return nil }
      defer { state.pending = nil }
      return state.pending
    }
    if tells, demand > 0 { onRequest() }
    if let value { offer(value) }
  }

  func cancel() {
    state.change { $0 = State() }
    onCancel(self)
  }
}

/// The subscribers of a subject, and its end.
struct Conduits<Output, Failure: Error> {
  var all: [Conduit<Output, Failure>] = []
  var completion: Subscribers.Completion<Failure>?
  var subscriptions: [any Subscription] = []
  var isRequested = false

  /// Ends the subject; returns the subscribers to be told of it.
  mutating func end(_ completion: Subscribers.Completion<Failure>) -> [Conduit<Output, Failure>] {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { all = [] }
    subscriptions = []
    return all
  }

  mutating func remove(_ conduit: Conduit<Output, Failure>) { all.removeAll { $0 === conduit } }
}
