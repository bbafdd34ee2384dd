import PlainviewCombine

/// A subscriber that notes its input, with an initial demand.
final class Listener<Input, Failure: Error>: Subscriber {
  private(set) var lines: [String] = []
  private let first: Subscribers.Demand
  private let more: Subscribers.Demand
  private(set) var subscription: (any Subscription)?

  init(asking first: Subscribers.Demand = .unlimited, then more: Subscribers.Demand = .none) {
    self.first = first
    self.more = more
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > 0 { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lines.append("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: lines.append("end")
    case .failure(let error): lines.append("error \(error)")
    }
  }
}

extension Publisher {
  /// What the publisher has at once, as lines.
  func heard(asking first: Subscribers.Demand = .unlimited) -> [String] {
    let listener = Listener<Output, Failure>(asking: first)
    subscribe(listener)
    return listener.lines
  }
}

/// An error of a test.
enum Trouble: Error, Equatable { case here, there }
