/// The base of the publishers that combine the values of several publishers.
class CombinedRun<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let outlet: Outlet<Downstream>
  let count: Int
  let combine: ([Any]) -> Downstream.Input
  private let stops = Guarded<[() -> Void]>([])

  init(_ downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input) {
    outlet = Outlet(downstream)
    self.count = count
    self.combine = combine
  }

  var description: String { "" }

  /// Attaches to all publishers.
  func start(_ attachments: [() -> Void]) {
    outlet.start(self)
    for attach in attachments { attach() }
  }

  func attach<P: Publisher>(_ publisher: P, at sourceIndex: Int) where P.Failure == Downstream.Failure {
    let source = JointSource<P.Output, P.Failure>(first: .unlimited) { [self] value in
      take(value, at: sourceIndex)
      return .none
    } end: { [self] in
      ended($0, at: sourceIndex)
    }
    stops.change { $0.append { source.cancel() } }
    publisher.subscribe(source)
  }

  func take(_ value: Any, at sourceIndex: Int) {}
  func ended(_ completion: Subscribers.Completion<Downstream.Failure>, at sourceIndex: Int) {}

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    stop()
    outlet.end(completion)
  }

  private func stop() { for stop in stops.exchange([]) { stop() } }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    outlet.cancel()
    stop()
  }
}

/// The last values of all publishers, at each new one.
final class CombineLatestRun<Downstream: Subscriber>: CombinedRun<Downstream> {
  private struct State {
    var last: [Int: Any] = [:]
    var ended: Set<Int> = []
  }

  private let state = Guarded(State())

  override var description: String { "CombineLatest" }

  override func take(_ value: Any, at sourceIndex: Int) {
    let values = state.change { state -> [Any]? in
      state.last[sourceIndex] = value
      guard state.last.count == count else { return nil }
      return (0..<count).compactMap { state.last[$0] }
    }
    if let values { outlet.send(combine(values)) }
  }

  override func ended(_ completion: Subscribers.Completion<Downstream.Failure>, at sourceIndex: Int) {
    guard case .finished = completion else { return end(completion) }
    // Without a value of each publisher there is no combined value.
    let isOver = state.change { state in
      state.ended.insert(sourceIndex)
      return state.ended.count == count || state.last[sourceIndex] == nil
    }
    if isOver { end(.finished) }
  }
}

/// The first values of all publishers together, then the second ones, and so on.
final class ZipRun<Downstream: Subscriber>: CombinedRun<Downstream> {
  private struct State {
    var waiting: [[Any]]
    var ended: Set<Int> = []
  }

  private let state: Guarded<State>

  override init(_ downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input) {
    state = Guarded(State(waiting: Array(repeating: [], count: count)))
    super.init(downstream, count: count, combine: combine)
  }

  override var description: String { "Zip" }

  override func take(_ value: Any, at sourceIndex: Int) {
    let (values, isOver) = state.change { state -> ([Any]?, Bool) in
      state.waiting[sourceIndex].append(value)
      guard state.waiting.allSatisfy({ !$0.isEmpty }) else { return (nil, false) }
      let values = state.waiting.map { $0[0] }
      for index in state.waiting.indices { state.waiting[index].removeFirst() }
      return (values, state.ended.contains { state.waiting[$0].isEmpty })
    }
    if let values { outlet.send(combine(values)) }
    if isOver { end(.finished) }
  }

  override func ended(_ completion: Subscribers.Completion<Downstream.Failure>, at sourceIndex: Int) {
    guard case .finished = completion else { return end(completion) }
    let isOver = state.change { state in
      state.ended.insert(sourceIndex)
      return state.waiting[sourceIndex].isEmpty
    }
    if isOver { end(.finished) }
  }
}
