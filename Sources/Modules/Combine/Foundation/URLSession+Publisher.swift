public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Publishes what a request is answered, once for each subscriber.
  public struct DataTaskPublisher: Publisher {
    /// The data of the response, with its header.
    public typealias Output = (data: Data, response: URLResponse)
    /// The errors of the network.
    public typealias Failure = URLError

    /// The request that is made for each subscriber.
    public let request: URLRequest
    /// The session that makes the request.
    public let session: URLSession

    /// Creates the publisher with a request and a session.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber, which gets the response of the request, or an error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskRun(request, session, subscriber))
    }
  }

  /// Publishes what is found under an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Publishes what a request is answered.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// A request for one subscriber, which begins when something is asked for.
private final class DataTaskRun<Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
  private struct State {
    var downstream: Downstream?
    var task: URLSessionDataTask?
  }

  private let state: Guarded<State>
  private let request: URLRequest
  private let session: URLSession

  init(_ request: URLRequest, _ session: URLSession, _ downstream: Downstream) {
    self.request = request
    self.session = session
    state = Guarded(State(downstream: downstream))
  }

  var description: String { "DataTaskPublisher" }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let answered = Handed(take)
    let task = session.dataTask(with: request) { answered.value($0, $1, $2) }
    let starts = state.change { state in
      guard state.task == nil, state.downstream != nil else { return false }
      state.task = task
      return true
    }
    if starts { task.resume() }
  }

  private func take(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let downstream = state.change { state in
      defer { state = State() }
      return state.downstream
    }
    if let error {
      downstream?.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    } else if let response {
      _ = downstream?.receive((data ?? Data(), response))
      downstream?.receive(completion: .finished)
    } else {
      downstream?.receive(completion: .failure(URLError(.badServerResponse)))
    }
  }

  func cancel() {
    let task = state.change { state in
      defer { state = State() }
      return state.task
    }
    task?.cancel()
  }
}
